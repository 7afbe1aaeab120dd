import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// The types of other modules that make and hold a window of their own, such as the one of an overlay: whose root that
/// is, is the library's matter.
package struct LibraryWindows {
    /// Their names.
    package let types: Set<String>

    /// Looks at the types that code asks for an instance or a window, where it also asks for roots.
    package init(in context: TargetContext, _ program: Program) {
        var named: Set<String> = []
        for file in context.files(naming: "rootViewController") {
            named.formUnion(Self.asked(in: file.outline))
        }
        types = named.filter { name in
            program.type(name)?.isDeclared != true && UIKitTypes.table[name] == nil
                && !Self.isOfApp(name) && Self.makesWindow(name, in: context)
        }
    }

    /// The members by which a type gives an instance of it.
    package static let instances: Set<String> = [
        "shared", "sharedInstance", "default", "main", "instance", "standard", "sharedManager",
    ]

    /// Whether a member of such a type is its window, by its name; not one that it has found.
    package static func isWindow(_ member: String) -> Bool {
        (member == "window" || member.hasSuffix("Window")) && !foundWindows.contains(member)
    }

    private static let foundWindows: Set<String> = [
        "keyWindow", "mainWindow", "topWindow", "currentWindow", "activeWindow", "appWindow",
        "applicationWindow", "hostWindow", "rootWindow", "frontWindow", "firstWindow",
        "sourceWindow", "previousWindow",
    ]

    private static func asked(in file: SwiftFile) -> Set<String> {
        let tokens = file.tokens.tokens
        return tokens.indices.dropLast(2).reduce(into: []) { found, token in
            guard tokens[token].kind == .identifier, tokens[token + 1].kind == .period,
                token == 0 || tokens[token - 1].kind != .period
            else { return }
            let name = file.name(at: token)
            let member = file.name(at: token + 2)
            guard name.first?.isUppercase == true,
                instances.contains(member) || isWindow(member)
            else { return }
            found.insert(name)
        }
    }

    /// Whether a type may be a view, whose `window` is the one around it, or deal with the app's window, by its name.
    private static func isOfApp(_ name: String) -> Bool {
        prefixes.contains(where: name.hasPrefix) || suffixes.contains(where: name.hasSuffix)
            || words.contains(where: name.contains)
    }

    private static let prefixes = ["UI", "NS", "WK"]
    private static let suffixes = [
        "View", "ViewController", "HUD", "Bar", "Button", "Label", "Cell", "Control", "Window",
        "Delegate", "App", "Application", "Scene", "Screen", "Device", "Root", "Services",
    ]
    private static let words = [
        "Coordinator", "Router", "Navigat", "Application", "Util", "Helper", "AppDelegate",
        "Provider", "Environment", "Context",
    ]

    // MARK: Sources in the tree

    /// Whether a type makes a window, and finds none, where its source lies in the tree; of others that is taken for so.
    private static func makesWindow(_ name: String, in context: TargetContext) -> Bool {
        let library = context.library
        let paths = library.tree.paths.filter { path in
            [".swift", ".m", ".mm", ".h"].contains { path.hasSuffix($0) }
        }
        let declaring = library.paths(paths, mentioning: name).filter { path in
            guard path.hasSuffix(".swift") else {
                return ["@interface ", "@implementation "].contains {
                    library.source(path).contains(Mention($0 + name))
                }
            }
            return library.outline(path)?.declarations.contains {
                $0.kind.hasMembers && $0.kind != .extension && $0.name == name
            } ?? false
        }
        guard !declaring.isEmpty else { return true }
        func mention(_ words: [String]) -> Bool {
            words.contains { !library.paths(declaring, mentioning: $0).isEmpty }
        }
        return mention(["Window(", "Window alloc]"]) && !mention(Self.lookups)
    }

    private static let lookups = [
        "keyWindow", ".windows", " windows]", "delegate.window", "delegate?.window",
        "delegate!.window", "delegate] window", "delegate].window",
    ]
}
