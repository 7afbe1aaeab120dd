import UIKit

final class QueueViewController: UIViewController {
    private let done: () -> Void

    init(done: @escaping () -> Void) {
        self.done = done
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("QueueViewController appeared")
        done()
    }
}

final class GateViewController: UIViewController {
    private let opened: () -> Void

    init(opened: @escaping () -> Void) {
        self.opened = opened
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("GateViewController loaded")
        opened()
    }
}

final class StandViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("StandViewController loaded")
    }
}
