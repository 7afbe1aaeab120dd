import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// A delegate class and its extensions in the target.
package struct DelegateClass {
    /// The class's name.
    package let name: String
    /// The file of the class itself.
    package let file: ProgramFile
    /// The class itself.
    package let declaration: Declaration
    /// Its extensions, with the superclass that it is one with and the extensions of that.
    package let extensions: [LocatedDeclaration]
    /// Every member, those of extensions included.
    package let members: [LocatedDeclaration]
    /// The names of everything that an instance has.
    package let memberNames: Set<String>
    /// The names that a new member must not have: those of all members, and those that code of the class uses on their
    /// own, which a member would hide.
    package let takenNames: Set<String>
    /// The static members that code keeps as they are in locals and properties without a type.
    private(set) var membersTakenWhole: Set<String> = []
    /// The types that the class and its extensions name behind the colon, through aliases and protocols of the target.
    package let inheritance: [String]
    /// Whether the activities of its target are restored by objects of any type, as they were before Swift 4.2.
    let restoresAnything: Bool
    private let inherited: [LocatedDeclaration]
    private let functions: [String: [Int]]
    private let partsByPath: [String: [LocatedDeclaration]]

    /// A class with the extensions that were found of it, the superclass that it is one with, and the extensions of that.
    package init(
        name: String, file: ProgramFile, declaration: Declaration,
        extensions: [LocatedDeclaration], inherited: [LocatedDeclaration] = [],
        in context: TargetContext? = nil
    ) {
        self.name = name
        self.file = file
        self.declaration = declaration
        self.extensions = extensions + inherited
        self.inherited = inherited
        let written = ([declaration] + (extensions + inherited).map(\.declaration)).flatMap {
            $0.inheritance.map(\.baseName)
        }
        inheritance = context.map { Conformances(in: $0).expanded(written) } ?? written
        restoresAnything =
            context.map {
                UIKitSpelling(in: $0.target).restoresAnything || LanguageVersion.isMissing(in: $0)
            } ?? false
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
        // What extensions of superclasses declare, a member of the class can't be called.
        if let context { names.formUnion(context.namesInherited(by: name)) }
        takenNames = members.reduce(into: names) { $0.formUnion($1.takenNames) }
        partsByPath = Dictionary(grouping: self.extensions) { $0.file.path }.mapValues {
            $0.sorted { $0.declaration.keyword < $1.declaration.keyword }
        }
        let indices = members.indices.filter { members[$0].declaration.kind == .function }
        functions = Dictionary(grouping: indices) { members[$0].declaration.name }
    }

    /// A class of a target, with its extensions there.
    package init(_ located: LocatedDeclaration, in context: TargetContext) {
        let name = located.declaration.name
        self.init(
            name: name, file: located.file, declaration: located.declaration,
            extensions: context.extensions(of: name),
            inherited: context.family(of: name)?.inherited(in: context) ?? [], in: context)
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
    package var located: LocatedDeclaration {
        LocatedDeclaration(file: file, declaration: declaration)
    }

    /// The superclass that it is one with; nil for most.
    package var base: LocatedDeclaration? { inherited.first }

    /// Whether code stands in that superclass or an extension of it.
    package func isInherited(_ code: LocatedDeclaration) -> Bool {
        inherited.contains {
            $0.file.path == code.file.path
                && $0.declaration.range.contains(code.declaration.keyword)
        }
    }

    /// The class itself and its extensions.
    package var declarations: [LocatedDeclaration] {
        [located] + extensions
    }

    /// The methods of instances with a name and labels as `#selector` spells them.
    package func methods(_ selectorName: String) -> [LocatedDeclaration] {
        let name = String(selectorName.prefix { $0 != "(" })
        return (functions[name] ?? []).map { members[$0] }.filter {
            $0.declaration.selectorName == selectorName && !$0.declaration.isStatic
        }
    }

    /// The names of properties that stand in a pattern: `let (store, router) = …`.
    package var namesOfPatterns: Set<String> {
        let patterns = members.flatMap { member in
            member.declaration.bindings.filter { $0.pattern.count > 1 }.map { (member, $0.pattern) }
        }
        return patterns.reduce(into: []) { names, pattern in
            let file = pattern.0.file.outline
            names.formUnion(
                pattern.1.filter { file.tokens.tokens[$0].kind == .identifier }.map(file.name(at:)))
        }
    }

    /// The first of some names that a new member may have.
    package func freeMember(_ names: String...) -> String {
        FreeNames(besides: takenNames).first(of: names)
    }

    /// The methods with a name and code, whatever their labels.
    package func methods(named name: String) -> [LocatedDeclaration] {
        (functions[name] ?? []).map { members[$0] }.filter { $0.declaration.body != nil }
    }

    /// The extension, or superclass, that a member stands in; nil for one of the class itself.
    package func `extension`(around member: LocatedDeclaration) -> LocatedDeclaration? {
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

    /// The name that a method has in Objective-C, which an override has from what it overrides; nil where nothing is marked
    /// to give it one.
    package func objectiveCName(of member: LocatedDeclaration) -> String? {
        let around = [declaration, self.extension(around: member)?.declaration, base?.declaration]
        if let name = around.lazy.compactMap({ $0 }).compactMap(member.objectiveCName).first {
            return name
        }
        guard member.declaration.isOverride else { return nil }
        for part in inherited {
            let overridden = part.ownMembers.first { member.declaration.replaces($0.declaration) }
            if let name = overridden?.objectiveCName(in: part.declaration) { return name }
        }
        return nil
    }

    /// The stored and computed properties of instances, by name.
    package var properties: [LocatedDeclaration] {
        members.filter { $0.declaration.kind == .variable && !$0.declaration.isStatic }
    }

    /// Whether other files can't see a member.
    package func isPrivate(_ member: LocatedDeclaration) -> Bool {
        member.declaration.isPrivate
            || self.extension(around: member)?.declaration.isPrivate == true
    }

    /// The names of the members that other files can't see.
    package var privateMembers: Set<String> {
        let hidden =
            declaration.members.filter(\.isPrivate)
            + extensions.flatMap { located in
                located.declaration.members.filter {
                    $0.isPrivate || located.declaration.isPrivate
                }
            }
        return Set(hidden.flatMap(\.declaredNames))
    }
}

extension TargetContext {
    /// The names of what extensions of a class's superclasses declare, those of other modules' classes among them.
    fileprivate func namesInherited(by type: String) -> Set<String> {
        let superclasses = Set(inheritanceChain(of: type).dropFirst()).union(["NSObject"])
        return Set(
            superclasses.flatMap(extensions).flatMap { part in
                part.declaration.members.filter { !$0.isPrivate }.flatMap(\.declaredNames)
            })
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
