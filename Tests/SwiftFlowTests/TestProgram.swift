import SourceEditing
import SwiftFlow
import SwiftOutline

/// A program of sources in memory.
struct TestProgram: ProgramSources {
    let files: [ProgramFile]

    init(_ sources: [String: String]) {
        files = sources.keys.sorted().map { path in
            ProgramFile(path: path, outline: SwiftFile(SourceText(sources[path] ?? "")))
        }
    }

    func files(binding name: String) -> [ProgramFile] { files.filter { $0.count(of: name) > 0 } }

    func files(inheriting type: String) -> [ProgramFile] {
        files.filter { $0.count(of: type) > 0 }
    }
    func types(named name: String) -> [LocatedDeclaration] {
        files.flatMap(\.types).filter { $0.declaration.name == name }
    }
    func extensions(of name: String) -> [LocatedDeclaration] {
        files.flatMap(\.extensions).filter { $0.declaration.name == name }
    }
    func inheritance(ofForeign type: String) -> [String] { [] }
}

/// Knows a window type and an application, made up for tests: `Window()` is made, `Application.shared.keyWindow` found.
struct WindowSemantics: FlowSemantics {
    enum Origin: UInt8 {
        case made, found, member

        var tag: FlowTag { FlowTag(rawValue) }
    }

    func value(ofSelf type: String) -> Set<FlowTag> { [] }
    func value(ofMaking type: String, at place: MakingPlace) -> Set<FlowTag> {
        type == "Window" || type == "Overlay" ? [Origin.made.tag] : []
    }
    func value(ofStored member: String, of type: String) -> Set<FlowTag> {
        member == "window" && type == "Delegate" ? [Origin.member.tag] : []
    }
    func value(ofParameter index: Int, of function: FlowFunction) -> Set<FlowTag> {
        function.located.declaration.selectorName == "show(in:)" ? [Origin.found.tag] : []
    }
    func member(_ name: String, of base: FlowValue) -> FlowValue? {
        switch (base.type.name, base.type, name) {
        case (_, .metatype("Application"), "shared"): FlowValue(.plain("Application"))
        case ("Application", _, "keyWindow"):
            FlowValue(.optional(.plain("Window")), tags: [Origin.found.tag])
        case ("Application", _, "windows"):
            FlowValue(.collection(.plain("Window")), tags: [Origin.found.tag])
        case ("Application", _, "delegate"): FlowValue(.optional(.plain("AnyDelegate")))
        case ("Window", _, "root"): FlowValue(.optional(.plain("Controller")))
        default: nil
        }
    }
    func result(
        of name: String, on receiver: FlowValue?,
        arguments: [FlowCallArgument]
    ) -> FlowValue? { nil }
    func runsAtOnce(
        _ index: Int, of arguments: [FlowArgument], of name: String,
        on receiver: FlowValue?
    ) -> Bool { name == "animate" }
    func keepsValue(of type: String, calling name: String?) -> Bool { type == "Foreign" }
}

/// What the functions of a program do to the roots of windows.
struct RootWrites {
    /// `origins.sorted`, for each write of `root`, in order.
    let writes: [String]

    init(_ sources: [String: String]) {
        let program = TestProgram(sources)
        let analysis = FlowAnalysis(of: Program(program), by: WindowSemantics()) { _, values in
            values.contains { !$0.tags.isEmpty }
        }
        for file in program.files {
            for located in file.outline.declarations {
                let owned = located.kind.hasMembers ? located.members : [located]
                let owner = located.kind.hasMembers ? located.name : nil
                for member in owned {
                    let member = LocatedDeclaration(file: file, declaration: member)
                    FlowFunction.all(of: member, owner: owner).forEach(analysis.add)
                }
            }
        }
        analysis.run()
        writes = analysis.allFunctions.flatMap { analysis.trace(of: $0).events }.compactMap {
            event in
            guard case .write(let base, member: "root", _, _) = event.kind else { return nil }
            let origins = base.tags.compactMap { WindowSemantics.Origin(rawValue: $0.kind) }
                .map { "\($0)" }.sorted().joined(separator: "+")
            return (origins.isEmpty ? "\(base.type)" : origins) + (event.runsLater ? " later" : "")
        }
    }

    /// A delegate with a method that holds statements.
    init(_ body: String, members: String = "", others: String = "") {
        self.init([
            "A.swift": """
            class Delegate {
                var window: Window?
                \(members)
                func launch() {
                    \(body)
                }
            }
            \(others)
            """
        ])
    }
}
