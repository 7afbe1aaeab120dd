import AppFacts
import ProjectModel

/// The code beside an app's own to which its delegate may hand the launch options: frameworks and packages of the repository.
final class LaunchOptionsCode {
    private let linked: () -> LinkedCode?
    private let flows: AppFlows

    /// That of an app with a delegate, which is read when it is asked for.
    init(_ evidence: Evidence, delegate: DelegateClass) {
        linked = { evidence.linkedCode(of: delegate) }
        flows = evidence.flows
    }

    private lazy var code = linked()

    /// The code, read as a target; nil where there is none.
    private(set) lazy var context: TargetContext? = code.flatMap { code in
        code.context(in: flows) { $0 != .tests }
    }

    /// How a message about something in it starts.
    func start(at place: Place) -> String {
        code?.owner(of: place.path).map(LinkedFindings.start) ?? ""
    }
}
