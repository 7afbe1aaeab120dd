import SourceEditing

/// The steps of a migration; the raw value names them where two want the same bytes.
///
/// None of them needs what another one gives. Of two that insert text at one place, the one that is listed first stands
/// first.
enum MigrationStep: String, CaseIterable {
    case entry = "entry point"
    case goingDelegates = "delegates without work"
    case window = "launch"
    case coverScenes = "cover scene"
    case imports = "import"
    case windowProperty = "window property"
    case sceneDelegate = "scene delegate"
    case sharedDelegate = "shared delegate"
    case lazyProperties = "early access"
    case launchMethod = "launch method"
    case handOvers = "hand-over to SDKs"
    case delegateMembers = "delegate members"
    case delegateCasts = "delegate cast"
    case forcedCasts = "forced cast"
    case unusedLocals = "unused local"
    case propertyLists = "property list"
    case storyboards = "unused storyboard"
    case app = "App structure"
    case probe

    /// Why a file comes or goes by this step, in a few words; nil for a step that only edits.
    var reason: String? {
        switch self {
        case .entry: "only started the app"
        case .app: "declares the app"
        case .probe: "the log of `--probe`"
        case .goingDelegates, .window: "nothing is left of what it declares"
        case .storyboards: "nothing refers to it any more"
        default: nil
        }
    }
}
