import AppFacts
import LifecycleMigration
import ProjectModel

/// One thing that an apply left to do by hand, as it is remembered beside the journals.
///
/// It is known by its code and not by the line, so that it is found again while the file changes.
struct LeftWork: Codable, Hashable, Sendable {
    /// The run of the tool that left it.
    var run = 0
    /// Which thing of that run it is: one thing has an entry for each of its places. Nil in what an older version wrote.
    var thing: Int?
    /// The root of the apply, relative to the folder that the journals belong to.
    let root: String
    /// The app, by name and platform.
    let app: String
    let platform: String
    /// What is left, as the report said it.
    let id: String
    let severity: String
    let message: String
    let remedy: String?
    /// The file, relative to the root; nil for a thing of the whole app, or of code that the apply took away.
    let path: String?
    /// The line after the apply, from 1.
    let line: Int?
    /// The code of that line, without the white space around it.
    let code: String?

    /// What it is, whichever run left it.
    var withoutRun: LeftWork {
        var work = self
        work.run = 0
        work.thing = nil
        return work
    }

    /// A finding of an app, where its code stands after the apply.
    init(
        _ finding: Finding, of plan: ApplicationPlan, in root: String, at place: Place?,
        code: String?
    ) {
        self.root = root
        app = plan.name
        platform = plan.platform.rawValue
        id = finding.id.rawValue
        severity = finding.severity.rawValue
        message = finding.message
        remedy = finding.remedy
        path = code == nil ? nil : place?.path
        line = code == nil ? nil : place?.position.line
        self.code = code
    }
}

/// Everything that is remembered in one store.
struct LeftWorkList: Codable, Sendable {
    /// The version of this format.
    var version = 1
    /// What is left, the oldest run first.
    var work: [LeftWork] = []
}
