import SwiftOutline

/// Finds uses of a static window that the launch made, and that stays empty once SwiftUI makes the window.
struct StaticWindows {
    private let facts: UIKitFacts

    /// An analysis of an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// A finding for each use outside of the launch and of ranges that go.
    func findings(except removed: [String: [TokenRange]]) -> [Finding] {
        guard let owner = facts.rootOwner ?? facts.launch.codes.first?.function.owner else {
            return []
        }
        let names = LaunchWindows(of: facts).statics
        return names.sorted().flatMap { name in
            facts.context.files(mentioning: name).flatMap { file -> [Finding] in
                let known = TokenRanges(known(in: file, removed))
                return uses(of: name, owner, in: file).filter { !known.contains($0) }.map {
                    Finding(
                        .windowAccess, .warning, .manual, at: facts.context.place(file, $0),
                        "the static '\(name)' is not set once SwiftUI makes the window",
                        remedy: "use `view.window`, or the window scene's key window")
                }
            }
        }
    }

    /// The tokens of `Owner.name`, of `Self.name` in the class, and of the plain name in its static members.
    private func uses(of name: String, _ owner: DelegateClass, in file: TargetFile) -> [Int] {
        let outline = file.outline
        let members = owner.members.filter { $0.file.path == file.path }
        let inside = TokenRanges(members.map(\.declaration.range))
        let statics = members.filter(\.declaration.isStatic)
        let plain = Set(
            statics.flatMap { member in
                outline.references(in: member.declaration.range).filter {
                    $0.isUse && $0.name == name
                }.map(\.token)
            })
        return outline.tokens.tokens.indices.dropFirst(2).filter { token in
            guard outline.tokens.spells(token, name) else { return false }
            if plain.contains(token) { return true }
            guard outline.tokens.tokens[token - 1].kind == .period else { return false }
            return outline.tokens.spells(token - 2, owner.name)
                || (outline.tokens.tokens[token - 2].kind == .keyword(.Self)
                    && inside.contains(token))
        }
    }

    /// What goes, and the accessors of a computed window that only stands for the static one.
    private func known(in file: TargetFile, _ removed: [String: [TokenRange]]) -> [TokenRange] {
        let computed = (facts.rootOwner?.properties ?? []).filter {
            $0.file.path == file.path && $0.holdsWindow
        }.map(\.declaration.range)
        return (removed[file.path] ?? []) + computed
    }
}
