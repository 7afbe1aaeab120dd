import SwiftUI

class AppDelegate: UIResponder, UIApplicationDelegate {

    let store = BreedStore()

    lazy var log = Log(tag: "AppDelegate")

    func application(_ application: UIApplication, didFinishLaunchingWithOptions
        launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {

        startServices()

        log.write("App Started")
        return true
    }
}
