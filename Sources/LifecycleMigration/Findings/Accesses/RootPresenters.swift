import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds what is asked of the view controller that presents another one: the root was it, and SwiftUI's hosting controller is.
struct RootPresenters {
    private let kinds: RootKinds
    private let contexts: PresentationContexts
    private var flow: AppFlow { kinds.flow }

    /// What is asked of such roots.
    init(of kinds: RootKinds) {
        self.kinds = kinds
        contexts = PresentationContexts(of: kinds)
    }

    /// What is said of an event; nil where that asks nothing of the kind, or what SwiftUI's answers alike.
    func finding(about event: FlowEvent, in function: FlowFunction) -> Finding? {
        if let owner = function.owner, contexts.areAround(owner) { return nil }
        switch event.kind {
        case .cast(let value, let kind, let type):
            guard isPresenter(value) || value.tags.contains(.transition), kind != .plain,
                kinds.mayMean(type, in: function)
            else { return nil }
            return said(
                event, in: function, kind == .forced ? "this cast crashes" : "this cast fails")
        case .comparison(let first, let second):
            return [first, second].contains(where: isPresenter)
                && [first, second].contains { value in
                    value.type.unwrapped.name.map(kinds.names.contains) ?? false
                } ? said(event, in: function, "this comparison fails") : nil
        case .read(_, _, _, let result)
        where isPresenter(result) && isAskedForClass(event, function.file):
            return said(event, in: function, "its class is another one")
        case .read(let receiver, let member, _, _):
            let isOfTransition =
                receiver.tags.contains(.transition) && Self.containing.contains(member)
            return isOfTransition || isVague(receiver) && isTold(by: member)
                ? said(event, in: function, Self.asked(for: member)) : nil
        case .write(let receiver, let member, _, _):
            return isVague(receiver) && isTold(by: member)
                ? said(event, in: function, Self.asked(for: member)) : nil
        case .call(let call): return finding(about: call, event, in: function)
        case .keyPath: return along(event, in: function)
        default: return nil
        }
    }

    // MARK: Calls

    private func finding(
        about call: FlowCall, _ event: FlowEvent, in function: FlowFunction
    ) -> Finding? {
        let presenter = call.receiver.map(isVague) ?? false
        if presenter, ["isKind", "isMember"].contains(call.name) {
            let mayMeanRoot = call.arguments.contains { argument in
                kinds.areNamed(in: argument.range, of: function.file)
                    || argument.value.type.memberOwner == nil
            }
            return mayMeanRoot ? said(event, in: function, "this test fails") : nil
        }
        if presenter, ["map", "flatMap"].contains(call.name) {
            let tellsClass = call.arguments.contains { argument in
                kinds.areNamed(in: argument.range, of: function.file)
                    || argument.range.contains {
                        RootContainment.classReaders.contains(function.file.tokens.text(of: $0))
                    }
            }
            return tellsClass ? said(event, in: function, "its class is another one") : nil
        }
        if presenter, isTold(by: call.name), !leavesNoParent(call, in: function) {
            return said(event, in: function, Self.asked(for: call.name))
        }
        if RootContainment.classReaders.contains(call.name),
            call.arguments.contains(where: { isPresenter($0.value) })
        {
            return said(event, in: function, "its class is another one")
        }
        if call.name == "sequence", isAboutPresenters(event.range, function.file) {
            return said(event, in: function, "its last one is not the root")
        }
        guard MemberByName(call, in: function, flow.program)?.names.contains(Self.member) == true
        else { return nil }
        return said(event, in: function, "it is another one by its name, too")
    }

    /// A key path to what presents: what is asked along it is asked elsewhere.
    private func along(_ event: FlowEvent, in function: FlowFunction) -> Finding? {
        guard let path = KeyPathShape(event.range, in: function.file),
            path.members.last.map(function.file.name(at:)) == Self.member
        else { return nil }
        return said(event, in: function, "it is another one along this key path, too")
    }

    private func isAboutPresenters(_ range: TokenRange, _ file: SwiftFile) -> Bool {
        range.contains { file.tokens.spells($0, Self.member) }
    }

    /// Whether a call takes the presenter out of a parent: neither the root nor SwiftUI's has one. A root that does something
    /// of its own then is told from that.
    private func leavesNoParent(_ call: FlowCall, in function: FlowFunction) -> Bool {
        RootContainment.leavings.contains(call.name)
            && call.arguments.allSatisfy { function.file.text($0.range) == "nil" }
            && kinds.roots.allSatisfy { flow.program.members(call.name, of: $0).isEmpty }
    }

    // MARK: Values

    /// What gives what presents.
    static let member = "presentingViewController"
    /// What a container has of what it shows, where SwiftUI's shows the root.
    private static let containing: Set<String> = ["children", "childViewControllers"]

    private func isPresenter(_ value: FlowValue) -> Bool { value.tags.contains(.presenter) }

    /// Whether a value presents, and nothing has been said of its class.
    private func isVague(_ value: FlowValue) -> Bool {
        isPresenter(value) && value.type.unwrapped.name == "UIViewController"
    }

    /// `type(of: …)`
    private func isAskedForClass(_ event: FlowEvent, _ file: SwiftFile) -> Bool {
        let start = event.range.lowerBound
        return start > 3 && file.tokens.spells(start - 1, ":")
            && file.tokens.spells(start - 2, "of")
            && file.tokens.spells(start - 4, "type")
    }

    private func isTold(by member: String) -> Bool {
        !member.isEmpty && !RootContainment.commonOfPresenters.contains(member)
            && !isOfEveryController(member)
    }

    /// Whether an extension gives a member to all view controllers, and no root has one of its own: what it does there is
    /// told there.
    private func isOfEveryController(_ member: String) -> Bool {
        let own = flow.program.members(member, of: "UIViewController")
        return !own.isEmpty
            && kinds.roots.allSatisfy { root in
                flow.program.members(member, of: root).allSatisfy { $0.owner == own[0].owner }
            }
    }

    private static func asked(for member: String) -> String {
        "'\(member)' is that one's"
    }

    private func said(
        _ event: FlowEvent, in function: FlowFunction, _ consequence: String
    ) -> Finding {
        Finding(
            .windowAccess, .warning, .manual,
            at: flow.context.place(function.located.file, event.range.lowerBound),
            "the presenter of what the root presents is SwiftUI's view controller now, so \(consequence)",
            remedy: "pass the presenter in, or call back through a delegate or a closure")
    }
}
