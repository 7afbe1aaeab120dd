import UIKit

@MainActor struct Launcher {
    let rootContainer: RootContainerViewController
    let name: String

    func launch() {
        print("launching the \(name)")
        rootContainer.rootViewController = LightViewController(color: "white")
    }
}

@MainActor struct Switcher {
    private(set) var shows = 0
    let rootContainer: RootContainerViewController

    init(rootContainer: RootContainerViewController) {
        self.rootContainer = rootContainer
    }

    func showNight() {
        guard (rootContainer.rootViewController as? LightViewController)?.color != "red" else { return }
        rootContainer.rootViewController = LightViewController(color: "red")
        print("it is night")
    }
}

final class LightViewController: UIViewController {
    let color: String

    init(color: String) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("\(color) light")
    }
}
