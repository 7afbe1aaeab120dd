import Foundation

/// `Samples/README.md`: every sample by its situation, so that one finds the sample that shows a thing.
struct SampleIndex {
    /// A sample as it stands in the index.
    struct Entry {
        /// Where it lies.
        let sample: Sample
        /// What it is there for.
        let situation: SampleSituation
        /// What plans promise for its apps.
        let outcomes: [String]
    }

    /// The file.
    static let file = Sample.root.appendingPathComponent("README.md")

    /// The entries of each group, in the order of the index.
    let groups: [(name: String, entries: [Entry])]

    /// The index of some entries, in any order.
    init(_ entries: [Entry]) {
        let groups = Dictionary(grouping: entries) { $0.situation.group }
        let names = groups.keys.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
        self.groups = names.map { name in
            (name, (groups[name] ?? []).sorted { $0.place < $1.place })
        }
    }

    /// The whole text.
    var text: String {
        let contents = groups.map { group in
            "- [\(group.name)](#\(Self.anchor(group.name))): \(group.entries.count)"
        }
        return Self.introduction + contents.joined(separator: "\n") + "\n"
            + groups.map(section).joined()
    }

    private func section(_ group: (name: String, entries: [Entry])) -> String {
        let rows = group.entries.map { entry in
            let cells = [
                entry.situation.aspect, "[\(entry.path)](\(entry.path))", entry.situation.app,
                entry.outcomes.joined(separator: ", "),
            ]
            return "| " + cells.map(Self.cell).joined(separator: " | ") + " |\n"
        }
        return "\n## \(group.name)\n\n| what it shows | sample | the app | outcome |\n"
            + "| --- | --- | --- | --- |\n" + rows.joined()
    }

    /// A text that ends no cell of a table.
    private static func cell(_ text: String) -> String {
        text.replacingOccurrences(of: "|", with: "\\|")
    }

    /// Where a heading is, as GitHub names it.
    private static func anchor(_ heading: String) -> String {
        String(
            heading.lowercased().compactMap { character -> Character? in
                if character == " " { return "-" }
                return character.isLetter || character.isNumber || character == "-"
                    ? character : nil
            })
    }

    private static let introduction = """
        # Samples

        Projects as they are found, each with what sceneshift makes of it: `before/` is the project, `after/` the files that are new
        or changed, `report.txt` what `plan` prints, `details.txt` every finding, callback and decision, and `scenes.txt` what `--to scenes` makes of it. Find the one that
        is like your app, and look at both, or plan it yourself:

            swift run sceneshift plan --diff Samples/ios/storyboard/before

        This page is made of the first lines of the samples' own README files (`docs/contributing.md`, "Add a sample"). What
        differs in a few lines of code only, and in no project, is in `Tests/Cases`.


        """
}

extension SampleIndex.Entry {
    /// The folder, below that of all samples.
    fileprivate var path: String { sample.testDescription }

    /// What its place in the group goes by.
    fileprivate var place: (String, String) { (situation.aspect.lowercased(), path) }
}
