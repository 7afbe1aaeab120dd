/// What a file is to a build, by its extension.
enum SourceKind {
    private static let sources: Set<String> = ["swift", "m", "mm", "c", "cc", "cpp", "cxx"]
    private static let notCopied: Set<String> = [
        "h", "hh", "hpp", "pch", "xcconfig", "entitlements", "modulemap", "metal", "s",
    ]
    private static let bundles: Set<String> = [
        "xcassets", "bundle", "framework", "xcframework", "playground", "docc", "xcdatamodeld",
        "xcdatamodel", "xcmappingmodel", "scnassets", "app", "icon", "rcproject", "xcstickers",
        "mlpackage", "xcodeproj", "swiftpm",
    ]

    /// Whether a file is compiled as Swift or a C language.
    static func isSource(_ path: String) -> Bool {
        sources.contains(RelativePath.fileExtension(of: path))
    }

    /// Whether a file is compiled into the product's resources by its kind, in whichever phase it is listed.
    static func isCompiledNib(_ path: String) -> Bool {
        ["storyboard", "xib"].contains(RelativePath.fileExtension(of: path))
    }

    /// Whether a file of a synchronized folder is copied into the product.
    static func isResource(_ path: String) -> Bool {
        !isSource(path) && !notCopied.contains(RelativePath.fileExtension(of: path))
    }

    /// Whether a folder is one that the build takes as one thing.
    static func isBundle(_ folder: String) -> Bool {
        bundles.contains(RelativePath.fileExtension(of: folder))
    }

    /// The outermost folder on a path that the build takes as one thing, such as `Assets.xcassets`.
    static func bundle(on path: String, below folder: String) -> String? {
        // Most folders have no extension at all.
        guard RelativePath.folder(of: path).utf8.contains(UInt8(ascii: ".")) else { return nil }
        let parts = path.split(separator: "/")
        let depth = folder.split(separator: "/").count
        guard depth < parts.count - 1,
            let end = parts[depth..<(parts.count - 1)].firstIndex(where: {
                bundles.contains(RelativePath.fileExtension(of: String($0)))
            })
        else { return nil }
        return parts[...end].joined(separator: "/")
    }
}
