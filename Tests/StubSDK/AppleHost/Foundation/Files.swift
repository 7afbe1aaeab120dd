// Hand-written, after the SDK's NSFileManager.h. FileManager is not Sendable there.

open class FileManager: NSObject {
    open class var `default`: FileManager { absent() }
    @available(macOS 10.12, *) open var temporaryDirectory: URL { absent() }
    open func fileExists(atPath path: String) -> Bool { absent() }
    open func fileExists(
        atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
    ) -> Bool { absent() }
    open func isExecutableFile(atPath path: String) -> Bool { absent() }
    open func contents(atPath path: String) -> Data? { absent() }
    open func createFile(
        atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
    ) -> Bool { absent() }
    open func createDirectory(
        at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
    ) throws { absent() }
    open func createDirectory(
        atPath path: String, withIntermediateDirectories: Bool,
        attributes: [FileAttributeKey: Any]? = nil
    ) throws { absent() }
    open func createSymbolicLink(atPath path: String, withDestinationPath: String) throws {
        absent()
    }
    open func destinationOfSymbolicLink(atPath path: String) throws -> String { absent() }
    open func removeItem(at url: URL) throws { absent() }
    open func removeItem(atPath path: String) throws { absent() }
    open func moveItem(at url: URL, to target: URL) throws { absent() }
    open func moveItem(atPath path: String, toPath target: String) throws { absent() }
    open func copyItem(atPath path: String, toPath target: String) throws { absent() }
    open func copyItem(at url: URL, to target: URL) throws { absent() }
    open func contentsOfDirectory(atPath path: String) throws -> [String] { absent() }
    open func subpathsOfDirectory(atPath path: String) throws -> [String] { absent() }
    open func enumerator(atPath path: String) -> DirectoryEnumerator? { absent() }
    open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { absent() }
    open func setAttributes(
        _ attributes: [FileAttributeKey: Any], ofItemAtPath path: String
    ) throws { absent() }

    open class DirectoryEnumerator: NSEnumerator {}
}

open class NSEnumerator: NSObject, Sequence {
    public func makeIterator() -> AnyIterator<Any> { absent() }
}

public struct FileAttributeKey: Hashable, RawRepresentable, @unchecked Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let systemFileNumber = FileAttributeKey(rawValue: "NSFileSystemFileNumber")
    public static let size = FileAttributeKey(rawValue: "NSFileSize")
    public static let modificationDate = FileAttributeKey(rawValue: "NSFileModificationDate")
    public static let posixPermissions = FileAttributeKey(rawValue: "NSFilePosixPermissions")
}

open class Bundle: NSObject, @unchecked Sendable {
    open class var main: Bundle { absent() }
    open class var allBundles: [Bundle] { absent() }
    open var bundleURL: URL { absent() }
}
