import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells which code of an app runs while it launches, and never again: neither by another call, nor with another object.
struct LaunchOnlyCode {
    private let app: UIKitApp
    private var launch: LaunchFacts { app.launch }

    /// Objects that make each other are followed up to here.
    private static let deepest = 6

    /// A look at an app.
    init(of app: UIKitApp) {
        self.app = app
    }

    /// Whether a function is such code.
    func contains(_ function: FlowFunction) -> Bool { contains(function, depth: 0) }

    private func contains(_ function: FlowFunction, depth: Int) -> Bool {
        guard depth < Self.deepest, launch.timeline.isEarly(function) else { return false }
        let isOfDelegate = isOfDelegate(function)
        if launch.startMethods.contains(where: { $0.isSame(as: function.located) }) {
            guard RelaunchCall(of: function, in: app) == nil else { return false }
        } else if !isOfDelegate || !isRunWithObject(function) {
            let owner = function.owner.flatMap(launch.flow.program.type)
            let isOfObject = isRunWithObject(function) && owner?.isDeclared == true
            guard isOfObject || !launch.timeline.runsAgain(function) else { return false }
        }
        guard let owner = function.owner, !function.isStatic, !isOfDelegate,
            launch.flow.program.type(owner)?.isDeclared == true
        else { return true }
        return isMadeOnce(owner, depth: depth)
    }

    private func isRunWithObject(_ function: FlowFunction) -> Bool {
        function.id.part == .initialValue || function.located.declaration.kind == .initializer
    }

    private func isOfDelegate(_ function: FlowFunction) -> Bool {
        app.delegate.declarations.contains {
            $0.file.path == function.located.file.path
                && $0.declaration.range.contains(function.located.declaration.keyword)
        }
    }

    /// Whether such code alone makes objects of a type.
    private func isMadeOnce(_ type: String, depth: Int) -> Bool {
        app.context.files(naming: type).allSatisfy { file in
            file.inheritors(of: type).allSatisfy { $0.declaration.kind == .extension }
                && file.tokens(spelled: type).filter { mayMake($0, in: file) }.allSatisfy { token in
                    let around = launch.timeline.early.filter {
                        $0.located.file.path == file.path && $0.body.contains(token)
                    }
                    return !around.isEmpty
                        && around.allSatisfy { function in
                            contains(function, depth: depth + 1)
                                && !launch.flow.trace(of: function).events.contains {
                                    $0.runsLater && $0.range.contains(token)
                                }
                        }
                }
        }
    }

    /// Whether an object may be made at the name of its type.
    private func mayMake(_ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        guard tokens.tokens.indices.contains(token + 2) else { return false }
        switch tokens.tokens[token + 1].kind {
        case .leftParen: return true
        case .period:
            return [.keyword(.`init`), .keyword(.`self`)].contains(tokens.tokens[token + 2].kind)
                || tokens.spells(token + 2, "init")
        default: return false
        }
    }
}
