/// Finds what is wrong in an app that is on the SwiftUI life cycle already.
struct MigratedAppFindings {
    private let context: TargetContext

    /// An analysis of a target.
    init(context: TargetContext) {
        self.context = context
    }

    /// The findings; none of them is repaired.
    func findings() -> [Finding] { adaptors() + missingClasses() }

    /// Every adaptor behind the first makes a delegate that nobody calls.
    private func adaptors() -> [Finding] {
        let all = AppStructure.all(in: context).flatMap { app in
            app.adaptors.map { (app.located.file, $0) }
        }
        return all.dropFirst().map { file, adaptor in
            Finding(
                .delegateInstance, .warning, .manual, at: context.place(file, adaptor.token),
                "a second adaptor makes a delegate that gets no callbacks",
                remedy: "leave one adaptor in the target, in the App")
        }
    }

    private func missingClasses() -> [Finding] {
        guard let manifest = try? SceneManifest(context: context) else { return [] }
        return MissingSceneDelegates(manifest: manifest, context: context).findings(
            isRemoved: false)
    }
}
