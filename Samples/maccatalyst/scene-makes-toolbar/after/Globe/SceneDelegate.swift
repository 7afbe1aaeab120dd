import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: GlobeViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        #if targetEnvironment(macCatalyst)
        configureToolbar(named: "globe", windowScene: windowScene)
        windowScene.sizeRestrictions?.minimumSize = CGSize(width: 800, height: 600)
        #endif
        rootViewController = GlobeViewController()
    }

    #if targetEnvironment(macCatalyst)
    private func configureToolbar(named name: String, windowScene: UIWindowScene?) {
        let toolbar = NSToolbar(identifier: name)
        toolbar.delegate = self
        toolbar.displayMode = .iconOnly
        windowScene?.titlebar?.toolbar = toolbar
        windowScene?.titlebar?.toolbarStyle = .unified
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
