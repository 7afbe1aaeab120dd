import AppFacts
import ProjectModel
import SourceEditing
import SwiftOutline

/// Plans a watch app: what it shares with apps of UIKit are entry points, delegates, casts, property lists and projects.
extension ApplicationPlanner {
    /// The plan of a watch app by itself.
    func planWatch() -> PlannedApplication {
        let entry: EntryPoint?
        do {
            entry = try watchEntry()
        } catch {
            return planned(refused(error, entry: nil))
        }
        if let entry, entry.kind == .swiftUIApp { return planned(alreadyMigrated(entry)) }
        return plan(
            by: WatchKitRules(
                entry: entry, context: context, modules: modules,
                deletesUnusedStoryboards: options.deletesUnusedStoryboards), nil)
    }

    /// The entry point; nil for an extension of WatchKit's, which has none of its own.
    private func watchEntry() throws(Refusal) -> EntryPoint? {
        do {
            return try EntryPointAnalysis(context: context, profile: .watchKit).entryPoint()
        } catch {
            let isExtension = WatchFactsAnalysis.isExtension(context.readablePropertyLists)
            if error.id == .entryMissing, isExtension { return nil }
            throw error
        }
    }
}
