import SwiftFlow
import SwiftOutline

/// Knows that `print` writes and that `Plain` is made without anybody noticing; nothing else.
struct TestEffects: EffectSemantics {
    func effects(ofMaking type: String) -> FlowEffects? {
        type == "Plain" ? FlowEffects(makesObjects: true) : nil
    }
    func effects(ofCalling name: String, on type: FlowType?) -> FlowEffects? {
        type == nil && name == "print" ? FlowEffects(writes: [.outside("output")]) : nil
    }
    func effects(ofReading name: String, of type: FlowType) -> FlowEffects? { nil }
    func effects(ofElementOf type: FlowType, isWritten: Bool) -> FlowEffects? { nil }
    func isLazy(wrapper: String) -> Bool { wrapper == "Later" }
    func isPart(_ member: String) -> Bool { member == "view" }
    func effects(ofWriting name: String, of type: FlowType) -> FlowEffects? { nil }
}

/// The functions of a source at the top level, and what they do.
struct EffectProgram {
    let flow: FlowAnalysis
    let functions: [FlowFunction]
    private let analysis: EffectAnalysis

    init(_ source: String, countsFirstUses: Bool = true) {
        let sources = TestProgram(["A.swift": source])
        flow = FlowAnalysis(of: Program(sources), by: WindowSemantics()) { _, _ in true }
        functions = sources.files[0].outline.declarations.filter { $0.kind == .function }.compactMap
        {
            FlowFunction(
                LocatedDeclaration(file: sources.files[0], declaration: $0), owner: nil)
        }
        functions.forEach(flow.add)
        flow.run()
        analysis = EffectAnalysis(
            of: flow, by: TestEffects(), countsFirstUses: countsFirstUses)
    }

    /// What a function does.
    func effects(_ name: String) -> FlowEffects? {
        functions.first { $0.located.declaration.name == name }.map(analysis.effects)
    }

    /// What the statements of `act()` do, beside declarations at the top level.
    static func effects(
        of body: String, _ declarations: String = "", countsFirstUses: Bool = true
    ) -> FlowEffects? {
        EffectProgram(
            "\(declarations)\nfunc act() {\n\(body)\n}", countsFirstUses: countsFirstUses
        ).effects("act")
    }
}

extension FlowEffects {
    /// What is read and written by name, and what else is so.
    var words: String {
        func names(_ locations: Set<FlowLocation>) -> String {
            locations.map {
                switch $0 {
                case .member(let name, let owner): "\(owner).\(name)"
                case .global(let name), .outside(let name): name
                }
            }.sorted().joined(separator: " ")
        }
        var parts: [String] = []
        if !reads.isEmpty { parts.append("reads " + names(reads)) }
        if !writes.isEmpty { parts.append("writes " + names(writes)) }
        if isUnknown { parts.append("anything") }
        if readsAnything { parts.append("reads anything") }
        if startsLater { parts.append("later") }
        return parts.joined(separator: ", ")
    }
}
