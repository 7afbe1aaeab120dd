import WatchKit

@main
final class AppDelegate: NSObject, WKApplicationDelegate {
    func applicationDidFinishLaunching() {
        print("launched")
    }
}
