import AppFacts
import SwiftFlow
import SwiftOutline

/// The code of an app in which the root's view may be at hand, as values that are followed: by names, parameters, captures and elements.
struct RootViewValues {
    /// What the names mean.
    let semantics: RootViewSemantics
    private let analysis: FlowAnalysis
    /// The views that become the root's.
    private let made: Set<FlowTag>

    /// Follows the view of a root of the app's own classes, or of some of UIKit's.
    init(of flow: AppFlow, classes: Set<String>, containers: Set<String>) {
        let makers = flow.context.files(naming: "view").filter { file in
            file.tokens(spelled: "view").contains { file.outline.tokens.spells($0 + 1, "=") }
        }
        let semantics = RootViewSemantics(
            types: flow.semantics, classes: classes, containers: containers,
            children: Self.children(of: classes, in: flow), paths: Set(makers.map(\.path)))
        self.semantics = semantics
        let analysis = FlowAnalysis(of: flow.program, by: semantics) { _, values in
            values.contains { value in
                value.tags.contains(where: \.isOfRoot) || semantics.isController(value)
            }
        }
        for name in classes.sorted() {
            flow.program.type(name)?.allMembers.flatMap(FlowFunction.all).forEach(analysis.add)
        }
        flow.functions(naming: ["view", "viewIfLoaded"]).forEach(analysis.add)
        analysis.run()
        flow.functions(naming: Self.holders(in: analysis)).forEach(analysis.add)
        analysis.run()
        self.analysis = analysis
        made = Self.made(in: analysis, semantics)
    }

    /// The declarations.
    var program: Program { analysis.program }
    /// The code.
    var functions: [FlowFunction] { analysis.allFunctions }

    /// What a function does.
    func trace(of function: FlowFunction) -> FlowTrace { analysis.trace(of: function) }

    /// The names of other modules' functions and types that are given the root's view, or its view controller.
    var takersOfOthers: Set<String> {
        Set(
            functions.flatMap { function in
                trace(of: function).events.compactMap { event in
                    guard case .call(let call) = event.kind, isOfOthers(call.target) else {
                        return nil
                    }
                    let given = call.arguments.map(\.value) + [call.receiver].compactMap { $0 }
                    return given.contains { isView($0) || semantics.isController($0) }
                        ? call.name : nil
                }
            })
    }

    private func isOfOthers(_ target: FlowCallTarget) -> Bool {
        switch target {
        case .foreign, .makingForeign, .unknown: true
        case .functions, .making, .elementwise, .closures: false
        }
    }

    /// Whether a value may be the root's view, or the layer of that.
    func isView(_ value: FlowValue) -> Bool {
        value.tags.contains(.rootView) || !made.isDisjoint(with: value.tags)
    }

    /// The classes of what the root is given as children.
    private static func children(of classes: Set<String>, in flow: AppFlow) -> Set<String> {
        let names = ["addChild", "addChildViewController"]
        let calls = flow.functions(naming: names).flatMap { function in
            names.flatMap { flow.trace(of: function).calls(named: $0) }
        }
        return Set(
            calls.compactMap { event in
                guard case .call(let call) = event.kind, let receiver = call.receiver,
                    !receiver.roots.isEmpty || receiver.type.name.map(classes.contains) ?? false
                else { return nil }
                return call.arguments.first?.value.type.name
            })
    }

    /// The members that the root's view is kept in.
    private static func holders(in analysis: FlowAnalysis) -> [String] {
        let names = analysis.allFunctions.flatMap { function in
            analysis.trace(of: function).events.compactMap { event in
                switch event.kind {
                case .write(_, let member, _, let value)
                where member != "view"
                    && value.tags.contains { $0.isOfRoot && $0 != .rootController }:
                    member
                default: nil
                }
            }
        }
        return Set(names).sorted()
    }

    private static func made(
        in analysis: FlowAnalysis, _ semantics: RootViewSemantics
    ) -> Set<FlowTag> {
        let tags = analysis.allFunctions.flatMap { function in
            analysis.trace(of: function).events.flatMap { event -> [FlowTag] in
                guard case .write(let receiver, "view", _, let value) = event.kind,
                    semantics.isController(receiver)
                else { return [] }
                return value.tags.filter(\.isMade)
            }
        }
        return Set(tags)
    }
}
