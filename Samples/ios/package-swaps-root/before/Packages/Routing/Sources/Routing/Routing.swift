import UIKit

public enum Routing {
    /// Shows another first screen.
    @MainActor public static func show(_ next: UIViewController) {
        UIApplication.shared.delegate?.window??.rootViewController = next
    }
}
