import SwiftFlow
import SwiftOutline

/// Finds code that reads keys of the Info.plist that a plan removes or changes.
struct PropertyListReads {
    /// The keys that name storyboards, which a plan removes.
    static let storyboardKeys = ["UIMainStoryboardFile", "UISceneStoryboardFile"]

    private let context: TargetContext

    /// An analysis of a target.
    init(context: TargetContext) {
        self.context = context
    }

    /// A finding for each text that is one of some keys, which the plan removes.
    func findings(ofRemoved keys: [String]) -> [Finding] {
        keys.flatMap { key in
            places(reading: key).map { place in
                Finding(
                    .plistRuntimeRead, .warning, .manual, at: place,
                    "this reads '\(key)', which is removed from the Info.plist",
                    remedy: "name the storyboard in code")
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

    private func places(reading key: String) -> [Place] {
        context.files(mentioning: key).flatMap { file in
            file.tokens(spelled: key).filter {
                file.outline.tokens.tokens[$0].kind == .stringSegment
            }.map { context.place(file, $0) }
        }
    }
}
