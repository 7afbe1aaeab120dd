import SourceEditing
import SwiftOutline

/// Takes the window out of a scene delegate; the class goes where that was all it did, else it stays attached.
struct SceneDelegateRewriter {
    private let facts: UIKitFacts
    private let configuration: SceneConfigurationRewriter
    /// What leaves the root in a property, where the scene delegate goes on making it.
    private let property: RootPropertyRewriter?

    /// A rewriter for an app; the style is that of the application delegate's file.
    init(facts: UIKitFacts, style: CodeStyle) {
        self.facts = facts
        self.configuration = SceneConfigurationRewriter(facts: facts, style: style)
        if case .property(let property) = facts.launch, property.isOfScene {
            let style = CodeStyle(of: property.code.function.owner.file.outline)
            self.property = RootPropertyRewriter(
                property, style: style, containerType: facts.containerType)
        } else {
            property = nil
        }
    }

    /// What happens to the scene delegate.
    struct Result {
        /// Edits of sources.
        var edits: [LoweredEdits] = []
        /// The files that go, since they held nothing else.
        var deletedFiles: [String] = []
        /// The class that goes.
        var deletedClass: String?
        /// The tokens that go, by path.
        var removed: [String: [TokenRange]] = [:]
        /// What a reader should know.
        var findings: [Finding] = []
    }

    /// Computes what happens; `factory` is the method that the class gets, which then stays.
    ///
    /// - Throws: `Refusal` where the class stays and can't be attached.
    func plan(adding factory: RootFactoryWriter?) throws(Refusal) -> Result {
        guard let delegate = facts.sceneDelegate else {
            let edits = configuration.detach("").map { [$0] } ?? []
            return Result(edits: edits)
        }
        let launch = rewriters
        let kept = launch.reduce(0) { $0 + $1.kept.count }
        if factory == nil, property == nil,
            let result = deletion(of: delegate, keptStatements: kept)
        {
            return result
        }
        let goes = launch.first?.removesMethod ?? false
        let edits = LaunchEdits(launch, replacement: goes ? factory?.replacement : nil)
        var result = Result()
        result.edits = edits.edits()
        result.deletedFiles = edits.deletedFiles
        if let factory, let first = launch.first, !goes {
            result.edits.append(LoweredEdits(path: first.path, edits: factory.edits()))
        }
        result.removed = edits.removedRanges
        var members = sharedLocals
        if let property { members = members.adding(keepRoot(in: property, &result)) }
        if let activity = LaunchActivityRewriter(facts: facts) {
            members = members.adding(activity.members)
            result.edits += activity.edits
            result.findings.append(activity.finding)
        }
        let writer = DelegateMembersWriter(
            delegate: delegate, style: CodeStyle(of: delegate.file.outline))
        result.edits.append(
            LoweredEdits(path: delegate.file.path, edits: writer.edits(adding: members)))
        if !launch.isEmpty || property != nil {
            let window = WindowPropertyRewriter(owner: delegate, facts: facts)
            result.edits += window.edits()
            result.removed.merge(window.removedRanges, uniquingKeysWith: +)
        }
        if case .code(let setup) = facts.launch, let root = SceneRootPropertyRewriter(setup) {
            result.edits += root.edits()
            result.removed.merge(root.ranges, uniquingKeysWith: +)
        }
        result.edits.append(try configuration.attach(delegate.name))
        return result
    }

    /// The properties for locals that the root needs beside the rest.
    private var sharedLocals: DelegateMembers {
        guard case .code(let setup) = facts.launch, setup.function.moment == .willConnect else {
            return DelegateMembers()
        }
        let code = MovedCode(setup: setup, destination: .ownType(facts.sharedDelegate))
        let properties = setup.promoted.flatMap {
            code.lazyProperty(of: $0.index).text(indentedBy: "").split(
                separator: "\n", omittingEmptySubsequences: false
            ).map(String.init)
        }
        return DelegateMembers(properties: properties)
    }

    /// The root goes on being made where it is, in a container; the members that this takes.
    private func keepRoot(
        in property: RootPropertyRewriter, _ result: inout Result
    ) -> DelegateMembers {
        result.edits.append(LoweredEdits(path: property.path, edits: property.edits()))
        result.edits += property.walkEdits(delegate: facts.sharedDelegate.text)
        result.removed[property.path, default: []] += property.removedRanges
        result.removed.merge(property.walkRanges, uniquingKeysWith: +)
        result.findings += property.walkFindings(context: facts.context)
        return property.members
    }

    /// The methods that only help to make the window.
    private var helpers: [LocatedDeclaration] {
        facts.launch.codes.filter(\.function.isHelper).map(\.function.method)
    }

    private var rewriters: [LaunchRewriter] {
        facts.launch.codes.first?.function.moment == .willConnect ? facts.launch.rewriters : []
    }

    /// The removal of the class; nil where it has work left, or somebody names it.
    private func deletion(of delegate: DelegateClass, keptStatements: Int) -> Result? {
        let work = SceneDelegateWork(of: delegate, helpers: helpers, context: facts.context)
        guard work.isNone(keptLaunchStatements: keptStatements),
            let detached = configuration.detach(delegate.name)
        else { return nil }
        let known = configuration.attachingRanges(of: delegate.name)
        guard !work.isReferenced(except: known), !work.isKnownToTests else { return nil }
        let own = LocatedDeclaration(file: delegate.file, declaration: delegate.declaration)
        let removal = DeclarationRemoval([own] + delegate.extensions)
        var result = Result(edits: [detached] + removal.edits(), deletedClass: delegate.name)
        result.deletedFiles = removal.deletedFiles
        result.removed = removal.ranges
        return result
    }
}
