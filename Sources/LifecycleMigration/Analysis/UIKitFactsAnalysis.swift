import ProjectModel
import SwiftOutline

/// Gathers the facts of a UIKit app, or refuses it.
struct UIKitFactsAnalysis {
    private let context: TargetContext
    private let profile: PlatformProfile

    /// An analysis of a target.
    init(context: TargetContext, profile: PlatformProfile) {
        self.context = context
        self.profile = profile
    }

    /// The facts behind an entry point on a delegate.
    ///
    /// - Throws: `Refusal` for the first thing that can't be followed.
    func facts(entry: EntryPoint) throws(Refusal) -> UIKitFacts {
        let analysis = DelegateAnalysis(context: context, profile: profile)
        let delegate = try analysis.applicationDelegate(of: entry)
        let manifest = try SceneManifest(context: context)
        let method = SceneConfigurationMethod(of: delegate, manifest: manifest)
        let usesScenes = !manifest.configurations.isEmpty || method != nil
        let classes = analysis.sceneDelegates()
        let others = otherDelegates(among: classes, manifest, method)
        let sceneDelegate = try sceneDelegate(
            among: classes.filter { one in !others.contains { $0.name == one.name } }, manifest,
            method, delegate)
        let shapes = shapes(usesScenes, manifest)
        let shape = try launch(
            delegate, usesScenes ? sceneDelegate : nil, usesScenes, manifest, by: shapes)
        let launch = try shapes.withHelpers(reachable(shape, usesScenes ? sceneDelegate : delegate))
        if !usesScenes {
            try LaunchOrder(context: context, delegate: delegate).check(launch.codes)
        }
        let values = try (usesScenes ? sceneDelegate : delegate).map { owner throws(Refusal) in
            try shapes.initialValues(
                of: launch.codes, usesScenes ? .willConnect : .didFinishLaunching, owner)
        }
        return UIKitFacts(
            context: context, entry: entry, delegate: delegate, manifest: manifest,
            configurationMethod: method, sceneDelegate: usesScenes ? sceneDelegate : nil,
            otherWindowDelegates: others, usesScenes: usesScenes, launch: launch,
            windowInitialValues: values ?? [])
    }

    /// The delegates of the configurations that the application delegate chooses for further windows.
    private func otherDelegates(
        among classes: [DelegateClass], _ manifest: SceneManifest,
        _ method: SceneConfigurationMethod?
    ) -> [DelegateClass] {
        guard let choices = method?.choices else { return [] }
        let names = choices.others.compactMap { choices.className(of: $0, in: manifest) }
        return classes.filter { names.contains($0.name) }
    }

    private func sceneDelegate(
        among classes: [DelegateClass], _ manifest: SceneManifest,
        _ method: SceneConfigurationMethod?, _ delegate: DelegateClass
    ) throws(Refusal) -> DelegateClass? {
        let attached = method?.attachedClasses ?? []
        let named = Set(manifest.sceneDelegateClasses + attached).sorted()
        let known = named.compactMap { name in classes.first { $0.name == name } }
        if known.count > 1 {
            throw Refusal(
                .sceneConfiguration, at: place(of: known[1]),
                "window scenes have more than one delegate class: "
                    + known.map { "'\($0.name)'" }.joined(separator: ", "),
                remedy: "use the UIKit scene life cycle, or one delegate class for window scenes")
        }
        if let first = known.first { return first }
        guard let missing = manifest.sceneDelegateClasses.first, manifest.sceneStoryboards.isEmpty
        else { return nil }
        throw Refusal(
            .rootUnresolved, at: place(of: delegate),
            "the scene delegate '\(missing)' of the Info.plist is not in the target",
            remedy: "add its source to the target, or correct the class name in the Info.plist")
    }

