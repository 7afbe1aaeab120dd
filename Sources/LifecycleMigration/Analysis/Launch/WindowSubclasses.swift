import SwiftOutline

/// Finds launches whose window is of a class of the app's own: SwiftUI makes its windows itself, of a class of its own.
struct WindowSubclasses {
    private let facts: UIKitFacts
    private var context: TargetContext { facts.context }

    /// An analysis of an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// A finding where such a window is made.
    func findings() -> [Finding] {
        var seen: Set<Finding> = []
        return all.filter { seen.insert($0).inserted }
    }

    private var all: [Finding] {
        let made = facts.launch.codes.flatMap { code in
            let file = code.function.method.file
            return code.statements.filter {
                if case .window = $0.role { true } else { false }
            }.compactMap { constructor(in: $0.statement.range, file.outline) }
                .map { finding(at: $0, in: file) }
        }
        return made
            + (facts.windowOwner.map { properties(of: $0) + closures(of: $0) + computed(in: $0) }
                ?? [])
    }

    /// Windows that a closure makes, which is the initial value of a property.
    private func closures(of owner: DelegateClass) -> [Finding] {
        LaunchWindows(of: facts).properties(of: owner).compactMap { property in
            let file = property.file.outline
            guard let value = property.declaration.bindings.first?.initializer,
                let closure = file.calledClosure(in: value),
                let token = constructor(in: closure.body, file)
            else { return nil }
            return finding(at: token, in: property.file)
        }
    }

    /// A window that UIKit asks for or sets, and whose accessors SwiftUI never runs.
    ///
    /// One that only stands for another property is told where that is used.
    private func computed(in owner: DelegateClass) -> [Finding] {
        let isFollowed = !facts.launch.codes.isEmpty && OwnerWindows(of: owner).forwarding != nil
        guard !isFollowed else { return [] }
        return owner.properties.filter {
            $0.declaration.name == "window"
                && $0.declaration.bindings.first?.accessorBraces != nil
                && $0.declaration.bindings.first?.initializer == nil
        }.map { property in
            Finding(
                .windowSubclass, .warning, .manual,
                at: context.place(property.file, property.declaration.keyword),
                "SwiftUI makes its window itself, and neither asks for this one nor sets it",
                remedy: "let the root view controller do what was special about the window")
        }
    }

    /// Windows that are the initial value of a property.
    private func properties(of owner: DelegateClass) -> [Finding] {
        LaunchWindows(of: facts).properties(of: owner).compactMap { property in
            guard let value = property.declaration.bindings.first?.initializer,
                let token = constructor(in: value, property.file.outline)
            else { return nil }
            return finding(at: token, in: property.file)
        }
    }

    /// The name in `ShakeWindow(…)` or `ShakeWindow.init(…)`.
    private func constructor(in range: TokenRange, _ file: SwiftFile) -> Int? {
        range.dropLast().first { token in
            guard file.tokens.tokens[token].kind == .identifier,
                file.name(at: token) != "UIWindow",
                WindowNames.isWindowType(file.name(at: token))
            else { return false }
            let next = file.tokens.tokens[token + 1].kind
            return next == .leftParen
                || (next == .period && file.tokens.spells(token + 2, "init"))
        }
    }

    private func finding(at token: Int, in file: TargetFile) -> Finding {
        let name = file.outline.name(at: token)
        let types = context.types(named: name) + context.extensions(of: name)
        let overrides = types.flatMap { type in
            type.declaration.members.filter { $0.isOverride && $0.kind != .initializer }.map(\.name)
        }
        let lost = Set(overrides.filter { !$0.isEmpty }).sorted().map { "'\($0)'" }
        return Finding(
            .windowSubclass, .warning, .manual, at: context.place(file, token),
            "SwiftUI's window is no '\(name)'"
                + (lost.isEmpty
                    ? "" : ", so nothing calls its \(lost.joined(separator: ", ")) any more"),
            remedy: "let the root view controller do what the class did for its window")
    }
}
