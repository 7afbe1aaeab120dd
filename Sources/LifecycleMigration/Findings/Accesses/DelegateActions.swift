import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The methods of an application delegate for UIKit that the responder chain may have come to, by whom and by what.
///
/// A class, since who asks for one of its answers asks for others, and each is found once.
final class DelegateActions {
    /// A method that an action may mean.
    struct Action {
        /// The method.
        let member: LocatedDeclaration
        /// Its name in Objective-C.
        let name: String
    }

    private let delegate: DelegateClass
    private let context: TargetContext
    private let programs: [TargetContext]
    private let objectiveC: [ObjectiveCUse]

    /// For a delegate; `linked` is the code that the app is built with, `objectiveC` what its Objective-C does.
    init(
        of delegate: DelegateClass, in context: TargetContext, linked: TargetContext? = nil,
        objectiveC: [ObjectiveCUse] = []
    ) {
        self.objectiveC = objectiveC
        self.delegate = delegate
        self.context = context
        programs = [context] + [linked].compactMap { $0 }
    }

    /// Whether the delegate is the end of the chain.
    ///
    /// Source: Apple's article "Using responders and the responder chain to handle events": the application's next responder is
    /// the delegate only if that is a `UIResponder`.
    static func isInChain(_ delegate: DelegateClass) -> Bool {
        let names = delegate.inheritance.map(\.lastComponent)
        return !names.contains("NSObject") || names.contains("UIResponder")
    }

    /// The places that send along the chain what the delegate has a method for, with its name.
    private(set) lazy var sent: [(place: Place, method: String)] = {
        if actions.isEmpty { return inCategories }
        let byCode = senders.flatMap { sender in
            meant(by: sender.value).map {
                (context.place(sender.file, sender.token), $0.member.declaration.selectorName)
            }
        }
        let byObjectiveC = objectiveC.flatMap { use -> [(place: Place, method: String)] in
            guard case .action(let names) = use.kind else { return [] }
            return meant(by: SelectorValue(names: names.map { .text($0) })).map {
                (use.place, $0.member.declaration.selectorName)
            }
        }
        return byCode + byObjectiveC + inCategories + connected + named + ofSystemMenus
    }()

    /// The places that send what the delegate answers by a category in Objective-C.
    private var inCategories: [(place: Place, method: String)] {
        let methods = Set(
            objectiveC.compactMap { use -> String? in
                guard case .delegateMethod(let name) = use.kind else { return nil }
                return ApplicationCallback.byObjectiveCName[name] == nil ? name : nil
            })
        if methods.isEmpty { return [] }
        let inObjectiveC = objectiveC.flatMap { use -> [(place: Place, method: String)] in
            guard case .action(let names) = use.kind else { return [] }
            return names.filter(methods.contains).map { (use.place, $0) }
        }
        return inObjectiveC
            + senders.flatMap { sender in
                sender.value.names.compactMap { name -> (place: Place, method: String)? in
                    let selector: String
                    switch name {
                    case .text(let text): selector = text
                    case .method(let method, _):
                        // Swift writes `openSettings(_:)` for `openSettings:`.
                        let base = method.prefix { $0 != "(" }
                        selector = methods.contains(base + ":") ? base + ":" : String(base)
                    }
                    guard methods.contains(selector) else { return nil }
                    return (context.place(sender.file, sender.token), selector)
                }
            }
    }

    /// What the menus send that UIKit makes on Mac Catalyst, at the method itself. An `@IBAction` is told by itself.
    private var ofSystemMenus: [(place: Place, method: String)] {
        guard context.target.platforms.contains(.maccatalyst) else { return [] }
        return actions.filter { action in
            CatalystMenuActions.names.contains(action.name)
                && action.member.declaration.attribute("IBAction") == nil
        }.map { action in
            let method = action.member
            return (
                context.place(method.file, method.declaration.keyword),
                method.declaration.selectorName
            )
        }
    }

    /// What code that goes up the chain asks of any object by its name.
    private var named: [(place: Place, method: String)] {
        programs.flatMap { ResponderWalks.functions(in: $0) }.flatMap { walk in
            let tokens = walk.file.outline.tokens
            return (walk.code ?? 0..<0).flatMap { token -> [(place: Place, method: String)] in
                guard token > 0, tokens.tokens[token - 1].kind == .period,
                    tokens.tokens[token].kind == .identifier
                else { return [] }
                return actions.filter {
                    tokens.spells(token, $0.member.declaration.name)
                        && tokens.tokens[token + 1].kind.isPostfixMark
                }.map { (context.place(walk.file, token), $0.member.declaration.selectorName) }
            }
        }
    }

    /// What storyboards and nibs connect with the first responder.
    private var connected: [(place: Place, method: String)] {
        context.interfaces.files.flatMap { file -> [(place: Place, method: String)] in
            let responders = Set(
                file.elements.filter {
                    $0.attributes["placeholderIdentifier"] == "IBFirstResponder"
                }.compactMap { $0.attributes["id"] })
            return file.elements.flatMap { element -> [(place: Place, method: String)] in
                guard element.name == "action", let selector = element.attributes["selector"],
                    responders.contains(element.attributes["destination"] ?? "")
                else { return [] }
                return meant(by: SelectorValue(names: [.text(selector)])).map {
                    (file.place(of: element), $0.member.declaration.selectorName)
                }
            }
        }
    }

