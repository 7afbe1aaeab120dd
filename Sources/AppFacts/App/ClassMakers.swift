import SourceEditing
import SwiftFlow
import SwiftOutline

/// What makes a value of a class without a call of its initializer, and so runs even one that no code can call.
package struct ClassMakers {
    private let type: String
    private let library: SourceLibrary

    /// The makers of a class in a tree.
    package init(of type: String, in library: SourceLibrary) {
        self.type = type
        self.library = library
    }

    /// Whether something of the tree may be one.
    package var areThere: Bool {
        let name = Mention(type)
        return library.tree.paths.contains { path in
            guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
            switch path[path.index(after: dot)...] {
            case "xib", "storyboard", "plist", "m", "mm", "yml", "yaml", "xcconfig":
                return library.source(path).names(name)
            case "pbxproj", "xcproj":
                // The name of the file in which the class stands is none of the class.
                let source = library.source(path)
                return source.names(name)
                    && ["\"\(type)\"", ".\(type)\"", ".\(type);", "= \(type);"].contains {
                        source.contains(Mention($0))
                    }
            case "swift": return isMadeInSwift(library.source(path), name)
            default: return false
            }
        }
    }

    private static let adaptors = [
        "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
        "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
    ]

    private func isMadeInSwift(_ source: LibrarySource, _ name: Mention) -> Bool {
        guard source.names(name), let file = source.file else { return false }
        let tokens = file.outline.tokens
        let isValue = file.tokens(spelled: type).contains {
            tokens.spells($0 + 1, ".") && tokens.spells($0 + 2, "self")
        }
        return isValue || isInherited(in: file) || Self.adaptors.contains { file.count(of: $0) > 0 }
            || [type + "\"", "\"" + type].contains { source.contains(Mention($0)) }
    }

    /// Whether another class inherits from it, which may be made by its own name.
    private func isInherited(in file: ProgramFile) -> Bool {
        file.types.contains { located in
            located.declaration.inheritance.contains { $0.baseName.lastComponent == type }
        }
    }
}
