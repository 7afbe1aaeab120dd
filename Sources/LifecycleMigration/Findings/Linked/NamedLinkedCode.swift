import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Tells which code of what is linked an app may run: what it names, what that names, and so on, as far as names tell it.
///
/// What the system runs without a name, such as an override in an extension, counts as run.
struct NamedLinkedCode {
    private let app: TargetContext
    private let linked: TargetContext?
    /// Sources in Objective-C, and what may have the names of classes.
    private let others: [String]

    /// For an app and all that it is built with beside its own sources.
    init(of app: TargetContext, beside modules: [LinkedModule]) {
        self.app = app
        let code = app.sources(of: modules)
        linked = code.isEmpty ? nil : app.reading(code)
        let sources = (app.target.sources + (linked?.target.sources ?? [])).filter {
            !$0.hasSuffix(".swift")
        }
        others =
            sources
            + app.library.tree.paths.filter { path in Self.named.contains(where: path.hasSuffix) }
    }

    private static let named = [".storyboard", ".xib", ".plist"]

    /// Whether the app may come to the code at a place.
    func mayReach(_ place: Place) -> Bool {
        guard let linked, let file = linked.file(place.path),
            let token = app.library.token(at: place, in: file.outline),
            let names = names(forCodeAt: [token], in: file, linked)
        else { return true }
        return mayReach(names, linked)
    }

    private func mayReach(_ names: [String], _ linked: TargetContext) -> Bool {
        var seen = Set(names)
        var pending = names
        while let next = pending.popLast() {
            guard seen.count < Self.mostNames, !isMentioned(next) else { return true }
            for file in linked.files(naming: next) {
                let uses = file.tokens(spelled: next)
                guard let users = self.names(forCodeAt: uses, in: file, linked) else {
                    return true
                }
                pending += users.filter { seen.insert($0).inserted }
            }
        }
        return false
    }

    /// With more names than these nobody knows.
    private static let mostNames = 256

    private func isMentioned(_ name: String) -> Bool {
        !app.files(mentioning: name).isEmpty
            || !app.library.paths(others, mentioning: name).isEmpty
    }

    /// The names by which code comes to some tokens; nil where it may come there without one.
    private func names(
        forCodeAt tokens: [Int], in file: ProgramFile, _ linked: TargetContext
    ) -> [String]? {
        var found: [String] = []
        for token in tokens {
            guard
                let declaration = file.outline.declarations.first(where: {
                    $0.range.contains(token)
                })
            else { return nil }
            if declaration.kind == .import { continue }
            let name = declaration.name.lastComponent
            let isForeign =
                declaration.kind == .extension && linked.allTypes(named: name).isEmpty
            if isForeign {
                guard let member = Self.member(around: token, of: declaration) else { return nil }
                found.append(member)
            } else {
                let declared =
                    declaration.kind == .variable ? declaration.declaredNames : [name]
                guard !declared.isEmpty, declared.allSatisfy(Self.isWord) else { return nil }
                found += declared
            }
        }
        return found
    }

    /// The member of an extension of a type from elsewhere that code must name to come to a token; nil where it need not.
    private static func member(around token: Int, of part: Declaration) -> String? {
        guard part.inheritance.isEmpty,
            let member = part.members.first(where: { $0.range.contains(token) }),
            member.kind == .function || member.kind == .variable || member.kind.hasMembers,
            !member.isOverride, member.attribute("objc") == nil,
            part.attribute("objc") == nil, part.attribute("objcMembers") == nil
        else { return nil }
        let names = member.kind == .variable ? member.declaredNames : [member.name]
        guard names.count == 1, let name = names.first, isWord(name) else { return nil }
        return name
    }

    private static func isWord(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
