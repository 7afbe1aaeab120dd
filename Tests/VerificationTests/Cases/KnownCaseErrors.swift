/// Cases whose golden plans have an error or a warning that was not there before, and why.
///
/// A case that compiles again fails the test until its line goes.
enum KnownCaseErrors {
    /// Why a plan does not compile.
    enum Reason: String, Sendable {
        /// A type comes from a library that is not there, or from code in Objective-C, so that the compiler can't know what it inherits or takes.
        case libraryIsMissing
        /// The harness compiles what two targets have as one, or in another version of the language.
        case notAsItIsBuilt
        /// The stub frameworks lack what the plan names of Apple's.
        case stubLacksIt
        /// The code read the delegate's window in a closure that any thread may call, and the compiler warned of that by another name.
        case warnsOfTheSameBefore
        /// A warning finding says what is to be written, and the value that nothing reads until then is what that needs.
        case waitsForItsWork
        /// A defect: a warning of a value that nothing reads any more.
        case leavesUnusedValue
        /// A defect: an error.
        case doesNotCompile

        /// Whether the tool is to be mended.
        var isDefect: Bool { self == .leavesUnusedValue || self == .doesNotCompile }
    }

    /// The cases by their names.
    static let all: [String: Reason] = [
        "guards-of-formats: A package whose app starts in a condition that one define of each configuration makes true":
            .notAsItIsBuilt,
        "further-guards-of-findings: A storyboard's window is shown, and a framework gives it another root of the same class once the launch has gone on":
            .libraryIsMissing,
        "guards-of-readings: A library's view controller hears of the end of its appearance":
            .libraryIsMissing,
        "sixteenth-attack-projects: Two apps share their delegate, and one of them opens links":
            .notAsItIsBuilt,
        "mac-nibs: A storyboard's window with a title bar that is not seen":
            .stubLacksIt,
        "noise: Mac: an item sends what takes the place of AppKit's method":
            .stubLacksIt,
        "appearance: A style that the launch chooses by what it found out itself":
            .waitsForItsWork,
        "false-alarms: A callback asks for a class of Objective-C's above, which may be any":
            .libraryIsMissing,
        "fifteenth-attack-views: A base class in Objective-C calls as it is loaded what Swift overrides":
            .libraryIsMissing,
        "fifteenth-attack-views: Innocent: it does not call what Swift overrides":
            .libraryIsMissing,
        "guards-of-values: Innocent: the first view answers for a key by more than its superclass does, which is a library's":
            .libraryIsMissing,
        "behind-showing: A superclass in Objective-C names what the launch sets":
            .libraryIsMissing,
        "behind-showing: A superclass in Objective-C that names nothing of it":
            .libraryIsMissing,
        "overlooked-guards: A view controller of another module's kind writes what it restores, which is not when it is shown":
            .libraryIsMissing,
        "objective-c-beside: A root inherits from one in Objective-C that registers for calls":
            .libraryIsMissing,
        "objective-c-beside: What the root inherits from asks for its parent in Objective-C":
            .libraryIsMissing,
        "frameworks: A coordinator of a framework":
            .libraryIsMissing,
        "guarded-casts: Casts on one line beside words and other names":
            .leavesUnusedValue,
        "hosting-choices: A value whose type only the view names":
            .libraryIsMissing,
        "kept-values: An object whose name the App has already":
            .doesNotCompile,
        "languages: Notifications as Swift 4 spells them":
            .notAsItIsBuilt,
        "later-appearance: A tint in an observer of the launch":
            .warnsOfTheSameBefore,
        "later-appearance: Styles that are observed with their first value, kept and called at once, or left to the main queue":
            .warnsOfTheSameBefore,
        "library-roots: The app's class inherits from one of a pod in Objective-C":
            .libraryIsMissing,
        "library-roots: The app's class inherits from one that is not there":
            .libraryIsMissing,
        "library-roots: The pod's class decides nothing":
            .libraryIsMissing,
        "library-roots: What it inherits from is not there, and it decides the status bar itself":
            .libraryIsMissing,
        "losses: A document browser that was the root of its window":
            .libraryIsMissing,
        "names: A scene in a tuple of patterns is asked for anew":
            .leavesUnusedValue,
        "old-overrides: Innocent: a class of a package may have such a member":
            .libraryIsMissing,
        "order: A lazy store that nobody sets is the same whenever the root asks for it":
            .libraryIsMissing,
        "plain-edits: The extension that two apps have in common asks for the window":
            .notAsItIsBuilt,
        "plain-edits: Two apps have an extension of their delegates in common, and no class":
            .notAsItIsBuilt,
        "repeated-starts: A root that a function of its own type parameter sets":
            .leavesUnusedValue,
        "scenes: A root of a type alias of the scene delegate":
            .doesNotCompile,
        "twelfth-attack: A library's object is handed to the first view, and changed behind the showing":
            .libraryIsMissing,
        "starts: Arguments in locals of the main method":
            .leavesUnusedValue,
        "view-chains: A block of a notification that another object posts replaces the root":
            .warnsOfTheSameBefore,
        "window-making: A window inside of the screen, by a local":
            .waitsForItsWork,
    ]
}
