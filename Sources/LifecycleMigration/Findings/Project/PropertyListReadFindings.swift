import AppFacts
import SwiftFlow
import SwiftOutline

extension PropertyListReads {
    /// A finding for each text that is one of some keys, which the plan removes.
    func findings(ofRemoved keys: [String]) -> [Finding] {
        keys.flatMap { key in
            places(reading: key).map { place in
                Finding(
                    .plistRuntimeRead, .warning, .manual, at: place,
                    "this reads '\(key)', which is removed from the Info.plist",
                    remedy: "write what it names in code")
            }
        } + (keys.contains("NSMainStoryboardFile") ? mainStoryboards : [])
    }

    /// Where the main storyboard is taken, which AppKit finds by its key. Source: Apple, `NSStoryboard.main`.
    private var mainStoryboards: [Finding] {
        context.files(naming: "NSStoryboard").flatMap { file in
            let tokens = file.outline.tokens
            return file.tokens(spelled: "NSStoryboard").filter {
                $0 + 2 < tokens.tokens.count && tokens.tokens[$0 + 1].kind == .period
                    && tokens.spells($0 + 2, "main")
            }.map { token in
                Finding(
                    .plistRuntimeRead, .warning, .manual, at: context.place(file, token),
                    "'NSStoryboard.main' is nil without 'NSMainStoryboardFile', which is removed from the Info.plist",
                    remedy:
                        "take the storyboard by its name: `NSStoryboard(name: \"Main\", bundle: nil)`"
                )
            }
        }
    }

    /// A finding for each text that is the key of the scene manifest, which the plan writes.
    func findingsOfWrittenManifest() -> [Finding] {
        let key = "UIApplicationSceneManifest"
        return places(reading: key).map { place in
            Finding(
                .plistRuntimeRead, .warning, .review, at: place,
                "this reads '\(key)', which the Info.plist gets",
                remedy: "see that it does the right thing for an app with scenes")
        }
    }
}
