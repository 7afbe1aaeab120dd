import UIKit

public func replaceRoot(by next: UIViewController) {
    UIApplication.shared.keyWindow?.rootViewController = next
}
