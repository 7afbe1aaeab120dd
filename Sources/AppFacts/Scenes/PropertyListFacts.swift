import ProjectModel
import SourceEditing

/// What one Info.plist says about storyboards and scenes.
package struct PropertyListFacts {
    /// The file that says it, relative to the top of the tree.
    package let path: String
    /// What it says.
    package let document: any InfoPropertyList
    /// Where in the file it starts: a manifest may hold several.
    package let location: FilePlace
    /// The classes of the target whose names in Objective-C are others, by those names.
    private var swiftNames: [String: String] = [:]
    /// The app whose build settings it may refer to; nil where only the text counts.
    package private(set) var target: AppTarget?

    /// Reads a file.
    ///
    /// - Throws: `Refusal` where it can't be read, since an edit of it could not be trusted either.
    package init(path: String, library: SourceLibrary) throws(Refusal) {
        self.path = path
        location = FilePlace(path: path, offset: 0)
        guard let text = library.text(path) else {
            throw Refusal(
                .projectUnreadable, at: library.place(path, 0), "the property list can't be read",
                remedy: "check the file's permissions")
        }
        do {
            document = try PropertyListDocument(text)
        } catch {
            throw Refusal(
                .projectUnreadable, at: library.place(path, error.offset), error.reason,
                remedy: error.remedy)
        }
    }

    /// A file that was read.
    package init(_ document: PropertyListDocument, at path: String) {
        self.path = path
        self.document = document
        location = FilePlace(path: path, offset: 0)
    }

    /// Reads a literal of a target's manifest; nil where it is no longer there.
    package init?(_ literal: ManifestPropertyList, of target: AppTarget, in tree: FileTree) {
        guard let format = ProjectFormats.format(target.format),
            let list = format.propertyList(literal, of: target, in: tree)
        else { return nil }
        path = literal.place.path
        location = literal.place
        document = list
        self.target = target
    }

    /// The same for an app, by whose build settings its texts are read.
    package func read(by target: AppTarget) -> PropertyListFacts {
        var facts = self
        facts.target = target
        return facts
    }

    /// The keys that name a main storyboard: `UIMainStoryboardFile` and its variants for devices.
    package var mainStoryboardKeys: [String] {
        variants(of: "UIMainStoryboardFile")
    }

    /// The main storyboards that are named, variants included.
    package var mainStoryboards: [String] {
        mainStoryboardKeys.compactMap { document.value(at: [.key($0)])?.string }
            .filter { !$0.isEmpty }.flatMap(expanded)
    }

    /// A text with its build settings, one for each that configurations make of it; itself where one is not known.
    private func expanded(_ text: String) -> [String] {
        let values = target?.expanded(text) ?? []
        return values.isEmpty ? [text] : values.sorted()
    }

    /// The main nibs that are named, variants included.
    package var mainNibs: [String] {
        variants(of: "UIMainNibFile").compactMap { document.value(at: [.key($0)])?.string }
            .filter { !$0.isEmpty }.flatMap(expanded)
    }

    /// The keys that hold a scene manifest, variants for devices included.
    package var manifestKeys: [String] {
        variants(of: "UIApplicationSceneManifest")
    }

    /// A key and its variants for devices, each once.
    private func variants(of key: String) -> [String] {
        var known: Set<String> = []
        return document.keys.filter { $0.isVariant(of: key) && known.insert($0).inserted }
    }

    /// The scene configurations of every role.
    package var configurations: [SceneConfiguration] {
        manifestKeys.flatMap { manifest -> [SceneConfiguration] in
            let path: [PropertyListKey] = [.key(manifest), "UISceneConfigurations"]
            let roles = document.value(at: path)?.pairs ?? []
            return roles.flatMap { role in
                (role.value.array ?? []).indices.map { index in
                    SceneConfiguration(
                        path: path + [.key(role.key), .index(index)], role: role.key,
                        in: document, expanding: expanded
                    ).named(by: swiftNames)
                }
            }
        }
    }

    /// The same with the names that classes of a target have in Swift.
    package func named(in context: TargetContext) -> PropertyListFacts {
        var list = self
        for name in Set(configurations.flatMap(\.delegateClasses)).sorted()
        where context.types(named: name).isEmpty {
            list.swiftNames[name] = context.className(ofObjectiveC: name)
        }
        return list
    }

    /// Whether the manifest lets the app have several windows.
    package var supportsMultipleScenes: Bool {
        manifestKeys.contains {
            document.value(at: [.key($0), "UIApplicationSupportsMultipleScenes"])?.boolean ?? false
        }
    }
}

extension TargetContext {
    /// What the app's Info.plist says, in files and in its manifest.
    ///
    /// - Throws: `Refusal` where a file can't be read.
    package func propertyLists() throws(Refusal) -> [PropertyListFacts] {
        var lists: [PropertyListFacts] = []
        for path in target.infoPlists {
            lists.append(try PropertyListFacts(path: path, library: library).read(by: target))
        }
        return (lists + literalPropertyLists).map { $0.named(in: self) }
    }

    /// The class of the target with a name in Objective-C: `@objc(Name)`; nil where none has it.
    package func className(ofObjectiveC name: String) -> String? {
        files(naming: name).lazy.flatMap(\.typeDeclarations).first { located in
            guard let arguments = located.declaration.attribute("objc")?.arguments else {
                return false
            }
            return located.file.outline.text(arguments).filter { !$0.isWhitespace } == name
        }?.declaration.name
    }

    /// What can be read of the app's Info.plist.
    package var readablePropertyLists: [PropertyListFacts] {
        target.infoPlists.compactMap {
            try? PropertyListFacts(path: $0, library: library).read(by: target)
        }
            + literalPropertyLists
    }

    /// Whether the app's Info.plist is known, so that a key which it lacks is not there.
    package var knowsPropertyList: Bool {
        !readablePropertyLists.isEmpty
            || target.configurations.contains { $0.settings["GENERATE_INFOPLIST_FILE"] == "YES" }
    }

    /// What a text of a property list becomes with the build settings that it refers to; itself where one is not known.
    func expanded(_ value: String) -> String {
        target.expanded(value).min() ?? value
    }
}
