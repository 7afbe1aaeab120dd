import AppleFrameworks

/// The first scene of a Mac app's `App`, as code; levels of indentation are tabs.
struct MacScene {
    /// The scene and its modifiers, but for commands.
    var lines: [String]
    /// The places of the menu bar whose own commands must not be there.
    var replaced: [MenuPlacement] = []
    /// What the `App` keeps for it.
    var state: [String] = []
    /// Types that it needs, behind the `App`.
    var declarations: [[String]] = []
    /// Modules that it needs beside SwiftUI, as whole `import` lines.
    var imports: [String] = []

    /// The scene with what stands in its `.commands`.
    func code(with commands: [String]) -> [String] {
        commands.isEmpty
            ? lines : lines + [".commands {"] + commands.indented(by: 1) + ["}"]
    }
}
