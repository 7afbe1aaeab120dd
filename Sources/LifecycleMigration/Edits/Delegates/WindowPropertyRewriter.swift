import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Removes the delegate's windows, where nothing uses them any more; a `window` that somebody may ask for by selector is
/// left empty.
struct WindowPropertyRewriter {
    private let facts: UIKitFacts
    private let unneeded: [LocatedDeclaration]
    /// The windows of the class that has the app's own, without those that go with that class.
    private let properties: [LocatedDeclaration]
    private let removed: [String: [TokenRange]]

    /// A rewriter for an app; `removed` are the tokens that go otherwise, by path.
    init(_ choices: MigrationChoices, except removed: [String: [TokenRange]]) {
        facts = choices.facts
        properties =
            choices.goingDelegate != nil
            ? []
            : choices.facts.launch.windowProperties.filter { property in
                property.declaration.bindings.count == 1
                    && property.declaration.bindings[0].accessorBraces == nil
            }
        unneeded = choices.unneededWindows.compactMap(\.going)
        self.removed = removed
    }

    /// The tokens that go, by path.
    var removedRanges: [String: [TokenRange]] {
        let values = emptied.compactMap { property in
            property.declaration.bindings.first?.initializer.map { (property.file.path, $0) }
        }
        return Dictionary(
            grouping: values + superfluous.map { ($0.file.path, $0.declaration.range) }
        ) { $0.0 }.mapValues { $0.map(\.1) }
    }

    /// The edits of the properties that stay empty, by path.
    func edits() -> [LoweredEdits] { emptied.map(emptying) }

    /// The properties that start with a window, and stay without one.
    private var emptied: [LocatedDeclaration] {
        guard facts.root.initialRoot == nil else { return [] }
        return properties.filter { property in
            guard let binding = property.declaration.bindings.first, binding.initializer != nil
            else { return false }
            return binding.name == "window" && !isSuperfluous(property)
                && (isOptional(binding, property) || !isUsed(property))
        }
    }

    /// The windows that nothing uses any more.
    var superfluous: [LocatedDeclaration] {
        let others = unneeded.filter { window in
            !properties.contains { $0.isSame(as: window) }
        }
        return properties.filter(isSuperfluous) + others.filter { !isUsed($0) }
            + WindowHolders(of: facts).properties.filter { property, holder in
                !isUsed(property, of: holder)
            }.map(\.property)
    }

    private func isSuperfluous(_ property: LocatedDeclaration) -> Bool {
        let mayGo =
            property.declaration.bindings.first?.name == "window"
            ? unneeded.contains { $0.isSame(as: property) }
            : property.declaration.conditions.isEmpty
        return mayGo && !isUsed(property)
    }

    /// The delegate that a property belongs to.
    private func owner(of property: LocatedDeclaration) -> DelegateClass {
        let isOfOwner = facts.launch.owner.members.contains { $0.isSame(as: property) }
        return isOfOwner ? facts.launch.owner : facts.delegate
    }

    private func isOptional(_ binding: Binding, _ property: LocatedDeclaration) -> Bool {
        facts.launch.flow.analysis.type(
            ofVariable: binding.name, property, owner: facts.launch.owner.name
        ).isOptional
    }

    /// Whether anything but what goes names a property.
    private func isUsed(
        _ property: LocatedDeclaration, of holder: DelegateClass? = nil
    ) -> Bool {
        guard let binding = property.declaration.bindings.first else { return true }
        let owner = holder ?? owner(of: property)
        return facts.context.files(naming: binding.name).contains { file in
            let gone = TokenRanges(removed[file.path] ?? [])
            let tokens = file.outline.tokens
            let receivers = facts.launch.flow.receivers(of: binding.name, in: file)
            let members = names(in: file, of: owner)
            let parameters = file.outline.closureParameters(named: binding.name)
            return file.tokens(spelled: binding.name).contains { token in
                guard tokens.tokens[token].kind == .identifier, !gone.contains(token),
                    !facts.context.conditions.leavesOut(token, of: file.outline),
                    !(file.path == property.file.path
                        && property.declaration.range.contains(token)),
                    isBehindDot(token, in: file) || members.contains(token)
                else { return false }
                if let receiver = receivers[token] { return mayBe(owner, receiver) }
                return isBehindDot(token, in: file)
                    || !facts.launch.flow.isLocal(token, in: file)
                        && !parameters.contains(token)
            }
        }
    }

    /// Whether an object of a type may be a delegate.
    private func mayBe(_ owner: DelegateClass, _ type: FlowType) -> Bool {
        let unwrapped = type.unwrapped
        guard case .named(let name, _) = unwrapped, name != "AnyObject", name != "Any" else {
            return true
        }
        return facts.launch.flow.program.supertypes(of: owner.name).contains(name)
    }

    private func isBehindDot(_ token: Int, in file: ProgramFile) -> Bool {
        token > 0 && file.outline.tokens.tokens[token - 1].kind == .period
    }

    /// The names in a delegate's code of a file that may stand for its members: no labels, and no names that are declared
    /// there.
    private func names(in file: ProgramFile, of owner: DelegateClass) -> Set<Int> {
        let code = owner.members.filter { $0.file.path == file.path }.map(\.declaration.range)
        let tokens = file.outline.tokens.tokens
        return Set(
            code.flatMap(file.outline.references).filter { reference in
                switch reference.role {
                case .argumentLabel: false
                // `if let window` asks for the member; a closure's parameter doesn't.
                case .declaredName:
                    [.keyword(.let), .keyword(.var)].contains(tokens[reference.token - 1].kind)
                        && tokens[reference.token + 1].kind != .colon
                        && tokens[reference.token + 1].kind != .equal
                default: true
                }
            }.map(\.token))
    }

    private func emptying(_ property: LocatedDeclaration) -> LoweredEdits {
        let file = property.file.outline
        let declaration = property.declaration
        guard let binding = declaration.bindings.first, let value = binding.initializer else {
            return LoweredEdits(path: property.file.path, edits: [])
        }
        let end = file.bytes(of: value).upperBound
        var edits = withoutLazy(property)
        let keyword = file.tokens.tokens[declaration.keyword]
        if keyword.kind == .keyword(.let) {
            edits.append(TextEdit(range: keyword.range, replacement: "var"))
        }
        let isWritten = binding.type.map { file.text($0).hasSuffix("?") } ?? false
        let start =
            isWritten
            ? file.tokens.tokens[value.lowerBound - 2].end
            : file.tokens.tokens[binding.nameToken].end
        edits.append(
            TextEdit(range: start..<end, replacement: isWritten ? "" : ": UIWindow?"))
        return LoweredEdits(path: property.file.path, edits: edits)
    }

    /// A property without an initial value can't be lazy.
    private func withoutLazy(_ property: LocatedDeclaration) -> [TextEdit] {
        property.declaration.modifiers.filter { $0.name == "lazy" }.map { modifier in
            let tokens = property.file.outline.tokens.tokens
            let start = tokens[modifier.range.lowerBound].start
            return .remove(start..<tokens[modifier.range.upperBound].start)
        }
    }
}
