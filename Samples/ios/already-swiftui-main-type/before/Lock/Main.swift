import SwiftUI

@main
class Main {
    static func main() {
        print("before the app")
        if #available(iOS 14, *) {
            LockApp.main()
        } else {
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
        }
    }
}

struct LockApp: App {
    var body: some Scene {
        WindowGroup {
            Text("Lock")
        }
    }
}
