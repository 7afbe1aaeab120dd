import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds actions without a target that what is presented sends, and the app's root answered: the responder chain goes past it now.
///
/// Source: Apple's pages of `present(_:animated:completion:)`, by which the topmost parent presents, which is SwiftUI's hosting
/// controller now, and "Using responders and the responder chain to handle events": behind what is presented comes what presents it.
struct PresentedActions {
    private let flow: AppFlow
    private let roots: [String]
    private var context: TargetContext { flow.context }

    /// A look at an app whose root is of one of some classes.
    init(in flow: AppFlow, roots: Set<String>) {
        self.flow = flow
        self.roots = flow.context.ownClasses(of: roots.sorted())
    }

    /// A finding for each place that sends one.
    func findings() -> [Finding] {
        let methods = roots.flatMap(actions)
        let presenting = methods.isEmpty ? [] : flow.functions(naming: ["present"])
        guard !presenting.isEmpty else { return [] }
        return ChainSenders(in: context, reading: SelectorReader(in: [context])).all()
            .flatMap { sender -> [Finding] in
                guard let name = type(around: sender.token, in: sender.file),
                    !roots.contains(name),
                    presenting.contains(where: { names(name, in: $0) })
                else { return [] }
                return methods.filter { method in
                    sender.value.names.contains { mayBe($0, method) }
                }.map { finding(of: $0, sentAt: context.place(sender.file, sender.token)) }
            }.firstAtEachPlace()
    }

    /// The methods of a class that a selector finds.
    private func actions(of root: String) -> [LocatedDeclaration] {
        (context.types(named: root) + context.extensions(of: root)).flatMap { part in
            part.declaration.members.filter { member in
                member.kind == .function && !member.isStatic && !member.isOverride
                    && ["objc", "IBAction"].contains { member.attribute($0) != nil }
            }.map { LocatedDeclaration(file: part.file, declaration: $0) }
        }
    }

    private func mayBe(_ name: SelectorName, _ method: LocatedDeclaration) -> Bool {
        switch name {
        case .text(let text): return text == method.inferredObjectiveCName
        case .method(let spelled, let type):
            guard spelled.prefix(while: { $0 != "(" }) == method.declaration.name, let type else {
                return false
            }
            return roots.contains(context.unaliased(type))
                || context.types(named: type).contains { $0.declaration.kind == .protocol }
        }
    }

    private func names(_ type: String, in function: FlowFunction) -> Bool {
        function.located.file.tokens(spelled: type).contains(where: function.body.contains)
    }

    private func type(around token: Int, in file: ProgramFile) -> String? {
        (file.types + file.extensions).filter {
            $0.declaration.body?.contains(token) ?? false
        }.min { $0.declaration.range.count < $1.declaration.range.count }?
        .declaration.name.lastComponent
    }

    private func finding(of method: LocatedDeclaration, sentAt place: Place) -> Finding {
        Finding(
            .rootContainerPreferences, .warning, .review, at: place,
            "'\(method.declaration.name)' may not come to the root view controller any more: SwiftUI's root presents what sends it",
            remedy: "target the view controller that is to do it")
    }
}
