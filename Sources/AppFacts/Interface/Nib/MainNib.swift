import ProjectModel

/// Finds the main nib or storyboard of a Mac app: the one that its Info.plist names, or its only nib for the application.
///
/// Sources: Apple's documentation of `NSApplicationMain(_:_:)`, and of the keys `NSMainNibFile` and `NSMainStoryboardFile`;
/// without a name AppKit loads the first nib of the bundle (lapcatsoftware.com, “Working without a nib”, 2007;
/// jameshfisher.com, 2017; stackoverflow.com/q/42875049).
package struct MainNib {
    private let context: TargetContext
    private let loadsUnnamed: Bool
    private static let keys = MainNibKey.allCases.map(\.rawValue)
    private static let extensions = ["storyboard", "xib", "nib"]

    /// A search in a target; `loadsUnnamed` tells whether it starts by `NSApplicationMain`, which loads a nib without a name, too.
    package init(in context: TargetContext, loadsUnnamed: Bool = true) {
        self.context = context
        self.loadsUnnamed = loadsUnnamed
    }

    /// The nib; nil where the app has none.
    ///
    /// - Throws: `MacNibProblem` where it has one that can't be read.
    package func nib() throws(MacNibProblem) -> MacNib? {
        let named = self.named.isEmpty ? unnamed : self.named
        guard let first = named.first else { return nil }
        if let other = named.first(where: { $0.name != first.name }) {
            throw MacNibProblem(
                place: other.place,
                reason: "the app has several main nibs: '\(first.name)' and '\(other.name)'",
                remedy: "name one nib or storyboard for every configuration")
        }
        let files = files(of: first.name)
        guard let path = files.first else {
            throw MacNibProblem(
                place: first.place,
                reason: "the main nib '\(first.name)' is not among the target's resources",
                remedy: "add the file to the target, or remove the key")
        }
        return try MacNibReader(
            path: path, translations: translations(of: path, among: files), in: context
        ).nib()
    }

    private var named: [(name: String, place: Place)] {
        let listed = context.readablePropertyLists.flatMap { list in
            Self.keys.compactMap { key -> (String, Place)? in
                guard let value = list.document.value(at: [.key(key)])?.string, !value.isEmpty
                else { return nil }
                let offset =
                    list.document.range(at: [.key(key)])?.lowerBound ?? list.location.offset
                return (context.expanded(value), context.library.place(list.path, offset))
            }
        }
        return listed + generated
    }

    /// The nibs that are made for the application, where an Info.plist is known and names none.
    private var unnamed: [(name: String, place: Place)] {
        guard loadsUnnamed, context.knowsPropertyList else { return [] }
        return context.target.resources.sorted().compactMap { path in
            guard path.hasSuffix(".xib"), isForApplication(path) else { return nil }
            return (String(path.fileName.dropLast(4)), context.library.place(path, 0))
        }
    }

    /// Whether the application owns a nib.
    private func isForApplication(_ path: String) -> Bool {
        context.library.interface(path)?.elements.contains {
            $0.attributes["id"] == "-2" && $0.attributes["customClass"] == "NSApplication"
        } ?? false
    }

    /// What build settings name that become keys of a generated Info.plist.
    private var generated: [(name: String, place: Place)] {
        context.target.configurations.flatMap { configuration in
            configuration.settings.sorted { $0.key < $1.key }.compactMap { key, value in
                let name = key.prefix { $0 != "[" }
                guard Self.keys.contains(where: { name == "INFOPLIST_KEY_" + $0 }), !value.isEmpty
                else { return nil }
                return (value, place(of: String(name)))
            }
        }
    }

    private func place(of setting: String) -> Place {
        let target = context.target
        if let place = target.settingPlaces[setting] ?? target.declaration {
            return context.library.place(place)
        }
        return context.library.place(target.project ?? "", 0)
    }

    /// The files of a name, the one first that AppKit reads where no language has its own.
    private func files(of name: String) -> [String] {
        let names = Self.extensions.map { name.hasSuffix("." + $0) ? name : "\(name).\($0)" }
        let found = context.target.resources.filter { names.contains($0.fileName) }.sorted()
        let base = found.filter { $0.contains("/Base.lproj/") || $0.hasPrefix("Base.lproj/") }
        let english = found.filter { $0.contains("en.lproj/") || $0.contains("English.lproj/") }
        return (base + english + found).reduce(into: []) { known, path in
            if !known.contains(path) { known.append(path) }
        }
    }

    /// The files with the texts of a nib in further languages.
    private func translations(of path: String, among files: [String]) -> [String] {
        let stem = path.fileName.prefix { $0 != "." }
        let tables = context.target.resources.filter {
            ["\(stem).strings", "\(stem).xcstrings"].contains($0.fileName)
        }
        return (files.filter { $0 != path } + tables).sorted()
    }
}
