import AppFacts
import SwiftFlow

/// Tells whether what an app shows uses what its launch sets, so that it must not be made before.
///
/// SwiftUI may evaluate the content of a window group before the launch has finished. Source: the mirrored `AppGraph` of
/// OpenSwiftUI.
struct ValuesOfLaunch {
    private let facts: UIKitFacts

    private static let methods = [
        "application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)",
    ]

    /// The launch of an app.
    init(_ facts: UIKitFacts) {
        self.facts = facts
    }

    /// Whether the code of a root reads what the launch may set.
    func areRead(by root: MovedRoot) -> Bool {
        var shown = facts.launch.effects.effects(within: root.ranges, of: root.function)
        for property in root.material.handedOn {
            for part in FlowFunction.all(of: property, owner: facts.launch.owner.name) {
                shown.add(facts.launch.effects.effects(of: part))
            }
        }
        guard shown.isUnknown || !shown.reads.isEmpty else { return false }
        return Self.methods.flatMap { facts.delegate.methods($0) }.contains { method in
            guard let function = FlowFunction(method, owner: facts.delegate.name) else {
                return true
            }
            let set = effects(of: function, beside: root)
            return set.isUnknown || !set.writes.isDisjoint(with: shown.reads)
                || shown.isUnknown && !set.changesNothing
        }
    }

    /// Whether the `App` of one window may keep the objects of a root: it makes them before the launch, and maybe before there is
    /// an application.
    func mayBeMadeBefore(_ root: MovedRoot) -> Bool {
        guard !facts.mayHaveSeveralWindows, !asksApplication(root) else { return false }
        let launch = launchFunctions.map { effects(of: $0, beside: root) }
        let isIdle = launch.allSatisfy { $0.changesNothing && $0.dependsOnNothing }
        if isIdle, !mayAskApplication { return true }
        return makings(of: root).allSatisfy { making in
            !making.isUnknown && launch.allSatisfy { making.commutes(with: $0) }
        }
    }

    /// Whether the making of an object asks for the application.
    private func asksApplication(_ root: MovedRoot) -> Bool {
        let reach = EarlyReach(in: facts.launch.flow, by: .uiKit)
        let file = root.function.located.file
        let own =
            root.material.objects.map(\.value)
            + MovedLocals(of: root, facts: facts).objects.map(\.statement.range)
        let isAsked = own.contains { reach.token(of: .application, in: $0, of: file) != nil }
        return isAsked
            || root.properties.contains { property in
                property.declaration.bindings.compactMap(\.initializer).contains {
                    reach.token(of: .application, in: $0, of: property.file) != nil
                }
            }
    }

    /// What is done to make the objects that a root keeps.
    private func makings(of root: MovedRoot) -> [FlowEffects] {
        let launch = facts.launch
        let values =
            root.material.objects.map(\.value)
            + MovedLocals(of: root, facts: facts).objects.map(\.statement.range)
        let properties = root.properties.flatMap {
            FlowFunction.all(of: $0, owner: launch.owner.name)
        }
        return values.map { launch.effects.effects(within: [$0], of: root.function) }
            + properties.map { launch.effects.effects(of: $0) }
    }

    /// What of the application's delegate runs before a scene connects.
    private var launchFunctions: [FlowFunction] {
        let delegate = facts.delegate
        let properties = delegate.properties.filter { !$0.declaration.isLazy }
        let stored = properties.flatMap { FlowFunction.all(of: $0, owner: delegate.name) }
            .filter { $0.id.part == .initialValue }
        let methods =
            Self.methods.flatMap { delegate.methods($0) }
            + delegate.members.filter { $0.declaration.kind == .initializer }
        return stored + methods.compactMap { FlowFunction($0, owner: delegate.name) }
    }

    /// Whether anything but the delegates may ask for the application while an object is made, code of other modules included.
    private var mayAskApplication: Bool {
        let delegates = facts.delegate.declarations + (facts.sceneDelegate?.declarations ?? [])
        let own = Set(delegates.map(\.file.path))
        return facts.context.files(naming: "UIApplication").contains { !own.contains($0.path) }
            || facts.context.files(naming: "import").contains { $0.outline.importsModule() }
    }

    /// What a function does beside making the root and handling the window.
    private func effects(of function: FlowFunction, beside root: MovedRoot) -> FlowEffects {
        let isOwn = function.id == root.function.id
        let going = TokenRanges(isOwn ? root.removed + [root.write.statement] : [])
        let events = facts.launch.flow.trace(of: function).events.filter {
            !going.contains($0.range.lowerBound) && !facts.launch.window.isTouched(by: $0)
        }
        return facts.launch.effects.effects(of: events, in: function)
    }
}
