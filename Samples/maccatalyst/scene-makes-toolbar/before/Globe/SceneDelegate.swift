import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        #if targetEnvironment(macCatalyst)
        configureToolbar(named: "globe")
        window?.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 800, height: 600)
        #endif
        window?.rootViewController = GlobeViewController()
        window?.makeKeyAndVisible()
    }

    #if targetEnvironment(macCatalyst)
    private func configureToolbar(named name: String) {
        let toolbar = NSToolbar(identifier: name)
        toolbar.delegate = self
        toolbar.displayMode = .iconOnly
        window?.windowScene?.titlebar?.toolbar = toolbar
        window?.windowScene?.titlebar?.toolbarStyle = .unified
    }
    #endif
}

#if targetEnvironment(macCatalyst)
extension SceneDelegate: NSToolbarDelegate {
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
        [.toggleSidebar, .flexibleSpace]
    }
}
#endif
