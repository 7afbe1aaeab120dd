import AppFacts
import SourceEditing

/// How the window of an app with a delegate in Objective-C gets the scene that connects.
enum ObjectiveCSceneForm {
    /// UIKit makes it for the storyboard of the scene.
    case storyboard(String)
    /// The launch goes on making it, and the scene's delegate puts it into the scene.
    case attached(AttachedObjectiveCWindow)

    /// Chooses the form for an app.
    ///
    /// - Throws: `Refusal` where neither is open.
    static func choose(
        for delegate: ObjectiveCDelegate, _ launch: ObjectiveCLaunch, _ storyboards: [String],
        in context: TargetContext
    ) throws(Refusal) -> ObjectiveCSceneForm {
        let place = context.library.place(delegate.path, delegate.type.offset)
        guard storyboards.count < 2 else {
            throw Refusal(
                .rootUnresolved, at: place,
                "the app has \(storyboards.count) main storyboards: \(storyboards.joined(separator: ", ")), and a scene takes one",
                remedy: "leave one of them in the Info.plist, then plan again")
        }
        if let storyboard = storyboards.first {
            let own = launch.uses.first { [.makes, .setsRoot].contains($0.kind) }
            if let own {
                throw Refusal(
                    .rootUnresolved, at: context.library.place(own.path, own.offset),
                    "the launch sets up a window beside the storyboard's",
                    remedy:
                        "move what it does to a scene delegate's `scene:willConnectToSession:options:`"
                )
            }
            if let own = delegate.method("window") {
                throw Refusal(
                    .windowSubclass, at: context.library.place(own.path, own.code.offset),
                    "the storyboard's window is one that '\(delegate.name)' makes",
                    remedy: "make it in a scene delegate's own `window`, then plan again")
            }
            return .storyboard(storyboard)
        }
        return .attached(try AttachedObjectiveCWindow(of: delegate, launch, in: context))
    }
}

/// A window that a launch in Objective-C makes as it did, and that gets the scene once that connects.
///
/// The launch's order stays what it was, and the window outlives a scene that the system takes away in the background.
struct AttachedObjectiveCWindow {
    /// The method that shows the window.
    let method: ObjectiveCDelegate.Method
    /// The statement that only shows it, as tokens; the scene's delegate does it.
    let show: Range<Int>
    /// The first statement behind it, which ran when the first screen was loaded; nil where the launch ends there.
    let following: (method: ObjectiveCDelegate.Method, token: Int)?

    /// Finds the window in the launch of a delegate.
    ///
    /// - Throws: `Refusal` with what is not as simple as it must be.
    init(
        of delegate: ObjectiveCDelegate, _ launch: ObjectiveCLaunch, in context: TargetContext
    ) throws(Refusal) {
        func refusal(_ offset: Int, in path: String, _ reason: String) -> Refusal {
            Refusal(
                .rootUnresolved, at: context.library.place(path, offset),
                "the window can't be put into its scene: \(reason)",
                remedy:
                    "make one window in `application:didFinishLaunchingWithOptions:`, keep it in the property `window`, show it by `[self.window makeKeyAndVisible]`, and plan again"
            )
        }
        let start = delegate.type.offset
        guard delegate.keepsWindow, delegate.method("window") == nil else {
            throw refusal(start, in: delegate.path, "no property of the delegate keeps it")
        }
        func only(_ kind: ObjectiveCLaunch.Kind, _ reason: String) throws(Refusal)
            -> ObjectiveCLaunch.Use
        {
            let all = launch.uses.filter { $0.kind == kind }
            guard let first = all.first, all.count == 1 else {
                let use = all.dropFirst().first
                throw refusal(use?.offset ?? start, in: use?.path ?? delegate.path, reason)
            }
            return first
        }
        let making = try only(.makes, "the launch doesn't make just one")
        let shown = try only(.shows, "the launch doesn't show just one")
        guard launch.uses.contains(where: { $0.kind == .setsRoot }) else {
            throw refusal(start, in: delegate.path, "nothing in the launch sets its root")
        }
        guard
            let method = delegate.methods.first(where: {
                $0.path == shown.path && $0.code.body.contains(shown.token)
            }),
            let show = method.statements.first(where: { $0.contains(shown.token) }),
            method.isOwnShow(show), let way = delegate.way(to: method)
        else {
            throw refusal(
                shown.offset, in: shown.path,
                "the launch doesn't show it by a statement of its own, or of a method that it calls"
            )
        }
        guard delegate.setsWindow(in: launch) else {
            throw refusal(
                making.offset, in: making.path, "the launch doesn't put it into the property")
        }
        let conditional = [making, shown].first {
            $0.source.isConditional($0.offset)
        }
        if let conditional {
            throw refusal(
                conditional.offset, in: conditional.path, "only some builds compile what makes it")
        }
        self.method = method
        self.show = show
        let launching = way?.caller ?? method
        let later = delegate.methods.filter { other in
            launching.selector == ObjectiveCLaunch.selectors[0]
                && ObjectiveCLaunch.selectors.dropFirst().contains(other.selector)
        }
        following =
            method.following(show).map { (method, $0) }
            ?? way.flatMap { caller, call in caller.following(call).map { (caller, $0) } }
            ?? later.lazy.compactMap { other in other.following(nil).map { (other, $0) } }.first
    }
}

