import Foundation
import ProjectModel
import SourceEditing
import Testing

/// Our reader against Foundation's, which reads both forms of property lists.
@Suite struct IndependentReaderTests {
    @Test(arguments: [
        ClassicProject.text, SynchronizedProject.text, ClassicProject.plist,
        "{ A = \"\\\"\\n\\U00e9\\\\\"; B = (1, (2), {}); C = <00ff>; }",
    ])
    func bothReadersSeeTheSame(text: String) throws {
        #expect(try ours(text) == theirs(text))
    }

    @Test func editedFilesAreReadAlike() throws {
        let tree = ClassicProject.tree()
        let notes = try target("Notes", of: ClassicProject.bundle, in: tree)
        let changes = try XcodeProjectFormat().lower(
            [
                .addSource(path: "Notes/A b.swift", sibling: "Notes/AppDelegate.swift"),
                .removeFile(path: "Notes/AppDelegate.swift"),
                .removeSetting(key: "INFOPLIST_FILE"),
                .raiseDeploymentTarget(platform: .ios, to: VersionNumber(14)),
            ], for: notes, in: tree)
        let after = try applied(changes, to: tree, creating: ["Notes/A b.swift"])
        let text = try after.read(ClassicProject.path).string
        #expect(try ours(text) == theirs(text))
        let plist = try PropertyListDocument(SourceText(ClassicProject.plist))
        let edited = applied(
            plist.removalEdits(of: [["UIMainStoryboardFile"]])
                + (try plist.settingEdits(
                    of: .array([.data([1, 2, 3]), .integer(4)]), at: ["B", "C"])),
            to: ClassicProject.plist)
        #expect(try ours(edited) == theirs(edited))
    }

    private func ours(_ text: String) throws -> NSObject {
        let document = try PropertyListDocument(SourceText(text))
        return object(try #require(document.value(at: [])))
    }

    private func theirs(_ text: String) throws -> NSObject {
        let value = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        return try #require(
            value as? NSObject ?? (value as? [String: Any]).map { NSDictionary(dictionary: $0) })
    }

    private func object(_ value: PropertyListValue) -> NSObject {
        switch value {
        case .string(let text), .date(let text): return NSString(string: text)
        case .integer(let number): return NSNumber(value: number)
        case .real(let number): return NSNumber(value: number)
        case .boolean(let flag): return NSNumber(value: flag)
        case .data(let bytes): return NSData(data: Data(bytes))
        case .array(let values): return NSArray(array: values.map(object))
        case .dictionary(let pairs):
            let dictionary = NSMutableDictionary()
            for pair in pairs { dictionary[NSString(string: pair.key)] = object(pair.value) }
            return dictionary
        }
    }
}
