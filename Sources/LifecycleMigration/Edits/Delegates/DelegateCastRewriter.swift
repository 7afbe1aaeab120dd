import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Repairs the code that casts the application's delegate to its class.
struct DelegateCastRewriter {
    private let casts: [(file: ProgramFile, cast: DelegateCast)]
    private let bindings: [(file: ProgramFile, binding: DelegateBinding)]
    private let unused: [(file: ProgramFile, locals: [TokenRange])]
    private let removed: [String: [TokenRange]]
    /// The bytes of what the window's removal puts something else in the place of, by path.
    private let replaced: [String: [Range<Int>]]
    private let shared: SharedDelegateRewriter
    /// The edits of code that stands elsewhere afterwards.
    private(set) var moved: [LoweredEdits] = []

    /// A rewriter for an app with its tests, and the code that goes otherwise.
    init(_ choices: MigrationChoices, except removed: RemovedCode) {
        let tests = choices.tests
        casts = choices.accesses.casts(except: removed.ranges) + tests.casts
        bindings = removed.bindings + tests.bindings
        unused = choices.accesses.unusedLocals(except: removed.ranges) + tests.unusedLocals
        self.removed = removed.ranges
        replaced = choices.facts.root.removal.functions.reduce(into: [:]) { found, item in
            found[item.function.located.file.path, default: []] += item.changes.replacements.map(
                \.range)
        }
        shared = SharedDelegateRewriter(choices)
        let (accesses, gone) = (choices.accesses, removed.gone)
        let casts = accesses.casts(except: gone).map { file, cast in
            LoweredEdits(path: file.path, edits: shared.edits(of: cast, in: file.outline))
        }
        let bindings = accesses.bindings(except: gone).map { file, binding in
            LoweredEdits(path: file.path, edits: shared.edits(of: binding, in: file.outline))
        }
        moved = casts + bindings
    }

    /// A rewriter for the uses of a delegate outside of the code that goes, and those of the tests that run in the app.
    init(
        _ accesses: DelegateAccesses, tests: HostedTestCasts,
        except removed: [String: [TokenRange]], by shared: SharedDelegateRewriter
    ) {
        casts = accesses.casts(except: removed) + tests.casts
        bindings = accesses.bindings(except: removed) + tests.bindings
        unused = accesses.unusedLocals(except: removed) + tests.unusedLocals
        self.removed = removed
        replaced = [:]
        self.shared = shared
    }

    /// The delegate comes from its class, in every cast and in every local that is cast further on.
    func repairedCasts() -> [LoweredEdits] {
        casts.map { file, cast in
            let gone = TokenRanges(removed[file.path] ?? [])
            let replaced = self.replaced[file.path] ?? []
            let binding = cast.unusedBinding(in: file.outline) { token in
                let byte = file.outline.tokens.tokens[token].start
                return gone.contains(token) || replaced.contains { $0.contains(byte) }
            }
            let edits =
                binding.map { [shared.test(of: cast, bound: $0, in: file.outline)] }
                ?? shared.edits(of: cast, in: file.outline)
            return LoweredEdits(path: file.path, edits: edits)
        }
            + bindings.map { file, binding in
                LoweredEdits(path: file.path, edits: shared.edits(of: binding, in: file.outline))
            }
    }

    /// What allowed the casts that are repaired allows nothing any more.
    func forcedCastComments() -> [LoweredEdits] {
        let gone = removed.adding(
            Dictionary(unused.map { ($0.file.path, $0.locals) }, uniquingKeysWith: +))
        return Dictionary(grouping: casts, by: { $0.file.path }).sorted { $0.key < $1.key }
            .compactMap { path, casts in
                casts.first.map {
                    let comments = ForceCastComments(
                        in: $0.file.outline, removed: gone[path] ?? [])
                    return LoweredEdits(
                        path: path, edits: comments.edits(repairing: casts.map(\.cast.range)))
                }
            }
    }

    /// Locals that only held the delegate go.
    func unusedLocals() -> [LoweredEdits] {
        unused.map { file, locals in
            let extents = locals.map { range in
                CodeExtent(
                    of: range, terminator: file.outline.terminator(behind: range),
                    in: file.outline)
            }
            return LoweredEdits(
                path: file.path,
                edits: CodeRemoval(from: file.outline).edits(removing: extents))
        }
    }
}
