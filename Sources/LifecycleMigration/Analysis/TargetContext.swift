import ProjectModel
import SourceEditing
import SwiftOutline

/// One app target and the library that its files are read through.
struct TargetContext {
    /// The app.
    let target: AppTarget
    /// Its files.
    let library: SourceLibrary
    /// The Swift sources of the target.
    let swiftPaths: [String]
    private let swiftSources: [LibrarySource]

    /// A context for a target.
    init(target: AppTarget, library: SourceLibrary) {
        self.target = target
        self.library = library
        self.swiftPaths = target.sources.filter { $0.hasSuffix(".swift") }
        self.swiftSources = swiftPaths.map(library.source)
    }

    /// The outlines of those Swift sources that contain some words.
    func files(mentioning words: String...) -> [TargetFile] {
        let mentions = words.map { Mention($0) }
        return swiftSources.filter { mentions.allSatisfy($0.contains) }.compactMap(\.file)
    }

    /// The outlines of those Swift sources that contain a word by itself, one after the other.
    func files(naming word: String) -> some Sequence<TargetFile> {
        let mention = Mention(word)
        return swiftSources.lazy.filter { $0.names(mention) }.compactMap(\.file)
    }

    /// The outline of one source.
    func file(_ path: String) -> TargetFile? {
        library.source(path).file
    }

    /// The declarations of a type, without its extensions.
    func types(named name: String) -> [LocatedDeclaration] {
        files(declaringType: name).flatMap { file in
            file.typeDeclarations.filter { $0.declaration.name == name }
        }
    }

    /// Whether a type or an alias has a name.
    func hasType(named name: String) -> Bool {
        files(declaringType: name).contains { file in
            file.outline.declarations.contains {
                ($0.kind == .typealias || $0.kind.hasMembers && $0.kind != .extension)
                    && $0.name == name
            }
        }
    }

    /// The outlines of the sources that may declare a type or an alias.
    private func files(declaringType name: String) -> [TargetFile] {
        let mention = Mention(name)
        return swiftSources.filter { $0.mayDeclareType(mention) }.compactMap(\.file)
    }

    /// The extensions of a type.
    func extensions(of name: String) -> [LocatedDeclaration] {
        let mentions = [Mention(name), Mention("extension")]
        let extending = swiftSources.filter { mentions.allSatisfy($0.contains) }
        return extending.compactMap(\.file).flatMap { file in
            file.outline.declarations.filter {
                $0.kind == .extension && $0.name.lastComponent == name
            }.map { LocatedDeclaration(file: file, declaration: $0) }
        }
    }

    /// The place of a token.
    func place(_ file: TargetFile, _ token: Int) -> Place {
        library.place(file.path, token: token)
    }
}

/// A Swift source with its path.
///
/// A class, so that a declaration carries its file at no cost, and what was found in the file is found once.
final class TargetFile {
    /// Relative to the root.
    let path: String
    /// What it declares.
    let outline: SwiftFile
    private lazy var wordCounts: [String: Int] = {
        outline.tokens.tokens.indices.reduce(into: [:]) { counts, token in
            counts[outline.tokens.text(of: token), default: 0] += 1
        }
    }()
    private var delegateUses: [DelegateType: DelegateCastAnalysis.Result] = [:]

    /// What the delegate can be cast to.
    private struct DelegateType: Hashable {
        let name: String
        let conformances: Set<String>
        let applicationType: String
    }

    /// A source with its outline.
    init(path: String, outline: SwiftFile) {
        self.path = path
        self.outline = outline
    }

    /// How many tokens of the file are spelled like a word.
    func count(of word: String) -> Int { wordCounts[word] ?? 0 }

    /// The uses of the application's delegate, with the casts to a class and to what else it is.
    func uses(
        of delegateName: String, conformances: Set<String> = [], profile: PlatformProfile = .uiKit
    ) -> DelegateCastAnalysis.Result {
        let type = DelegateType(
            name: delegateName, conformances: conformances,
            applicationType: profile.applicationType)
        if let known = delegateUses[type] { return known }
        let analysis = DelegateCastAnalysis(
            file: outline, delegateName: delegateName, conformances: conformances,
            profile: profile)
        let uses = analysis.uses()
        delegateUses[type] = uses
        return uses
    }

    /// Classes, structs, enums, actors and protocols at the top level.
    var typeDeclarations: [LocatedDeclaration] {
        outline.declarations.filter { $0.kind.hasMembers && $0.kind != .extension }
            .map { LocatedDeclaration(file: self, declaration: $0) }
    }
}

/// A declaration and the file that it stands in.
struct LocatedDeclaration {
    /// The file.
    let file: TargetFile
    /// The declaration.
    let declaration: Declaration
}

extension String {
    /// What stands behind the last dot: `SceneDelegate` of `Core.SceneDelegate`.
    var lastComponent: String {
        String(split(separator: ".").last ?? "")
    }

    /// The folder of a path with a trailing slash, or an empty text at the root.
    var folder: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(self[...slash])
    }

    /// The last component of a path.
    var fileName: String { RelativePath.name(of: self) }
}
