import Cocoa

class ViewController: NSViewController, NSMenuItemValidation {
    private var isBlurred = false

    override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded")
    }

    @IBAction func toggleBlur(_ sender: Any?) {
        isBlurred.toggle()
    }

    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
        menuItem.state = isBlurred ? .on : .off
        return true
    }
}
