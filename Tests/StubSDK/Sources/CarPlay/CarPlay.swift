@_exported import UIKit

extension UISceneSession.Role {
    public static let carTemplateApplication = UISceneSession.Role(
        rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}
@preconcurrency @MainActor open class CPInterfaceController: NSObject {}
@preconcurrency @MainActor open class CPTemplateApplicationScene: UIScene {}
@preconcurrency @MainActor
@objc public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {}
