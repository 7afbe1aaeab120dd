#if os(iOS)
import UIKit

class AppDelegate: UIResponder {
    let container = Container()
}
#elseif os(macOS)
import AppKit

@main
class AppDelegate: NSObject {
    private let container = Container()
}
#endif

// MARK: - Links

extension AppDelegate {
    func open(link: URL) {
        container.add("link " + link.absoluteString)
    }
}

// MARK: - Life cycle

#if os(iOS)
extension AppDelegate: UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        open(link: url)
        return true
    }
}
#elseif os(macOS)
extension AppDelegate: NSApplicationDelegate {
    func application(_ application: NSApplication, open urls: [URL]) {
        urls.forEach(open(link:))
    }
}
#endif
