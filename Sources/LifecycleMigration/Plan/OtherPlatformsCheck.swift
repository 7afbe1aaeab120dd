import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing

/// Proves that a plan for some platforms of a target changes nothing for the others: each compiles the same tokens, and
/// reads the same keys.
struct OtherPlatformsCheck {
    private let app: PlannedApplication
    private let library: SourceLibrary

    /// A check of the plan of an app.
    init(_ app: PlannedApplication, in library: SourceLibrary) {
        self.app = app
        self.library = library
    }

    /// Why the app can't move for some of its platforms alone; nil where the others see none of it.
    var refusal: Refusal? {
        for platform in app.otherPlatforms.sorted() {
            for path in app.plan.edit.paths {
                guard let change = app.plan.edit.changes[path],
                    let offset = firstSeen(change, of: path, on: platform)
                else { continue }
                return refusal(at: library.place(path, offset), platform)
            }
            guard app.projectChanges.allSatisfy({ isUnseen($0, on: platform) }) else {
                return refusal(at: app.plan.entryPoint?.place, platform)
            }
        }
        return nil
    }

    /// Says that the others start as before.
    var note: Finding? {
        guard let entry = app.plan.entryPoint else { return nil }
        return Finding(
            .entryAmbiguous, .note, .automatic, at: entry.place,
            "the app is also built for \(names(of: app.otherPlatforms)), which starts in a way of its own and is not changed"
        )
    }

    private func names(of platforms: Set<ApplePlatform>) -> String {
        Set(platforms.map(PlatformSplit.name)).sorted().joined(separator: ", ")
    }

    private func refusal(at place: Place?, _ platform: ApplePlatform) -> Refusal {
        let own = app.target.platforms.subtracting(app.otherPlatforms)
        return Refusal(
            .entryAmbiguous, at: place,
            "the app is also built for \(PlatformSplit.name(of: platform)), which has another entry point and would see this change",
            remedy:
                "put what only \(names(of: own)) needs in `#if \(PlatformSplit.condition(for: own))`, then plan again"
        )
    }

    // MARK: Files

    /// The first byte of a file at which a platform sees a change of it; nil where it sees none.
    private func firstSeen(
        _ change: FileChange, of path: String, on platform: ApplePlatform
    ) -> Int? {
        var target = app.target
        target.platforms = [platform]
        if case .create(let text) = change {
            let conditions = BuildConditions(of: target)
            let nothing = CompiledTokens(of: SourceText(""), in: conditions)
            return CompiledTokens(of: text, in: conditions) == nothing ? nil : 0
        }
        if app.target.infoPlists.contains(path), case .edit(let edits) = change {
            return platform == .macos && isUnseen(edits, ofPropertyList: path)
                ? nil : edits.first?.range.lowerBound ?? 0
        }
        guard let shared = SharedFileChange(change, of: path, in: library) else { return 0 }
        return shared.isUnseen(by: target, wanting: nil)
            ? nil : shared.firstSeenOffset(by: target) ?? 0
    }

    /// Whether only keys of UIKit change, which AppKit does not read.
    private func isUnseen(_ edits: [TextEdit], ofPropertyList path: String) -> Bool {
        guard let text = library.text(path), let before = try? PropertyListDocument(text),
            let after = try? PropertyListDocument(text.applying(edits))
        else { return false }
        return SharedPropertyList.changedKeys(from: before, to: after).allSatisfy {
            $0.hasPrefix("UI")
        }
    }

    private func isUnseen(_ change: ProjectChange, on platform: ApplePlatform) -> Bool {
        switch change {
        case .addSource, .removeFile, .leaveOut, .raiseDeploymentTarget: true
        case .removeSetting(let key): platform == .macos && key.hasPrefix("INFOPLIST_KEY_UI")
        }
    }
}
