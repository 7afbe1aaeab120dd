import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Follows what the launch calls into packages and frameworks whose sources are at hand, and finds what presents or asks for a
/// window there before SwiftUI has one, or for the state of the application.
struct LinkedLaunch {
    private let facts: UIKitFacts
    private let linked: AppFlow
    private let owner: (String) -> LinkedModule?

    /// Functions beyond this many are not followed.
    private static let most = 2_000

    /// The launch of an app; nil where nothing is linked whose sources are at hand, or none presents or looks for windows.
    init?(of facts: UIKitFacts) {
        guard !facts.usesScenes, let context = facts.sdks.linkedProgram,
            Self.words.contains(where: { word in
                context.files(naming: word).contains { _ in true }
            })
        else { return nil }
        self.facts = facts
        linked = AppFlow(context: context, delegate: facts.delegate.name, sceneDelegates: [])
        owner = facts.sdks.owner
    }

    private static let words = [
        "present", "performSegue", "keyWindow", "windows", "applicationState",
    ]

    /// A finding for each place.
    func findings() -> [Finding] {
        followed().flatMap { function in
            linked.trace(of: function).events.filter { !$0.runsLater }.compactMap {
                finding(about: $0, in: function)
            } + states(askedIn: function)
        }.firstAtEachPlace()
    }

    /// Where a function asks for the state of the application.
    private func states(askedIn function: FlowFunction) -> [Finding] {
        guard let module = owner(function.located.file.path) else { return [] }
        return ApplicationStateReads.reads(in: function, of: linked).map { token in
            LaunchApplicationState.finding(
                at: linked.context.place(function.located.file, token),
                start: LinkedFindings.start(in: module))
        }
    }

    private func finding(about event: FlowEvent, in function: FlowFunction) -> Finding? {
        let path = function.located.file.path
        guard let module = owner(path) else { return nil }
        let start = LinkedFindings.start(in: module)
        switch event.kind {
        case .call(let call) where RootFindings.isPresentation(call):
            return Finding(
                .launchPresentation, .warning, .manual,
                at: linked.context.place(function.located.file, call.token),
                start + RootFindings.presentedEarly, remedy: RootFindings.presentingLater)
        case .read(let receiver, let member, let token, _)
        where ["keyWindow", "windows"].contains(member)
            && receiver.type.unwrapped.name == "UIApplication":
            return Finding(
                .windowAccess, .warning, .manual,
                at: linked.context.place(function.located.file, token),
                start + "there is no window yet when the launch runs",
                remedy: "do this once the root view controller's `viewDidAppear(_:)` is called")
        default: return nil
        }
    }

    // MARK: What runs

    /// The functions there that the launch runs at once.
    private func followed() -> [FlowFunction] {
        let timeline = facts.launch.timeline
        var queue = timeline.early.filter(timeline.isEarly).flatMap { function in
            facts.launch.flow.trace(of: function).events.filter { !$0.runsLater }.flatMap {
                entered(by: $0, in: function)
            }
        }
        var known: Set<FlowFunction.ID> = []
        var found: [FlowFunction] = []
        while let next = queue.popLast(), found.count < Self.most {
            guard known.insert(next.id).inserted else { continue }
            found.append(next)
            queue += linked.trace(of: next).events.filter { !$0.runsLater }.flatMap {
                $0.runs(in: linked.program)
            }
        }
        return found
    }

    /// The functions there that an event of the app's own code means.
    private func entered(by event: FlowEvent, in function: FlowFunction) -> [FlowFunction] {
        guard case .call(let call) = event.kind else { return [] }
        switch call.target {
        case .functions, .making, .elementwise, .closures: return []
        case .makingForeign(let type): return functions("init", of: type, call)
        case .foreign, .unknown:
            var type = call.receiver?.type.unwrapped.name
            if case .metatype(let name)? = call.receiver?.type { type = name }
            if let type { return functions(call.name, of: type, call) }
            guard call.receiver == nil else {
                return start(ofChain: call.token, in: function.file).map {
                    functions(call.name, of: $0, call)
                } ?? []
            }
            return linked.program.globals(named: call.name)
                .filter { $0.declaration.kind == .function }
                .flatMap { FlowFunction.all(of: $0, owner: nil) }
        }
    }

    /// The type there that a chain of names in front of a token begins with: `Agent.shared.start()`.
    private func start(ofChain token: Int, in file: SwiftFile) -> String? {
        var first = token
        while first > 1, file.tokens.tokens[first - 1].kind == .period { first -= 2 }
        let name = file.name(at: first)
        return linked.program.type(name)?.isDeclared == true ? name : nil
    }

    /// The functions of a type there with the labels of a call; those that have a protocol's requirement with it.
    private func functions(_ name: String, of type: String, _ call: FlowCall) -> [FlowFunction] {
        let types = [type] + linked.program.subtypes(of: type)
        return types.flatMap { linked.program.members(name, of: $0) }.filter { member in
            member.located.declaration.parameters.count >= call.arguments.count
        }.flatMap(FlowFunction.all)
    }
}
