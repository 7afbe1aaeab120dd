import SwiftOutline

/// Finds code that walks from a window to the app's own view controllers, where SwiftUI's hosting controller stands.
struct WindowWalks {
    private let context: TargetContext

    /// An analysis of a target.
    init(context: TargetContext) {
        self.context = context
    }

    /// A finding for each read of a window's root; assignments are none.
    func findings() -> [Finding] {
        context.files(mentioning: "rootViewController").flatMap { file in
            file.outline.tokens.tokens.indices.dropFirst(2).filter {
                file.outline.tokens.spells($0, "rootViewController") && isWalk($0, file.outline)
            }.map { token in
                Finding(
                    .windowAccess, .warning, .manual, at: context.place(file, token),
                    "the window's root view controller is SwiftUI's here",
                    remedy: "keep the view controller where it is made, and reach it from there")
            }
        }
    }

    private func isWalk(_ token: Int, _ file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        guard tokens[token - 1].kind == .period, tokens[token + 1].kind != .equal else {
            return false
        }
        var base = token - 2
        while base > 0, [.postfixQuestionMark, .exclamationMark].contains(tokens[base].kind) {
            base -= 1
        }
        guard tokens[base].kind == .identifier else { return false }
        let name = file.name(at: base)
        let isFirstWindow = name == "first" && base > 1 && file.name(at: base - 2) == "windows"
        return isFirstWindow || name.lowercased().hasSuffix("window")
    }
}
