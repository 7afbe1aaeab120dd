import AppFacts
import SwiftFlow
import SwiftOutline

extension PropertyListReads {
    /// A finding for each text that is one of some keys, which the plan removes, or which are gone.
    func findings(ofRemoved keys: [String], isGone: Bool = false) -> [Finding] {
        let fate = isGone ? "is not in the Info.plist" : "is removed from the Info.plist"
        let inCode = keys.flatMap { key in
            places(reading: key).map { place in
                Finding(
                    .plistRuntimeRead, .warning, .manual, at: place,
                    "this reads '\(key)', which \(fate)",
                    remedy: "write what it names in code")
            }
        }
        return inCode + inScripts(keys, fate)
            + (keys.contains("NSMainStoryboardFile") ? mainStoryboards(fate) : [])
    }

    private func inScripts(_ keys: [String], _ fate: String) -> [Finding] {
        let scripts = PropertyListScripts(of: context)
        return keys.flatMap { key in
            scripts.places(reading: key).map { place in
                Finding(
                    .plistRuntimeRead, .warning, .manual, at: place,
                    "a script of the build uses '\(key)', which \(fate)",
                    remedy: "let it do without the key")
            }
        }
    }

    /// Where the main storyboard is taken, which AppKit finds by its key. Source: Apple, `NSStoryboard.main`.
    private func mainStoryboards(_ fate: String) -> [Finding] {
        let isOwn = context.extensions(of: "NSStoryboard").contains { type in
            type.declaration.members.contains { $0.name == "main" }
        }
        return isOwn
            ? []
            : context.files(naming: "NSStoryboard").flatMap { file in
                let tokens = file.outline.tokens
                return file.tokens(spelled: "NSStoryboard").filter {
                    $0 + 2 < tokens.tokens.count && tokens.tokens[$0 + 1].kind == .period
                        && tokens.spells($0 + 2, "main")
                }.map { token in
                    Finding(
                        .plistRuntimeRead, .warning, .manual, at: context.place(file, token),
                        "'NSStoryboard.main' is nil without 'NSMainStoryboardFile', which \(fate)",
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
