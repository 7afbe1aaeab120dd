import SwiftUI
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate, ObservableObject {
    private lazy var battery = Battery(of: UIApplication.shared)
    let isBusy = { UIApplication.shared.applicationState == .active }
    private lazy var style: String = {
        UIApplication.shared.applicationState == .background ? "dark" : "light"
    }()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("battery \(battery.level), style \(style), busy \(isBusy())")
        return true
    }
}

struct Battery {
    let level: Int

    @MainActor init(of application: UIApplication) {
        level = application.applicationState == .background ? 1 : 2
    }
}
