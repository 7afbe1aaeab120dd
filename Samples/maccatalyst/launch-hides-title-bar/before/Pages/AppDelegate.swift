import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PageViewController()
        window?.makeKeyAndVisible()
        #if targetEnvironment(macCatalyst)
        configureMacWindow()
        #endif
        return true
    }

    #if targetEnvironment(macCatalyst)
    private func configureMacWindow() {
        print("on a Mac")
        // The page reaches up to the top.
        if let titlebar = window?.windowScene?.titlebar {
            titlebar.titleVisibility = .hidden
            titlebar.toolbar = nil
        }
        let sizes = window?.windowScene?.sizeRestrictions
        sizes?.minimumSize = PageViewController.smallestSize
    }
    #endif
}
