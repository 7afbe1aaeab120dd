import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The calls in a function that make SwiftUI views of other modules: what is given to a hosting controller, is kept as the
/// root, or stands in SwiftUI's content.
package struct HostedViewCalls {
    /// The names of the views, by the token of the name.
    package let names: [Int: String]
    /// The names of modifiers that locals get, which keep a view of the app's or of SwiftUI's.
    private let modifiers: Set<Int>

    /// The calls in the content that a plan wrote.
    package init(inContent trace: FlowTrace) {
        names = Self.makings(in: trace.events)
        modifiers = []
    }

    /// The calls whose views a function of a program gives to hosting controllers, or writes as the root.
    package init(
        in function: FlowFunction, _ trace: FlowTrace, of program: Program,
        isHosting: (String) -> Bool, writesView: (FlowEvent) -> Bool
    ) {
        let file = function.file
        let reader = ExpressionReader(file)
        var ranges: [TokenRange] = []
        var bases: Set<Int> = []
        var queue = trace.events.compactMap { event -> Expression? in
            if case .write(_, _, let token, _) = event.kind, file.tokens.spells(token + 1, "="),
                token + 2 < event.range.upperBound, writesView(event)
            {
                return reader.expression(in: token + 2..<event.range.upperBound)
            }
            let name = file.name(at: event.range.lowerBound)
            guard case .call = event.kind, Self.controllers.contains(name) || isHosting(name),
                case .call(_, let arguments) = reader.expression(in: event.range).kind
            else { return nil }
            return arguments.first { $0.label == "rootView" }?.value
        }
        var known: Set<String> = []
        var modifiers: Set<Int> = []
        let chain = ViewChain(program) { name in
            Self.values(of: name, in: trace, file).map(reader.expression)
        }
        while let view = queue.popLast() {
            ranges.append(view.range)
            switch view.kind {
            case .name(let name):
                guard known.insert(name).inserted else { continue }
                queue += Self.values(of: name, in: trace, file).map(reader.expression)
            case .call(let callee, let arguments):
                switch callee.kind {
                case .name(let name):
                    bases.insert(callee.range.lowerBound)
                    if name == "AnyView" { queue += arguments.map(\.value) }
                case .member(_, "AnyView", _): queue += arguments.map(\.value)
                case .member(let base, _, let token):
                    guard chain.startsWithView(view) else { continue }
                    queue.append(base)
                    if base.viewBase != nil { modifiers.insert(token) }
                default: continue
                }
            case .member(let base, _, let token) where chain.startsWithView(base):
                queue.append(base)
                if base.viewBase != nil { modifiers.insert(token) }
            default: continue
            }
        }
        let views = TokenRanges(ranges)
        let inside = trace.events.filter { $0.runsLater && views.contains($0.range.lowerBound) }
        names = Self.makings(in: trace.events).filter { bases.contains($0.key) }
            .merging(Self.makings(in: inside)) { name, _ in name }
        self.modifiers = modifiers
    }

    /// Whether a call is a modifier of one of the views.
    package func isModifier(_ event: FlowEvent) -> Bool {
        guard case .call(let call) = event.kind else { return false }
        if modifiers.contains(call.token) { return true }
        return names[event.range.lowerBound] != nil && call.token != event.range.lowerBound
    }

    private static let controllers: Set<String> = [
        "UIHostingController", "NSHostingController", "NSHostingView",
    ]

    private static func values(
        of local: String, in trace: FlowTrace, _ file: SwiftFile
    ) -> [TokenRange] {
        trace.locals(named: local).compactMap { event in
            guard case .local(_, _, isDeclared: true) = event.kind,
                let equals = event.range.first(where: { file.tokens.spells($0, "=") }),
                equals + 1 < event.range.upperBound
            else { return nil }
            return equals + 1..<event.range.upperBound
        }
    }

    /// What is made by the name of a type that the app does not declare.
    private static func makings(in events: [FlowEvent]) -> [Int: String] {
        events.reduce(into: [:]) { names, event in
            guard case .call(let call) = event.kind, call.receiver == nil,
                call.name.first?.isUppercase == true
            else { return }
            switch call.target {
            case .unknown, .makingForeign: names[call.token] = call.name
            default: return
            }
        }
    }
}
