import AppleFrameworks

/// What is known of the classes, variables and results of an app's Objective-C, put together file by file.
///
/// A class, because every body that is read adds to it; it lives as long as one reading.
final class ObjectiveCFacts {
    /// What holds a value.
    typealias Holder = ObjectiveCHolder

    /// Classes of the app's own, in Swift and Objective-C.
    let delegates: Set<String>
    private let context: TargetContext
    private var superclasses: [String: String] = [:]
    private var properties: [String: [String: ObjectiveCType]] = [:]
    private var aliases: Set<String> = []
    private var implementers: [String: Set<String>] = [:]
    private var values: [Holder: ObjectiveCValue] = [:]
    private var chains: [String: [String]] = [:]
    /// Whether anything was added since this was last cleared.
    var hasChanged = false
    /// Who has asked for what is known.
    var readers = ObjectiveCReaders()
    /// Windows that get a scene after all.
    private(set) var covered: Set<ObjectiveCValue.Made> = []
    /// Initializers that give a window its scene, as class and selector.
    private var scenic: Set<[String]> = []
    /// Methods that hear of the end of the launch.
    private(set) var hearingOfLaunch: Set<String> = []

    /// Nothing yet; `delegates` are the names of the app's application delegates.
    init(delegates: Set<String>, in context: TargetContext) {
        self.delegates = delegates
        self.context = context
    }

    // MARK: Classes

    /// Notes a class with what it inherits from.
    func declare(_ name: String, superclass: String?) {
        if let superclass { superclasses[name] = superclass }
    }

    /// Notes another name of a type.
    func declare(_ name: String, standingFor type: String) {
        superclasses[name] = type
        aliases.insert(name)
    }

    /// Notes a property or a variable of a class.
    func declare(_ field: String, _ type: ObjectiveCType, of owner: String) {
        properties[owner, default: [:]][Self.field(field)] = type
    }

    /// Notes that a class has a method.
    func declare(method selector: String, of owner: String) {
        implementers[selector, default: []].insert(owner)
    }

    /// A class and what it inherits from.
    func chain(_ name: String) -> [String] {
        if let known = chains[name] { return known }
        var chain = [name]
        while chain.count < Self.deepest, let last = chain.last {
            let next =
                superclasses[last]
                ?? context.types(named: last).first?.declaration.inheritance.first?.baseName
                .lastComponent
            guard let next, !chain.contains(next) else { break }
            chain.append(next)
        }
        chains[name] = chain
        return chain
    }

    private static let deepest = 8

    /// Whether a class is one of windows.
    func isWindow(_ name: String) -> Bool { chain(name).contains("UIWindow") }

    /// Whether an object is the app's own delegate, or one of a class above it.
    func isDelegate(_ type: String?) -> Bool { type.map(delegates.contains) ?? false }

    /// The class of those of an object that has a field.
    func owner(of field: String, in type: String) -> String? {
        chain(type).first { properties[$0]?[Self.field(field)] != nil }
    }

    /// The classes that have a field of a name; none where many do.
    func owners(of field: String) -> [String] {
        let all = properties.filter { $0.value[Self.field(field)] != nil }.map(\.key)
        return all.count > Self.deepest ? [] : all.sorted()
    }

    /// The classes whose method a message may mean; none where many have one.
    func owners(ofMethod selector: String, in type: String?) -> [String] {
        guard let all = implementers[selector] else { return [] }
        guard let type else { return all.count > Self.deepest ? [] : all.sorted() }
        return chain(type).first(where: all.contains).map { [$0] } ?? []
    }

    /// A field's name without the underscore of its variable.
    private static func field(_ name: String) -> String {
        name.hasPrefix("_") ? String(name.dropFirst()) : name
    }

    // MARK: Values

    /// Adds what something may hold.
    func add(_ value: ObjectiveCValue, to holder: Holder) {
        if value.isOpaque, value.type == nil { return }
        let before = values[holder]
        let after = before?.union(value) ?? value
        guard before != after else { return }
        values[holder] = after
        hasChanged = true
        readers.change(holder)
        if after.kinds.contains(.windowOfScene) { cover(after) }
    }

    /// What something may hold.
    func value(_ holder: Holder) -> ObjectiveCValue {
        readers.note(holder)
        return values[holder] ?? .opaque
    }

    /// What a field of a class may hold: what was put there, or what its type tells.
    func field(_ name: String, of owner: String) -> ObjectiveCValue {
        let held = value(.field(Self.field(name), of: owner))
        let isKnown = !held.kinds.subtracting(.none).isEmpty || !held.made.isEmpty
        guard !isKnown, let type = properties[owner]?[Self.field(name)] else { return held }
        return typed(type).union(held)
    }

    /// Puts something into a field.
    func set(_ name: String, of owner: String, to value: ObjectiveCValue) {
        add(value, to: .field(Self.field(name), of: owner))
    }

    /// What a value may be of which only the type is known.
    func typed(_ type: ObjectiveCType) -> ObjectiveCValue {
        let delegates = ["UIApplicationDelegate", "NSApplicationDelegate"]
        if type.others.contains(where: delegates.contains) { return ObjectiveCValue(.delegate) }
        if type.others.contains(where: ["UISceneDelegate", "UIWindowSceneDelegate"].contains) {
            return ObjectiveCValue(.sceneDelegate)
        }
        guard let name = type.className else { return .opaque }
        if name == "UIWindow" || aliases.contains(name), isWindow(name) {
            return ObjectiveCValue(.unknownWindow, type: name)
        }
        if ["UIScene", "UIWindowScene"].contains(name) {
            return ObjectiveCValue(.scene, type: name)
        }
        let isApplication = chain(name).contains { Self.applications.contains($0) }
        return ObjectiveCValue(isApplication ? .application : [], type: name)
    }

    private static let applications: Set<String> = ["UIApplication", "NSApplication"]

    // MARK: Windows and the launch

    /// Notes that windows get a scene.
    func cover(_ value: ObjectiveCValue) {
        if !value.made.isSubset(of: covered) {
            covered.formUnion(value.made)
            hasChanged = true
            readers.changeAll()
        }
    }

    /// Notes that an initializer gives its window a scene.
    func addScenic(_ selector: String, of owner: String) {
        if scenic.insert([owner, selector]).inserted {
            hasChanged = true
            readers.changeAll()
        }
    }

    /// Whether an initializer does.
    func isScenic(_ selector: String, of type: String) -> Bool {
        chain(type).contains { scenic.contains([$0, selector]) }
    }

    /// Notes that a method hears of the end of the launch.
    func hear(_ selectors: Set<String>) {
        if !selectors.isSubset(of: hearingOfLaunch) {
            hearingOfLaunch.formUnion(selectors)
            hasChanged = true
            readers.changeAll()
        }
    }
}
