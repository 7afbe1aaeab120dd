import SwiftFlow
import SwiftOutline

extension UIKitApp {
    /// The functions that code of the app's own runs before UIKit makes the delegate: the `main()` of a main type, or what the
    /// statements of `main.swift` call and their variables start with.
    package var startFunctions: [FlowFunction] {
        guard let start else { return [] }
        switch entry.kind {
        case .mainType:
            return [context.mainMethod(of: entry)].compactMap { $0 }.compactMap {
                FlowFunction($0, owner: entry.declaration?.name)
            }
        case .mainFile: return functions(ofMainFile: start.file)
        default: return []
        }
    }

    private func functions(ofMainFile file: ProgramFile) -> [FlowFunction] {
        let declarations = file.outline.declarations
        let values = declarations.filter { $0.kind == .variable }.flatMap {
            FlowFunction.all(of: LocatedDeclaration(file: file, declaration: $0), owner: nil)
        }
        let tokens = file.outline.tokens.tokens
        let called = tokens.indices.dropLast(2).filter { token in
            tokens[token].kind == .identifier
                && !declarations.contains { $0.range.contains(token) }
        }.flatMap { functions(calledAt: $0, in: file.outline) }
        return values + called
    }

    /// What `Type(…)`, `Type.member` and `function(…)` run.
    private func functions(calledAt token: Int, in file: SwiftFile) -> [FlowFunction] {
        let program = launch.flow.program
        let name = file.name(at: token)
        let isCall = file.tokens.spells(token + 1, "(")
        if token > 0, file.tokens.tokens[token - 1].kind == .period { return [] }
        guard let type = program.type(name), type.isDeclared else {
            return isCall
                ? program.globals(named: name).compactMap { FlowFunction($0, owner: nil) } : []
        }
        if isCall {
            let stored = type.allMembers.filter {
                LaunchTimeline.isRunWithObject($0.located.declaration)
            }
            return stored.flatMap(FlowFunction.all)
        }
        guard file.tokens.tokens[token + 1].kind == .period else { return [] }
        // `Service.shared.start()`
        let chain = [token + 2, token + 4].filter { $0 < file.tokens.tokens.count }.map(
            file.name(at:))
        return chain.flatMap { program.members($0, of: name) }.flatMap(FlowFunction.all)
    }
}
