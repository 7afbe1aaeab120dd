import ProjectModel
import SourceEditing

/// Who may ask the application's delegate for its window by selector.
///
/// Source: libraries that send `window` to the application's delegate, which SwiftUI's own does not have unless the app's
/// has (software-mansion/react-native-reanimated#10587). Swift asks by the protocol's optional member, which is nil then.
enum WindowReaders {
    /// Nobody: code on disk does not, and of other libraries it is not known, and not to be expected.
    case none
    /// A library that does, code that does, or a library whose code is not at hand and that may.
    case possible(name: String)
    /// No project says what the app is built with.
    case unknown

    /// Looks at all that an app is built with.
    init(of context: TargetContext, _ graph: ModuleGraph) {
        guard context.target.project != nil else {
            self = .unknown
            return
        }
        let linked = LinkedCode.modules(linkedBy: context, in: graph)
        let libraries = LinkedLibraries(of: context, beside: Set(linked.map(\.name)))
        let askers = WindowAskers(context.library.lockFiles.packages(of: context.target.project))
        if let name = libraries.absent.lazy.compactMap(askers.asker).first {
            self = .possible(name: name)
            return
        }
        let own = context.target.sources.filter { !$0.hasSuffix(".swift") }
        let groups = linked.map(\.sources) + libraries.sources + [own]
        let asking = groups.lazy.compactMap { Self.asking(among: $0, in: context.library) }.first
        self = asking.map { .possible(name: $0.fileName) } ?? .none
    }

    /// The first source that asks a delegate for its window, in code of which some takes the application's delegate.
    private static func asking(among paths: [String], in library: SourceLibrary) -> String? {
        let delegates = library.paths(paths, mentioning: "elegate")
        let taking = library.paths(delegates, mentioning: "UIApplication").first { path in
            library.text(path).map { WindowRequest.takesDelegate($0.string) } ?? true
        }
        guard taking != nil else { return nil }
        return library.paths(delegates, mentioning: "window").first { path in
            guard let text = library.text(path)?.string else { return true }
            return path.hasSuffix(".swift")
                ? WindowRequest.isInSwift(text) : WindowRequest.isInObjectiveC(text)
        }
    }
}

/// Which libraries whose code is not at hand may ask for the delegate's window: those that are known to, and those whose
/// names say that they lay something over the app.
private struct WindowAskers {
    private let packages: [LockedPackage]

    /// Those of an app; `packages` are what its lock files pin.
    init(_ packages: [LockedPackage]) {
        self.packages = packages
    }

    /// What a library is called that may ask; nil where it is not expected to.
    func asker(_ name: String) -> String? {
        // Which pods these are, no lock file says.
        if LinkedLibraries.isOfPods(name) { return name }
        let rows = KnownSDK.windowAskers.filter { row in
            row.link.pods.contains(name) || row.link.packages.contains(name.lowercased())
        }
        guard rows.isEmpty else {
            return rows.first(where: mayHaveVersion)?.name
        }
        let isExpected =
            !Self.harmless.contains(name) && !name.contains("Swift") && !name.hasPrefix("Rx")
            && Self.words.contains(where: name.contains)
        return isExpected ? name : nil
    }

    private func mayHaveVersion(of row: KnownSDK) -> Bool {
        let versions = packages.filter {
            row.link.pods.contains($0.name) || row.link.packages.contains($0.name)
        }.compactMap(\.version)
        return versions.isEmpty || versions.contains(where: row.versions.contains)
    }

    /// What the names of libraries have in them that show something over all else.
    private static let words = [
        "HUD", "Toast", "StatusBar", "PhotoBrowser", "PhotoViewer", "ImageBrowser", "ImageViewer",
        "ImagePicker", "PhotoPicker", "SideMenu", "Drawer", "Popup", "PopUp", "AlertView",
        "ActionSheet", "Overlay", "Spinner", "Walkthrough", "CoachMark", "Feedback", "SupportKit",
    ]

    /// Those of them that are known to take a view of the app's, the key window or that of a scene.
    private static let harmless: Set<String> = [
        "JGProgressHUD", "MBProgressHUD", "MMDrawerController", "PKHUD", "ProgressHUD",
        "SCLAlertView", "SideMenu", "STPopup",
    ]
}

/// Whether code asks the application's delegate for its window, by its text.
private enum WindowRequest {
    /// Whether code takes the application's delegate, or hands the application to something that may.
    static func takesDelegate(_ text: String) -> Bool {
        let code = text.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
        if delegates.contains(where: code.contains) { return true }
        // An application that is kept or handed on may be asked for its delegate under another name.
        return applications.contains { application in
            code.ranges(of: application).contains { range in
                let rest = code[range.upperBound...]
                return rest.first.map { ends.contains($0) } ?? true
            }
        }
    }

    private static let delegates = [
        "shared.delegate", "sharedApplication.delegate", "sharedApplication].delegate",
        "sharedApplication]delegate]", "sharedApplication().delegate", "pplication.delegate",
        "app.delegate", "UIApplicationDelegate", "forKey:\"delegate\"", "forKey:@\"delegate\"",
        "[applicationdelegate]", "[appdelegate]",
    ]
    private static let applications = ["UIApplication.shared", "UIApplicationsharedApplication]"]
    private static let ends: Set<Character> = [")", ",", ";", "}", "{", "]", "\"", ":"]

    /// Whether Swift code needs the member to be there: it unwraps it, or asks by its name.
    static func isInSwift(_ text: String) -> Bool {
        let code = text.filter { !$0.isWhitespace }
        return ["elegate?.window!", "elegate!.window!", "elegate.window!", "\"window\""].contains {
            code.contains($0)
        }
    }

    /// Whether Objective-C code sends `window` to a delegate more often than it asks whether that has one.
    static func isInObjectiveC(_ text: String) -> Bool {
        let code = text.filter { !$0.isWhitespace }
        let keepsDelegate = kept.contains { code.contains($0) }
        let sends = (keepsDelegate ? anywhere : toDelegate).reduce(0) { count, send in
            count
                + code.ranges(of: send).count { range in
                    let next = code[range.upperBound...].first
                    return send.hasSuffix("]") || next.map { !$0.isLetter && !$0.isNumber } ?? true
                }
        }
        return sends > code.ranges(of: "@selector(window)").count
    }

    private static let toDelegate = [
        "elegate.window", "elegate].window", "elegate).window", "elegate]).window",
        "elegatewindow]", "elegate]window]", "elegate)window]", "elegate])window]", "@\"window\"",
    ]
    private static let anywhere = [".window", "window]", "@\"window\""]
    private static let kept = [
        "sharedApplication].delegate;", "sharedApplication]delegate];",
        "sharedApplication.delegate;", "application.delegate;", "[applicationdelegate];",
    ]
}
