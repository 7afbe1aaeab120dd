import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Says why no source of a target starts the app: it can't be read, is not there, or belongs to another target.
struct MissingEntry {
    private let context: TargetContext
    private let profile: PlatformProfile

    /// The words for a target without an entry point, by the rules of its platform.
    init(in context: TargetContext, by profile: PlatformProfile) {
        self.context = context
        self.profile = profile
    }

    /// Why the app is left alone.
    var refusal: Refusal { undecoded ?? missing ?? ofOthers ?? unknown }

    private var unknown: Refusal {
        Refusal(
            .entryMissing, at: TargetPlace(of: context).place,
            "no source of the target has an entry point",
            remedy: "check that the sources of the target are below the path that was given")
    }

    /// A source in another encoding, in which every word is unknown.
    private var undecoded: Refusal? {
        context.swiftPaths.lazy.compactMap { path -> Refusal? in
            guard let file = context.file(path),
                let problem = file.outline.tokens.problems.first(where: { $0.kind == .invalidUTF8 })
            else { return nil }
            return Refusal(
                .sourceUnreadable, at: context.library.place(path, problem.offset),
                "\(path.fileName) can't be read: it is not UTF-8, and no other source of the target has an entry point",
                remedy: "save the file as UTF-8, then plan again")
        }.first
    }

    /// Sources that the project names and that are not on the disk.
    private var missing: Refusal? {
        let names = context.target.missingSources.map(\.fileName)
        guard let first = names.first else { return nil }
        let likely = names.first { $0 == "AppDelegate.swift" || $0 == "main.swift" } ?? first
        let what =
            names.count == 1
            ? "'\(likely)' of the target is missing"
            : "\(names.count) sources of the target are missing, '\(likely)' among them"
        return Refusal(
            .entryMissing, at: TargetPlace(of: context).place,
            "\(what), and no other one has an entry point",
            remedy: "check out the whole repository, or run what writes the sources")
    }

    /// A single source beside the target's own that has an entry point.
    private var ofOthers: Refusal? {
        guard let project = context.target.project else { return nil }
        let own = Set(context.target.sources)
        let folder = project.folder
        let paths = context.library.tree.paths.filter {
            $0.hasPrefix(folder) && $0.hasSuffix(".swift") && !own.contains($0)
        }
        let words = profile.entryAttributes.sorted().map { "@" + $0 }
        let found = Set(words.flatMap { context.library.paths(paths, mentioning: $0) }).sorted()
        guard let path = found.first, found.count == 1 else { return nil }
        return Refusal(
            .entryMissing, at: TargetPlace(of: context).place,
            "no source of the target has an entry point: the one of \(path.fileName) is in another target, or in none",
            remedy: "if \(path) starts this app, add it to the target")
    }
}
