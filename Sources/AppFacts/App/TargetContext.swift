import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// One app target and the library that its files are read through.
package struct TargetContext {
    /// The app.
    package let target: AppTarget
    /// Its files.
    package let library: SourceLibrary
    /// The Swift sources of the target.
    package let swiftPaths: [String]
    /// The sources and property lists that other apps use, too.
    package let sharedPaths: Set<String>
    /// The platforms that the target is built for as well, with an entry point of their own, and that nothing may change for.
    package let otherPlatforms: Set<ApplePlatform>
    /// What `#if` finds in the builds of the sources.
    package let conditions: BuildConditions
    /// The storyboards and nibs that the target copies.
    package let interfaces: TargetInterfaces
    private let swiftSources: [LibrarySource]
    private let index: TargetIndex

    /// A context for a target; `sharedPaths` are the files that other apps use, too. Of several platforms some may be
    /// left to an entry point of their own. Sources of another module than the target's have `conditions` of their own.
    package init(
        target: AppTarget, library: SourceLibrary, sharedPaths: Set<String> = [],
        leaving otherPlatforms: Set<ApplePlatform> = [], conditions: BuildConditions? = nil
    ) {
        var target = target
        target.platforms.subtract(otherPlatforms)
        self.conditions = conditions ?? BuildConditions(of: target)
        self.target = target
        self.sharedPaths = sharedPaths
        self.otherPlatforms = otherPlatforms
        self.library = library
        self.swiftPaths = target.sources.filter { $0.hasSuffix(".swift") }
        self.swiftSources = swiftPaths.map(library.source)
        self.index = TargetIndex(swiftSources, in: self.conditions)
        interfaces = TargetInterfaces(among: target.resources, in: library)
    }

    /// A context for the target of another one after an edit of a few sources; the library is made from the other's.
    package init(target: AppTarget, library: SourceLibrary, after context: TargetContext) {
        self.target = target
        sharedPaths = context.sharedPaths
        otherPlatforms = context.otherPlatforms
        conditions = context.conditions
        self.library = library
        self.swiftPaths = target.sources.filter { $0.hasSuffix(".swift") }
        self.swiftSources = swiftPaths.map(library.source)
        self.index = TargetIndex(swiftSources, after: context.index)
        interfaces = TargetInterfaces(among: target.resources, in: library)
    }

    /// The first Swift source that the disk does not give, or that is larger than sources are, and the reason.
    package var unreadableSource: (path: String, reason: String)? {
        swiftSources.lazy.compactMap { source in
            source.unreadableReason.map { (source.path, $0) }
        }.first
    }

    /// The first Swift source in whose place Git left something else.
    package var unfinishedSource: (path: String, leftover: GitLeftover)? {
        swiftSources.lazy.compactMap { source in
            source.leftover.map { (source.path, $0) }
        }.first
    }

    /// The outlines of those Swift sources that contain some words.
    package func files(mentioning words: String...) -> [ProgramFile] {
        index.sources(mentioning: words).compactMap(index.built)
    }

    /// Those sources with what no build compiles.
    func wholeFiles(mentioning words: String...) -> [ProgramFile] {
        index.sources(mentioning: words).compactMap(\.file)
    }

    /// The outlines of those Swift sources that contain a word by itself, one after the other; with a role of the word
    /// only those in which it may have that.
    package func files(
        naming word: String, as role: SketchedRole = .named
    ) -> some Sequence<ProgramFile> {
        index.sources(of: word, as: role).lazy.compactMap(index.built)
    }

    /// The start of the app in Objective-C; nil where none of its sources calls a function of that name.
    package func objectiveCMain(calling function: String) -> ObjectiveCMain? {
        index.objectiveCMain(calling: function) {
            let sources = target.sources.filter { !$0.hasSuffix(".swift") }
            return library.paths(sources, mentioning: function).lazy.compactMap { path in
                library.text(path).flatMap { ObjectiveCMain(in: $0, path: path, calling: function) }
            }.first
        }
    }

    /// What the app's Info.plist says as far as it stands in its manifest.
    var literalPropertyLists: [PropertyListFacts] {
        index.literalPropertyLists {
            target.manifestPropertyLists.compactMap {
                PropertyListFacts($0, of: target, in: library.tree)
            }
        }
    }

    /// The storyboards among the interface files, as code asks for them.
    package var storyboards: TargetStoryboards {
        TargetStoryboards(interfaces, among: target.resources, in: library)
    }

    /// The outline of one source.
    package func file(_ path: String) -> ProgramFile? {
        index.built(library.source(path))
    }

    /// The declarations of a type, without its extensions.
    package func types(named name: String) -> [LocatedDeclaration] {
        files(naming: name, as: .declared).flatMap { $0.topLevelTypes(named: name) }
    }

    /// The declarations of a type, those inside of other types included.
    package func allTypes(named name: String) -> [LocatedDeclaration] {
        files(naming: name, as: .declared).flatMap { $0.types(named: name) }
    }

    /// Whether a type or an alias has a name.
    package func hasType(named name: String) -> Bool {
        files(naming: name, as: .declared).contains { file in
            file.outline.declarations.contains {
                ($0.kind == .typealias || $0.kind.hasMembers && $0.kind != .extension)
                    && $0.name == name
            }
        }
    }

    /// Whether a function, a variable or a constant outside of every type has a name.
    package func hasGlobal(named name: String) -> Bool {
        files(naming: name, as: .bound).contains { file in
            file.outline.declarations.contains {
                ($0.kind == .function || $0.kind == .variable) && $0.declaredNames.contains(name)
            }
        }
    }

    /// The names of a type: its own, and those of type aliases for it.
    package func names(ofType name: String) -> [String] {
        [name] + (index.aliases[name] ?? []).subtracting([name]).sorted()
    }

    /// Whether a name is only another one for a type, by one type alias or several.
    package func isAlias(_ name: String, of type: String) -> Bool {
        var name = name
        for _ in 0..<Self.mostAliases {
            guard let next = index.aliased[name] else { return false }
            if next == type { return true }
            name = next
        }
        return false
    }

    /// What a name stands for by one type alias or several; the name itself where it is none.
    package func unaliased(_ name: String) -> String {
        var name = name
        for _ in 0..<Self.mostAliases {
            guard let next = index.aliased[name] else { break }
            name = next
        }
        return name
    }

    /// The names of the aliases that put a type together with others, in order.
    func compositions(with type: String) -> [String] {
        (index.composing[type] ?? []).sorted()
    }

    /// The last names of the types that an alias puts together; none where it is none, or there are several.
    func parts(ofComposition name: String) -> [String] { index.compositions[name] ?? [] }

    /// Nobody gives a name to a name more often.
    private static let mostAliases = 8

    /// The extensions of a type.
    package func extensions(of name: String) -> [LocatedDeclaration] {
        files(naming: name, as: .extended).flatMap { $0.extensions(of: name) }
    }

    /// A delegate's class and the one that it is one with; nil for all others.
    package func family(of delegate: String) -> DelegateFamily? {
        families.first { $0.delegate.declaration.name == delegate }
    }

    /// The name of the class that every instance of a class is of.
    func wholeType(of type: String) -> String {
        families.first { $0.base.declaration.name == type }?.delegate.declaration.name ?? type
    }

    private var families: [DelegateFamily] {
        index.delegateFamilies { DelegateFamily.all(in: self) }
    }

    /// A class, the classes of the target that it inherits from, and the class of a framework that these end in.
    package func inheritanceChain(of name: String) -> [String] {
        var chain = [name]
        // Classes that inherit from each other in a ring would never end.
        while chain.count < 8, let next = chain.last,
            let superclass = types(named: next).first?.declaration.inheritance.first?.baseName,
            !chain.contains(superclass.lastComponent)
        {
            chain.append(superclass.lastComponent)
        }
        return chain
    }

    /// Whether no build of the app compiles a declaration.
    package func leavesOut(_ located: LocatedDeclaration) -> Bool {
        conditions.leavesOut(located.declaration.keyword, of: located.file.outline)
    }

    /// The place of a token.
    package func place(_ file: ProgramFile, _ token: Int) -> Place {
        library.place(file.path, token: token)
    }
}

extension ProgramFile {
    /// The uses of the application's delegate, with the casts to a class and to what else it is.
    package func uses(
        of delegateName: String, conformances: Set<String> = [], common: Set<String> = [],
        profile: PlatformProfile = .uiKit
    ) -> DelegateCastAnalysis.Result {
        DelegateCastAnalysis(
            file: outline, delegateName: delegateName, conformances: conformances,
            common: common, profile: profile
        ).uses()
    }

    /// Classes, structs, enums, actors and protocols at the top level.
    package var typeDeclarations: [LocatedDeclaration] {
        outline.declarations.filter { $0.kind.hasMembers && $0.kind != .extension }
            .map { LocatedDeclaration(file: self, declaration: $0) }
    }
}
