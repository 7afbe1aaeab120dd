@_exported import UIKit

@preconcurrency @MainActor open class CPInterfaceController: NSObject {}
@preconcurrency @MainActor open class CPTemplateApplicationScene: UIScene {}
@preconcurrency @MainActor
@objc public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {}
