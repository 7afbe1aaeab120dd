import AppFacts
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Finds what the launch and the first views call of linked modules, and the launch of Objective-C, that comes too early or too late once the window
/// waits for its scene. Only the called function itself is looked at, and not what that calls.
struct CallsBesideLaunch {
    private let app: UIKitApp
    private let moved: [TokenRange]
    private let linked: [String]
    private var library: SourceLibrary { app.context.library }

    /// A look at an app with the code that it is built with; `moved` is code of the launch that waits for the scene, too.
    init(of app: UIKitApp, _ modules: [LinkedModule], besides moved: [TokenRange]) {
        self.app = app
        self.moved = moved
        linked = Self.own(modules)
    }

    /// The sources of modules that no package manager put there.
    private static func own(_ modules: [LinkedModule]) -> [String] {
        let folders = ["Pods/", "Carthage/", "checkouts/", "node_modules/", "vendor/", "Vendor/"]
        let sources = modules.flatMap(\.sources).filter { path in
            !folders.contains { path.hasPrefix($0) || path.contains("/" + $0) }
        }
        return Set(sources).sorted()
    }

    /// Calls of the launch that ask for windows.
    func windows() -> [Finding] {
        let words = ["keyWindow", "windows", "connectedScenes"]
        // What waits for its turn is not meant.
        let later = [
            "async", "asyncAfter", "dispatch_async", "dispatch_after", "Task", "addObserver",
        ]
        let callees = callees(in: app.context.target.objectiveCSources + linked, naming: words) {
            source, body in
            guard !body.contains(where: { token in later.contains { source.spells(token, $0) } })
            else { return false }
            return body.contains { token in words.contains { source.spells(token, $0) } }
        }
        return calls(of: callees, in: app.launch.timeline.launchFunctions).map { file, token in
            Finding(
                .windowAccess, .warning, .manual, at: app.context.place(file, token),
                "what '\(file.outline.name(at: token))' asks for windows finds none here, before a scene connects",
                remedy: "call it when the scene has connected, behind `makeKeyAndVisible`")
        }
    }

    /// Calls of the launch that have linked code hear when the app enters the foreground: with scenes it is told so at launch, too.
    ///
    /// Source: see `ForegroundObservers`.
    func observers() -> [Finding] {
        let names = [
            "willEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
        ]
        let callees = callees(in: linked, naming: names) { source, body in
            body.contains { token in names.contains { source.spells(token, $0) } }
        }
        return calls(of: callees, in: app.launch.timeline.launchFunctions).map { file, token in
            Finding(
                .callbackActiveState, .warning, .review, at: app.context.place(file, token),
                "what '\(file.outline.name(at: token))' has hear of the foreground is told of it at launch, too, in an app with scenes",
                remedy: "let it do nothing until the app has been in the background")
        }
    }

    /// Calls of the first views that name the delegate of notifications.
    func notifications(_ order: LaunchOrder) -> [Finding] {
        let callees = callees(in: linked, naming: ["UNUserNotificationCenter"]) { source, body in
            body.contains { source.spells($0, "UNUserNotificationCenter") }
                && body.contains {
                    source.spells($0, "delegate") && source.spells($0 + 1, "=")
                        || source.spells($0, "setDelegate")
                }
        }
        let early = Set(app.launch.timeline.launchFunctions.map(\.id))
        let views = order.ofFirstViews.map(\.function).filter { !early.contains($0.id) }
        return calls(of: callees, in: views).map { file, token in
            Finding(
                .launchOrder, .warning, .manual, at: app.context.place(file, token),
                "the delegate of notifications was set here within the launch, with the first view, and now is when the launch has ended: it isn't told of the tap that starts the app",
                remedy: "do this in 'application(_:didFinishLaunchingWithOptions:)'")
        }
    }

    /// The functions whose own code is of a kind, as `Type.name`; it has one of some words.
    private func callees(
        in paths: [String], naming words: [String],
        where isMeant: (ObjectiveCTokens, Range<Int>) -> Bool
    ) -> Set<String> {
        var found: Set<String> = []
        for path in Set(words.flatMap { library.paths(paths, mentioning: $0) }) {
            guard let text = library.text(path) else { continue }
            if path.hasSuffix(".swift") {
                found.formUnion(swift(path, isMeant))
                continue
            }
            let source = ObjectiveCTokens(text)
            for type in ObjectiveCClass.all(in: source) {
                for method in type.allMethods where isMeant(source, method.body) {
                    found.insert(type.name + "." + method.selector.prefix { $0 != ":" })
                }
            }
        }
        return found
    }

    private func swift(
        _ path: String, _ isMeant: (ObjectiveCTokens, Range<Int>) -> Bool
    ) -> [String] {
        guard let outline = library.outline(path) else { return [] }
        return outline.declarations.flatMap { type in
            type.members.compactMap { member in
                guard member.kind == .function, let body = member.body else { return nil }
                let code = ObjectiveCTokens(SourceText(outline.text(body)))
                return isMeant(code, 0..<code.tokens.count)
                    ? type.name.lastComponent + "." + member.name : nil
            }
        }
    }

    /// Where functions call those, by the names of their types: `Kit.start()`, `Kit.shared.start()`.
    private func calls(
        of callees: Set<String>, in functions: [FlowFunction]
    ) -> [(file: ProgramFile, token: Int)] {
        guard !callees.isEmpty else { return [] }
        var seen: Set<String> = []
        return functions.flatMap { function -> [(file: ProgramFile, token: Int)] in
            let file = function.file
            return file.references(in: function.body).compactMap { reference in
                guard reference.role == .bare, !isMoved(reference.token, in: function) else {
                    return nil
                }
                var last = reference.token
                while file.tokens.tokens[last + 1].kind == .period,
                    file.tokens.tokens[last + 2].kind == .identifier
                {
                    last += 2
                }
                guard last > reference.token, file.tokens.tokens[last + 1].kind == .leftParen,
                    callees.contains(reference.name + "." + file.name(at: last)),
                    seen.insert("\(function.located.file.path) \(last)").inserted
                else { return nil }
                return (function.located.file, last)
            }
        }
    }

    private func isMoved(_ token: Int, in function: FlowFunction) -> Bool {
        function.located.file.path == app.delegate.file.path
            && moved.contains { $0.contains(token) }
    }
}
