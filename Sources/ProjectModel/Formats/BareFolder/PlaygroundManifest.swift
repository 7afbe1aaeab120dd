import SourceEditing

/// The `Package.swift` of a Swift Playgrounds app, as far as it names the app.
struct PlaygroundManifest {
    /// The name of the `.iOSApplication` product.
    let productName: String?
    /// The target that it builds.
    let moduleName: String?
    /// The iOS version, as it is written.
    let deploymentTarget: String?

    /// Reads a manifest; nil where it declares no app.
    init?(_ text: SourceText) {
        let content = text.string
        guard let product = Self.behind(".iOSApplication(", in: content[...]) else { return nil }
        productName = Self.behind("name:", in: product).flatMap(Self.literal)
        moduleName = Self.behind("targets:", in: product)
            .flatMap { Self.behind("[", in: $0) }.flatMap(Self.literal)
        deploymentTarget = Self.behind(".iOS(", in: content[...]).flatMap(Self.version)
    }

    private static func behind(_ mark: String, in text: Substring) -> Substring? {
        text.firstRange(of: mark).map { text[$0.upperBound...] }
    }

    /// The text of the string literal that comes first.
    private static func literal(_ text: Substring) -> String? {
        let start = text.drop(while: \.isWhitespace)
        guard start.first == "\"" else { return nil }
        return String(start.dropFirst().prefix { $0 != "\"" && !$0.isNewline })
    }

    /// `"15.2"`, or `.v15`.
    private static func version(_ text: Substring) -> String? {
        if let quoted = literal(text) { return quoted }
        let start = text.drop(while: \.isWhitespace)
        guard start.hasPrefix(".v") else { return nil }
        let name = start.dropFirst(2).prefix { $0.isNumber || $0 == "_" }
        return name.split(separator: "_").joined(separator: ".")
    }
}
