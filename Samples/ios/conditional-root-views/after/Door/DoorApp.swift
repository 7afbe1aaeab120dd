import SwiftUI

@main
struct DoorApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            let account = appDelegate.account

            switch account.state {
            case .signedIn:
                HomeView(account: account)
            case .signedOut:
                // Nobody is known.
                LoginView()
            }
        }
    }
}
