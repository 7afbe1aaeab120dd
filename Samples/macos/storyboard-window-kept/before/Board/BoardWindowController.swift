import Cocoa

class BoardWindowController: NSWindowController {
    override func windowDidLoad() {
        super.windowDidLoad()
        print("window loaded")
    }
}
