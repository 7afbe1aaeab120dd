open class NSCoder: NSObject {
    open func encode(_ object: Any?, forKey key: String) {}
    open func decodeObject(forKey key: String) -> Any? { absent() }
}
public let NSUserActivityTypeBrowsingWeb = ""
open class NSUserActivity: NSObject {
    public init(activityType: String) {}
    public var activityType: String { absent() }
    open var title: String?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
    open func addUserInfoEntries(from other: [AnyHashable: Any]) {}
}
open class NSNotification: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { absent() }
        public init(_ rawValue: String) { absent() }
    }
    open var object: Any? { absent() }
    open var userInfo: [AnyHashable: Any]? { absent() }
}
public struct Notification {
    public typealias Name = NSNotification.Name
    public var name: Name
    public var object: Any?
    public var userInfo: [AnyHashable: Any]?
    public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { absent() }
}
open class NotificationCenter: NSObject, @unchecked Sendable {
    public class var `default`: NotificationCenter { absent() }
    open func post(_ notification: Notification) {}
    open func post(
        name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
    ) {}
    open func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {}
    open func addObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { absent() }
    open func removeObserver(_ observer: Any) {}
    open func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?) {}
    public func notifications(named name: Notification.Name) -> AsyncStream<Notification> {
        absent()
    }
}
open class Operation: NSObject, @unchecked Sendable {}
open class OperationQueue: NSObject, @unchecked Sendable {
    public class var main: OperationQueue { absent() }
    open func addOperation(_ block: @escaping @Sendable () -> Void) {}
}
open class UserDefaults: NSObject, @unchecked Sendable {
    public class var standard: UserDefaults { absent() }
    public convenience init?(suiteName: String?) { absent() }
    open func set(_ value: Any?, forKey key: String) {}
    open func set(_ value: Bool, forKey key: String) {}
    open func set(_ value: Int, forKey key: String) {}
    open func object(forKey key: String) -> Any? { absent() }
    open func string(forKey key: String) -> String? { absent() }
    open func data(forKey key: String) -> Data? { absent() }
    open func bool(forKey key: String) -> Bool { absent() }
    open func integer(forKey key: String) -> Int { absent() }
    open func double(forKey key: String) -> Double { absent() }
    open func stringArray(forKey key: String) -> [String]? { absent() }
    open func removeObject(forKey key: String) {}
    open func register(defaults: [String: Any]) {}
    @discardableResult open func synchronize() -> Bool { absent() }
    open func dictionary(forKey key: String) -> [String: Any]? { absent() }
    open func array(forKey key: String) -> [Any]? { absent() }
    open func url(forKey key: String) -> URL? { absent() }
    open func removePersistentDomain(forName name: String) {}
    open func dictionaryRepresentation() -> [String: Any] { absent() }
    public static let didChangeNotification = NSNotification.Name("")
}
open class NSLock: NSObject, @unchecked Sendable {
    open func lock() {}
    open func unlock() {}
}
open class NSLocale: NSObject {
    public class var current: Locale { absent() }
    public class var preferredLanguages: [String] { absent() }
}
open class Bundle: NSObject, @unchecked Sendable {
    public class var main: Bundle { absent() }
    public convenience init(for type: AnyClass) { absent() }
    open var bundlePath: String { absent() }
    open var bundleURL: URL { absent() }
    open var bundleIdentifier: String? { absent() }
    open var infoDictionary: [String: Any]? { absent() }
    open var preferredLocalizations: [String] { absent() }
    open var appStoreReceiptURL: URL? { absent() }
    open var resourceURL: URL? { absent() }
    open func object(forInfoDictionaryKey key: String) -> Any? { absent() }
    open func url(forResource name: String?, withExtension: String?) -> URL? { absent() }
    open func path(forResource name: String?, ofType: String?) -> String? { absent() }
    open func loadNibNamed(_ name: String, owner: Any?, options: [String: Any]? = nil) -> [Any]? {
        absent()
    }
}
open class ProcessInfo: NSObject, @unchecked Sendable {
    public class var processInfo: ProcessInfo { absent() }
    open var environment: [String: String] { absent() }
    open var arguments: [String] { absent() }
    open var operatingSystemVersionString: String { absent() }
    open var processName: String { absent() }
    open var systemUptime: TimeInterval { absent() }
    open func enableSuddenTermination() {}
    open func disableSuddenTermination() {}
    open var isLowPowerModeEnabled: Bool { absent() }
    open func disableAutomaticTermination(_ reason: String) {}
}
open class FileManager: NSObject, @unchecked Sendable {
    public enum SearchPathDirectory: UInt, Sendable {
        case documentDirectory, cachesDirectory, applicationSupportDirectory, libraryDirectory
    }
    public struct SearchPathDomainMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
    }
    public class var `default`: FileManager { absent() }
    open func urls(for directory: SearchPathDirectory, in mask: SearchPathDomainMask) -> [URL] {
        absent()
    }
    open func url(
        for directory: SearchPathDirectory, in mask: SearchPathDomainMask,
        appropriateFor url: URL?, create: Bool
    ) throws -> URL { absent() }
    open var temporaryDirectory: URL { absent() }
    open var ubiquityIdentityToken: Any? { absent() }
    open func moveItem(at source: URL, to target: URL) throws {}
    open func createFile(atPath path: String, contents: Data?) -> Bool { absent() }
    open func fileExists(atPath path: String) -> Bool { absent() }
    open func removeItem(at url: URL) throws {}
    open func copyItem(at source: URL, to target: URL) throws {}
    open func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws {}
    open func contentsOfDirectory(atPath path: String) throws -> [String] { absent() }
    open func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? { absent() }
}
open class FileHandle: NSObject, @unchecked Sendable {
    public convenience init(forWritingTo url: URL) throws { absent() }
    open func write(contentsOf data: Data) throws {}
    @discardableResult open func seekToEnd() throws -> UInt64 { absent() }
    open func truncate(atOffset offset: UInt64) throws {}
}
open class Timer: NSObject {
    @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) -> Timer { absent() }
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer { absent() }
    open func invalidate() {}
    open func fire() {}
}
open class RunLoop: NSObject {
    public class var main: RunLoop { absent() }
    public class var current: RunLoop { absent() }
}
open class Thread: NSObject {
    public class var isMainThread: Bool { absent() }
    public class func sleep(forTimeInterval interval: TimeInterval) {}
}
open class UndoManager: NSObject { open func undo() {} }
open class NSMutableAttributedString: NSAttributedString {}
open class NSAttributedString: NSObject {
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { absent() }
    }
    public init(string: String, attributes: [Key: Any]? = nil) {}
}
open class Formatter: NSObject {}
open class DateFormatter: Formatter {
    public enum Style: UInt, Sendable { case none, short, medium, long, full }
    open var dateFormat: String!
    open var dateStyle: Style = .none
    open var timeStyle: Style = .none
    open var locale: Locale!
    open func string(from date: Date) -> String { absent() }
    open func date(from string: String) -> Date? { absent() }
}
open class JSONDecoder {
    public init() {}
    open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        absent()
    }
}
open class JSONEncoder {
    public init() {}
    open func encode<Value: Encodable>(_ value: Value) throws -> Data { absent() }
}
open class JSONSerialization: NSObject {
    public class func jsonObject(with data: Data) throws -> Any { absent() }
    public class func data(withJSONObject object: Any) throws -> Data { absent() }
}
extension Data: Codable {
    public init(from decoder: any Decoder) throws { absent() }
    public func encode(to encoder: any Encoder) throws { absent() }
}
extension Date: Codable {
    public init(from decoder: any Decoder) throws { absent() }
    public func encode(to encoder: any Encoder) throws { absent() }
}
extension URL: Codable {
    public init(from decoder: any Decoder) throws { absent() }
    public func encode(to encoder: any Encoder) throws { absent() }
}
extension UUID: Codable {
    public init(from decoder: any Decoder) throws { absent() }
    public func encode(to encoder: any Encoder) throws { absent() }
}
open class URLResponse: NSObject, @unchecked Sendable {}
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    open var statusCode: Int { absent() }
}
open class URLSessionTask: NSObject, @unchecked Sendable {
    open func resume() {}
    open func cancel() {}
}
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    public class var `default`: URLSessionConfiguration { absent() }
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        absent()
    }
}
@objc public protocol URLSessionDelegate: NSObjectProtocol {}
open class URLSession: NSObject, @unchecked Sendable {
    public class var shared: URLSession { absent() }
    public init(configuration: URLSessionConfiguration) {}
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
        delegateQueue: OperationQueue?
    ) {}
    open func dataTask(
        with url: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { absent() }
    public func data(from url: URL) async throws -> (Data, URLResponse) { absent() }
}
open class URLCache: NSObject, @unchecked Sendable {
    public class var shared: URLCache {
        get { absent() }
        set {}
    }
    public init(memoryCapacity: Int, diskCapacity: Int, diskPath: String?) {}
}
open class NSUbiquitousKeyValueStore: NSObject {
    public class var `default`: NSUbiquitousKeyValueStore { absent() }
    open func synchronize() -> Bool { absent() }
}
open class NSPredicate: NSObject {
    public init(format: String, _ arguments: any CVarArg...) {}
}
open class NSSortDescriptor: NSObject {
    public init(key: String?, ascending: Bool) {}
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        absent()
    }
}
