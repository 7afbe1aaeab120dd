import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// That code uses a type of a library, or what a library adds to types of the system: another of its types may have set what that
/// depends on.
package struct LibraryUse {
    /// The type, or the member that the library adds.
    package let name: String
    /// The libraries that it may be of.
    let libraries: Set<String>

    /// The library that both are of, as far as their names and the imports tell, which say it of at least one for sure; nil where there is none.
    package func commonLibrary(with other: LibraryUse) -> String? {
        guard min(libraries.count, other.libraries.count) == 1 else { return nil }
        return libraries.sorted().first { library in
            other.libraries.contains { ImportedLibraries.areOfOne(library, $0) }
        }
    }
}

extension KeptThings {
    /// What an event uses of a library; nil where that is none, or keeps nothing.
    package func library(usedBy event: FlowEvent, in function: FlowFunction) -> LibraryUse? {
        switch event.kind {
        case .call(let call):
            switch call.target {
            case .makingForeign(let type): return library(having: type, in: function)
            case .foreign, .unknown:
                return library(adding: call.name, in: function)
                    ?? call.receiver.flatMap { library(having: $0, in: function) }
            default: return nil
            }
        case .read(let receiver, let member, _, _), .write(let receiver, let member, _, _):
            return library(adding: member, in: function)
                ?? library(having: receiver, in: function)
        case .element(let wrapper, _, _): return library(having: wrapper, in: function)
        default: return nil
        }
    }

    private func library(having receiver: FlowValue, in function: FlowFunction) -> LibraryUse? {
        switch receiver.type.unwrapped {
        case .metatype(let type): library(having: type, in: function)
        // An object that a member holds was made in front of all this, and may ask the rest of its library only now.
        case .named(let type, _) where !Self.isView(named: type):
            library(having: type, in: function)
        default: nil
        }
    }

    /// Whether objects of a type are only shown, by its name.
    private static func isView(named type: String) -> Bool {
        ["View", "Button", "Label", "Cell", "Bar", "Layer", "Field", "Control", "Controller"]
            .contains(where: type.hasSuffix)
    }

    /// The use of a type of another module.
    package func library(having type: String, in function: FlowFunction) -> LibraryUse? {
        let file = function.located.file
        guard flow.program.type(type)?.isDeclared != true,
            !Self.makersOfValues.contains(type), !isOfApple(type, in: file)
        else { return nil }
        let found = flow.libraries.libraries(having: type, in: file)
        return found.isEmpty || !found.isDisjoint(with: ImportedLibraries.keepingNothing)
            ? nil : LibraryUse(name: type, libraries: found)
    }

    /// Whether a type is the system's; a logger is that of a library where the file doesn't import the system's.
    private func isOfApple(_ type: String, in file: ProgramFile) -> Bool {
        if type == "Logger" { return file.outline.imports(anyOf: ["os", "OSLog", "os.log"]) }
        return SharedStores.isOfApple(type)
    }

    /// The use of a member that a library adds to types of the system.
    private func library(adding member: String, in function: FlowFunction) -> LibraryUse? {
        guard let library = Self.library(adding: member),
            flow.libraries.areIn(function.located.file)
        else { return nil }
        return LibraryUse(name: member, libraries: [library])
    }

    /// The library that adds a member to types of the system, by the names that the libraries' own pages give.
    private static func library(adding member: String) -> String? {
        added[member] ?? prefixes.first { member.hasPrefix($0.prefix) }?.library
    }

    private static let added = [
        "kf": "Kingfisher", "af": "AlamofireImage", "localized": "Localize_Swift",
        "showSkeleton": "SkeletonView", "showAnimatedSkeleton": "SkeletonView",
        "showGradientSkeleton": "SkeletonView", "showAnimatedGradientSkeleton": "SkeletonView",
        "makeToast": "Toast_Swift", "hero": "Hero",
    ]
    private static let prefixes = [
        (prefix: "sd_", library: "SDWebImage"), (prefix: "mr_", library: "MagicalRecord"),
        (prefix: "MR_", library: "MagicalRecord"), (prefix: "theme_", library: "SwiftTheme"),
    ]
}
