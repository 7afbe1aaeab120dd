import SwiftFlow
import SwiftOutline

/// A delegate class and its extensions in the target.
struct DelegateClass {
    /// The class's name.
    let name: String
    /// The file of the class itself.
    let file: ProgramFile
    /// The class itself.
    let declaration: Declaration
    /// Its extensions, with the superclass that it is one with and the extensions of that.
    let extensions: [LocatedDeclaration]
    /// Every member, those of extensions included.
    let members: [LocatedDeclaration]
    /// The names of everything that an instance has.
    let memberNames: Set<String>
    /// The names that a new member must not have: those of all members, and those that code of the class uses on their
    /// own, which a member would hide.
    let takenNames: Set<String>
    /// The static members that code keeps as they are in locals and properties without a type.
    private(set) var membersTakenWhole: Set<String> = []
    private let inherited: [LocatedDeclaration]
    private let functions: [String: [Int]]
    private let partsByPath: [String: [LocatedDeclaration]]

    /// A class with the extensions that were found of it, the superclass that it is one with, and the extensions of that.
    init(
        name: String, file: ProgramFile, declaration: Declaration,
        extensions: [LocatedDeclaration], inherited: [LocatedDeclaration] = []
    ) {
        self.name = name
        self.file = file
        self.declaration = declaration
        self.extensions = extensions + inherited
        self.inherited = inherited
        let own = LocatedDeclaration(file: file, declaration: declaration)
        let ownMembers = ([own] + extensions).flatMap(\.ownMembers)
        let members =
            ownMembers
            + inherited.flatMap(\.ownMembers).filter { member in
                !ownMembers.contains { $0.declaration.replaces(member.declaration) }
            }
        var names: Set<String> = []
        for member in members where !member.declaration.isStatic {
            names.insert(member.declaration.name)
            for binding in member.declaration.bindings { names.insert(binding.name) }
        }
        self.members = members
        memberNames = names
        takenNames = members.reduce(into: names) { $0.formUnion($1.takenNames) }
        partsByPath = Dictionary(grouping: self.extensions) { $0.file.path }.mapValues {
            $0.sorted { $0.declaration.keyword < $1.declaration.keyword }
        }
        let indices = members.indices.filter { members[$0].declaration.kind == .function }
        functions = Dictionary(grouping: indices) { members[$0].declaration.name }
    }

    /// A class of a target, with its extensions there.
    init(_ located: LocatedDeclaration, in context: TargetContext) {
        let name = located.declaration.name
        self.init(
            name: name, file: located.file, declaration: located.declaration,
            extensions: context.extensions(of: name),
            inherited: context.family(of: name)?.inherited(in: context) ?? [])
    }

    /// The class with the static members that code of some files keeps as they are: `let delegate = AppDelegate.shared`.
    func noticing(usesIn files: some Sequence<ProgramFile>) -> DelegateClass {
        var result = self
        for file in files {
            let tokens = file.outline.tokens
            for token in tokens.tokens.indices.dropFirst(3).dropLast(3)
            where tokens.spells(token, name) && tokens.tokens[token + 1].kind == .period
                && tokens.tokens[token + 3].kind != .period
                && tokens.tokens[token - 1].kind == .equal
                && [.keyword(.let), .keyword(.var)].contains(tokens.tokens[token - 3].kind)
            {
                result.membersTakenWhole.insert(file.outline.name(at: token + 2))
            }
        }
        return result
    }

    /// The class itself.
    var located: LocatedDeclaration {
        LocatedDeclaration(file: file, declaration: declaration)
    }

    /// The superclass that it is one with; nil for most.
    var base: LocatedDeclaration? { inherited.first }

    /// Whether code stands in that superclass or an extension of it.
    func isInherited(_ code: LocatedDeclaration) -> Bool {
        inherited.contains {
            $0.file.path == code.file.path
                && $0.declaration.range.contains(code.declaration.keyword)
        }
    }

    /// The class itself and its extensions.
    var declarations: [LocatedDeclaration] {
        [located] + extensions
    }

    /// The methods of instances with a name and labels as `#selector` spells them.
    func methods(_ selectorName: String) -> [LocatedDeclaration] {
        let name = String(selectorName.prefix { $0 != "(" })
        return (functions[name] ?? []).map { members[$0] }.filter {
            $0.declaration.selectorName == selectorName && !$0.declaration.isStatic
        }
    }

    /// The first of some names that a new member may have.
    func freeMember(_ names: String...) -> String {
        FreeNames(besides: takenNames).first(of: names)
    }

    /// The methods with a name and code, whatever their labels.
    func methods(named name: String) -> [LocatedDeclaration] {
        (functions[name] ?? []).map { members[$0] }.filter { $0.declaration.body != nil }
    }

