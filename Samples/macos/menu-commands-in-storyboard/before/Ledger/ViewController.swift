import Cocoa

class ViewController: NSViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded")
    }

    @IBAction func sortByDate(_ sender: Any?) {
        print("sort by date")
    }

    @IBAction func sortByAmount(_ sender: Any?) {
        print("sort by amount")
    }
}
