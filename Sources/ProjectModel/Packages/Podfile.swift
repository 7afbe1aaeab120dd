import SourceEditing

/// Reads the `Podfile` of CocoaPods, as far as its lines name pods.
enum Podfile {
    /// The pods of lines such as `pod 'Firebase/Messaging', '~> 10.0'`, without versions.
    static func packages(in text: SourceText) -> [LockedPackage] {
        text.string.split(whereSeparator: \.isNewline).compactMap(package)
    }

    /// The projects of lines such as `project '../Notes.xcodeproj'`, or `xcodeproj` as older versions spelled it, seen from
    /// the file's folder.
    static func projects(in text: SourceText) -> [String] {
        text.string.split(whereSeparator: \.isNewline).compactMap { line in
            argument(of: "project", in: line) ?? argument(of: "xcodeproj", in: line)
        }.map { $0.hasSuffix(".xcodeproj") ? $0 : $0 + ".xcodeproj" }
    }

    private static func package(_ line: Substring) -> LockedPackage? {
        argument(of: "pod", in: line).map {
            LockedPackage(.cocoaPods, name: $0, version: String?.none)
        }
    }

    /// The text that a line begins a call with; nil where it is no call of that name, or computes it.
    private static func argument(of name: String, in line: Substring) -> String? {
        let call = line.drop { $0 == " " || $0 == "\t" }
        guard call.hasPrefix(name) else { return nil }
        let rest = call.dropFirst(name.count)
        guard rest.first == " " || rest.first == "(" else { return nil }
        let argument = rest.dropFirst().drop { $0 == " " }
        guard let quote = argument.first, quote == "'" || quote == "\"" else { return nil }
        let text = argument.dropFirst().prefix { $0 != quote }
        return text.isEmpty ? nil : String(text)
    }
}
