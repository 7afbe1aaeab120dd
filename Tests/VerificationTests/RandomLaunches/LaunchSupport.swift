/// What random launches use: a store, services, view controllers, views and a model, whose doings are seen in the log.
enum LaunchSupport {
    /// What the lines say that views and their controllers print when they are loaded and shown.
    static let viewMarks = [" loads, ", " appears", "counting saw "]

    /// The source.
    static let source = base + LaunchKinds.source

    /// What else may hold the window; by itself, since a plan edits it.
    static let windowBox = """
        import UIKit

        final class WindowBox {
            weak var window: UIWindow?
        }

        """

    private static let base = """
        import SwiftUI
        import UIKit

        enum Store {
            static var count = 0
            static var isFirst = true
            static var name = "nobody"
            static var flags: [String: Int] = [:]
            static var theme = Theme()

            static var state: String {
                flags.sorted { $0.key < $1.key }.map { "\\($0.key)\\($0.value)" }.joined() + " " + theme.tint
            }
            static func raise(_ value: inout Int) { value += 1 }
            static func load() -> Int {
                print("store is read: \\(count)")
                return count
            }
            static func guest() -> String? {
                print("who is there: \\(name)")
                return name == "nobody" ? nil : name
            }
            static func save(_ value: Int) {
                count = value
                print("store is written: \\(value)")
            }
        }

        struct Theme {
            var tint = "blue"
            mutating func flip() { tint = tint == "blue" ? "red" : "blue" }
        }

        enum Services {
            static let ready = Notification.Name("ready")
            private static var names: [String] = []
            static var list: String { names.joined(separator: "+") }
            static func register(_ name: String) {
                names.append(name)
                print("registered \\(list)")
            }
        }

        class HomeViewController: UIViewController {
            let mark: String
            var detail = ""
            init(_ mark: String) {
                self.mark = mark
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() {
                super.viewDidLoad()
                print("home \\(mark) \\(detail) loads, \\(Store.count) \\(Store.name) \\(Store.state) [\\(Services.list)]")
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                print("home \\(mark) \\(detail) appears, \\(Store.count)")
            }
            func configure(_ detail: String) {
                self.detail = detail
                print("home \\(mark) is configured with \\(detail)")
            }
        }

        final class CountingViewController: UIViewController {
            private let seen: Int
            init() {
                seen = Store.count
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() {
                super.viewDidLoad()
                print("counting saw \\(seen), now \\(Store.count)")
            }
        }

        final class PageViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                print("page loads, \\(Store.flags.count) \\(Store.theme.tint)")
            }
        }

        final class ContainerViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let page = PageViewController()
                addChild(page)
                view.addSubview(page.view)
            }
        }

        final class ListeningViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(self, selector: #selector(hear), name: Services.ready, object: nil)
            }
            @objc private func hear() { print("heard, \\(Store.count)") }
        }

        final class LoudViewController: UIViewController {
            init() {
                super.init(nibName: nil, bundle: nil)
                Store.count += 1
                print("loud is made, \\(Store.count)")
            }
            required init?(coder: NSCoder) { nil }
        }

        final class Model: ObservableObject {
            static var made = 0
            static let shared = Model()
            var onChange: (String) -> Void = { _ in }
            @Published var title = "untitled" { didSet { onChange(title) } }
            init() {
                Model.made += 1
                print("model \\(Model.made) is made, \\(Store.count)")
            }
            func load() {
                title = "loaded \\(Store.count)"
                print("model is \\(title)")
            }
        }

        struct PlainView: View {
            let title: String
            var body: some View {
                Text(title).onAppear { print("plain \\(title) appears, \\(Store.count)") }
            }
        }

        struct EagerView: View {
            init() {
                Store.count += 1
                print("eager is made, \\(Store.count)")
            }
            var body: some View {
                Text("eager").onAppear { print("eager appears") }
            }
        }

        struct NestedView: View {
            var body: some View {
                VStack {
                    PlainView(title: "inner")
                    Text(Store.name)
                }
            }
        }

        final class StateModel: ObservableObject {
            init() { print("state loads, \\(Store.count)") }
        }

        struct StateView: View {
            @StateObject private var model = StateModel()
            var body: some View {
                Text("state").onAppear { print("state appears, \\(Store.theme.tint) of \\(model === model)") }
            }
        }

        struct ModelView: View {
            @ObservedObject var model: Model
            var body: some View {
                Text(model.title).onAppear { print("view of \\(model.title) appears") }
            }
        }

        """
}