    private func launch(
        _ delegate: DelegateClass, _ sceneDelegate: DelegateClass?, _ usesScenes: Bool,
        _ manifest: SceneManifest, by shapes: LaunchShapeAnalysis
    ) throws(Refusal) -> LaunchShape {
        let analysis = RootViewSetupAnalysis(context: context)
        let owner = usesScenes ? sceneDelegate : delegate
        let moment: LaunchFunction.Moment = usesScenes ? .willConnect : .didFinishLaunching
        let function = owner.flatMap { LaunchFunction(moment, of: $0) }
        if usesScenes, UnusedDelegateWindow.mayHaveScene(delegate) {
            try checkNoSecondRoot(delegate)
        }
        let first = usesScenes ? nil : firstLaunch(of: delegate, manifest)
        var code: LaunchCode?
        for function in [function, first].compactMap({ $0 }) {
            let (shape, own) = try shape(of: function, by: shapes)
            if let shape {
                if !(usesScenes ? manifest.sceneStoryboards : manifest.mainStoryboards).isEmpty {
                    try checkMainWindow(of: shape)
                }
                if let owner = shape.codes.last?.function.owner {
                    try checkWindowProperty(of: owner)
                }
                return shape
            }
            code = code ?? own
        }
        let storyboards = usesScenes ? manifest.sceneStoryboards : manifest.mainStoryboards
        if storyboards.count == 1, let name = storyboards.first {
            try StoryboardAnalysis(context: context).check(name, at: place(of: delegate))
            try checkPlaceholder(name, at: place(of: owner ?? delegate))
            return try storyboardShape(code, name)
        }
        if let code {
            try analysis.checkRootReads(code)
            try analysis.checkRootElsewhere(code)
        }
        if usesScenes { try checkNoSecondRoot(delegate) }
        try checkWindowProperty(of: owner ?? delegate)
        throw unresolved(owner ?? delegate, storyboards)
    }

    /// The earlier of two launch methods, where the root is made there, or where nothing else is known to make one.
    private func firstLaunch(
        of delegate: DelegateClass, _ manifest: SceneManifest
    ) -> LaunchFunction? {
        guard let function = LaunchFunction(willFinishLaunchingOf: delegate) else { return nil }
        let code = LaunchClassifier.classify(function, depth: .controlFlow)
        let setsRoot = code.statements.contains(where: \.role.isRoot)
        return setsRoot || manifest.mainStoryboards.isEmpty ? function : nil
    }

    /// An analysis of the launch, beside the storyboard whose root UIKit shows first; a launch screen only makes a window.
    private func shapes(_ usesScenes: Bool, _ manifest: SceneManifest) -> LaunchShapeAnalysis {
        let names = usesScenes ? manifest.sceneStoryboards : manifest.mainStoryboards
        let shown = names.first { !StoryboardAnalysis(context: context).isLaunchScreen($0) }
        return LaunchShapeAnalysis(context: context, storyboard: shown)
    }

    /// How the launch makes its root, nil where its code makes none; and the launch taken apart.
    private func shape(
        of function: LaunchFunction, by analysis: LaunchShapeAnalysis
    ) throws(Refusal) -> (LaunchShape?, LaunchCode) {
        do {
            let found = try analysis.shape(of: function)
            if found.0 != nil { return found }
            return setByCall(function, analysis) ?? found
        } catch {
            // A method that the launch calls, and others too, sets the root.
            guard error.finding.id == .rootSwap, let kept = setByCall(function, analysis) else {
                throw error
            }
            return kept
        }
    }

    /// A launch that leaves its root to a method that replaces it later, too; nil where it calls none.
    private func setByCall(
        _ function: LaunchFunction, _ analysis: LaunchShapeAnalysis
    ) -> (LaunchShape?, LaunchCode)? {
        guard let property = analysis.property(of: function, caller: nil, isSetElsewhere: true),
            case .property(let kept) = reachable(.property(property), function.owner),
            kept.isReplaced, kept.isSetByCall
        else { return nil }
        return (.property(kept), kept.code)
    }

