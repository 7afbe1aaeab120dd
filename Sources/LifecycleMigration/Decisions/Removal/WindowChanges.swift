import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// What becomes of the code of one function once SwiftUI has the window.
struct WindowChanges {
    /// The statements that go, outermost ones only.
    var removed: [Statement] = []
    /// What stays of statements without what is around it.
    var unwrapped: [UnwrappedBlock] = []
    /// What is replaced within code that stays.
    var replacements: [TextEdit] = []
    /// The tokens that are replaced, or go within code that stays.
    var places: [TokenRange] = []
    /// The names that mean the container instead of the window, by their tokens.
    var standIns: Set<Int> = []
    /// The locals that held the window, and hold the container instead.
    var standInLocals: Set<String> = []
    /// The calls that are given the container by a further argument, by the tokens of their names.
    var extendedCalls: Set<Int> = []
    /// Whether something needs the container where the code can't reach the delegate.
    var lacksContainer = false
    /// What needs the window itself.
    var obstacles: [WindowObstacle] = []
    /// What sets the root.
    var rootWrites: [RootWrite] = []
    /// Where the root is read.
    var rootReads: [TokenRange] = []
    /// Whether something reads the frame of the window, which is written without the window.
    var readsFrame = false
    /// What shows the window.
    var shows: [WindowMoment] = []
    /// What has a framework set the root.
    var frameworkRoots: [FrameworkRootCall] = []
    /// What is done to SwiftUI's window instead.
    var lent: [LentWindow] = []
    /// What sets how the window looks.
    var settings: [WindowSetting] = []
    /// What a scene delegate sets of the scene instead.
    var sceneSettings: [SceneSetting] = []
    /// What was decided about statements, in order.
    var decisions: [WindowDecision] = []
    /// Whether nothing is left of the code but what ends it.
    var isEmptied = false
    /// The token of the window that the function gave back; nil where it gave none.
    var windowGiven: Int?
    /// Whether the code stays as it is, since something in it needs the window.
    var isUntouched = false
    /// Whether code had the window by another name, or asked whether it is there.
    var bindsWindow = false

    /// How much had been found at some moment: a copy of it all would be copied anew with every change.
    struct Mark {
        fileprivate let removed: Int
        fileprivate let unwrapped: Int
        fileprivate let replacements: Int
        fileprivate let places: Int
        fileprivate let rootWrites: Int
        fileprivate let rootReads: Int
        fileprivate let settings: Int
        /// How many decisions there were.
        let decisions: Int
        /// The token of the window that the function gave back until then.
        let windowGiven: Int?
    }

    /// How much has been found by now.
    var mark: Mark {
        Mark(
            removed: removed.count, unwrapped: unwrapped.count, replacements: replacements.count,
            places: places.count, rootWrites: rootWrites.count,
            rootReads: rootReads.count, settings: settings.count, decisions: decisions.count,
            windowGiven: windowGiven)
    }

    /// Leaves of what came behind a mark what was found out, and nothing of what is done.
    mutating func keepOnlyFacts(since mark: Mark) {
        removed.truncate(to: mark.removed)
        unwrapped.truncate(to: mark.unwrapped)
        replacements.truncate(to: mark.replacements)
        places.truncate(to: mark.places)
        decisions.truncate(to: mark.decisions)
    }

    /// Whether code was changed behind a mark.
    func isChanged(since mark: Mark) -> Bool {
        removed.count > mark.removed || replacements.count > mark.replacements
    }

    /// Whether something sets the root behind a mark.
    func setsRoot(since mark: Mark) -> Bool { rootWrites.count > mark.rootWrites }

    /// Whether something reads the root behind a mark.
    func readsRoot(since mark: Mark) -> Bool { rootReads.count > mark.rootReads }

    /// What says how the window looks behind a mark, the last one; nil where nothing does.
    func lastSetting(since mark: Mark) -> WindowSetting? {
        settings.count > mark.settings ? settings.last : nil
    }

    /// The same code as it is, with what is known of it.
    var untouched: WindowChanges {
        var result = self
        result.removed = []
        result.unwrapped = []
        result.replacements = []
        result.places = []
        result.decisions = []
        result.isEmptied = false
        result.isUntouched = true
        return result
    }
}

extension Array {
    fileprivate mutating func truncate(to count: Int) {
        removeLast(Swift.max(0, self.count - count))
    }
}

/// A statement that sets the root.
struct RootWrite {
    /// The statement.
    let statement: TokenRange
    /// What is set: `window?.rootViewController`.
    let target: TokenRange
    /// What it is set to.
    let value: TokenRange
    /// Whether it may run later than the function around it.
    let runsLater: Bool
}

/// A place where something happens to the window.
struct WindowMoment {
    /// The statement.
    let statement: TokenRange
    /// Whether it may run later than the function around it.
    let runsLater: Bool
}

/// A setting of the window that says how everything in it looks.
struct WindowSetting {
    /// The statement.
    let statement: Statement
    /// The property.
    let property: String
    /// The window: `self.window?`.
    let window: TokenRange
    /// What it is set to.
    let value: TokenRange
    /// Whether it runs at each launch.
    let isUnconditional: Bool
    /// Whether the property itself is set, and not something of it.
    let isWhole: Bool
    /// Whether it stands in the window's initial value, which goes.
    var isInitial = false
    /// Whether the scene that connects is at hand, and with it SwiftUI's window, which is there by then.
    var hasSceneWindow = false
    /// Whether the window is only made behind it.
    var isBeforeWindow = false
    /// When it is made.
    var moment = SettingMoment.start
    /// Whether it is written for the windows that are shown then.
    var isForShownWindows = false
}

/// What happens to a statement, and why.
struct WindowDecision {
    /// The statement.
    let statement: TokenRange
    /// What happens.
    var action: LaunchDecision.Action
    /// Why.
    var reason: Reason

    /// Why something happens to a statement.
    enum Reason {
        /// It has nothing to do with the window.
        case unrelated
        /// It makes or shows the window.
        case windowIsSwiftUIs
        /// It keeps the window in the other delegate.
        case delegateWindowStaysEmpty
        /// It asked whether the window is there.
        case unwrapped
        /// Nothing is left in it.
        case nothingLeft
        /// Statements in it stay.
        case statementsStay
        /// It sets the root.
        case rootIsMadeHere
        /// It leaves what a SwiftUI root is made of, or waits for.
        case leavesValues
        /// It reads the root.
        case worksOnRoot
        /// It goes along with the root.
        case movesWithRoot
        /// It sets something of the scene, which a new scene delegate does.
        case movesToScene
        /// It says how the window looks.
        case setting
        /// It says how all windows look.
        case settingForAllWindows
        /// It says how SwiftUI's window looks.
        case settingForSceneWindow
        /// It says how the windows look that are shown.
        case settingForShownWindows
        /// Only the window needed it.
        case onlyForWindow
        /// It calls a method that is empty without the window.
        case calledMethodDidNothingElse
        /// It returns for scenes of other kinds.
        case guardsScene
        /// It passes the window on, and passes on the container instead.
        case handsContainerOn
        /// A part of it is replaced.
        case changed
    }
}

/// The code between two braces of a statement, of which nothing else stays.
struct UnwrappedBlock {
    /// The statement.
    let statement: TokenRange
    /// The braces.
    let braces: BracketPair
}
