import Stage

#if STUB_APPKIT || os(macOS)
    public typealias PlatformViewController = NSViewController
#elseif STUB_WATCHKIT || os(watchOS)
    public typealias PlatformViewController = WKInterfaceController
#else
    public typealias PlatformViewController = UIViewController
#endif

/// Evaluates views until nothing changes, and keeps their state by their place in the tree.
@MainActor @preconcurrency public final class Renderer {
    /// What one pass over the tree finds.
    struct Findings {
        var content: [String] = []
        var openURL: [(URL) -> Void] = []
        var activities: [(type: String, handle: (NSUserActivity) -> Void)] = []
        var actions: [() -> Void] = []
        var visited: Set<String> = []
        var tint: String?
        var style: String?
        var hidesStatusBar = false
        var title: String?
        var scenes: [SceneNode] = []
        #if STUB_APPKIT || os(macOS)
            var frame = ContentFrame()
            var commands: [MenuBarEntry] = []
            /// The controllers and views of AppKit's in the content.
            var responders: [NSResponder] = []
        #endif
    }

    public var environment = EnvironmentValues()
    /// The controller whose view shows the content.
    weak var host: PlatformViewController?
    #if STUB_APPKIT || os(macOS)
        /// The window that shows the content.
        weak var window: NSWindow?
        /// The items that views become, where they are rendered into a menu.
        var menu: [NSMenuItem]?
    #endif
    var findings = Findings()
    var isDirty = false
    /// Whether what was rendered depends on the environment.
    var readsEnvironment = false
    private var cells: [String: AnyObject] = [:]
    private var values: [String: Any] = [:]
    private var subscriptions: [String: Subscription] = [:]
    private var observed: [ObjectIdentifier: AnyCancellable] = [:]
    private var departures: [String: () -> Void] = [:]

    /// The closure of the latest pass is the one that must hear of a value.
    private final class Subscription {
        var receive: (Any) -> Void
        var cancellable: AnyCancellable?
        init(_ receive: @escaping (Any) -> Void) { self.receive = receive }
    }

    var stageSummary: String {
        var parts = [findings.content.isEmpty ? "nothing" : findings.content.joined(separator: "+")]
        if let style = findings.style { parts.append("style=\(style)") }
        if let tint = findings.tint { parts.append("tint=\(tint)") }
        return parts.joined(separator: " ")
    }

    /// Renders until the state settles; true where anything was rendered.
    func evaluate(_ body: () -> Void) {
        var passes = 0
        repeat {
            isDirty = false
            findings = Findings()
            body()
            dropUnvisited()
            let actions = findings.actions
            findings.actions = []
            actions.forEach { $0() }
            passes += 1
        } while isDirty && passes < 20
        if passes == 20 { Stage.warn("the views never settle") }
    }

    /// Everything goes, as with a window that is closed.
    func leave() {
        findings = Findings()
        dropUnvisited()
        observed = [:]
    }

    private func dropUnvisited() {
        let gone = { (key: String) in !self.findings.visited.contains(key) }
        for (key, leave) in departures.sorted(by: { $0.key < $1.key }) where gone(key) {
            departures[key] = nil
            leave()
        }
        for key in cells.keys where gone(key) { cells[key] = nil }
        for key in values.keys where gone(key) { values[key] = nil }
        for key in subscriptions.keys where gone(key) { subscriptions[key] = nil }
    }

    // MARK: Rendering

    public func render<Content: View>(_ view: Content, at path: String) {
        if let primitive = view as? any PrimitiveView {
            primitive.render(into: self, at: path)
            return
        }
        let here = path + "/\(Content.self)"
        install(view, at: here)
        render(view.body, at: here)
    }

    /// Connects the property wrappers of a view, a scene or an app with what they wrap.
    func install<Owner>(_ owner: Owner, at path: String) {
        for child in Mirror(reflecting: owner).children {
            if let property = child.value as? any InstallableProperty {
                property.install(in: self, at: path + "/" + (child.label ?? ""))
            }
        }
    }

    func show(_ text: String) { findings.content.append(text) }

    // MARK: What lives as long as its place in the tree

    func cell<Value>(_ key: String, _ make: () -> Cell<Value>) -> Cell<Value> {
        findings.visited.insert(key)
        if let cell = cells[key] as? Cell<Value> { return cell }
        let cell = make()
        cells[key] = cell
        return cell
    }

    func once(_ key: String, _ action: @escaping () -> Void, leave: @escaping () -> Void = {}) {
        findings.visited.insert(key)
        if departures[key] == nil { findings.actions.append(action) }
        departures[key] = leave
    }

    /// `callsOld`: the closure of the evaluation before is called, so that what it captured is old
    /// (Apple, `onChange(of:perform:)`, whose example captures the old value).
    func change<Value: Equatable>(
        _ key: String, to value: Value, initial: Bool, callsOld: Bool = false,
        _ action: @escaping (Value, Value) -> Void
    ) {
        findings.visited.insert(key)
        let before = values[key + "#closure"] as? ChangeAction<Value>
        if callsOld {
            values[key + "#closure"] = ChangeAction(run: action)
            findings.visited.insert(key + "#closure")
        }
        let action = before?.run ?? action
        guard let old = values[key] as? Value else {
            values[key] = value
            if initial { findings.actions.append { action(value, value) } }
            return
        }
        guard old != value else { return }
        values[key] = value
        findings.actions.append { action(old, value) }
    }

    func subscribe<P: Publisher>(
        _ key: String, to publisher: P, _ receive: @escaping (P.Output) -> Void
    ) where P.Failure == Never {
        findings.visited.insert(key)
        let erased: (Any) -> Void = { if let value = $0 as? P.Output { receive(value) } }
        if let known = subscriptions[key] {
            known.receive = erased
            return
        }
        let subscription = Subscription(erased)
        subscriptions[key] = subscription
        subscription.cancellable = publisher.subscribe { [weak subscription] in
            subscription?.receive($0)
        }
    }

    func observe<Object: ObservableObject>(_ object: Object) {
        guard observed[ObjectIdentifier(object)] == nil else { return }
        observed[ObjectIdentifier(object)] = object.objectWillChange.subscribe { [weak self] _ in
            MainActor.assumeIsolated { self?.isDirty = true }
        }
    }
}

/// What an `onChange` does, kept until the next evaluation.
private struct ChangeAction<Value> {
    let run: (Value, Value) -> Void
}
