import SourceEditing
import SwiftOutline

/// The names that mean something else where the launch's code arrives.
struct MovedNames {
    private let setup: RootViewSetup
    private let destination: MovedCode.Destination

    /// The names of a set-up's moving code.
    init(setup: RootViewSetup, destination: MovedCode.Destination) {
        self.setup = setup
        self.destination = destination
    }

    private var file: SwiftFile { setup.function.file }

    private var ranges: [TokenRange] {
        (setup.moved + setup.copied).map { setup.statements[$0].statement.range } + [
            setup.root.range
        ]
    }

    /// The edits of single names and casts inside the moving code.
    func edits() -> [TextEdit] {
        var edits = applicationEdits()
        switch destination {
        case .delegate: break
        case .app(let name):
            edits += castEdits(name, as: "appDelegate", isOptional: false) + memberEdits()
        case .ownType(let name):
            edits += castEdits(name, as: "\(name).shared", isOptional: true)
        }
        return edits
    }

    /// `application`, the parameter, is `UIApplication.shared` everywhere else.
    private func applicationEdits() -> [TextEdit] {
        guard setup.function.moment == .didFinishLaunching,
            let name = setup.function.parameterNames.first
        else { return [] }
        return references.filter { $0.name == name && $0.role == .bare }.map {
            TextEdit(range: file.tokens.tokens[$0.token].range, replacement: "UIApplication.shared")
        }
    }

    /// Members of the delegate get it in front: `store` becomes `appDelegate.store`.
    private func memberEdits() -> [TextEdit] {
        guard setup.function.moment == .didFinishLaunching else { return [] }
        let members = setup.function.owner.memberNames.subtracting(locals)
            .subtracting(references.filter { $0.role == .declaredName }.map(\.name))
        return references.compactMap { reference in
            let start = file.tokens.tokens[reference.token].start
            switch reference.role {
            case .bare where members.contains(reference.name):
                return .insert("appDelegate.", at: start)
            default: return nil
            }
        } + selfEdits()
    }

    private func selfEdits() -> [TextEdit] {
        ranges.flatMap { range in
            range.filter { file.tokens.tokens[$0].kind == .keyword(.`self`) && isBareSelf($0) }.map
            {
                TextEdit(range: file.tokens.tokens[$0].range, replacement: "appDelegate")
            }
        }
    }

    /// `self` on its own, not the `.self` of a type.
    private func isBareSelf(_ token: Int) -> Bool {
        token == 0 || file.tokens.tokens[token - 1].kind != .period
    }

    private var locals: Set<String> {
        setup.moved.reduce(into: []) { names, index in
            names.formUnion(file.declaredNames(in: setup.statements[index].statement).map(\.name))
        }
    }

    private var references: [Reference] { ranges.flatMap { file.references(in: $0) } }

    private func castEdits(_ name: String, as text: String, isOptional: Bool) -> [TextEdit] {
        let casts = setup.function.method.file.uses(of: name).casts
        let moving = TokenRanges(ranges)
        return casts.filter { moving.contains($0.range.lowerBound) }.map { cast in
            var end = cast.range.upperBound
            // `(… as? X)?.member`: the delegate itself is no optional.
            let next = file.tokens.tokens[end].kind
            if !isOptional, next == .postfixQuestionMark || next == .exclamationMark { end += 1 }
            return TextEdit(
                range: file.bytes(of: cast.range.lowerBound..<end), replacement: text)
        }
    }
}
