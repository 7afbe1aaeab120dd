import AppFacts

/// What is said of the project, the language, and the property lists.
extension Finder {
    static let missingProject = Finder(
        .missingProject, [.projectMissing],
        silent: [.in(.linked, .hostedTests, because: .ofTheApp)]
    ) { evidence in
        MissingProject(of: evidence.context, propertyLists: evidence.propertyLists)
            .findings(adding: evidence.app?.path)
    }

    static let buildScripts = Finder(
        .buildScripts, [.projectMissing],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .in(.refused, .onDestination, because: .written),
        ]
    ) { evidence in
        guard let app = evidence.app else { return [] }
        return BuildScripts(of: evidence.context).findings(of: evidence.edit, adding: app.path)
    }

    static let manifests = Finder(
        .manifests, [.projectManifest, .projectGenerated],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .in(.refused, .onDestination, because: .written),
        ]
    ) { evidence in
        let context = evidence.context
        return ManifestFindings(
            in: context, generated: evidence.modules?.projects(generatedFor: context.target)
        ).findings(of: evidence.edit)
    }

    static let raisedTarget = Finder(
        .raisedTarget, [.deploymentTarget],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .in(.refused, .onDestination, because: .written),
        ]
    ) { evidence in
        guard let raised = evidence.raisedTarget else { return [] }
        let target = evidence.context.target
        let old = target.deploymentTarget.map { " from \($0)" } ?? ""
        return [
            Finding(
                .deploymentTarget, .note, .automatic, at: nil,
                "the deployment target of '\(target.name)' is raised\(old) to \(raised)")
        ]
    }

    static let language = Finder(
        .language, [.swiftVersion],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp)
        ]
    ) { evidence in
        guard let modules = evidence.modules else { return [] }
        return LanguageVersion(context: evidence.context, modules: modules)
            .findings(isPlanned: evidence.situation == .migration)
    }

    static let oldOverrides = Finder(
        .oldOverrides, [.swiftVersion],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .in(.onDestination, because: .olderThanApp),
        ]
    ) { evidence in
        // Where the language itself is said to be too old, all of this is.
        evidence.found(by: .language).isEmpty
            ? OldOverrides(in: evidence.context).findings() : []
    }

    static let betaSwiftUI = Finder(
        .betaSwiftUI, [.swiftVersion],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .in(.onDestination, because: .olderThanApp),
        ]
    ) { evidence in
        BetaSwiftUI(in: evidence.context).findings()
    }

    static let awaitCalls = Finder(
        .awaitCalls, [.swiftVersion],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp)
        ]
    ) { evidence in
        AwaitCalls(in: evidence.context).findings()
    }

    static let propertyListReads = Finder(
        .propertyListReads, [.plistRuntimeRead]
    ) { evidence in
        let reads = PropertyListReads(context: evidence.context)
        return reads.findings(
            ofRemoved: evidence.removedKeys, isGone: evidence.situation == .onDestination)
            + (evidence.writesManifest ? reads.findingsOfWrittenManifest() : [])
    }

    static let launchScreen = Finder(
        .launchScreen, [.plistLaunchScreen],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, .watchKit, because: .ofUIKit),
            .in(.onDestination, because: .staysAsItIs),
        ]
    ) { evidence in
        LaunchScreenKeys(in: evidence.context).findings()
    }

    static let storyboards = Finder(
        .storyboards, [.storyboardUnused, .storyboardOnVisionOS],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .in(.refused, .onDestination, because: .written),
        ]
    ) { evidence in
        if let choices = evidence.uiKit { return StoryboardFindings(choices).findings() }
        if let choices = evidence.watchKit {
            return WatchStoryboardFindings(choices).storyboard
        }
        return evidence.appKit.map { choices in
            StoryboardFindings.unused(
                choices.unusedStoryboards, isDeleted: choices.deletesUnusedStoryboards,
                in: evidence.context)
        } ?? []
    }

    static let lostComments = Finder(
        .lostComments, [.commentLost],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .in(.refused, .onDestination, because: .written),
        ]
    ) { evidence in
        LostComments(of: evidence.edit, in: evidence.context).findings()
    }

    static let probe = Finder(
        .probe, [.debugProbe],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .in(.refused, because: .written),
        ]
    ) { evidence in
        guard evidence.asksForProbe else { return [] }
        if let choices = evidence.uiKit {
            return choices.probe.map { ProbeFindings(facts: choices.facts).findings(for: $0) } ?? []
        }
        if evidence.situation == .onDestination {
            let isThere = ProbeName.isTaken(in: evidence.context)
            return isThere ? [] : [ProbeFindings.withoutMigration()]
        }
        return [evidence.framework == .appKit ? ProbeFindings.onMac() : ProbeFindings.onWatch()]
    }
}
