import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds out how the first window of an app of UIKit gets its root, or refuses the app.
struct UIKitFactsAnalysis {
    private let app: UIKitApp

    /// An analysis of an app.
    init(of app: UIKitApp) {
        self.app = app
    }

    /// The facts.
    ///
    /// - Throws: `Refusal` for the first thing that can't be followed.
    func facts() throws(Refusal) -> UIKitFacts {
        let (launch, manifest) = (app.launch, app.manifest)
        try checkWindowProperty(of: launch)
        let root = try root(
            of: launch, app.usesScenes ? manifest.sceneStoryboards : manifest.mainStoryboards)
        try checkFoundWindows(at: launch)
        if !app.usesScenes {
            var state = RootBehindState(launch)
            if let refusal = state.refusal(for: root.uses) { throw refusal }
        }
        return UIKitFacts(app: app, root: root)
    }

    private func root(
        of launch: LaunchFacts, _ storyboards: [String]
    ) throws(Refusal) -> RootPlan {
        let root: RootPlan
        do {
            root = try RootPlanner(launch).plan()
        } catch {
            if case .nothingMakesRoot = error {
                try checkPlaceholder(storyboards, at: place(of: launch.owner))
                try app.context.checkManifest("what makes the first window is not known")
            }
            throw RootRefusal(launch, storyboards: storyboards).refusal(for: error)
        }
        if let name = root.storyboard {
            try app.context.storyboards.check(name, at: place(of: launch.delegate))
        }
        return root
    }

    /// Refuses a main storyboard that only holds the place of what code puts there.
    private func checkPlaceholder(_ storyboards: [String], at place: Place) throws(Refusal) {
        let analysis = app.context.storyboards
        guard storyboards.count == 1, let storyboard = storyboards.first else { return }
        guard analysis.isLaunchScreen(storyboard) else {
            return try analysis.check(storyboard, at: place)
        }
        throw Refusal(
            .rootUnresolved, at: place,
            "the main storyboard '\(storyboard)' is a launch screen",
            remedy: "make the root view controller in the launch method")
    }

    /// Refuses a window that is computed or of a class of its own; one that only stands for another property is plain.
    private func checkWindowProperty(of launch: LaunchFacts) throws(Refusal) {
        let owner = launch.owner
        for property in owner.properties where property.declaration.name == "window" {
            guard let binding = property.declaration.bindings.first else { continue }
            let observers = binding.accessorKinds.filter { $0 == .willSet || $0 == .didSet }
            let place = app.context.place(property.file, property.declaration.range.lowerBound)
            if !observers.isEmpty {
                throw Refusal(
                    .windowUse, at: place,
                    "the window has an observer, which runs no more once SwiftUI makes the window",
                    remedy: "move what it does to the launch method or the root view controller")
            }
            guard binding.accessorBraces != nil || !launch.holdsWindow(property) else { continue }
            if launch.forwardsWindow(property) { continue }
            let isComputed = launch.holdsWindow(property)
            if isComputed, let path = Self.path(givenBy: binding, in: property.file.outline) {
                throw Refusal(
                    .windowUse, at: place,
                    "the app's window is '\(path)', and the delegate only gives it out here",
                    remedy:
                        "keep the window in the delegate, in a stored property of type `UIWindow?`, and let that object ask for it"
                )
            }
            throw Refusal(
                isComputed ? .windowUse : .windowSubclass, at: place,
                isComputed
                    ? "the window is computed here, out of more than another property of the class"
                    : "the window is of your own class",
                remedy: "make it a stored property of type `UIWindow?`")
        }
    }

    /// The path of names that a computed property gives: `controller.window`; nil where it does more.
    private static func path(givenBy binding: Binding, in file: SwiftFile) -> String? {
        guard var range = binding.accessors else { return nil }
        if let first = range.first, file.tokens.spells(first, "return") {
            range = first + 1..<range.upperBound
        }
        let isPath = range.allSatisfy { token in
            switch file.tokens.tokens[token].kind {
            case .identifier, .period, .postfixQuestionMark, .exclamationMark: true
            default: false
            }
        }
        return isPath && !range.isEmpty ? file.text(range) : nil
    }

    /// Refuses a launch that replaces the root by way of a window that it finds: the first screen would not be the same.
    private func checkFoundWindows(at launch: LaunchFacts) throws(Refusal) {
        for function in launch.timeline.early where launch.timeline.isEarly(function) {
            for event in launch.flow.trace(of: function).events where !event.runsLater {
                guard case .write(let window, "rootViewController", let token, _) = event.kind,
                    window.windows.contains(.found)
                else { continue }
                throw Refusal(
                    .rootSwap, at: app.context.place(function.located.file, token),
                    "the launch puts another root view controller in place of the first one here",
                    remedy: "make the root view controller that is shown first in the launch method"
                )
            }
        }
    }

    private func place(of delegate: DelegateClass) -> Place {
        app.context.place(delegate.file, delegate.declaration.keyword)
    }
}
