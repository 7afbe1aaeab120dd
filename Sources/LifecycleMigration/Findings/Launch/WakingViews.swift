import AppFacts
import AppleFrameworks
import SwiftOutline

/// Finds what hosted views ask of SwiftUI's life cycle, which gave them nothing in a hosting controller of the app's own, and does in
/// a scene of SwiftUI's: the phase of the scene, URLs and activities, and what is kept for a scene.
///
/// Source: reports of apps whose views waited for them in vain; for `@SceneStorage` hmlongco/Navigator#71.
struct WakingViews {
    private let context: TargetContext
    private let known: [Finding]

    private let hasSeveralWindows: Bool

    /// A search in an app whose window shows SwiftUI views, and which may have several; `known` says more of some places.
    init(
        in context: TargetContext, besides known: [Finding] = [], hasSeveralWindows: Bool = false
    ) {
        self.context = context
        self.known = known
        self.hasSeveralWindows = hasSeveralWindows
    }

    /// One for each place.
    func findings() -> [Finding] {
        phases + stored + (hasSeveralWindows ? severalWindows : [])
            + modifiers("onOpenURL", .callbackOpenURL, "URLs")
            + modifiers("onContinueUserActivity", .callbackUserActivity, "activities")
    }

    private var phases: [Finding] {
        places(of: "scenePhase") { token, file in
            let tokens = file.tokens.tokens
            return token > 2 && tokens[token - 1].kind == .period
                && (isKeyPath(token - 1, in: file)
                    // What a representable is given: `context.environment.scenePhase`.
                    || file.tokens.spells(token - 2, "environment")
                    || tokens[token - 2].kind != .keyword(.self) && takesWhole(in: file))
                || file.nameOfType(around: token) == "EnvironmentValues"
        }.map { place in
            Finding(
                .callbackActiveState, .warning, .review, at: place,
                "'scenePhase' \(isOfUIKit ? "never changed" : "may never have changed") in the hosting controller, and does in the window group: what waits for it runs now",
                remedy: "look at what it starts, and whether the delegate does it, too")
        }
    }

    /// Whether views of a file take the whole environment: `@Environment(\.self)`, `.transformEnvironment(\.self)`.
    private func takesWhole(in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        return tokens.indices.dropFirst(2).dropLast(2).contains { token in
            tokens[token].kind == .backslash && tokens[token + 1].kind == .period
                && tokens[token + 2].kind == .keyword(.self)
                && ["Environment", "transformEnvironment"].contains(file.name(at: token - 2))
        }
    }

    /// Whether reports tell what the phase was: of `WKHostingController` and `NSHostingView` none is known.
    private var isOfUIKit: Bool {
        PlatformProfile.profile(for: context.target.platform).isUIKit
    }

    /// Whether a period belongs to a key path: `\.scenePhase`, `\EnvironmentValues.scenePhase`.
    private func isKeyPath(_ period: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        return tokens[period - 1].kind == .backslash
            || tokens[period - 1].kind == .identifier
                && tokens[max(0, period - 2)].kind == .backslash
    }

    /// Source: Apple's page of `supportsMultipleWindows`: true only in apps of SwiftUI's life cycle.
    private var severalWindows: [Finding] {
        places(of: "supportsMultipleWindows") { token, file in
            token > 2 && file.tokens.tokens[token - 1].kind == .period
                && isKeyPath(token - 1, in: file)
        }.map { place in
            Finding(
                .sceneManifest, .warning, .review, at: place,
                "'supportsMultipleWindows' was false in the hosting controller, and is true in the window group of an app whose manifest allows several",
                remedy: "look at what the view offers then")
        }
    }

    private var stored: [Finding] {
        places(of: "SceneStorage") { token, file in
            isAttribute(token, in: file)
        }.map { place in
            Finding(
                .sceneStateRestoration, .warning, .review, at: place,
                "'@SceneStorage' kept nothing in the hosting controller, and does in the window group: the view begins with what was kept",
                remedy: "use `@State` if the view is to begin anew at each launch")
        }
    }

    /// `@SceneStorage`, or `@SwiftUI.SceneStorage`.
    private func isAttribute(_ token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        var start = token
        while start > 2, tokens[start - 1].kind == .period { start -= 2 }
        return start > 0 && tokens[start - 1].kind == .atSign
    }

    private func modifiers(_ name: String, _ id: FindingID, _ things: String) -> [Finding] {
        places(of: name) { token, file in
            token > 0 && file.tokens.tokens[token - 1].kind == .period
                && (id != .callbackOpenURL || file.isModifierWithURL(token))
        }.map { place in
            Finding(
                id, .warning, .review, at: place,
                "'.\(name)' never got \(things) in the hosting controller, and does in the window group",
                remedy: "look at what it does, and remove it if that is not wanted")
        }
    }

    private func places(of name: String, where isMeant: (Int, SwiftFile) -> Bool) -> [Place] {
        context.files(naming: name).flatMap { file in
            file.tokens(spelled: name).filter { isMeant($0, file.outline) }
                .map { context.place(file, $0) }
        }.filter { place in !known.contains { $0.place == place } }
    }
}
