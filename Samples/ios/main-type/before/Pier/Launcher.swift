import UIKit

@main
enum Launcher {
    static func main() {
        print("before the app")
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
    }
}
