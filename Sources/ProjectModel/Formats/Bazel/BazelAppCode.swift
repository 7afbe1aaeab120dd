/// The target that compiles an app's own code, and what the app is built with beside.
struct BazelAppCode {
    /// The targets whose sources are the app's own: the app itself, or the library that it starts in.
    let own: [BazelTarget]
    /// All that it is built with.
    let closure: BazelRepository.Closure

    /// Looks where an app starts.
    ///
    /// - Throws: `ProjectError` where that can't be told.
    init(of app: BazelTarget, in repository: BazelRepository) throws(ProjectError) {
        closure = repository.closure(of: app)
        let isOwn = app.isAppWithSources && !repository.compiled(by: app).isEmpty
        if isOwn, repository.compiled(by: app).contains(where: repository.startsApp) {
            own = [app]
            return
        }
        let starts = closure.targets.filter(repository.startsApp)
        if starts.count > 1 {
            let names = starts.map { "'\($0.name)'" }.sorted().joined(separator: ", ")
            throw ProjectError(
                app, "deps", app.attributes["deps"]?.place ?? app.place,
                "several of the libraries start an app: \(names)")
        }
        if let start = starts.first {
            own = [start]
        } else if isOwn {
            own = [app]
        } else if let problem = (closure.problems + closure.absences).first {
            throw ProjectError(app, problem.key, problem.place, problem.reason)
        } else {
            let direct = Set(repository.dependencies(of: app).labels)
            own = closure.targets.filter { $0.rule.isCode && direct.contains($0.label) }
        }
    }
}

extension ProjectError {
    /// That an attribute that concerns an app can't be read.
    init(_ target: BazelTarget, _ key: String, _ place: BazelPlace, _ reason: String) {
        self.init(
            path: place.path, offset: place.range.lowerBound,
            reason: "`\(key)` of the target '\(target.name)' can't be read: \(reason)",
            remedy: "write it out, or look whether it concerns the launch")
    }
}
