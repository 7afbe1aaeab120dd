import AppFacts
import ProjectModel
import SwiftFlow

/// An app about which everything is decided, whatever its framework.
protocol DecidedApp {
    /// The target.
    var context: TargetContext { get }
    /// Where the app starts; nil for an extension of WatchKit's.
    var entry: EntryPoint? { get }
    /// The name of the `App` and of its file.
    var app: AppFileName { get }
    /// The version that the deployment target is raised to; nil where it stays.
    var raisedTarget: VersionNumber? { get }
    /// What unit tests that run in the app do with its delegate.
    var tests: HostedTestCasts { get }
    /// The code beside the app's own that runs in it; nil without a delegate, or where it is not known.
    var linkedCode: LinkedCode? { get }
}

extension MigrationChoices: DecidedApp {
    var context: TargetContext { facts.context }
    var entry: EntryPoint? { facts.entry }
}

extension MacChoices: DecidedApp {
    var context: TargetContext { facts.context }
    var entry: EntryPoint? { facts.entry }
    var linkedCode: LinkedCode? { linked }
}

extension WatchChoices: DecidedApp {
    var context: TargetContext { facts.context }
    var entry: EntryPoint? { facts.entry }
    var linkedCode: LinkedCode? { linked }
}
