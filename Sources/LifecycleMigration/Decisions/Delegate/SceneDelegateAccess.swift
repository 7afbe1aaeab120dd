import AppFacts
import SwiftFlow
import SwiftOutline

/// The places at which the code of an app with one window looks for the delegate of its scene: `UIApplication.shared.connectedScenes
/// .first?.delegate as? SceneDelegate`. They get the object that the class keeps of itself, as what the scene has is SwiftUI's.
struct SceneDelegateAccess {
    /// One of them.
    struct Cast {
        /// Its file.
        let file: ProgramFile
        /// The cast, with the parentheses that only hold it together.
        let range: TokenRange
        /// Whether it traps where it fails.
        let isForced: Bool
        /// The clause in front that only binds the scene, with the comma behind it; nil where there is none.
        let binding: TokenRange?
    }

    /// The class.
    let delegate: DelegateClass
    /// The static property by which code reaches the object.
    let name: String
    /// The method in which the scene connects; nil where there is none, or none any more.
    let method: LocatedDeclaration?
    /// The places.
    let casts: [Cast]

    /// Finds the places outside of code that goes; nil where there is none, or where the app has no such object.
    init?(_ facts: UIKitFacts, except removed: [String: [TokenRange]]) {
        guard facts.usesScenes, !facts.mayHaveSeveralWindows,
            facts.otherWindowDelegates.isEmpty, let delegate = facts.sceneDelegate,
            delegate.base == nil, !delegate.declaration.isPrivate
        else { return nil }
        let flow = facts.launch.flow
        let replaced = facts.root.removal.functions.reduce(into: removed) { ranges, item in
            ranges[item.function.located.file.path, default: []] += item.changes.places
        }
        casts = flow.analysis.allFunctions.flatMap { function -> [Cast] in
            let gone = replaced.ranges(in: function.located.file.path)
            return flow.trace(of: function).events.compactMap { event in
                gone.meets(event.range) ? nil : Self.cast(event, to: delegate.name, in: function)
            }
        }
        guard !casts.isEmpty else { return nil }
        self.delegate = delegate
        let emptied = facts.root.removal.emptied
        method = delegate.methods("scene(_:willConnectTo:options:)").first { method in
            method.declaration.body?.isEmpty == false
                && !emptied.contains { $0.located.isSame(as: method) }
        }
        name = delegate.freeMember("shared", "current", "connected")
    }

    /// The property in code: `SceneDelegate.shared`.
    var text: String { "\(delegate.name).\(name)" }

    /// What the places get.
    func replacement(for cast: Cast) -> String { text + (cast.isForced ? "!" : "") }

    /// The tokens of the places, by path.
    var ranges: [String: [TokenRange]] {
        casts.reduce(into: [:]) { $0[$1.file.path, default: []].append($1.range) }
    }

    // MARK: Casts

    private static func cast(
        _ event: FlowEvent, to name: String, in function: FlowFunction
    ) -> Cast? {
        let file = function.file
        guard case .cast(let value, let kind, let type) = event.kind,
            kind == .conditional || kind == .forced, type.unwrapped.name == name,
            value.tags.contains(.sceneDelegate),
            case .cast(let inner, _, _) = ExpressionReader(file).expression(in: event.range).kind,
            case .member(let scene, "delegate", _) = inner.unwrapped.kind
        else { return nil }
        let range = file.parenthesized(event.range) ?? event.range
        guard !isTheOnlyScene(scene) else {
            return Cast(
                file: function.located.file, range: range, isForced: kind == .forced, binding: nil)
        }
        guard case .name(let local) = scene.unwrapped.kind,
            let binding = clause(binding: local, before: event.range, in: function)
        else { return nil }
        return Cast(
            file: function.located.file, range: range, isForced: kind == .forced, binding: binding)
    }

    /// Whether an expression is the first of the connected scenes, whatever that does, or the scene of a view's window.
    private static func isTheOnlyScene(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .optionalChain(let inner), .force(let inner), .cast(let inner, _, _):
            isTheOnlyScene(inner)
        case .tuple(let elements): elements.count == 1 && isTheOnlyScene(elements[0].value)
        case .member(let base, "first", _):
            if case .member(_, "connectedScenes", _) = base.kind { true } else { false }
        case .member(let base, "windowScene", _): isWindowOfView(base.unwrapped)
        default: false
        }
    }

    /// Whether an expression is `view.window`; a window on its own may be one of several, in a loop or closure.
    private static func isWindowOfView(_ expression: Expression) -> Bool {
        guard case .member(let base, "window", _) = expression.kind else { return false }
        switch base.unwrapped.kind {
        case .selfReference: return true
        case .name(let name): return !name.hasPrefix("$")
        case .member(let owner, "view", _):
            if case .selfReference = owner.unwrapped.kind { return true }
            return false
        default: return false
        }
    }

    /// The clause right in front of the one with a cast that binds the only scene to a local which nothing else uses.
    private static func clause(
        binding local: String, before cast: TokenRange, in function: FlowFunction
    ) -> TokenRange? {
        let file = function.file
        let tokens = file.tokens.tokens
        let start = cast.lowerBound - 3
        let uses = file.references(in: function.body).filter {
            $0.name == local && $0.role == .bare
        }
        guard start > 1, tokens[start].kind == .keyword(.let), tokens[start - 1].kind == .comma,
            uses.count == 1,
            let first = (function.body.lowerBound..<start - 1).last(where: {
                tokens[$0].kind == .keyword(.let) && file.tokens.spells($0 + 1, local)
                    && tokens[$0 + 2].kind == .equal
            }),
            isTheOnlyScene(ExpressionReader(file).expression(in: first + 3..<start - 1))
        else { return nil }
        return first..<start
    }
}
