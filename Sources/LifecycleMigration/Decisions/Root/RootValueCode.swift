import SourceEditing
import SwiftFlow
import SwiftOutline

/// The code around a SwiftUI root that is written in the `App`: what the delegate does with the values of the view, and how
/// the view waits for them.
struct RootValueCode {
    private let root: MovedRoot
    private var file: SwiftFile { root.function.file }

    /// The code for a root.
    init(_ root: MovedRoot) {
        self.root = root
    }

    /// What becomes of the delegate's statements that make the values, and of the one that set the root.
    var replacements: [TokenRange: [TextEdit]] {
        guard root.material.addsMembers else { return [:] }
        var edits: [TokenRange: [TextEdit]] = [:]
        for value in root.material.kept {
            if case .declaration(let declaration) = value.source {
                edits[declaration.range] = assignment(declaration)
            }
        }
        edits[root.write.statement] = [
            TextEdit(range: file.bytes(of: root.write.statement), replacement: assignments)
        ]
        if assignments.isEmpty { edits[root.write.statement] = nil }
        return edits
    }

    /// Whether nothing takes the place of the statement that set the root.
    var leavesNothing: Bool { assignments.isEmpty }

    /// A local's declaration as an assignment to the property of its name.
    private func assignment(_ declaration: Declaration) -> [TextEdit] {
        guard let binding = declaration.bindings.first else { return [] }
        let tokens = file.tokens.tokens
        let start = tokens[declaration.range.lowerBound].start
        let type = binding.type.map {
            TextEdit.remove(tokens[binding.nameToken].end..<tokens[$0.upperBound - 1].end)
        }
        let name = tokens[binding.nameToken].start
        let receiver = String(property(binding.name).dropLast(binding.name.count))
        let value = binding.initializer.flatMap { initializer -> TextEdit? in
            let text = made(initializer, declared: binding.type.map { file.text($0) })
            guard let text else { return nil }
            return TextEdit(range: file.bytes(of: initializer), replacement: text)
        }
        return [TextEdit(range: start..<name, replacement: receiver)]
            + [type, value].compactMap { $0 }
    }

    /// The property as the function may name it: a parameter may have the name, too.
    private func property(_ name: String) -> String {
        root.function.parameters.contains { $0.name == name } ? "self." + name : name
    }

    /// A value that names no type, as an optional property takes it: `.init(…)` would be the optional's. Nil for all others.
    private func made(_ value: TokenRange, declared type: String?) -> String? {
        guard let type, let period = value.first, value.count > 2,
            file.tokens.tokens[period].kind == .period, file.tokens.spells(period + 1, "init")
        else { return nil }
        let plain = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
        return plain + file.text(period + 2..<value.upperBound)
    }

    /// What is written where the root was set.
    private var assignments: String {
        let indentation = file.lineIndentation(
            at: file.tokens.tokens[root.write.statement.lowerBound].start)
        let values = root.material.kept.compactMap { value -> String? in
            switch value.source {
            case .declaration: nil
            case .local(let name): "self.\(value.name) = \(name)"
            case .expression(let range):
                "\(property(value.name)) = \(text(of: range, value.type))"
            }
        }
        return (values + (root.material.flag.map { ["\($0) = true"] } ?? []))
            .joined(separator: "\n" + indentation)
    }

    /// A value as it is written; a condition without the parentheses that some have it in.
    private func text(of value: TokenRange, _ type: String) -> String {
        made(value, declared: type)
            ?? file.text(type == "Bool" ? file.withoutParentheses(value) : value)
    }

    /// The name that the root view has for the delegate which keeps values.
    static func delegate(usesScenes: Bool) -> String {
        usesScenes ? "sceneDelegate" : "appDelegate"
    }

    /// The locals of the root view for values that may be absent by themselves.
    func locals(usesScenes: Bool) -> [String] {
        let delegate = Self.delegate(usesScenes: usesScenes)
        return root.material.kept.filter { $0.isOptional && !$0.decides }.map {
            "let \($0.name) = \(delegate).\($0.name)"
        }
    }

    /// What the root view asks for before it shows the view.
    func conditions(usesScenes: Bool) -> [String] {
        let delegate = Self.delegate(usesScenes: usesScenes)
        return (root.material.flag.map { ["\(delegate).\($0)"] } ?? [])
            + root.material.kept.filter { !$0.isOptional }.map {
                "let \($0.name) = \(delegate).\($0.name)"
            }
    }
}

extension String {
    /// A name's words: `accountStore` is an "account store".
    var words: String {
        reduce(into: "") { words, character in
            let startsWord =
                character.isUppercase && words.last.map { $0.isLowercase || $0.isNumber } ?? false
            words += startsWord ? " " + character.lowercased() : String(character)
        }
    }
}
