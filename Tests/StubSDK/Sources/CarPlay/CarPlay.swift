import Stage
@_exported import UIKit

extension UISceneSession.Role {
    public static let carTemplateApplication = UISceneSession.Role(
        rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}
@preconcurrency @MainActor open class CPInterfaceController: NSObject {}
@preconcurrency @MainActor open class CPTemplateApplicationScene: UIScene {
    public let interfaceController = CPInterfaceController()
    #if STUB_RUN
        private var carDelegate: (any CPTemplateApplicationSceneDelegate)? {
            delegate as? any CPTemplateApplicationSceneDelegate
        }
        open override func stageConnect() {
            Stage.deliver("car didConnect") {
                carDelegate?.templateApplicationScene(self, didConnect: interfaceController)
            }
        }
        open override func stageDisconnect() {
            Stage.deliver("car didDisconnect") {
                carDelegate?.templateApplicationScene(
                    self, didDisconnectInterfaceController: interfaceController)
            }
        }
    #endif
}
#if STUB_RUN
    @preconcurrency @MainActor public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
        func templateApplicationScene(
            _ templateApplicationScene: CPTemplateApplicationScene,
            didConnect interfaceController: CPInterfaceController)
        func templateApplicationScene(
            _ templateApplicationScene: CPTemplateApplicationScene,
            didDisconnectInterfaceController interfaceController: CPInterfaceController)
    }
    extension CPTemplateApplicationSceneDelegate {
        public func templateApplicationScene(
            _ templateApplicationScene: CPTemplateApplicationScene,
            didConnect interfaceController: CPInterfaceController
        ) { Stage.unhandled = true }
        public func templateApplicationScene(
            _ templateApplicationScene: CPTemplateApplicationScene,
            didDisconnectInterfaceController interfaceController: CPInterfaceController
        ) { Stage.unhandled = true }
    }
#else
    @preconcurrency @MainActor
    @objc public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
        @objc optional func templateApplicationScene(
            _ templateApplicationScene: CPTemplateApplicationScene,
            didConnect interfaceController: CPInterfaceController)
        @objc optional func templateApplicationScene(
            _ templateApplicationScene: CPTemplateApplicationScene,
            didDisconnectInterfaceController interfaceController: CPInterfaceController)
    }
#endif
