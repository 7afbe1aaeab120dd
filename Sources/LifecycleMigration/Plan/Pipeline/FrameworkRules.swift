import AppFacts
import ProjectModel
import SwiftFlow

/// How apps of a framework are found out about and decided on; the pipeline asks, and passes every gate itself.
protocol FrameworkRules {
    /// What is found out of an app.
    associatedtype Facts
    /// What is decided about it.
    associatedtype App: MovingApp

    /// Where the app starts; nil for an extension of WatchKit's.
    var entry: EntryPoint? { get }
    /// Whether a deployment target that is too low is said before all else that is in the way.
    var saysTargetFirst: Bool { get }
    /// Whether the entry point and the class of the application object stay what they are.
    var keepsEntry: Bool { get }

    /// What is found out.
    ///
    /// - Throws: `Refusal` for the first thing that can't be followed.
    func facts() throws(Refusal) -> Facts

    /// The sources that take part in the launch.
    func sources(of facts: Facts) -> [ProgramFile]

    /// The limit of what is followed that the app has met; nil where all of it was.
    func limit(of facts: Facts) -> FlowLimit?

    /// What is decided; `appName` is nil for a name of the target's own.
    ///
    /// - Throws: `Refusal` for the first thing that is in the way.
    func app(
        _ facts: Facts, raised: VersionNumber?, appName: AppFileName?
    ) throws(Refusal) -> App

    /// What the first window shows, for a plan that is refused with facts at hand.
    func root(of facts: Facts) -> RootSummary?

    /// The facts to try with once nothing shows that the plan is safe; nil for none.
    func fallback(for facts: Facts) -> Facts?
}

extension FrameworkRules {
    var saysTargetFirst: Bool { false }

    var keepsEntry: Bool { false }

    func limit(of facts: Facts) -> FlowLimit? { nil }

    func fallback(for facts: Facts) -> Facts? { nil }
}
