import AppFacts
import SwiftFlow
import SwiftOutline

/// What SwiftUI shows as the app's root, and what the app's code becomes for that.
struct RootPlan {
    /// Where SwiftUI has the root from.
    let source: RootSource
    /// The window, taken out of the code.
    let removal: WindowRemoval
    /// What the code does with the root.
    let uses: RootUses
    /// Why the code that makes the root did not move; nil where it did, or where there is none.
    var moveObstacle: MoveObstacle?
    /// A storyboard that the code loads itself from now on, and where.
    var loading: StoryboardLoading?
    /// The method during which the scene connects, where the root must not be shown before its end.
    var connection: LocatedDeclaration?
    /// The window's initial values.
    var initialWindows: [InitialWindow] = []

    /// The one of them that makes the root, and goes on making it.
    var initialRoot: InitialWindow? { initialWindows.first(where: \.makesRoot) }

    /// The settings of the window in its initial value.
    var initialSettings: [(file: ProgramFile, setting: WindowSetting)] {
        initialWindows.flatMap(\.settings)
    }

    /// The settings of the window in its initial value and in code, in its order.
    var settings: [(file: ProgramFile, setting: WindowSetting)] {
        initialSettings
            + removal.functions.filter { !$0.changes.isUntouched }.flatMap { item in
                item.changes.settings.map { (item.function.located.file, $0) }
            }
    }

    /// What the launch set of the window's scene, and a new scene delegate sets.
    var sceneSettings: [(file: ProgramFile, setting: SceneSetting)] {
        removal.functions.flatMap { item in
            item.changes.sceneSettings.map { (item.function.located.file, $0) }
        }.sorted { ($0.1.place.launch, $0.1.place.own) < ($1.1.place.launch, $1.1.place.own) }
    }

    /// The property for the root that a delegate gets; nil where there is none, or where the window's initial value that
    /// makes the root becomes it.
    var newCell: RootCell? {
        switch source {
        case .cell(let cell): initialRoot == nil ? cell : nil
        case .choice(let choice): choice.cell
        case .storyboard, .view, .controller: nil
        }
    }

    /// Whether what SwiftUI shows asks the delegate of its scene for something, where there is one.
    var asksSceneDelegate: Bool {
        switch source {
        case .cell, .choice: true
        case .view(let root), .controller(let root): root.asksSceneDelegate
        case .storyboard: false
        }
    }

    /// Whether views observe the delegate that has the window.
    func isObserved(_ usesScenes: Bool) -> Bool {
        usesScenes ? asksSceneDelegate : choice?.changesLater ?? false
    }

    /// What a root is made of beside code that moves; nil where it stays, or is one of several.
    var material: RootMaterial? {
        switch source {
        case .view(let root), .controller(let root): root.material
        case .choice, .storyboard, .cell: nil
        }
    }

    /// Whether somebody can tell how often SwiftUI makes the root view: what stands around it must not be evaluated again then.
    var isNoticedWhenMadeAgain: Bool { views.contains(where: \.material.isNoticedWhenMadeAgain) }

    /// The roots whose code moves into the `App`.
    var movedRoots: [MovedRoot] { views + [movedController].compactMap { $0 } }

    /// The UIKit root that is made where SwiftUI asks for it; nil where none is.
    var movedController: MovedRoot? {
        if case .controller(let root) = source { return root }
        return nil
    }

    /// The choice of the SwiftUI views that are the root; nil where there is none.
    var choice: RootChoice? {
        if case .choice(let choice) = source { return choice }
        return nil
    }

    /// The SwiftUI roots that are written in the `App`.
    var views: [MovedRoot] {
        switch source {
        case .view(let root): [root]
        case .choice(let choice): choice.roots
        case .storyboard, .controller, .cell: []
        }
    }

    /// The scene delegate's properties that move along with the root.
    var movedProperties: [LocatedDeclaration] {
        switch source {
        case .view(let root), .controller(let root): root.properties + root.material.handedOn
        case .storyboard, .cell, .choice: []
        }
    }

    /// What has a framework give the window its root; the rest of it waits for the root to be seen.
    var frameworkRoots: [(function: FlowFunction, call: FrameworkRootCall)] {
        removal.functions.flatMap { item in
            item.changes.frameworkRoots.map { (item.function, $0) }
        }
    }

    /// Whether the root is a SwiftUI view.
    var isView: Bool {
        switch source {
        case .storyboard, .controller, .cell: false
        case .view, .choice: true
        }
    }

    /// The storyboard that the root comes from; nil where code makes it.
    var storyboard: String? {
        if case .storyboard(let name) = source { return name }
        return loading?.storyboard
    }
}

extension RootPlan {
    /// The class that declares the property for the root: the delegate, or its superclass where code of that sets it.
    func home(of delegate: DelegateClass) -> LocatedDeclaration {
        let isInherited = removal.functions.contains {
            !$0.changes.isUntouched && delegate.isInherited($0.function.located)
        }
        return isInherited ? delegate.base ?? delegate.located : delegate.located
    }

    /// The statement that makes the root first; nil where a storyboard does.
    var makingPlace: (ProgramFile, Int)? {
        if let initialRoot {
            return (initialRoot.property.file, initialRoot.closure.braces.open)
        }
        let first = uses.early.first ?? uses.writes.first
        return first.map { ($0.function.located.file, $0.write.statement.lowerBound) }
    }
}

/// Where SwiftUI has the root from.
enum RootSource {
    /// From the initial view controller of a storyboard.
    case storyboard(String)
    /// From a view that is made in the content of the window group.
    case view(MovedRoot)
    /// From a view controller that is made where SwiftUI asks for one.
    case controller(MovedRoot)
    /// From one of several views, which code chooses.
    case choice(RootChoice)
    /// From a property, in which the code that made the root leaves it.
    case cell(RootCell)
}

/// Where the code loads the storyboard that UIKit loaded before.
struct StoryboardLoading {
    /// The storyboard.
    let storyboard: String
    /// The method in front of whose code it is loaded; nil where the property does it at its first use.
    let method: LocatedDeclaration?
}
