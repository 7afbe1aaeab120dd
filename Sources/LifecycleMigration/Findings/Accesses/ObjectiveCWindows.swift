import AppFacts
import SourceEditing

/// Finds Objective-C code of the app that replaces or casts the root of a window that it finds, or makes a window without a
/// scene; it is read by its lines.
struct ObjectiveCWindows {
    private let context: TargetContext
    private let usedScenes: Bool

    /// A search in the sources of an app; `usedScenes` says that windows without a scene never appeared in it.
    init(in context: TargetContext, usedScenes: Bool) {
        self.context = context
        self.usedScenes = usedScenes
    }

    /// One for each line.
    func findings() -> [Finding] {
        let sources = context.target.sources.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
        let paths = Set(
            ["rootViewController", "setRootViewController", "UIWindow"].flatMap {
                context.library.paths(sources, mentioning: $0)
            })
        return paths.sorted().flatMap(findings)
    }

    private func findings(in path: String) -> [Finding] {
        guard let text = context.library.text(path) else { return [] }
        let lines = ObjectiveCLines(of: text).lines
        let locals = Set(
            lines.filter { line in Self.found.contains(where: line.contains) }
                .compactMap(Self.nameBeforeEqual))
        let getsScene = lines.contains { $0.contains("indowScene") }
        return lines.enumerated().compactMap { index, line in
            let place = Place(path: path, position: SourcePosition(line: index + 1, column: 1))
            if let swap = swap(in: line, ofLocals: locals) {
                return Finding(
                    .rootSwap, .warning, .manual, at: place, swap,
                    remedy: "let one container view controller show what the root is replaced by")
            }
            if castsRoot(line) {
                return Finding(
                    .windowAccess, .warning, .manual, at: place,
                    "the window's root view controller is SwiftUI's, and Objective-C takes it for the app's own class here",
                    remedy:
                        "keep the view controller where it is made, and reach it from there")
            }
            guard !usedScenes, !getsScene, makesWindow(line) else { return nil }
            return Finding(
                .windowWithoutScene, .warning, .manual, at: place,
                "a window that is made without a scene never appears in an app with scenes",
                remedy: "make it with `initWithWindowScene:`, of the scene that it covers")
        }
    }

    // MARK: Lines

    /// The name that a line gives a value.
    private static func nameBeforeEqual(_ line: String) -> String? {
        guard let equal = line.firstRange(of: " = ")?.lowerBound else { return nil }
        let name = line[..<equal].reversed().prefix(while: isOfName).reversed()
        return name.isEmpty ? nil : String(name)
    }

    /// What replaces a root there; nil where nothing does, or that of another window.
    private func swap(in line: String, ofLocals locals: Set<String>) -> String? {
        guard let receiver = receiver(ofSwapIn: line) else { return nil }
        if receiver.contains("elegate") { return WindowFindings.noRootReplaced }
        let name = String(receiver.reversed().prefix(while: Self.isOfName).reversed())
        let isFound = Self.found.contains(where: receiver.contains) || locals.contains(name)
        return isFound
            ? "the root view controller of SwiftUI's window is replaced here, and its views with it"
            : nil
    }

    /// The text of what the root is set of.
    private func receiver(ofSwapIn line: String) -> String? {
        if let end = line.firstRange(of: " setRootViewController:")?.lowerBound {
            return String(line[..<end])
        }
        guard let member = line.firstRange(of: ".rootViewController") else { return nil }
        let rest = line[member.upperBound...].drop { $0 == " " }
        guard rest.first == "=", rest.dropFirst().first != "=" else { return nil }
        return String(line[..<member.lowerBound])
    }

    private func castsRoot(_ line: String) -> Bool {
        guard line.contains("rootViewController"), Self.found.contains(where: line.contains) else {
            return false
        }
        if line.contains("isKindOfClass") { return true }
        guard let end = line.firstRange(of: "*)")?.lowerBound,
            let start = line[..<end].lastIndex(of: "(")
        else { return false }
        let type = line[start..<end].filter(Self.isOfName)
        return type.hasSuffix("Controller") && type != "UIViewController"
    }

    private func makesWindow(_ line: String) -> Bool {
        line.contains("[UIWindow alloc]") || line.contains("[UIWindow new]")
    }

    private static func isOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// What gives a window that the system has.
    private static let found = [
        "keyWindow", ".windows", " windows]", "view.window", ".window.", " window]",
    ]
}
