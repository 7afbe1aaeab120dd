import SwiftUI

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let store = BreedStore()

    lazy var log = Log(tag: "AppDelegate")

    func application(_ application: UIApplication, didFinishLaunchingWithOptions
        launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {

        startServices()

        let viewController = UIHostingController(
            rootView: BreedListScreen(limit: 20)
                .environmentObject(store) // shared by every screen
                .accentColor(.orange)
        )

        self.window = UIWindow(frame: UIScreen.main.bounds)
        self.window?.rootViewController = viewController
        self.window?.makeKeyAndVisible()

        log.write("App Started")
        return true
    }
}
