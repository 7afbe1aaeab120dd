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

    private var ranges: [TokenRange] { setup.movingRanges }

    /// The edits of single names and casts inside the moving code.
    func edits() -> [TextEdit] {
        var edits = applicationEdits() + storyboardEdits() + configuredEdits()
        switch destination {
        case .delegate: edits += castEdits(to: SharedDelegate(of: setup.function.owner))
        case .app(let name): edits += castEdits(name) + memberEdits()
        case .ownType(let shared): edits += castEdits(to: shared)
        }
        return edits
    }

    private func storyboardEdits() -> [TextEdit] {
        guard let root = setup.root.storyboard else { return [] }
        return StoryboardRootCode(root, in: file).edits(
            of: setup.moved.map { setup.statements[$0].statement }, destination: destination)
    }

    /// `window?.rootViewController` behind the assignment is the local that was assigned.
    private func configuredEdits() -> [TextEdit] {
        guard let root = setup.root.configured else { return [] }
        return root.reads.map { read in
            let range = root.isOptional ? read.range : read.unwrapped
            return TextEdit(range: file.bytes(of: range), replacement: root.name)
        }
    }

    /// `application`, the parameter, is `UIApplication.shared` everywhere else.
    private func applicationEdits() -> [TextEdit] {
        guard let name = setup.function.applicationName else { return [] }
        return references.filter { $0.name == name && $0.role == .bare }.map {
            TextEdit(range: file.tokens.tokens[$0.token].range, replacement: "UIApplication.shared")
        }
    }

    /// Members of the delegate get it in front: `store` becomes `appDelegate.store`.
    private func memberEdits() -> [TextEdit] {
        guard setup.function.moment == .didFinishLaunching else { return [] }
        let members = setup.function.owner.memberNames.union(setup.promoted.map(\.name))
            .subtracting(locals)
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

    /// Casts of the application's delegate are the `App`'s own, which is no optional: `(… as? X)?.member`.
    private func castEdits(_ name: String) -> [TextEdit] {
        casts(to: name).map { cast in
            var end = cast.range.upperBound
            let next = file.tokens.tokens[end].kind
            if next == .postfixQuestionMark || next == .exclamationMark { end += 1 }
            return TextEdit(
                range: file.bytes(of: cast.range.lowerBound..<end), replacement: "appDelegate")
        }
    }

    private func castEdits(to shared: SharedDelegate) -> [TextEdit] {
        casts(to: shared.delegateName).flatMap { cast in
            let text = cast.replacement(for: shared.text, isOptional: shared.isOptional, in: file)
            var edits = [TextEdit(range: file.bytes(of: cast.range), replacement: text)]
            if cast.kind == .forced, !shared.isOptional, let name = cast.untypedBinding {
                // Without the type, the binding would be optional.
                edits.append(
                    .insert(": \(shared.delegateName)", at: file.tokens.tokens[name].end))
            }
            return edits
        }
    }

    private func casts(to name: String) -> [DelegateCast] {
        let moving = TokenRanges(ranges)
        return setup.function.method.file.uses(of: name).casts.filter {
            moving.contains($0.range.lowerBound)
        }
    }
}
