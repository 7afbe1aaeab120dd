import ProjectModel
import SourceEditing
import SwiftOutline
import Testing

@testable import AppFacts
@testable import AppleFrameworks
@testable import LaunchValidation
@testable import LifecycleMigration

/// The plans of all samples, as they are and with faults in what they write.
@Suite(.disabled(if: Recording.isAskedFor, "this run records"))
struct InjectedFaultTests {
    @Test("Nothing is to be noticed in a plan as it is made", arguments: Sample.all)
    func right(sample: Sample) async throws {
        for app in try await ValidatedPlan.all(of: sample) {
            let validation = try #require(app.validation(with: app.plan.edit))
            #expect(validation.differences(except: NamedPlaces(app.plan.findings)) == [])
        }
    }

    @Test("A statement of the launch that is dropped or doubled is noticed", arguments: Sample.all)
    func faults(sample: Sample) async throws {
        for app in try await ValidatedPlan.all(of: sample) {
            let all = try app.faults()
            let faults = OrdinaryShare.isLarger ? all : turnAndTurnAbout(all)
            Tally.count(.faultsLeftOut, all.count - faults.count)
            guard !faults.isEmpty else { continue }
            // Findings are left out: they may name the very statement.
            let known = try #require(app.validation(with: app.plan.edit)).differences(
                except: NamedPlaces(lines: [:]))
            for fault in faults {
                let validation = try #require(app.validation(with: fault.edit))
                let differences = validation.differences(except: NamedPlaces(lines: [:]))
                #expect(differences != known, "\(fault.text)")
                Tally.count(.injectedFaults)
            }
        }
    }
}

extension InjectedFaultTests {
    /// Of the faults, two for each statement, one: it is dropped or doubled.
    private func turnAndTurnAbout(_ faults: [ValidatedPlan.Fault]) -> [ValidatedPlan.Fault] {
        faults.enumerated().filter { index, _ in index % 2 == index / 2 % 2 }.map(\.element)
    }
}

/// A plan of a sample with what it rests on.
struct ValidatedPlan {
    /// The plan.
    let plan: ApplicationPlan
    /// What it rests on.
    let facts: UIKitFacts
    /// What was found out.
    var app: UIKitApp { facts.app }
    /// What the apps of the tree are built with.
    let modules: ModuleGraph
    private let tree: FileTree

    /// A plan with a fault in what it writes.
    struct Fault {
        /// What is wrong, and where.
        let text: String
        /// The edit with the fault.
        let edit: WorkspaceEdit
    }

    /// The plans of a sample that change anything.
    static func all(of sample: Sample) async throws -> [ValidatedPlan] {
        let planned = try await PlannedSample.of(sample)
        let tree = planned.before.tree(named: planned.folderName)
        let library = SourceLibrary(tree)
        let modules = ModuleGraph(of: LoadedProjects(of: tree), in: tree)
        let targets = ProjectFormats.all.flatMap { format in
            format.detect(in: tree).flatMap { format.load($0, in: tree).targets }
        }
        return planned.plan.applications.filter { !$0.edit.isEmpty }.compactMap {
            plan -> ValidatedPlan? in
            guard
                let target = targets.first(where: {
                    $0.name == plan.name && $0.project == plan.project
                })
            else { return nil }
            let context = TargetContext(target: target, library: library)
            let profile = PlatformProfile.profile(for: target.platform)
            guard profile.isUIKit,
                let entry = try? EntryPointAnalysis(context: context, profile: profile)
                    .entryPoint(),
                let app = try? UIKitAppAnalysis(context: context, profile: profile).app(
                    entry: entry),
                let facts = try? UIKitFactsAnalysis(of: app).facts()
            else { return nil }
            return ValidatedPlan(plan: plan, facts: facts, modules: modules, tree: tree)
        }
    }

    /// The validation of an edit of the app.
    func validation(with edit: WorkspaceEdit) -> PlanValidation? {
        plan.appFile.flatMap { PlanValidation(of: app, edit: edit, appFile: $0) }
    }

    /// Each statement of the launch dropped, and each doubled.
    func faults() throws -> [Fault] {
        let after = tree.applying(plan.edit)
        let owners = [app.delegate, app.sceneDelegate].compactMap { $0 }
        return try Set(owners.map(\.file.path)).sorted().filter(after.contains).flatMap { path in
            let text = try after.read(path)
            let file = SwiftFile(text)
            let own = try tree.read(path).string
            // What the plan writes itself is the root, or a route that is looked at as such.
            let statements = statements(of: file).filter { range in
                let code = file.text(range)
                // How the delegate is reached by its class is nothing that the app does.
                if code.hasPrefix(app.delegate.name), code.hasSuffix("= self") { return false }
                return own.contains(code) || code.contains("root")
            }
            return try statements.flatMap { statement -> [Fault] in
                let start = file.tokens.tokens[statement.lowerBound].start
                let end = file.tokens.tokens[statement.upperBound - 1].end
                let code = file.text(statement)
                return [
                    Fault(
                        text: "\(path): without \(code)",
                        edit: try edit(path, text.applying([.remove(start..<end)]))),
                    Fault(
                        text: "\(path): twice \(code)",
                        edit: try edit(path, text.applying([.insert("\(code)\n", at: start)]))),
                ]
            }
        }
    }

    private static let launch: Set<String> = [
        "application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:)", "scene(_:willConnectTo:options:)",
    ]

    /// The calls and assignments of the launch methods, those in blocks left out.
    private func statements(of file: SwiftFile) -> [TokenRange] {
        file.declarations.flatMap(\.members).filter { Self.launch.contains($0.selectorName) }
            .compactMap(\.body).flatMap(file.statements).filter {
                if case .expression = $0.kind { true } else { false }
            }
            .map(\.range)
    }

    private func edit(_ path: String, _ text: SourceText) throws -> WorkspaceEdit {
        var result = WorkspaceEdit()
        for other in plan.edit.paths where other != path {
            switch plan.edit.changes[other] {
            case .edit(let edits): try result.edit(other, edits, by: "plan")
            case .create(let text): try result.create(other, text, by: "plan")
            case .delete: try result.delete(other, by: "plan")
            case nil: break
            }
        }
        let whole = 0..<(try tree.read(path).bytes.count)
        try result.edit(path, [TextEdit(range: whole, replacement: text.string)], by: "fault")
        return result
    }
}
