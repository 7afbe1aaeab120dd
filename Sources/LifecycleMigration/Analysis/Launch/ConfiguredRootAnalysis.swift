import SwiftOutline

/// Finds the statements that configure a root by way of the window, behind the one that sets it.
///
/// ```swift
/// window.rootViewController = HomeController()
/// window.rootViewController?.view.backgroundColor = .white
/// ```
struct ConfiguredRootAnalysis {
    private let code: LaunchCode
    private let rootIndex: Int
    private let context: TargetContext
    private var file: SwiftFile { code.function.file }

    /// An analysis of a launch that sets its root in one statement.
    init(_ code: LaunchCode, rootIndex: Int, context: TargetContext) {
        self.code = code
        self.rootIndex = rootIndex
        self.context = context
    }

    /// The statements that read the root, by index; nil where one of them can't go along with it.
    var readers: [Int]? {
        let readers = code.rootReaders
        guard case .root = code.statements[rootIndex].role,
            code.function.moment == .willConnect, !readers.isEmpty,
            readers.allSatisfy({ $0 > rootIndex && canMove($0) })
        else { return nil }
        return readers
    }

    /// Whether a statement only works on the root, or on a value that it takes from it.
    private func canMove(_ index: Int) -> Bool {
        let statement = code.statements[index].statement
        switch statement.kind {
        case .declaration: return true
        case .expression:
            return worksOnWindow(statement)
        case .ifStatement:
            return !statement.range.contains { file.tokens.tokens[$0].kind == .keyword(.return) }
        default: return false
        }
    }

    /// Whether a call or an assignment starts at the window.
    private func worksOnWindow(_ statement: Statement) -> Bool {
        let target = file.assignment(in: statement.range)?.target ?? statement.range
        guard let chain = file.chain(in: target) else { return false }
        return code.names.remainder(of: chain, in: file) != nil
    }

    /// How the moved code of a set-up names the root that these statements read.
    func root(of setup: RootViewSetup, _ readers: [Int]) -> ConfiguredRoot? {
        guard case .root(let value) = code.statements[rootIndex].role,
            let target = file.assignment(in: code.statements[rootIndex].statement.range)?.target
        else { return nil }
        let reads = readers.flatMap { code.rootReads(of: $0) }
        return ConfiguredRoot(
            value: value, target: target, reads: reads,
            form: form(of: value, reads, readers, setup))
    }

    private func form(
        of value: TokenRange, _ reads: [WindowRootReads.Read], _ readers: [Int],
        _ setup: RootViewSetup
    ) -> ConfiguredRoot.Form {
        let isOptional = ControllerOptionality(of: setup, in: context).isOptional
        let hasCast = reads.contains(where: isCast)
        let takesOptional = !reads.allSatisfy {
            isForced($0) || isCast($0) || startsStatement($0, readers)
        }
        if value.count == 1, case .identifier = file.tokens.tokens[value.lowerBound].kind, !hasCast,
            isOptional || !takesOptional
        {
            return .existing(name: file.name(at: value.lowerBound), isOptional: isOptional)
        }
        let name = freeName(setup)
        if isOptional || takesOptional { return .declared(name: name, type: .optional) }
        return .declared(name: name, type: hasCast ? .controller : .inferred)
    }

    private func isForced(_ read: WindowRootReads.Read) -> Bool {
        file.tokens.tokens[read.unwrapped.upperBound - 1].kind == .exclamationMark
    }

    private func isCast(_ read: WindowRootReads.Read) -> Bool {
        file.tokens.tokens[read.unwrapped.upperBound].kind == .keyword(.as)
    }

    /// Whether a read starts a statement, whose value nobody takes.
    private func startsStatement(_ read: WindowRootReads.Read, _ readers: [Int]) -> Bool {
        read.isUnwrapped
            && readers.contains {
                let statement = code.statements[$0].statement
                return statement.kind == .expression
                    && statement.range.lowerBound == read.range.lowerBound
            }
    }

    private func freeName(_ setup: RootViewSetup) -> String {
        let taken = Set(
            setup.movingRanges.flatMap { file.references(in: $0) }.filter {
                $0.isUse || $0.role == .declaredName
            }.map(\.name))
        return FreeNames(besides: taken).first(
            of: ["rootViewController", "initialViewController", "windowRoot"])
    }
}
