import AppFacts
import SwiftFlow
import SwiftOutline

/// Decides whether the callbacks of the app's state move to the delegate of the scene: all of them, where each is self-contained and
/// nobody but UIKit calls one, or none.
struct SelfContainedStates {
    private let app: UIKitApp
    private let linked: LinkedCode?
    private let mentions: MemberMentions

    /// The callbacks of an app with the code beside its own; nil where that is not known.
    init(of app: UIKitApp, beside linked: LinkedCode?) {
        self.app = app
        self.linked = linked
        mentions = MemberMentions(in: app)
    }

    /// Whether callbacks can move; `taken` are the names of members that the scene's delegate has, `edited` the functions in which the plan
    /// writes something.
    func canMove(
        _ states: [StateCallbackRoute], beside taken: Set<String>, except edited: [FlowFunction]
    ) -> Bool {
        let isOfApp =
            states.allSatisfy { $0.obstacle == nil } && !mayNotBeAsked && !leavesEmptyPart(states)
        return !states.isEmpty && isOfApp
            && states.map(\.method).allSatisfy { method in
                SelfContainedMethod(method, of: app, beside: taken).isSelfContained
                    && !edited.contains { $0.located.isSame(as: method) } && !isNamed(method)
            }
    }

    /// Whether something else than UIKit may decide whether the delegate is told: itself, as it is asked, or the start of the app in tests,
    /// which have another one.
    private var mayNotBeAsked: Bool {
        app.startsOtherDelegateInTests
            || app.delegate.members.contains {
                $0.declaration.isOverride && Self.answers.contains($0.declaration.name)
            }
    }

    private static let answers: Set<String> = ["responds", "forwardingTarget", "method"]

    /// Whether an extension would be left without a member.
    private func leavesEmptyPart(_ states: [StateCallbackRoute]) -> Bool {
        states.contains { state in
            app.delegate.extension(around: state.method)?.declaration.members.allSatisfy { member in
                states.contains { $0.method.declaration.range == member.range }
            } ?? false
        }
    }

    // MARK: Who else names them

    private func isNamed(_ method: LocatedDeclaration) -> Bool {
        let inside = TokenRanges([method.declaration.range])
        return mentions.areAny(of: method, besides: inside) || isInFamily(method)
            || isSelected(method) || isNamedBeside(method.declaration.name)
    }

    /// Whether a type that the delegate inherits from, or that inherits from it, has the method, too.
    private func isInFamily(_ method: LocatedDeclaration) -> Bool {
        let program = app.launch.flow.program
        let owners = program.methods(named: method.declaration.name).map(\.owner).filter {
            $0 != app.delegate.name
        }
        return !owners.isEmpty
            && !Set(program.supertypes(of: app.delegate.name))
                .union(program.subtypes(of: app.delegate.name)).isDisjoint(with: owners)
    }

    /// Whether a text is the method's selector.
    private func isSelected(_ method: LocatedDeclaration) -> Bool {
        let name = method.declaration.name
        return app.context.files(mentioning: name).contains { file in
            let tokens = file.outline.tokens
            return tokens.tokens.indices.contains {
                tokens.tokens[$0].kind == .stringSegment && tokens.text(of: $0) == name + ":"
            }
        }
    }

    /// Whether Objective-C, a test or the repository's linked code has the name for something that it asks.
    private func isNamedBeside(_ name: String) -> Bool {
        guard let linked else { return true }
        let library = app.context.library
        let sources = app.context.target.objectiveCSources + linked.modules.flatMap(\.ownSources)
        let own = Set(app.context.target.sources.filter { $0.hasSuffix(".swift") })
        return library.paths(sources.filter { !own.contains($0) }, mentioning: name).contains {
            !$0.hasSuffix(".swift") || library.outline($0)?.asks(for: name) != false
        }
    }
}