extension ObjectiveCDelegate {
    /// How the launch gets to a method: nothing for one that UIKit calls, the statement that only calls it for a helper, and nil for
    /// all others.
    fileprivate func way(to method: Method) -> (caller: Method, call: Range<Int>)?? {
        if ObjectiveCLaunch.selectors.contains(method.selector) { return .some(nil) }
        let calls = methods.flatMap { caller in
            caller.statements.filter {
                $0.map(caller.source.spelling).joined() == "[self\(method.selector)];"
            }.map { (caller, $0) }
        }
        guard calls.count == 1, let call = calls.first,
            ObjectiveCLaunch.selectors.contains(call.0.selector)
        else { return nil }
        return .some(call)
    }

    /// Whether a method of the launch gives the property a window.
    fileprivate func setsWindow(in launch: ObjectiveCLaunch) -> Bool {
        let names = Set(launch.uses.map(\.function)).union(ObjectiveCLaunch.selectors)
        return methods.contains { method in
            names.contains(method.selector)
                && method.code.body.contains { token in
                    let source = method.source
                    let isName = source.spells(token, "window") || source.spells(token, "_window")
                    let isOwn = source.spells(token, "_window") || source.spells(token - 1, ".")
                    return isName && isOwn && source.spells(token + 1, "=")
                        && !source.spells(token + 2, "=") || source.spells(token, "setWindow")
                }
        }
    }
}

extension ObjectiveCDelegate.Method {
    /// The statements of its body, each with its semicolon or its braces, as tokens.
    var statements: [Range<Int>] {
        var found: [Range<Int>] = []
        var start = code.body.lowerBound
        var index = start
        while index < code.body.upperBound {
            if source.spells(index, ";") {
                found.append(start..<index + 1)
                start = index + 1
                index = start
            } else if ["(", "[", "{"].contains(where: { source.spells(index, $0) }) {
                let isBlock = source.spells(index, "{") && opensBlock(start)
                index = min(source.partner(of: index) + 1, code.body.upperBound)
                if isBlock, !["else", "while"].contains(where: { source.spells(index, $0) }) {
                    found.append(start..<index)
                    start = index
                }
            } else {
                index += 1
            }
        }
        if start < code.body.upperBound { found.append(start..<code.body.upperBound) }
        return found
    }

    /// The first token of the first statement behind one, or of all, that does more than return.
    func following(_ statement: Range<Int>?) -> Int? {
        let start = statement?.upperBound ?? code.body.lowerBound
        return statements.first {
            $0.lowerBound >= start && !source.spells($0.lowerBound, "return")
        }?.lowerBound
    }

    /// Whether a statement that begins at a token is one with braces.
    private func opensBlock(_ start: Int) -> Bool {
        ["if", "for", "while", "switch", "do", "{", "@"].contains { source.spells(start, $0) }
    }

    /// Whether a statement does nothing but show the window of the property, or of a local of that name.
    func isOwnShow(_ statement: Range<Int>) -> Bool {
        let text = statement.map(source.spelling).joined()
        return ["self.window", "_window", "window", "[selfwindow]"].contains {
            text == "[\($0)makeKeyAndVisible];"
        }
    }
}
