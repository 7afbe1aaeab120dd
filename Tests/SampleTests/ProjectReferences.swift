import Foundation

/// The references between the objects of an Xcode project, read by Foundation and not by our own reader.
struct ProjectReferences {
    /// Identifiers that an object refers to and that are not there.
    let dangling: Set<String>
    /// Identifiers of objects that nothing refers to.
    let orphans: Set<String>

    /// Reads a `project.pbxproj`.
    init(_ bytes: [UInt8]) throws {
        let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        guard let project = list as? [String: Any], let root = project["rootObject"] as? String,
            let objects = project["objects"] as? [String: [String: Any]]
        else { throw SampleError("the project has no objects") }
        var words: Set<String> = [root]
        for object in objects.values { Self.collect(object, into: &words) }
        dangling = words.filter { Self.isIdentifier($0) && objects[$0] == nil }
        orphans = Set(objects.keys).subtracting(words)
    }

    private static func collect(_ value: Any, into words: inout Set<String>) {
        switch value {
        case let word as String: words.insert(word)
        case let list as [Any]: for element in list { collect(element, into: &words) }
        case let pairs as [String: Any]:
            // The attributes of targets are filed under the identifiers of the targets.
            words.formUnion(pairs.keys.filter(isIdentifier))
            for element in pairs.values { collect(element, into: &words) }
        default: break
        }
    }

    private static func isIdentifier(_ word: String) -> Bool {
        word.count == 24 && word.allSatisfy { $0.isHexDigit && !$0.isLowercase }
    }
}
