import SourceEditing
import SwiftFlow
import SwiftOutline

/// A page of a watch app: the class of its `WKHostingController`, and the SwiftUI view that its `body` makes.
package struct HostedPage {
    /// The class, which goes.
    package let controller: DelegateClass
    /// The expression of the view.
    package let view: TokenRange
    /// The comments directly above it, by bytes.
    package let comments: [Range<Int>]
    /// The stored properties that move with it, each an observable object that is made once.
    package let state: [LocatedDeclaration]
    /// Whether names that the view uses mean something else inside of the `App`.
    package let isHiddenByApp: Bool

    /// A hosted page from its parts.
    package init(
        controller: DelegateClass, view: TokenRange, comments: [Range<Int>],
        state: [LocatedDeclaration], isHiddenByApp: Bool
    ) {
        self.controller = controller
        self.view = view
        self.comments = comments
        self.state = state
        self.isHiddenByApp = isHiddenByApp
    }

    /// The file of the class.
    package var file: ProgramFile { controller.file }
}

/// Reads the class of a hosting controller, and refuses one whose work would be lost.
package struct HostedPageAnalysis {
    private let context: TargetContext
    private let surroundings: (DelegateClass) -> DelegateSurroundings

    /// An analysis in a target; `surroundings` tells who else knows a class.
    package init(
        context: TargetContext, surroundings: @escaping (DelegateClass) -> DelegateSurroundings
    ) {
        self.context = context
        self.surroundings = surroundings
    }

    /// The page of a class.
    ///
    /// - Throws: `Refusal` where something of the class has no place in SwiftUI, with its line.
    package func page(of located: LocatedDeclaration) throws(Refusal) -> HostedPage {
        let controller = DelegateClass(located, in: context)
        try checkDeclaration(controller)
        var view: (range: TokenRange, comments: [Range<Int>])?
        var state: [LocatedDeclaration] = []
        for member in controller.members {
            if member.declaration.kind == .variable, member.declaration.name == "body" {
                view = try expression(of: member, in: controller)
            } else if isObservedObject(member) {
                state.append(member)
            } else if !isTrivialOverride(member) {
                throw refusal(
                    member.file, member.declaration.keyword,
                    "'\(controller.name)' does more than show a view: its '\(member.declaration.selectorName)' would be lost",
                    "move it into the view that '\(controller.name)' shows")
            }
        }
        guard let view else {
            throw refusal(
                controller.file, controller.declaration.keyword,
                "'\(controller.name)' has no 'body' of its own",
                "give it a `body` that is one expression")
        }
        try checkUses(of: controller)
        let names = try checkNames(view.range, controller, state)
        return HostedPage(
            controller: controller, view: view.range, comments: view.comments, state: state,
            isHiddenByApp: !names.isDisjoint(with: ["appDelegate", "body"]))
    }

    private func refusal(
        _ file: ProgramFile, _ token: Int, _ message: String, _ remedy: String
    ) -> Refusal {
        Refusal(.rootUnresolved, at: context.place(file, token), message, remedy: remedy)
    }

    // MARK: The class

    private func checkDeclaration(_ controller: DelegateClass) throws(Refusal) {
        let declaration = controller.declaration
        let attributes: Set<String> = ["objc", "MainActor", "available"]
        let isPlain =
            declaration.inheritance.count == 1 && declaration.conditions.isEmpty
            && declaration.attributes.allSatisfy { attributes.contains($0.name) }
            && controller.extensions.allSatisfy { $0.declaration.inheritance.isEmpty }
        let file = controller.file.outline
        let hasConditions = file.conditionals.contains { $0.range.overlaps(declaration.range) }
        guard isPlain, !hasConditions else {
            throw refusal(
                controller.file, declaration.keyword,
                "'\(controller.name)' is more than a hosting controller: it conforms to a protocol, or depends on a condition",
                "leave it nothing but its `body`")
        }
        guard surroundings(controller).isCompiledOnce else {
            throw refusal(
                controller.file, declaration.keyword,
                "'\(controller.name)' is compiled by other targets, too",
                "give this target a file of its own")
        }
    }

    /// Refuses a class that other code than the storyboard knows.
    private func checkUses(of controller: DelegateClass) throws(Refusal) {
        let mentions = ClassMentions(of: controller, in: context)
        let lists =
            context.target.infoPlists + context.target.manifestPropertyLists.map(\.place.path)
        let isListed = !context.library.paths(lists, mentioning: controller.name).isEmpty
        guard
            mentions.areInCode(except: [:]) || mentions.areInObjectiveC() || isListed
                || surroundings(controller).isNamedByTests
        else { return }
        throw refusal(
            controller.file, controller.declaration.keyword,
            "'\(controller.name)' is removed, and other code or the Info.plist names it",
            "let that code use what the view uses")
    }

    // MARK: Its members

    /// The methods of an interface controller's life that do nothing of their own.
    private func isTrivialOverride(_ member: LocatedDeclaration) -> Bool {
        let declaration = member.declaration
        guard [.function, .initializer].contains(declaration.kind), !declaration.isStatic,
            let body = declaration.body,
            declaration.isOverride || declaration.kind == .initializer
        else { return false }
        let file = member.file.outline
        let statements = file.statements(of: body)
        guard let only = statements.first else { return declaration.isOverride }
        let tokens = file.tokens.tokens
        let start = only.range.lowerBound
        return statements.count == 1 && tokens[start].kind == .keyword(.super)
            && tokens[start + 1].kind == .period && file.name(at: start + 2) == declaration.name
            && tokens[start + 3].kind == .leftParen
            && Int(file.tokens.partners[start + 3]) == only.range.upperBound - 1
            && file.references(in: start + 3..<only.range.upperBound).allSatisfy {
                $0.role == .argumentLabel || declaration.parameters.map(\.name).contains($0.name)
            }
    }

    /// `let model = Model(…)` of a class of the target that SwiftUI can observe: made once, behind the launch, and kept.
    private func isObservedObject(_ member: LocatedDeclaration) -> Bool {
        let declaration = member.declaration
        let file = member.file.outline
        guard declaration.kind == .variable, declaration.bindings.count == 1, !declaration.isStatic,
            !declaration.isLazy, let binding = declaration.bindings.first,
            binding.accessorBraces == nil, let value = binding.initializer,
            declaration.attributes.allSatisfy({ $0.name == "ObservedObject" }),
            file.tokens.tokens[value.lowerBound].kind == .identifier,
            file.tokens.tokens[value.lowerBound + 1].kind == .leftParen,
            Int(file.tokens.partners[value.lowerBound + 1]) == value.upperBound - 1
        else { return false }
        let name = file.name(at: value.lowerBound)
        return context.types(named: name).contains { type in
            type.declaration.kind == .class
                && type.declaration.inheritance.contains {
                    $0.baseName.lastComponent == "ObservableObject"
                }
        }
            && file.references(in: value).allSatisfy {
                $0.role != .bare || $0.name.first?.isUppercase == true
            }
    }

    /// The one expression of the `body`.
    private func expression(
        of member: LocatedDeclaration, in controller: DelegateClass
    ) throws(Refusal) -> (range: TokenRange, comments: [Range<Int>]) {
        let file = member.file.outline
        guard let binding = member.declaration.bindings.first,
            binding.accessorKinds == [.implicitGetter], let code = binding.accessors,
            member.file.path == controller.file.path
        else {
            throw refusal(
                member.file, member.declaration.keyword,
                "the 'body' of '\(controller.name)' is not a getter of one expression",
                "make it one expression")
        }
        let statements = file.statements(of: code)
        guard statements.count == 1, let only = statements.first,
            only.kind == .expression || only.kind == .returnStatement,
            let view = only.expression ?? (only.kind == .expression ? only.range : nil)
        else {
            throw refusal(
                member.file, statements.dropFirst().first?.range.lowerBound ?? code.lowerBound,
                "the 'body' of '\(controller.name)' does more than make one view",
                "move what it does into the view")
        }
        // What stands behind the brace is about the `body`.
        let comments = file.tokens.trivia(before: only.range.lowerBound).filter { piece in
            let start = piece.range.lowerBound
            return piece.isComment && file.isBlank(file.startOfLine(start)..<start)
        }
        return (view, comments.map(\.range))
    }

    // MARK: Names

    /// The names that a view uses on their own.
    ///
    /// - Throws: `Refusal` where one is the controller's, or can't be seen from another file.
    private func checkNames(
        _ view: TokenRange, _ controller: DelegateClass, _ state: [LocatedDeclaration]
    ) throws(Refusal) -> Set<String> {
        let file = controller.file.outline
        let values = state.compactMap { $0.declaration.bindings.first?.initializer }
        let moved = Set(state.flatMap(\.declaration.declaredNames))
        var names: Set<String> = []
        for range in [view] + values {
            let references = file.references(in: range)
            let declared = Set(references.filter { $0.role == .declaredName }.map(\.name))
            for reference in references where [.bare, .type].contains(reference.role) {
                let name = reference.name
                guard !declared.contains(name), !moved.contains(name) else { continue }
                names.insert(name)
                if isSeen(name, from: file) { continue }
                throw refusal(
                    controller.file, reference.token,
                    "'\(name)', which the view of '\(controller.name)' uses, means nothing outside of that class or its file",
                    "hand it to the view in another way")
            }
            let hidden = HiddenNames(of: file, owner: controller.name).all(usedIn: range)
            if let first = hidden.first {
                throw refusal(
                    controller.file, first.token,
                    "'\(first.name)', which the view of '\(controller.name)' uses, is private to its file",
                    "remove its `private` or `fileprivate`, and plan again")
            }
            let ownNames = range == view ? moved : []
            let selfToken = range.first { token in
                file.tokens.tokens[token].kind == .keyword(.`self`)
                    && !isTypeItself(token, in: file)
                    && !isOwner(token, of: ownNames, in: file)
            }
            if let selfToken {
                throw refusal(
                    controller.file, selfToken,
                    "the view of '\(controller.name)' gets the controller itself",
                    "let the view do without it")
            }
        }
        return names
    }

    /// `Model.self` is the type, and no instance.
    private func isTypeItself(_ token: Int, in file: SwiftFile) -> Bool {
        token > 0 && file.tokens.tokens[token - 1].kind == .period
    }

    /// `self.model` means the same in the `App`, which gets the property.
    private func isOwner(_ token: Int, of names: Set<String>, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        return token + 2 < tokens.count && tokens[token + 1].kind == .period
            && tokens[token + 2].kind == .identifier && names.contains(file.name(at: token + 2))
    }

    /// Whether a name means the same in the file of the `App`: a type, or something at the top level of the target that
    /// its file does not keep for itself.
    private func isSeen(_ name: String, from file: SwiftFile) -> Bool {
        let own = file.declarations.filter {
            $0.kind != .extension && $0.declaredNames.contains(name)
        }
        if !own.isEmpty { return own.allSatisfy { !$0.isPrivate } }
        if name.first?.isUppercase == true { return true }
        return context.files(naming: name).contains { other in
            other.outline.declarations.contains {
                [.variable, .function].contains($0.kind) && !$0.isPrivate
                    && $0.declaredNames.contains(name)
            }
        }
    }
}
