import ProjectModel
import SourceEditing
import SwiftFlow

@testable import AppFacts
@testable import LifecycleMigration

/// A Mac app in memory, and what becomes of the window that its delegate makes.
struct MacWindowApp {
    let window: MacWindow
    private let file: ProgramFile

    /// The launch of Xcode's template, and what an app puts in its parts.
    struct Parts {
        var header = "@main\nclass AppDelegate: NSObject, NSApplicationDelegate"
        var property = "var window: NSWindow!"
        var first = ""
        var view = "let contentView = ContentView()"
        var making =
            "window = NSWindow(contentRect: NSRect(x: 0, y: 0, width: 480, height: 300), styleMask: [.titled, .closable, .miniaturizable, .resizable, .fullSizeContentView], backing: .buffered, defer: false)"
        var settings = "window.center()"
        var content = "window.contentView = NSHostingView(rootView: contentView)"
        var shown = "window.makeKeyAndOrderFront(nil)"
        var last = ""
        var members = ""
        var beside = ""
        var files: [String: String] = [:]

        /// The parts as Xcode's template has them, with some of them changed.
        static func with(_ change: (inout Parts) -> Void) -> Parts {
            var parts = Parts()
            change(&parts)
            return parts
        }

        fileprivate var delegate: String {
            """
            import Cocoa
            import SwiftUI

            \(header) {
                \(property)

                func applicationDidFinishLaunching(_ notification: Notification) {
                    \(first)
                    \(view)
                    \(making)
                    \(settings)
                    \(content)
                    \(shown)
                    \(last)
                }

                \(members)
            }

            struct ContentView: View {
                var body: some View { Text("Hello") }
            }

            \(beside)

            """
        }
    }

    /// Analyses an app of these parts; nil where there is no delegate.
    init?(_ parts: Parts) {
        var texts = parts.files.mapValues { SourceText($0) }
        texts["AppDelegate.swift"] = SourceText(parts.delegate)
        let tree = FileTree(
            paths: texts.keys.sorted(), source: FilesInMemory(texts), name: "Notes")
        let projects = LoadedProjects(of: tree)
        guard let target = projects.entries.first?.loaded.targets.first else { return nil }
        let context = TargetContext(target: target, library: SourceLibrary(tree))
        guard let located = context.types(named: "AppDelegate").first else { return nil }
        file = located.file
        let delegate = DelegateClass(located, in: context)
        window = MacWindowAnalysis(
            context, delegate: delegate, modules: ModuleGraph(of: projects, in: tree),
            flows: AppFlows()
        ).window()
    }

    /// The scene; nil where the window is kept, or there is none.
    var scene: MacWindowScene? {
        if case .scene(let scene) = window { scene } else { nil }
    }

    /// Why the window is kept; nil where it is not.
    var need: MacWindowObstacle.Need? {
        if case .kept(let obstacle) = window { obstacle.obstacle.need } else { nil }
    }

    /// The code that goes.
    var removed: [String] { scene?.removed.map { file.outline.text($0.range) } ?? [] }

    /// The names in the order of the launch that the content may notice; empty ones where that is not known.
    var order: [String]? { scene?.order.map { $0.name ?? "" } }
}
