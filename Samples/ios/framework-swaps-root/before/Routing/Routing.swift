import UIKit

public enum Routing {
    /// Shows another first screen.
    public static func replaceRoot(by next: UIViewController) {
        UIApplication.shared.windows.first?.rootViewController = next
    }
}
