import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds handlers of links, activities and quick actions that unwrap by force what the app sets only some time after its launch: where the launch
/// may have answered `false`, UIKit did not call them for what started the app, and a scene does.
///
/// Source: Apple, `application(_:didFinishLaunchingWithOptions:)`, "Return Value".
struct LateUnwraps {
    private let app: UIKitApp
    private var flow: AppFlow { app.launch.flow }

    /// A search in an app.
    init(of app: UIKitApp) {
        self.app = app
    }

    /// The first such place of each handler; none in an app with scenes, and none where the launch always answers `true`.
    func findings() -> [Finding] {
        guard !app.usesScenes, mayAnswerFalse else { return [] }
        let kinds = EventKind.openingURLs + [.continueActivity, .quickAction, .asyncQuickAction]
        return kinds.flatMap { kind in
            app.delegate.methods(kind.selectorName).compactMap { method -> Finding? in
                guard let function = FlowFunction(method, owner: app.delegate.name) else {
                    return nil
                }
                return flow.run(by: [function]).lazy.compactMap { first(in: $0) }.first.map {
                    Finding(
                        kind.finding, .warning, .manual, at: $0.place,
                        "'\($0.name)' is set only some time after the launch, and this crashes where what starts the app is handled before: the launch's answer may have kept it back, and a scene gets it all the same",
                        remedy:
                            "keep what arrives while '\($0.name)' is nil, and handle it once that is set"
                    )
                }
            }
        }.firstAtEachPlace()
    }

    /// Whether an answer of the launch is anything but `true`, be it a library's.
    private var mayAnswerFalse: Bool {
        app.delegate.methods("application(_:didFinishLaunchingWithOptions:)").contains { method in
            guard let body = method.declaration.body else { return false }
            let tokens = method.file.outline.tokens
            return body.contains { token in
                tokens.tokens[token].kind == .keyword(.return)
                    && !(tokens.spells(token + 1, "true")
                        && (tokens.tokens[token + 2].kind == .rightBrace
                            || tokens.tokens[token + 2].kind == .semicolon
                            || method.file.outline.startsLine(tokens.tokens[token + 2].start)))
            }
        }
    }

    private func first(in function: FlowFunction) -> (place: Place, name: String)? {
        for event in flow.trace(of: function).events where !event.runsLater {
            guard case .read(let receiver, let member, let token, _) = event.kind,
                let owner = receiver.type.memberOwner, isOnlyMadeByLaunch(owner),
                isForced(member, of: owner, at: token, in: function.file),
                !isAskedFor(member, in: function), isSetLate(member, of: owner)
            else { continue }
            return (flow.context.place(function.located.file, token), member)
        }
        return nil
    }

    /// Whether a class is the delegate's, or of an object that the launch makes, and no other code does: what is made for a screen has its parts by
    /// then.
    private func isOnlyMadeByLaunch(_ type: String) -> Bool {
        if type == app.delegate.name { return true }
        var isMade = false
        for function in flow.functions(naming: [type]) {
            for event in flow.trace(of: function).events {
                guard case .call(let call) = event.kind, case .making(type, _) = call.target else {
                    continue
                }
                let isInitial =
                    function.id.part == .initialValue
                    && function.owner == app.delegate.name
                guard isInitial || !event.runsLater && app.launch.timeline.isEarly(function) else {
                    return false
                }
                isMade = true
            }
        }
        return isMade
    }

    /// Whether something is asked of a member that is unwrapped by itself, or by `!` there.
    private func isForced(_ member: String, of owner: String, at token: Int, in file: SwiftFile)
        -> Bool
    {
        let variables = flow.program.members(member, of: owner).map(\.located).filter {
            $0.declaration.kind == .variable && $0.declaration.attributes.isEmpty
                && !$0.declaration.isLazy && !$0.declaration.hasModifier("weak")
        }
        guard let variable = variables.first, variables.count == 1,
            let binding = variable.declaration.bindings.first(where: { $0.name == member }),
            binding.initializer == nil, binding.accessorBraces == nil, let type = binding.type
        else { return false }
        let isUnwrapped = variable.file.outline.tokens.spells(type.upperBound - 1, "!")
        let isOptional = variable.file.outline.tokens.spells(type.upperBound - 1, "?")
        if isUnwrapped { return file.tokens.tokens[token + 1].kind == .period }
        return isOptional && file.tokens.tokens[token + 1].kind == .exclamationMark
    }

    /// Whether a function looks whether a member is there: `guard let tab = tabs`, `tabs != nil`.
    private func isAskedFor(_ member: String, in function: FlowFunction) -> Bool {
        let file = function.file
        return function.body.contains { token in
            guard file.tokens.tokens[token].kind == .identifier, file.name(at: token) == member
            else {
                return false
            }
            let next = token + 1
            if file.tokens.compares(at: next) { return file.tokens.spells(next + 1, "nil") }
            if file.tokens.tokens[next].kind == .postfixQuestionMark { return true }
            let start = file.tokens.spells(token - 1, ".") ? token - 2 : token
            return file.tokens.spells(start - 1, "=")
                && [.keyword(.let), .keyword(.var)].contains(
                    file.tokens.tokens[max(0, start - 3)].kind)
        }
    }

    /// Whether code sets a member, and none that the start runs at once.
    private func isSetLate(_ member: String, of owner: String) -> Bool {
        var isSet = false
        for function in flow.functions(naming: [member]) {
            for event in flow.trace(of: function).events {
                guard case .write(let receiver, member, _, _) = event.kind,
                    receiver.type.memberOwner == owner
                else { continue }
                if !event.runsLater, app.launch.timeline.isEarly(function) { return false }
                isSet = true
            }
        }
        return isSet
    }
}