    /// A launch whose root the class that makes it keeps, where code outside of the launch goes to it by way of the
    /// window.
    private func reachable(_ shape: LaunchShape, _ owner: DelegateClass?) -> LaunchShape {
        guard let delegate = owner else { return shape }
        let walks = RootWalkAnalysis(context: context, delegate: delegate, launch: shape).walks()
        guard walks.contains(where: \.kind.isRootUse) else { return shape }
        let isReplaced = walks.contains(where: \.kind.isSwap)
        let kept: RootProperty?
        switch shape {
        case .property(let property): kept = property
        // A SwiftUI root becomes the window group's content, unless something else takes its place later.
        case .code(let setup) where setup.root.isView && !isReplaced: kept = nil
        case .code(let setup):
            kept =
                RootPropertyAnalysis(
                    of: setup.function, caller: setup.caller,
                    storyboard: setup.root.storyboard?.storyboard
                ).property()
        case .storyboard(let name, let code):
            kept = code.flatMap {
                RootPropertyAnalysis(of: $0.function, caller: nil, storyboard: name).property()
            }
        }
        guard var property = kept else { return shape }
        property.otherWalks = walks
        return .property(property)
    }

    /// Refuses a main storyboard that only holds the place of what code puts there.
    private func checkPlaceholder(_ storyboard: String, at place: Place) throws(Refusal) {
        guard StoryboardAnalysis(context: context).isLaunchScreen(storyboard) else { return }
        let uses = WindowUseAnalysis(context: context).uses(.assignment, except: [:])
        guard let swap = uses.first else {
            throw Refusal(
                .rootUnresolved, at: place,
                "the main storyboard '\(storyboard)' is a launch screen",
                remedy: "make the root view controller in the launch method")
        }
        throw Refusal(
            .rootSwap, at: context.place(swap.file, swap.token),
            "the launch screen '\(storyboard)' is replaced as the root view controller here",
            remedy: "make the root view controller in the launch method, in one container")
    }

    /// How a launch works on the root that a storyboard made.
    ///
    /// - Throws: `Refusal` where its statements can neither be told apart nor left where they are.
    private func storyboardShape(
        _ code: LaunchCode?, _ storyboard: String
    ) throws(Refusal) -> LaunchShape {
        guard let code else { return .storyboard(name: storyboard, code: nil) }
        do {
            if let setup = try storyboardSetup(code, storyboard) { return .code(setup) }
            return .storyboard(name: storyboard, code: code)
        } catch {
            let analysis = RootPropertyAnalysis(
                of: code.function, caller: nil, storyboard: storyboard)
            guard let property = analysis.property() else { throw error }
            return .property(property)
        }
    }

    /// The set-up of a storyboard's root that the launch, or a method that it calls, works on.
    private func storyboardSetup(
        _ code: LaunchCode, _ storyboard: String
    ) throws(Refusal) -> RootViewSetup? {
        let roots = StoryboardRootAnalysis(context: context)
        let analysis = RootViewSetupAnalysis(context: context)
        if code.function.moment == .willConnect,
            let setup = try roots.memberSetup(of: code, storyboard: storyboard)
        {
            try analysis.checkParameters(of: setup)
            return setup
        }
        if let setup = try roots.setup(of: code, storyboard: storyboard) {
            try analysis.checkParameters(of: setup)
            return setup
        }
        let helper = try LaunchHelperAnalysis(context: context).helper(readingRootIn: code)
        if let helper,
            var setup = try roots.setup(
                of: try analysis.code(of: helper.function), storyboard: storyboard)
        {
            setup.caller = helper.call
            try analysis.checkParameters(of: setup)
            return setup
        }
        return try roots.memberSetup(of: code, storyboard: storyboard)
    }

    /// Refuses the root of another window than that of the main storyboard.
    private func checkMainWindow(of shape: LaunchShape) throws(Refusal) {
        for code in shape.codes {
            let window = MainWindow(of: code.function)
            for item in code.statements where item.role.isRoot {
                let file = code.function.file
                guard let target = file.assignment(in: item.statement.range)?.target,
                    !window.isCertainlyMain(target)
                else { continue }
                throw Refusal(
                    .rootUnresolved,
                    at: context.place(code.function.method.file, target.lowerBound),
                    "this is the root of a window beside that of the main storyboard",
                    remedy:
                        "make this window when a scene has connected, with `UIWindow(windowScene:)`"
                )
            }
        }
    }

