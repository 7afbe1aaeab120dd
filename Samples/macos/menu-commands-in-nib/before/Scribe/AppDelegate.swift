import Cocoa

@main
class AppDelegate: NSObject, NSApplicationDelegate {
    private var controller: PageController?

    func applicationDidFinishLaunching(_ aNotification: Notification) {
        controller = PageController()
        controller?.show()
        print("launched")
    }

    @IBAction func showSettings(_ sender: Any) {
        print("settings")
    }

    @IBAction func openManual(_ sender: Any?) {
        print("manual")
    }
}

extension AppDelegate {
    @IBAction func clear(_ sender: Any?) {
        controller?.clear()
    }
}
