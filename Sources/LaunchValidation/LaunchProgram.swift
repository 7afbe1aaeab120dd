import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// An app as a flow analysis sees it, before a plan or after it.
///
/// Both sides are made in the same way and from sources alone, so that the validation rests on nothing that a rewriter says.
package struct LaunchProgram {
    /// The app.
    package let context: TargetContext
    /// Its application delegate; nil where SwiftUI's own does without.
    package let delegate: DelegateClass?
    /// The delegate of its window scenes.
    package let sceneDelegate: DelegateClass?
    /// The delegate of its window scenes where only the plan made one.
    let addedSceneDelegate: DelegateClass?
    /// The values of its start.
    package let analysis: FlowAnalysis
    /// What its code does.
    package let effects: EffectAnalysis
    /// What it does where first values of variables are there.
    private let repeated: EffectAnalysis
    /// The structures of the file that declares the `App`, and what keeps objects for them; empty before a plan.
    package let content: [LocatedDeclaration]
    /// The sources that the plan made beside the app's own code.
    package let created: Set<String>
    /// The sources that the plan made.
    let written: Set<String>

    /// Reads an app; without an `appFile` the scene's delegate that the plan makes has code of the app's own.
    package init(
        _ context: TargetContext, delegate name: String, sceneDelegate: String?,
        others: [String] = [], appFile: String? = nil, created all: Set<String> = []
    ) {
        let created = appFile == nil ? [] : all
        let own = appFile == nil ? Self.sceneDelegate(in: all, of: context)?.name : nil
        func delegateClass(_ name: String) -> DelegateClass? {
            let found = context.types(named: name).first {
                $0.declaration.kind == .class && !created.contains($0.file.path)
            }
            return found.map { DelegateClass($0, in: context) }
        }
        self.context = context
        delegate = delegateClass(name)
        self.created = created
        written = all
        self.sceneDelegate = (sceneDelegate ?? own).flatMap(delegateClass)
        addedSceneDelegate = Self.sceneDelegate(in: created, of: context)
        let program = Program(TargetSources(context))
        let types = appFile.flatMap(context.file)?.typeDeclarations ?? []
        // What keeps objects for a view is made before the view is asked for anything.
        content =
            types.filter(\.declaration.isKeeper)
            + types.filter { $0.declaration.kind == .struct }
        analysis = FlowAnalysis(
            of: program,
            by: UIKitSemantics(
                program: program, delegate: name,
                sceneDelegates: Set(others + [sceneDelegate ?? own].compactMap { $0 }))
        ) { _, values in values.contains { !$0.tags.isEmpty } }
        for owner in [delegate, self.sceneDelegate, addedSceneDelegate].compactMap({ $0 }) {
            for member in owner.members {
                FlowFunction.all(of: member, owner: owner.name).forEach(analysis.add)
            }
        }
        for type in content { Self.functions(of: type).forEach(analysis.add) }
        analysis.run()
        effects = EffectAnalysis(of: analysis, by: UIKitEffects(program: program))
        repeated = EffectAnalysis(
            of: analysis, by: UIKitEffects(program: program), countsFirstUses: false)
    }

    private static func sceneDelegate(
        in created: Set<String>, of context: TargetContext
    ) -> DelegateClass? {
        created.sorted().compactMap(context.file).flatMap(\.typeDeclarations).first { located in
            located.declaration.inheritance.contains {
                $0.baseName.lastComponent == "UIWindowSceneDelegate"
            }
        }.map { DelegateClass($0, in: context) }
    }

    /// All code of a type's own declaration.
    package static func functions(of type: LocatedDeclaration) -> [FlowFunction] {
        type.declaration.members.flatMap {
            FlowFunction.all(
                of: LocatedDeclaration(file: type.file, declaration: $0),
                owner: type.declaration.name)
        }
    }

    /// What reading a variable does beside making its value: nothing, where nobody ever sets it.
    package func effects(ofReading event: FlowEvent, in function: FlowFunction) -> FlowEffects {
        let effects = repeated.effects(of: [event], in: function) { _ in false }
        return effects.changesNothing && effects.reads.allSatisfy(isNeverSet) ? .none : effects
    }

    /// Whether a variable keeps its first value, which is made when it is asked for: a lazy one, as far as the names in the
    /// app's code tell, and a global constant.
    private func isNeverSet(_ location: FlowLocation) -> Bool {
        switch location {
        case .member(let name, let owner):
            guard let member = analysis.program.members(name, of: owner).first?.located,
                member.declaration.isLazy
            else { return false }
            return context.settings(of: name, member, of: owner, in: analysis.program).isEmpty
        case .global(let name):
            let found = analysis.program.globals(named: name)
            return found.count == 1
                && found.allSatisfy {
                    $0.file.outline.tokens.tokens[$0.declaration.keyword].kind == .keyword(.let)
                }
        case .outside: return false
        }
    }

    /// Whether code is that of the delegate of scenes that a plan wrote.
    func isOfAddedScene(_ function: FlowFunction) -> Bool {
        created.isEmpty && written.contains(function.located.file.path)
    }

    /// Whether a type keeps objects of the app's in the place of a delegate.
    func isKeeper(_ type: String) -> Bool {
        content.contains { $0.declaration.isKeeper && $0.declaration.name == type }
    }

    /// Whether a type of the program is declared in a source that the plan made.
    func isCreated(_ type: String) -> Bool {
        analysis.program.type(type)?.declarations.contains { created.contains($0.file.path) }
            ?? false
    }
}

extension Declaration {
    /// Whether it is a class that nothing but its properties makes out.
    fileprivate var isKeeper: Bool { kind == .class && inheritance.isEmpty }
}
