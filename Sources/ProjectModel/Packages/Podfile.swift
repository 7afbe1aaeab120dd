import SourceEditing

/// Reads the `Podfile` of CocoaPods, as far as its lines name pods.
enum Podfile {
    /// The pods of lines such as `pod 'Firebase/Messaging', '~> 10.0'`, without versions.
    static func packages(in text: SourceText) -> [LockedPackage] {
        text.string.split(whereSeparator: \.isNewline).compactMap(package)
    }

    private static func package(_ line: Substring) -> LockedPackage? {
        let call = line.drop { $0 == " " || $0 == "\t" }
        guard call.hasPrefix("pod ") || call.hasPrefix("pod(") else { return nil }
        let argument = call.dropFirst(4).drop { $0 == " " }
        guard let quote = argument.first, quote == "'" || quote == "\"" else { return nil }
        let name = argument.dropFirst().prefix { $0 != quote }
        return name.isEmpty ? nil : LockedPackage(.cocoaPods, name: name, version: String?.none)
    }
}
