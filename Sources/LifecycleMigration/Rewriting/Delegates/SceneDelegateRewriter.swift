import SourceEditing
import SwiftFlow
import SwiftOutline

/// Decides whether a scene delegate goes, or stays attached to its scenes.
struct SceneDelegateRewriter {
    private let facts: UIKitFacts
    private let configuration: SceneConfigurationRewriter

    /// A rewriter for an app; the style is that of the application delegate's file.
    init(facts: UIKitFacts, style: CodeStyle) {
        self.facts = facts
        self.configuration = SceneConfigurationRewriter(facts: facts, style: style)
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

    /// Computes what happens.
    ///
    /// - Throws: `Refusal` where the class stays and can't be attached.
    func plan() throws(Refusal) -> Result {
        guard let delegate = facts.sceneDelegate else {
            let edits = configuration.detach("").map { [$0] } ?? []
            return Result(edits: edits)
        }
        let root = RootMembers(facts)?.members
        if root == nil, let result = deletion(of: delegate) { return result }
        var result = Result()
        var members = root ?? DelegateMembers()
        if let activity = LaunchActivityRewriter(facts: facts) {
            members = members.adding(activity.members)
            result.edits += activity.edits
            result.findings.append(activity.finding)
        }
        let writer = DelegateMembersWriter(
            delegate: delegate, style: CodeStyle(of: delegate.file.outline),
            passing: facts.launch.superfluousWindows)
        result.edits.append(
            LoweredEdits(path: delegate.file.path, edits: writer.edits(adding: members)))
        result.edits.append(try configuration.attach(delegate.name))
        return result
    }

    /// The removal of the class; nil where it has work left, or somebody names it.
    private func deletion(of delegate: DelegateClass) -> Result? {
        let work = SceneDelegateWork(of: delegate, facts: facts)
        guard work.isNone, let detached = configuration.detach(delegate.name) else { return nil }
        let known = configuration.attachingRanges(of: delegate.name)
        guard !work.isReferenced(except: known), !work.isKnownToObjectiveC, !work.isKnownToTests
        else { return nil }
        let own = LocatedDeclaration(file: delegate.file, declaration: delegate.declaration)
        let removal = DeclarationRemoval([own] + delegate.extensions)
        var result = Result(edits: [detached] + removal.edits(), deletedClass: delegate.name)
        result.deletedFiles = removal.deletedFiles
        result.removed = removal.ranges
        return result
    }
}