    /// Refuses an app whose delegate makes a window although scenes are in use, and none of these has a root.
    private func checkNoSecondRoot(_ delegate: DelegateClass) throws(Refusal) {
        guard let function = LaunchFunction(.didFinishLaunching, of: delegate) else { return }
        for item in LaunchClassifier.classify(function).statements {
            guard item.role.isRoot else { continue }
            throw Refusal(
                .rootUnresolved,
                at: context.place(function.method.file, item.statement.range.lowerBound),
                "the application delegate makes a window although the app uses scenes",
                remedy: "remove the window of the application delegate, which is never shown")
        }
    }

    /// Refuses a window that is computed or of a class of its own; one that only stands for another property is plain.
    private func checkWindowProperty(of owner: DelegateClass) throws(Refusal) {
        for property in owner.properties where property.declaration.name == "window" {
            let binding = property.declaration.bindings.first
            let isPlain = property.holdsWindow && binding?.accessorBraces == nil
            if isPlain || OwnerWindows(of: owner).forwarding != nil { continue }
            let place = context.place(property.file, property.declaration.range.lowerBound)
            let observers = binding?.accessorKinds.filter { $0 == .willSet || $0 == .didSet } ?? []
            if !observers.isEmpty {
                throw Refusal(
                    .windowSubclass, at: place,
                    "the window has an observer, which runs no more once SwiftUI makes the window",
                    remedy: "move what it does to the launch method or the root view controller")
            }
            throw Refusal(
                .windowSubclass, at: place,
                property.holdsWindow
                    ? "the window is computed here, out of more than another property of the class"
                    : "the window is of a class of the app's own",
                remedy: "make it a stored property of type `UIWindow?`")
        }
    }

    private func unresolved(_ owner: DelegateClass, _ storyboards: [String]) -> Refusal {
        if storyboards.count > 1 {
            return Refusal(
                .rootUnresolved, at: place(of: owner),
                "several main storyboards are named: \(storyboards.joined(separator: ", "))",
                remedy: "name one storyboard in all property lists")
        }
        if let refusal = foreignWindow(owner) { return refusal }
        if let refusal = WindowTakers(context: context, owner: owner).refusal() { return refusal }
        let maker = owner.members.first { $0.declaration.kind == .function && makesRoot($0) }
        let located = maker.map { context.place($0.file, $0.declaration.keyword) }
        return Refusal(
            .rootUnresolved, at: located ?? place(of: owner),
            maker.map { "the root view controller is set in '\($0.declaration.selectorName)'" }
                ?? "nothing that makes the first window was found",
            remedy: "set the root view controller in the launch method itself")
    }

    /// Whether a method makes a window, or sets the root of one.
    private func makesRoot(_ method: LocatedDeclaration) -> Bool {
        let file = method.file.outline
        return method.declaration.range.dropLast().contains { token in
            let next = file.tokens.tokens[token + 1].kind
            return (file.tokens.spells(token, "rootViewController") && next == .equal)
                || (file.tokens.spells(token, "UIWindow") && next == .leftParen)
        }
    }

    /// The refusal of a launch that sets the root of a window that is not the delegate's.
    private func foreignWindow(_ owner: DelegateClass) -> Refusal? {
        let functions = [LaunchFunction.Moment.willConnect, .didFinishLaunching].compactMap {
            LaunchFunction($0, of: owner)
        }
        for function in functions {
            let file = function.file
            for statement in file.statements(of: function.body) {
                guard let assignment = file.assignment(in: statement.range),
                    assignment.target.count > 2,
                    file.tokens.spells(assignment.target.upperBound - 1, "rootViewController")
                else { continue }
                var end = assignment.target.upperBound - 2
                while end > assignment.target.lowerBound,
                    [.postfixQuestionMark, .exclamationMark].contains(
                        file.tokens.tokens[end - 1].kind)
                {
                    end -= 1
                }
                let window = file.text(assignment.target.lowerBound..<end)
                return Refusal(
                    .rootUnresolved,
                    at: context.place(function.method.file, assignment.target.lowerBound),
                    "this is the root of '\(window)', which is no window of '\(owner.name)'",
                    remedy: "keep the window in 'window' of '\(owner.name)', which UIKit asks for")
            }
        }
        return nil
    }

    private func place(of delegate: DelegateClass) -> Place {
        context.place(delegate.file, delegate.declaration.keyword)
    }
}
