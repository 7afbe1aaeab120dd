/// What Apple's systems keep for a whole app under names: who asks for it depends on who set it before.
///
/// Sources: Apple's documentation of `FileManager`, `Data`, `ProcessInfo`, `Thread` and the types of each row; getenv(3), setenv(3),
/// fopen(3), unlink(2), rename(2), mkdir(2).
package enum SharedStores {
    /// A store that all code of an app shares.
    package enum Store: Hashable, Sendable, CaseIterable {
        /// The variables of the process.
        case environment
        /// The files.
        case files
        /// What a thread keeps.
        case thread
        /// The pasteboards.
        case pasteboard
        /// Cookies, caches, credentials and protocols of network requests. Sources: Apple's pages of `URLSessionConfiguration.default` and of
        /// `URLSession.shared`, which use the shared storages, and of `URLProtocol.registerClass(_:)`, whose classes each request asks.
        case network
        /// The values in iCloud.
        case cloud
        /// The keychain.
        case keychain

        /// What it is called in a sentence.
        package var words: String {
            switch self {
            case .environment: "the environment's variables"
            case .files: "the app's files"
            case .thread: "the thread's dictionary"
            case .pasteboard: "the pasteboard"
            case .network: "the cookies, caches, credentials or protocols of network requests"
            case .cloud: "the values in iCloud"
            case .keychain: "the keychain"
            }
        }

        /// Whether what it keeps has names that code spells.
        package var hasNames: Bool {
            switch self {
            case .environment, .thread, .cloud: true
            case .files, .pasteboard, .network, .keychain: false
            }
        }
    }

    /// What a function at the top level does to a store; nil for one that has to do with none.
    package static func use(byCalling function: String) -> (store: Store, changes: Bool)? {
        functions[function]
    }

    private static let functions: [String: (store: Store, changes: Bool)] = [
        "setenv": (.environment, true), "unsetenv": (.environment, true),
        "putenv": (.environment, true), "getenv": (.environment, false),
        "fopen": (.files, true), "unlink": (.files, true), "remove": (.files, true),
        "rename": (.files, true), "mkdir": (.files, true), "creat": (.files, true),
        "access": (.files, false), "stat": (.files, false),
        "SecItemAdd": (.keychain, true), "SecItemUpdate": (.keychain, true),
        "SecItemDelete": (.keychain, true), "SecItemCopyMatching": (.keychain, false),
    ]

    /// What a member does to a store, where `names` are all names of the chain that it ends; nil where it has to do with none.
    package static func use(
        of member: String, in names: [String], labels: [String?], isWritten: Bool
    ) -> (store: Store, changes: Bool)? {
        if names.contains("threadDictionary") { return (.thread, isWritten) }
        if names.contains("environment"), names.contains("processInfo") {
            return (.environment, isWritten)
        }
        if member == "write", labels.contains(where: { ["to", "toFile", "toURL"].contains($0) }) {
            return (.files, true)
        }
        if readingURLs.contains(member) { return (.files, false) }
        if names.first == "FileManager" || changingFiles.contains(member) {
            if changingFiles.contains(member) { return (.files, true) }
            return readingFiles.contains(member) ? (.files, false) : nil
        }
        if names.first == "URLSession", requesting.contains(member) { return (.network, false) }
        if names.first == "URLProtocol" {
            return ["registerClass", "unregisterClass"].contains(member) ? (.network, true) : nil
        }
        guard let store = names.first.flatMap({ singletons[$0] }) else { return nil }
        let isAsked = reading.contains { member.hasPrefix($0) }
        // Each request asks for these: who only looks at them changes nothing.
        return (store, store == .network ? isWritten && !isAsked : isWritten || !isAsked)
    }

    /// Whether a value is made of what a file holds: `Data(contentsOf: url)`.
    package static func readsFile(making type: String, labels: [String?]) -> Bool {
        if let own = filesByLabel[type] { return labels.contains { $0.map(own.contains) ?? false } }
        return fileTypes.contains(type)
            && labels.contains { ["contentsOf", "contentsOfFile", "contentsOfURL"].contains($0) }
    }

    /// Types of other frameworks that are made of a file, by the labels of it. Source: Apple's pages of their initializers.
    private static let filesByLabel: [String: Set<String>] = [
        "UIImage": ["contentsOfFile"], "NSImage": ["contentsOfFile", "contentsOf"],
        "FileHandle": ["forReadingFrom", "forReadingAtPath", "forUpdating"],
        "AVPlayerItem": ["url"], "AVPlayer": ["url"], "AVURLAsset": ["url"], "AVAsset": ["url"],
        "AVAudioPlayer": ["contentsOf"], "AVAudioFile": ["forReading"], "PDFDocument": ["url"],
        "InputStream": ["url", "fileAtPath"], "MLModel": ["contentsOf"],
    ]

    /// Whether a value is made to write a file: `OutputStream(toFileAtPath: path, append: false)`.
    package static func writesFile(making type: String, labels: [String?]) -> Bool {
        switch type {
        case "OutputStream":
            labels.contains { ["toFileAtPath", "url", "toFileURLWithPath"].contains($0) }
        case "FileHandle":
            labels.contains { ["forWritingTo", "forUpdating", "forWritingAtPath"].contains($0) }
        default: false
        }
    }

    private static let fileTypes: Set<String> = [
        "Data", "String", "NSData", "NSString", "NSDictionary", "NSArray", "NSMutableDictionary",
        "NSMutableArray", "FileHandle",
    ]
    private static let changingFiles: Set<String> = [
        "createFile", "createDirectory", "removeItem", "moveItem", "copyItem", "replaceItem",
        "replaceItemAt", "createSymbolicLink", "linkItem", "setResourceValues", "setAttributes",
    ]
    private static let readingURLs: Set<String> = [
        "checkResourceIsReachable", "checkPromisedItemIsReachable", "resourceValues",
    ]
    private static let readingFiles: Set<String> = [
        "fileExists", "contents", "contentsOfDirectory", "attributesOfItem", "enumerator",
        "isReadableFile", "subpathsOfDirectory", "contentsEqual",
    ]
    private static let singletons: [String: Store] = [
        "UIPasteboard": .pasteboard, "NSPasteboard": .pasteboard, "HTTPCookieStorage": .network,
        "URLCache": .network, "URLCredentialStorage": .network,
        "NSUbiquitousKeyValueStore": .cloud,
    ]
    /// Methods of a session that make a request.
    private static let requesting: Set<String> = [
        "dataTask", "data", "downloadTask", "download", "uploadTask", "upload", "bytes",
        "dataTaskPublisher", "webSocketTask", "streamTask",
    ]
    private static let reading = [
        "string", "strings", "has", "data", "value", "image", "images", "url", "urls", "items",
        "cookies", "cached", "object", "bool", "array", "dictionary", "double", "longLong",
        "credentials", "default", "all", "get",
    ]

    /// Whether a name is of Apple's own frameworks, by the letters that Apple's names begin with.
    ///
    /// Source: the names of the types in Apple's documentation.
    package static func isOfApple(_ name: String) -> Bool {
        if plainNames.contains(name) { return true }
        let capitals = name.prefix { $0.isUppercase || $0.isNumber }
        return prefixes.contains { capitals.dropLast() == $0 || capitals == $0 }
    }

    private static let prefixes: Set<String> = [
        "UI", "NS", "CG", "CA", "AV", "MK", "CL", "UN", "SK", "WK", "CK", "CN", "EK", "GK", "HK",
        "MF", "MP", "PH", "QL", "SC", "SF", "SL", "VN", "AR", "LA", "AC", "AS", "AT", "CB", "CI",
        "CT", "CF", "OS", "XC", "MTL", "BG", "BGT", "INT", "IN", "CX", "PK", "LP", "NW", "NE",
        "CM", "CV", "SCN", "GC", "RP", "ADC", "GLK", "JS", "MC", "PDF", "SW", "IO", "AU", "WC",
        "CS", "NSS", "SKS",
    ]
    private static let plainNames: Set<String> = [
        "Thread", "Process", "ProcessInfo", "FileManager", "FileHandle", "Bundle", "Date",
        "Calendar", "Locale", "TimeZone", "DateFormatter", "NumberFormatter", "JSONDecoder",
        "JSONEncoder", "JSONSerialization", "PropertyListDecoder", "PropertyListEncoder",
        "PropertyListSerialization", "URL", "URLRequest", "URLSession", "URLCache",
        "URLComponents", "URLQueryItem", "HTTPCookieStorage", "URLCredentialStorage",
        "HTTPURLResponse", "Timer", "RunLoop", "Operation", "OperationQueue", "BlockOperation",
        "DispatchQueue", "DispatchGroup", "DispatchTime", "DispatchWorkItem", "Notification",
        "NotificationCenter", "UserDefaults", "Data", "UUID", "Scanner", "Stream", "Set", "Array",
        "String", "Int", "Double", "Float", "Bool", "Character", "Dictionary", "Optional", "Task",
        "MainActor", "Selector", "IndexPath", "IndexSet", "Error", "Mirror", "Substring",
        "CharacterSet", "DateComponents", "DateInterval", "Measurement", "Unit", "Progress",
        "Host", "Port", "Formatter", "CommandLine", "ObjectIdentifier", "Unmanaged", "Self",
        "Result", "Text", "Image", "Color", "Font", "Button", "Label", "List", "Form", "Section",
        "VStack", "HStack", "ZStack", "Spacer", "Group", "ForEach", "NavigationView",
        "NavigationStack", "NavigationLink", "ScrollView", "TabView", "Toggle", "TextField",
        "AnyView", "EmptyView", "GeometryReader", "Binding", "State", "Animation", "Alert",
        "AnyCancellable", "Just", "Future", "Publishers", "Subscribers", "PassthroughSubject",
        "CurrentValueSubject", "CGFloat", "CGRect", "CGPoint", "CGSize", "Logger", "OSLog",
        "AnyObject", "Any", "Never", "Void", "KeyPath", "Range", "ClosedRange", "Decimal",
    ]
}
