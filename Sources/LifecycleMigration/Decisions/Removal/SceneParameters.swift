import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// The methods of a scene's delegate that ask its window for the scene, and are given it by a further parameter: every call of
/// them stands where the scene is at hand.
struct SceneParameters {
    /// The methods.
    let functions: Set<FlowFunction.ID>

    /// What the parameter is called.
    static let name = "windowScene"

    /// The methods of the window's owner in an app with scenes.
    init(
        of owner: DelegateClass, window: OwnWindow, in flow: AppFlow, timeline: LaunchTimeline
    ) {
        let all = flow.analysis.allFunctions
        var taking = all.filter { function in
            function.owner == owner.name && Self.asksForScene(function, window, flow)
                && Self.canChange(function, of: owner, flow, timeline)
        }
        var isSettled = taking.isEmpty
        while !isSettled {
            let known = Set(taking.map(\.id))
            let refused = all.reduce(into: Set<FlowFunction.ID>()) { refused, function in
                for call in Self.calls(in: function, flow) {
                    let called = Set((call.target.functions ?? []).map(\.id))
                    guard !called.isDisjoint(with: known) else { continue }
                    let isGiven =
                        called.count == 1 && function.owner == owner.name
                        && (known.contains(function.id) || Self.hasScene(function))
                        && Self.hasArguments(call, in: function.file)
                    if !isGiven { refused.formUnion(called) }
                }
            }
            taking.removeAll { refused.contains($0.id) }
            isSettled = refused.isDisjoint(with: known)
        }
        functions = Set(taking.map(\.id))
    }

    /// Whether a call is one of these methods.
    func areCalled(by call: FlowCall) -> Bool {
        !functions.isEmpty && (call.target.functions ?? []).contains { functions.contains($0.id) }
    }

    // MARK: Which methods

    private static func asksForScene(
        _ function: FlowFunction, _ window: OwnWindow, _ flow: AppFlow
    ) -> Bool {
        flow.trace(of: function).events.contains { event in
            guard case .read(let receiver, "windowScene", _, _) = event.kind else { return false }
            return window.isCertain(receiver)
        }
    }

    /// Whether nobody else demands a method as it is, and the parameter's name is free in it.
    private static func canChange(
        _ function: FlowFunction, of owner: DelegateClass, _ flow: AppFlow,
        _ timeline: LaunchTimeline
    ) -> Bool {
        let declaration = function.located.declaration
        return function.id.part == .body && declaration.kind == .function
            && !declaration.isOverride && !declaration.isStatic && declaration.attributes.isEmpty
            && !hasScene(function) && !timeline.isEntry(function)
            && flow.program.subtypes(of: owner.name).allSatisfy { $0 == owner.name }
            && !owner.memberNames.contains(name)
            && !function.file.references(in: declaration.range).contains {
                $0.name == name && ($0.role == .bare || $0.role == .declaredName)
            }
            && flow.isOnlyCalled(function)
    }

    private static func hasScene(_ function: FlowFunction) -> Bool {
        function.parameters.contains { parameter in
            parameter.name != nil
                && ["UIScene", "UIWindowScene"].contains(
                    TypeReader.type(in: parameter.type, of: function.file).name ?? "")
        }
    }

    private static func calls(in function: FlowFunction, _ flow: AppFlow) -> [FlowCall] {
        flow.trace(of: function).events.compactMap { event in
            if case .call(let call) = event.kind { call } else { nil }
        }
    }

    private static func hasArguments(_ call: FlowCall, in file: SwiftFile) -> Bool {
        file.tokens.tokens[call.token + 1].kind == .leftParen
    }

    // MARK: Edits

    /// The parameter at the end of a method's.
    static func parameter(of function: FlowFunction) -> TextEdit {
        let file = function.file
        let parameter = "\(name): UIWindowScene?"
        guard let last = function.parameters.last else {
            let declared = function.located.declaration.nameRange ?? function.body
            let open = file.tokens.tokens[declared.upperBound...].first { $0.kind == .leftParen }
            let end = open?.end ?? file.bytes(of: declared).upperBound
            return TextEdit(range: end..<end, replacement: parameter)
        }
        return file.appending(parameter, behind: last.range)
    }
}

extension WindowExtraction {
    /// Whether the code is given the scene by a parameter that the plan adds.
    var takesScene: Bool { scope.sceneParameters?.functions.contains(function.id) ?? false }

    /// Where the code calls methods that are given the scene.
    private var callsTakingScene: [FlowCall] {
        guard let parameters = scope.sceneParameters else { return [] }
        return calls.values.compactMap { event in
            guard case .call(let call) = event.kind, parameters.areCalled(by: call) else {
                return nil
            }
            return call
        }.sorted { $0.token < $1.token }
    }

    /// Keeps the locals that such calls are given.
    mutating func keepGivenScenes() {
        for call in callsTakingScene {
            if let local = sceneArgument(at: call.token).local { neededScenes.insert(local) }
        }
    }

    /// The arguments of such calls that stay.
    func sceneArguments(except gone: TokenRanges) -> [TextEdit] {
        let tokens = file.tokens
        return callsTakingScene.filter { !gone.contains($0.token) }.map { call in
            let open = call.token + 1
            let close = Int(tokens.partners[open])
            let argument = "\(SceneParameters.name): \(sceneArgument(at: call.token).text)"
            guard close > open + 1,
                let last = (open + 1..<close).split(at: .comma, in: file).last(where: {
                    !$0.isEmpty
                })
            else { return .insert(argument, at: tokens.tokens[open].end) }
            return file.appending(argument, behind: last)
        }
    }
}
