import AppKit

final class CanvasController: NSViewController {
    var shapes = 0

    override func loadView() {
        view = NSView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("canvas with \(shapes) shapes")
    }
}
