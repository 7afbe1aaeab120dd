import ProjectModel
import SourceEditing

/// What one Info.plist says about storyboards and scenes.
struct PropertyListFacts {
    /// The file that says it, relative to the root.
    let path: String
    /// What it says.
    let document: any InfoPropertyList
    /// Where in the file it starts: a manifest may hold several.
    let location: FilePlace

    /// Reads a file.
    ///
    /// - Throws: `Refusal` where it can't be read, since an edit of it could not be trusted either.
    init(path: String, library: SourceLibrary) throws(Refusal) {
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
    init(_ document: PropertyListDocument, at path: String) {
        self.path = path
        self.document = document
        location = FilePlace(path: path, offset: 0)
    }

    /// Reads a literal of a target's manifest; nil where it is no longer there.
    init?(_ literal: ManifestPropertyList, of target: AppTarget, in tree: FileTree) {
        guard let format = ProjectFormats.format(target.format),
            let list = format.propertyList(literal, of: target, in: tree)
        else { return nil }
        path = literal.place.path
        location = literal.place
        document = list
    }

    /// The keys that name a main storyboard: `UIMainStoryboardFile` and its variants for devices.
    var mainStoryboardKeys: [String] {
        document.keys.filter { $0.isVariant(of: "UIMainStoryboardFile") }
    }

    /// The main storyboards that are named, variants included.
    var mainStoryboards: [String] {
        mainStoryboardKeys.compactMap { document.value(at: [.key($0)])?.string }
            .filter { !$0.isEmpty }
    }

    /// The keys that hold a scene manifest, variants for devices included.
    var manifestKeys: [String] {
        document.keys.filter { $0.isVariant(of: "UIApplicationSceneManifest") }
    }

    /// The scene configurations of every role.
    var configurations: [SceneConfiguration] {
        manifestKeys.flatMap { manifest -> [SceneConfiguration] in
            let path: [PropertyListKey] = [.key(manifest), "UISceneConfigurations"]
            let roles = document.value(at: path)?.pairs ?? []
            return roles.flatMap { role in
                (role.value.array ?? []).indices.map { index in
                    SceneConfiguration(
                        path: path + [.key(role.key), .index(index)], role: role.key, in: document)
                }
            }
        }
    }

    /// Whether the manifest lets the app have several windows.
    var supportsMultipleScenes: Bool {
        manifestKeys.contains {
            document.value(at: [.key($0), "UIApplicationSupportsMultipleScenes"])?.boolean ?? false
        }
    }
}

extension TargetContext {
    /// What the app's Info.plist says, in files and in its manifest.
    ///
    /// - Throws: `Refusal` where a file can't be read.
    func propertyLists() throws(Refusal) -> [PropertyListFacts] {
        var lists: [PropertyListFacts] = []
        for path in target.infoPlists {
            lists.append(try PropertyListFacts(path: path, library: library))
        }
        return lists + literalPropertyLists
    }

    /// What can be read of the app's Info.plist.
    var readablePropertyLists: [PropertyListFacts] {
        target.infoPlists.compactMap { try? PropertyListFacts(path: $0, library: library) }
            + literalPropertyLists
    }

    /// The value of a setting where a property list has nothing but a reference to it.
    func expanded(_ value: String) -> String {
        guard value.hasPrefix("$("), value.hasSuffix(")") else { return value }
        let name = String(value.dropFirst(2).dropLast())
        return target.configurations.lazy.compactMap { $0.settings[name] }.first ?? value
    }
}
