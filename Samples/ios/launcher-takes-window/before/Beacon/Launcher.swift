import UIKit

@MainActor struct Launcher {
    let window: UIWindow
    let name: String

    func launch() {
        print("launching the \(name)")
        window.rootViewController = LightViewController(color: "white")
        window.makeKeyAndVisible()
    }
}

@MainActor struct Switcher {
    private(set) var shows = 0
    let window: UIWindow

    init(window: UIWindow) {
        self.window = window
    }

    func showNight() {
        guard (window.rootViewController as? LightViewController)?.color != "red" else { return }
        window.rootViewController = LightViewController(color: "red")
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
