import SourceEditing

/// What sources without a project say about their platform: the delegate's protocol, else the imports.
struct PlatformClues {
    /// The first file that names an application delegate's protocol.
    private(set) var delegate: String?
    private var delegates: Set<ApplePlatform> = []
    private var imports: Set<ApplePlatform> = []

    /// Notes what one source says.
    mutating func read(_ text: SourceText, path: String) {
        let content = text.string
        for (name, platform) in Self.delegateProtocols where content.contains(name) {
            delegates.insert(platform)
            if delegate == nil { delegate = path }
        }
        for line in content.split(whereSeparator: \.isNewline) where line.contains("import ") {
            let words = line.split(whereSeparator: { $0.isWhitespace || $0 == "<" || $0 == "/" })
            guard
                let module = words.drop(while: { $0 != "import" && $0 != "#import" }).dropFirst()
                    .first,
                let platform = Self.modules[String(module)]
            else { continue }
            imports.insert(platform)
        }
    }

    /// The platform, where anything named one; iOS where several are named.
    var platform: ApplePlatform? {
        delegates.min() ?? imports.min()
    }

    private static let delegateProtocols: [(String, ApplePlatform)] = [
        ("UIApplicationDelegate", .ios), ("NSApplicationDelegate", .macos),
        ("WKExtensionDelegate", .watchos), ("WKApplicationDelegate", .watchos),
    ]

    private static let modules: [String: ApplePlatform] = [
        "UIKit": .ios, "SwiftUI": .ios, "AppKit": .macos, "Cocoa": .macos, "WatchKit": .watchos,
    ]
}
