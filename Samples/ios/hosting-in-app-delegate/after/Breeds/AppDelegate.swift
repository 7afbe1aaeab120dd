import SwiftUI

class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let store = BreedStore()

    lazy var log = Log(tag: "AppDelegate")

    /// The root view of the window, made at launch.
    private(set) var rootView: AnyView?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions
        launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {

        startServices()

        rootView = AnyView(
            BreedListScreen(limit: 20)
                .environmentObject(store) // shared by every screen
                .accentColor(.orange)
        )

        log.write("App Started")
        return true
    }
}