    /// The extension, or superclass, that a member stands in; nil for one of the class itself.
    func `extension`(around member: LocatedDeclaration) -> LocatedDeclaration? {
        let extensions = partsByPath[member.file.path] ?? []
        var low = 0
        var high = extensions.count
        while low < high {
            let middle = (low + high) / 2
            if extensions[middle].declaration.range.upperBound <= member.declaration.keyword {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < extensions.count,
            extensions[low].declaration.range.contains(member.declaration.keyword)
        else { return nil }
        return extensions[low]
    }

    /// The stored and computed properties of instances, by name.
    var properties: [LocatedDeclaration] {
        members.filter { $0.declaration.kind == .variable && !$0.declaration.isStatic }
    }

    /// The names of the members that other files can't see.
    var privateMembers: Set<String> {
        let hidden =
            declaration.members.filter(\.isPrivate)
            + extensions.flatMap { located in
                located.declaration.members.filter {
                    $0.isPrivate || located.declaration.isPrivate
                }
            }
        return Set(hidden.flatMap(\.declaredNames))
    }

    /// The types that the class and its extensions name behind the colon.
    var inheritance: [String] {
        declaration.inheritance.map(\.baseName)
            + extensions.flatMap { $0.declaration.inheritance.map(\.baseName) }
    }
}

extension LocatedDeclaration {
    fileprivate var ownMembers: [LocatedDeclaration] {
        declaration.members.map { LocatedDeclaration(file: file, declaration: $0) }
    }

    /// The names of a member, and those that it uses on their own and does not declare itself.
    fileprivate var takenNames: [String] {
        let references = file.outline.references(in: declaration.range)
        let declared = Set(references.filter { $0.role == .declaredName }.map(\.name))
        let used = references.filter { $0.role == .bare && !declared.contains($0.name) }
        return declaration.declaredNames + used.map(\.name)
    }
}

/// Finds the class behind an entry point and the classes that scenes are delegated to.
struct DelegateAnalysis {
    private let context: TargetContext
    private let profile: PlatformProfile

    /// An analysis of a target by the rules of its platform.
    init(context: TargetContext, profile: PlatformProfile) {
        self.context = context
        self.profile = profile
    }

    /// The application delegate that carries the entry attribute at a token.
    ///
    /// - Throws: `Refusal` where the class is not an application delegate of the target's own.
    func applicationDelegate(
        _ located: LocatedDeclaration, startedAt token: Int
    ) throws(Refusal) -> DelegateClass {
        let declaration = located.declaration
        let delegate = DelegateClass(located, in: context)
            .noticing(usesIn: context.files(naming: declaration.name))
        if declaration.isPrivate {
            throw Refusal(
                .delegateDeclaration, at: context.place(located.file, declaration.keyword),
                "'\(declaration.name)' can't be seen from another file",
                remedy: "remove its `private` or `fileprivate`")
        }
        try checkSuperclass(of: delegate)
        let protocols = [profile.delegateProtocol, profile.formerProtocol]
        guard delegate.inheritance.contains(where: { protocols.contains($0.lastComponent) }) else {
            throw Refusal(
                .delegateDeclaration, at: context.place(located.file, token),
                "'\(declaration.name)' does not conform to \(profile.delegateProtocol)",
                remedy: "move the attribute to the application delegate")
        }
        return delegate
    }

    private func checkSuperclass(of delegate: DelegateClass) throws(Refusal) {
        guard let first = delegate.declaration.inheritance.first else { return }
        let name = first.baseName.lastComponent
        if profile.plainSuperclasses.contains(name) || name == profile.delegateProtocol
            || name == profile.formerProtocol
        {
            return
        }
        let place = context.place(delegate.file, first.range.lowerBound)
        let module = first.baseName.split(separator: ".").first.map(String.init) ?? ""
        let isForeign = module != name && module != context.target.moduleName
        if !isForeign, context.types(named: name).contains(where: { $0.declaration.kind == .class })
        {
            // Throws where the two are not one.
            _ = try DelegateFamily.family(of: delegate.located, in: context)
            if delegate.base != nil { return }
            throw Refusal(
                .delegateSuperclass, at: place,
                "'\(delegate.name)' inherits its launch from '\(name)'",
                remedy: "move what '\(name)' does at launch into '\(delegate.name)'")
        }
        throw Refusal(
            .entryFrameworkDelegate, at: place,
            "'\(delegate.name)' inherits from '\(first.baseName)', a class of a framework",
            remedy: "adopt scenes the way that the framework documents")
    }

    /// The scene delegates of the target, by class name.
    func sceneDelegates() -> [DelegateClass] {
        // An extension that conforms to one of the protocols names it, as the class itself would.
        let files = context.files(mentioning: "SceneDelegate")
        let conforming = Set(
            files.flatMap(\.outline.declarations).filter(conformsToSceneDelegate).map {
                $0.name.lastComponent
            })
        var found: [String: DelegateClass] = [:]
        for file in files {
            for located in file.outline.declarations
            where located.kind == .class && conforming.contains(located.name) {
                found[located.name] = DelegateClass(
                    LocatedDeclaration(file: file, declaration: located), in: context)
            }
        }
        return found.keys.sorted().compactMap { found[$0] }
    }

    private func conformsToSceneDelegate(_ declaration: Declaration) -> Bool {
        guard declaration.kind == .class || declaration.kind == .extension else { return false }
        return declaration.inheritance.contains {
            profile.sceneDelegateProtocols.contains($0.baseName.lastComponent)
        }
    }
}
