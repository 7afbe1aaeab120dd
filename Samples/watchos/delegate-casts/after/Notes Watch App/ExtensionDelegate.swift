import WatchKit

class ExtensionDelegate: NSObject, WKApplicationDelegate {
    var count = 1

    private(set) static var shared: ExtensionDelegate!

    override init() {
        super.init()
        ExtensionDelegate.shared = self
    }

    func applicationDidFinishLaunching() {
        count = 2
    }
}
