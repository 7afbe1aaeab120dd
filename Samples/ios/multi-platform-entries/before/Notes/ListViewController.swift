#if os(iOS)
import UIKit

final class ListViewController: UIViewController {
    private let container: Container

    init(container: Container) {
        self.container = container
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("not in a storyboard")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("list of \(container.notes.count) notes")
    }
}
#endif
