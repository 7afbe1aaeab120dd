import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds where a launch hands an empty root to a library that is not there, which may put another one in its place.
///
/// Nothing else is ever shown then: the app itself sets no other root, and puts nothing into this one.
struct UnknownRootReplacer {
    private let facts: UIKitFacts
    private var launch: LaunchFacts { facts.launch }

    /// An analysis of an app that is migrated.
    init(of facts: UIKitFacts) {
        self.facts = facts
    }

    /// The finding, at the first call of the library's; nothing where a row of the table says what the library does.
    func findings() -> [Finding] {
        guard !facts.root.isView, facts.root.storyboard == nil,
            facts.root.uses.writes.count == 1, let write = facts.root.uses.writes.first,
            isEmpty(write.write.value, in: write.function),
            !facts.sdks.active.contains(where: { $0.kind == .replacesRoot }),
            let call = libraryCall(behind: write)
        else { return [] }
        return [
            Finding(
                .rootSwap, .warning, .review, at: call,
                "the root view controller is an empty one, and this library, which is not in the repository, may put another one into the window, which is SwiftUI's: its views would go",
                remedy:
                    "let a container view controller be the root, and show in it what the library would"
            )
        ]
    }

    /// Whether an expression makes a plain view controller, and nothing else has it.
    private func isEmpty(_ value: TokenRange, in function: FlowFunction) -> Bool {
        let file = function.file
        let text = file.text(value).filter { !$0.isWhitespace }
        if ["UIViewController()", "UIViewController.init()", ".init()"].contains(text) {
            return true
        }
        guard value.count == 1 else { return false }
        let name = file.name(at: value.lowerBound)
        let uses = function.located.file.tokens(spelled: name).filter(function.body.contains)
        let locals = launch.flow.trace(of: function).locals(named: name)
        guard uses.count == 2, locals.count == 1, let local = locals.first,
            let equal = local.range.first(where: { file.tokens.spells($0, "=") }),
            equal + 1 < local.range.upperBound
        else { return false }
        return isEmpty(equal + 1..<local.range.upperBound, in: function)
    }

    // MARK: Calls of libraries

    private func libraryCall(behind write: RootUses.Write) -> Place? {
        let functions = [write.function] + launch.timeline.early.filter { $0 != write.function }
        return functions.lazy.compactMap { function -> Place? in
            let start = function == write.function ? write.write.statement.upperBound : 0
            let file = function.located.file
            return launch.flow.trace(of: function).events.lazy.filter {
                $0.range.lowerBound >= start
            }.compactMap { event -> Place? in
                guard case .call(let call) = event.kind, isOfLibrary(call) else { return nil }
                return launch.context.place(file, call.token)
            }.first
        }.first
    }

    private func isOfLibrary(_ call: FlowCall) -> Bool {
        guard case .foreign(let type?) = call.target, !UIKitTypes.isObject(type),
            launch.flow.program.type(type)?.isDeclared != true,
            facts.sdks.linkedProgram?.types(named: type).isEmpty != false
        else { return false }
        let own = Set(launch.context.target.projectModules)
        let files = Array(launch.context.files(naming: type))
        return !files.isEmpty && files.allSatisfy { $0.outline.importsModule(besides: own) }
    }
}
