import WatchKit

@main
class ExtensionDelegate: NSObject, WKApplicationDelegate {
    var count = 1

    func applicationDidFinishLaunching() {
        count = 2
    }
}
