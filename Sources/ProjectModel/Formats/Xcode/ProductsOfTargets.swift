extension XcodeProjectFile {
    /// What a target builds, where it matters here.
    func productType(of target: PBXObject) -> ProductType? {
        string(.productType, of: target).flatMap { ProductType(rawValue: $0) }
    }

    /// The targets that build apps, in the project's order, each once however often it is listed.
    var appTargets: [PBXObject] {
        var known: Set<String> = []
        return objects(.targets, of: project).filter {
            $0.kind == .nativeTarget && productType(of: $0)?.isApp == true
                && known.insert($0.id).inserted
        }
    }

    /// The target that compiles an app's code: the app itself, or the extension of an old watch app.
    func codeTarget(of app: PBXObject) -> PBXObject {
        guard productType(of: app)?.hasCodeInExtension == true else { return app }
        let own = dependencies(of: app).first { productType(of: $0)?.isWatchExtension == true }
        return own ?? objects(.targets, of: project).first {
            productType(of: $0)?.isWatchExtension == true
                && dependencies(of: $0).contains { $0.id == app.id }
        } ?? app
    }

    /// The targets of the same project that a target depends on.
    func dependencies(of target: PBXObject) -> [PBXObject] {
        objects(.dependencies, of: target).compactMap { object(.target, of: $0) }
    }
}
