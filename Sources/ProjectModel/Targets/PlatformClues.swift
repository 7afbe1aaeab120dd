import SourceEditing

/// What sources without a project say about their platform: the delegate's protocol, else the imports.
struct PlatformClues {
    /// The first file that names an application delegate's protocol.
    private(set) var delegate: String?
    private var delegates: Set<ApplePlatform> = []
    private var imports: Set<ApplePlatform> = []

    /// Whether another source could say nothing that counts: iOS wins over all others.
    var areComplete: Bool { delegates.contains(.ios) }

    /// Notes what one source says.
    mutating func read(_ text: SourceText, path: String) {
        for (name, platform) in Self.delegateProtocols where name.occurs(in: text) {
            delegates.insert(platform)
            if delegate == nil { delegate = path }
        }
        if delegates.isEmpty, !imports.contains(.ios) { readImports(text) }
    }

    /// Notes the modules behind `import` and `#import`.
    private mutating func readImports(_ text: SourceText) {
        var offset = 0
        while let match = Self.importWord.firstOffset(in: text, from: offset) {
            offset = match + Self.importWord.needle.count
            let bytes = text.bytes
            let isDirective = match > 0 && bytes[match - 1] == UInt8(ascii: "#")
            let start = isDirective ? match - 1 : match
            guard start == 0 || bytes[start - 1].separatesWords else { continue }
            while offset < bytes.count, bytes[offset].separatesWords, !bytes[offset].isNewline {
                offset += 1
            }
            let module = bytes[offset...].prefix { !$0.separatesWords }
            offset = module.endIndex
            for (name, platform) in Self.modules where module.elementsEqual(name.utf8) {
                imports.insert(platform)
            }
        }
    }

    /// The platform, where anything named one; iOS where several are named.
    var platform: ApplePlatform? {
        delegates.min() ?? imports.min()
    }

    private static let delegateProtocols: [(BytePattern, ApplePlatform)] = [
        (BytePattern("UIApplicationDelegate"), .ios),
        (BytePattern("NSApplicationDelegate"), .macos),
        (BytePattern("WKExtensionDelegate"), .watchos),
        (BytePattern("WKApplicationDelegate"), .watchos),
    ]

    private static let importWord = BytePattern("import ")

    private static let modules: [(String, ApplePlatform)] = [
        ("UIKit", .ios), ("SwiftUI", .ios), ("AppKit", .macos), ("Cocoa", .macos),
        ("WatchKit", .watchos),
    ]
}

extension UInt8 {
    /// Whether the byte stands between the words of an import: white space, `<` or `/`.
    fileprivate var separatesWords: Bool {
        isSpace || self == UInt8(ascii: "<") || self == UInt8(ascii: "/")
    }
}
