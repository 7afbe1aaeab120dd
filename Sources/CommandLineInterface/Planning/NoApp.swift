import ProjectModel

/// Says why there is no app in a PATH: a script that migrates nothing must not look as if all were done.
struct NoApp {
    private let plan: RootPlan

    /// What there is to say about a plan; nil where it has an app, or has none of those that were asked for by name.
    init?(_ plan: RootPlan, invocation: Invocation) {
        guard plan.applications.isEmpty else { return nil }
        let options = invocation.migration
        let selectsByName =
            !options.targets.isEmpty || !options.platforms.isEmpty
            || !options.excludedTargets.isEmpty
        guard plan.known.isEmpty || !selectsByName else { return nil }
        self.plan = plan
    }

    /// The error.
    var error: ToolError {
        ToolError(plan.root.given, "no app found: " + reason, remedy: remedy)
    }

    private var reason: String {
        let names = Set(plan.known.map(\.name)).sorted()
        if let first = names.first {
            return names.count == 1
                ? "its sources belong to '\(first)', which starts elsewhere"
                : "its sources belong to \(names.count) apps, such as '\(first)', which start elsewhere"
        }
        let paths = plan.tree.paths(below: plan.root.scope)
        let projects = paths.count { XcodeBundles.isProjectFile($0) }
        let sources = paths.count { $0.hasSuffix(".swift") }
        switch (paths.count, projects, sources) {
        case (0, _, _):
            return
                "there is no file in it that is read, and symbolic links to folders are not followed"
        case (_, 0, _) where description != nil:
            return "'\(plan.root.display(description ?? ""))' describes projects that are not there"
        case (_, 0, 0): return "there is neither a project nor a Swift source"
        case (_, 0, _):
            return "there is no project\(otherProject), and no Swift source that makes an app"
        case (_, 1, _): return "its project builds none"
        default: return "none of its \(projects) projects builds one"
        }
    }

    /// The file that builds a repository with a tool whose projects are not read, in words.
    private var otherProject: String {
        plan.tree.paths(below: plan.root.scope).first {
            Self.foreign.contains(RelativePath.name(of: $0))
        }.map { " that is read ('\(plan.root.display($0))' is none)" } ?? ""
    }

    private static let foreign: Set<String> = ["CMakeLists.txt", "meson.build", "Makefile"]

    /// The first file that a project is generated from.
    private var description: String? {
        plan.tree.paths(below: plan.root.scope).first {
            Self.descriptions.contains(RelativePath.name(of: $0))
        }
    }

    private static let descriptions: Set<String> = [
        "project.yml", "project.yaml", "Project.swift", "Workspace.swift",
    ]

    /// The command of a framework that makes the project of an app which has none; nil where no framework's is there.
    private var projectMaker: String? {
        let paths = plan.tree.paths(below: plan.root.scope)
        guard !paths.contains(where: XcodeBundles.isProjectFile) else { return nil }
        let names = Set(paths.map(RelativePath.name(of:)))
        if names.contains("pubspec.yaml") { return "flutter create --platforms=ios ." }
        if names.contains(where: { $0.hasPrefix("capacitor.config.") }) {
            return "npx cap add ios && npx cap sync ios"
        }
        if names.contains("app.json") || names.contains("app.config.js")
            || names.contains("app.config.ts"), names.contains("package.json")
        {
            return "npx expo prebuild --platform ios"
        }
        return nil
    }

    private var remedy: String {
        if let maker = projectMaker {
            return "make the app's project with '\(maker)', and plan that"
        }
        if description != nil, plan.known.isEmpty {
            return "generate the Xcode project, with 'xcodegen' or 'tuist generate', and plan that"
        }
        guard let way = plan.root.wayFromTop(to: plan.root.named), !way.isEmpty else {
            return "name a repository, a folder in one, an .xcodeproj or an .xcworkspace"
        }
        let up = way.split(separator: "/").map { _ in ".." }.joined(separator: "/")
        return "name the top of the repository: '\(plan.root.join(up))'"
    }
}