    /// The methods that something may mean which is sent, but not known, and the places that send it.
    private(set) lazy var possible: (actions: [Action], places: [Place]) = {
        if actions.isEmpty { return ([], []) }
        let unknown =
            senders.filter(\.value.isUnknown).map { context.place($0.file, $0.token) }
            + objectiveC.filter { $0.kind == .action([]) }.map(\.place)
        guard !unknown.isEmpty else { return ([], []) }
        let known = Set(sent.map(\.method))
        let possible = actions.filter { action in
            !known.contains(action.member.declaration.selectorName)
                && !takesMoreThanSender(action.member.declaration) && !isExplained(action)
        }
        return (possible, unknown)
    }()

    /// The names of all that may be reached so.
    var methodNames: Set<String> {
        Set(
            sent.map { String($0.method.prefix { $0 != "(" }) }
                + possible.actions.map(\.member.declaration.name))
    }

    private lazy var senders: [ChainSenders.Sender] = {
        let reader = SelectorReader(in: programs)
        return programs.flatMap { ChainSenders(in: $0, reading: reader).all() }
    }()

    private func meant(by value: SelectorValue) -> [Action] {
        actions.filter { action in
            value.names.contains { mayBe($0, action) }
        }
    }

    /// Whether a selector may be that of a method: not where the code means another class of its own.
    private func mayBe(_ name: SelectorName, _ action: Action) -> Bool {
        switch name {
        case .text(let text): return text == action.name
        case .method(let method, let type):
            let base = String(method.prefix { $0 != "(" })
            guard base == action.member.declaration.name else { return false }
            guard let type else { return false }
            let own = context.inheritanceChain(of: context.unaliased(type)).contains(delegate.name)
            let isAbove = context.inheritanceChain(of: delegate.name).contains(type)
            return own || isAbove || delegate.inheritance.contains(type)
                || !programs.contains { program in
                    program.allTypes(named: type).contains { $0.declaration.kind != .protocol }
                        || program.extensions(of: type).contains { part in
                            part.declaration.members.contains { $0.name == base }
                        }
                }
        }
    }

    // MARK: The methods

    private lazy var actions: [Action] = delegate.members.compactMap { member -> Action? in
        let declaration = member.declaration
        guard declaration.kind == .function, !declaration.isStatic,
            declaration.attribute("nonobjc") == nil,
            !declaration.isOverride || !ChainOverrides.isCalledOtherwise(declaration),
            ApplicationCallback.callback(of: member, in: delegate) == nil,
            SceneDelegateCallback(declaration.selectorName) == nil
        else { return nil }
        if let name = delegate.objectiveCName(of: member) {
            return Action(member: member, name: name)
        }
        let isVisible = declaration.isOverride || isWitness(declaration)
        return isVisible ? Action(member: member, name: member.inferredObjectiveCName) : nil
    }

    /// Whether a protocol for Objective-C that the delegate conforms to asks for the method.
    private func isWitness(_ method: Declaration) -> Bool {
        delegate.inheritance.contains { name in
            programs.contains { context in
                context.types(named: name.lastComponent).contains { type in
                    type.declaration.kind == .protocol
                        && type.declaration.attribute("objc") != nil
                        && type.declaration.members.contains {
                            $0.selectorName == method.selectorName
                        }
                }
            }
        }
    }

    /// Whether a method gets what no sender of an action is: a notification, or a timer.
    private func takesMoreThanSender(_ method: Declaration) -> Bool {
        guard let first = method.parameters.first,
            let file = delegate.members.first(where: { $0.declaration == method })?.file.outline
        else { return false }
        return Self.ownSenders.contains(file.text(first.type).lastComponent)
            || method.parameters.count > 2
    }

    private static let ownSenders: Set<String> = [
        "Notification", "NSNotification", "Timer", "CADisplayLink",
    ]

    // MARK: What else a method is for

    /// Whether everything that names the method's selector gives it away together with a target.
    private func isExplained(_ action: Action) -> Bool {
        let mentions = programs.flatMap { self.mentions(of: action, in: $0) }
        return mentions.isEmpty
            ? action.member.declaration.attribute("objc") == nil
                && !action.member.declaration.isOverride
                && !isWitness(action.member.declaration)
            : mentions.allSatisfy { SelectorMention(at: $0.token, in: $0.file).hasTarget }
    }

    private func mentions(of action: Action, in context: TargetContext)
        -> [(file: ProgramFile, token: Int)]
    {
        let method = action.member.declaration
        let isText = action.name.contains(":")
        return context.files(mentioning: method.name).flatMap { file -> [(ProgramFile, Int)] in
            let tokens = file.outline.tokens
            return tokens.tokens.indices.filter { token in
                switch tokens.tokens[token].kind {
                case .stringSegment: return isText && tokens.text(of: token) == action.name
                case .pound, .identifier:
                    return file.outline.selectorLiteral(at: token).map { mayBe($0, action) }
                        ?? false
                default: return false
                }
            }.map { (file, $0) }
        }
    }
}
