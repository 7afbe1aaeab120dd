import AppFacts
import SwiftFlow

/// Finds where the content of a Mac's window, to which the launch gave a title, sets its own one later: the window followed that.
///
/// Source: Apple's page of `NSWindow.contentViewController`: the window's title is bound to that of the view controller.
struct FollowedTitles {
    private let window: MacWindowScene
    private let context: TargetContext

    /// A search in what a window shows.
    init(of window: MacWindowScene, in context: TargetContext) {
        self.window = window
        self.context = context
    }

    /// One for each place.
    func findings() -> [Finding] {
        let flow = window.launch.flow
        guard window.title != nil, window.content.kind == .controller,
            let content = window.settings.contents.first?.value.range,
            let type = flow.type(of: content, in: window.function)?.unwrapped.name,
            let nominal = flow.program.type(type)
        else { return [] }
        let functions = nominal.allMembers.flatMap(FlowFunction.all).filter {
            $0.id.part != .initialValue && !Self.beforeTitle.contains($0.located.declaration.name)
                && $0.located.declaration.kind != .initializer
        }
        return functions.flatMap { function in
            function.body.filter { setsTitle($0, in: function) }.map { token in
                Finding(
                    .macWindow, .warning, .review,
                    at: context.place(function.located.file, token),
                    "the window followed the title of its view controller, and SwiftUI's window doesn't",
                    remedy: "set `view.window?.title` here, too")
            }
        }.firstAtEachPlace()
    }

    /// `title = …` and `self.title = …`
    private func setsTitle(_ token: Int, in function: FlowFunction) -> Bool {
        let tokens = function.file.tokens
        guard tokens.spells(token, "title"), tokens.spells(token + 1, "=") else { return false }
        let isDeclared = ["let", "var"].contains { tokens.spells(token - 1, $0) }
        return tokens.spells(token - 1, ".") ? tokens.spells(token - 2, "self") : !isDeclared
    }

    /// What runs before the launch gave the window its title.
    private static let beforeTitle: Set<String> = ["loadView", "viewDidLoad", "awakeFromNib"]
}
