/// What of the house is not as it shall be; each list may only get shorter.
enum HouseExceptions {
    /// The files that name a type of a room behind theirs.
    static let arrows: [String: Set<String>] = [
        "LifecycleMigration": [
            "MacMenuAnalysis.swift names Finding", "MacMenuCommands.swift names Finding",
            "MenuBarNotes.swift names Finding",
        ]
    ]

    /// The files in front of the findings that name them.
    static let findingsOutside: Set<String> = [
        "MacMenuAnalysis.swift", "MacMenuCommands.swift", "MenuBarNotes.swift",
    ]

    /// The files that write edits and stand elsewhere.
    static let editsOutside: Set<String> = [
        "BackgroundWork.swift",
        "IdleParameters.swift",
        "ListElements.swift",
        "MacWindowScene.swift",
        "ParameterName.swift",
        "RootValueCode.swift",
        "SceneConfigurationMethod.swift",
        "SceneParameters.swift",
        "SceneSetting.swift",
        "SceneSettingAnalysis.swift",
        "ShownWindowSettings.swift",
        "ShownWindowsCode.swift",
        "WindowAssignments.swift",
        "WindowCalls.swift",
        "WindowCaptures.swift",
        "WindowChanges.swift",
        "WindowConditions.swift",
        "WindowDeclarations.swift",
        "WindowFrameworkRoots.swift",
        "WindowGeometry.swift",
        "WindowLendings.swift",
        "WindowOrphans.swift",
        "WindowReplacements.swift",
        "WindowScenes.swift",
        "WindowScope.swift",
        "WindowStandInUses.swift",
        "WindowStandIns.swift",
    ]

    /// The files with more than 400 lines.
    static let longFiles: Set<String> = [
        "LaunchWalk.swift",
        "MacMenuAnalysis.swift",
        "MacStartReader.swift",
        "MacStartStatement.swift",
        "WindowFindings.swift",
    ]

    /// The circles among files, each its files by name.
    static let circles: [String: [String]] = [
        "AppFacts": [
            "AppFlow FunctionUses",
            "ApplicationClass EmptyApplicationClass",
            "ClassMakers SourceLibrary",
            "Conformances DelegateFamily PropertyListFacts TargetContext TargetIndex",
            "DelegateCast DelegateLocal",
            """
            DelegateSurroundings HostedPage LinkedCode WatchFacts WatchFactsAnalysis \
            WindowReaders
            """,
            """
            EntryPointAnalysis LaunchCode MacStartGlobals MacStartStatement OwnStart \
            OwnStartReader TestBranches
            """,
            "FirstViews LaunchOrder",
            "SceneConfigurationChoices SceneConfigurationMethod",
        ],
        "CommandLineInterface": [
            "FileAttributes FileStatus FolderListing OpenFolder",
            "GitCommit JournalLock JournalStore",
            "OutputFile ReportOutput",
        ],
        "LaunchValidation": [
            "BranchMarks LaunchWalk NormalText TraceRules"
        ],
        "LifecycleMigration": [
            "AppFile AppFileWriter",
            "Checklist ChecklistItem KeptCallbackCheck",
            "ColdScenePayloads KeptPayload",
            "DeclarationRemoval MigrationPart",
            "DelegateRemainder RemainingDelegateClass",
            "EarlyLookups LinkedFindings LinkedLaunch RootFindings WindowFindings",
            """
            GoneTokens HostedView RootCell SceneParameters SceneSettingAnalysis \
            SceneSettingCall WindowAppearance WindowChanges WindowConditions \
            WindowExtraction WindowFrameworkRoots WindowLendings WindowScope
            """,
            """
            HeldRoot InlinedLocals LastOfLaunch MomentOfRoot MovedLocals MovedProperties \
            MovedRoot RootBranches RootChoice RootComposition RootMaterial RootPlan \
            RootPlanner RootValueCode StoryboardNeed UIKitFacts WholeConnection
            """,
            "MacMenuCommands MenuCommandsCode",
            "MacWindowContent MacWindowOrder",
        ],
        "ProjectModel": [
            "BazelFormat BazelLowering",
            "BazelTwins LoadedProjects",
            "ManifestEvaluator ManifestLiteral ManifestProgram TuistManifest",
            "SourceAddition XcodeLowering",
            "SpecCost SpecValue",
            "StarlarkFile StarlarkLexer StarlarkParser",
            "TuistFormat TuistLowering TuistNeighbours",
            "XCConfigDocument XCConfigParser",
            "YAMLDocument YAMLRemoval YAMLSpelling YAMLValue",
        ],
        "SourceEditing": [
            "UnifiedDiff UnifiedDiffWriter"
        ],
        "SwiftFlow": [
            """
            EvaluatorChanges FlowAnalysis FlowClosure FlowEvaluator FlowEvent FlowFunction \
            FlowNotes FlowSemantics FlowTables FlowTag FlowTrace FlowValue FreshLocals \
            Program
            """,
            "FlowBody FlowBodyReader",
        ],
        "SwiftOutline": [
            "Lexer LexerStrings",
            "LexerRegex RegexScan",
            "SketchScan SourceSketch",
        ],
    ]
}
