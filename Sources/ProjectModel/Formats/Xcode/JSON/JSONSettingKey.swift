/// A build setting's key of a `project.xcproj`, which may name a configuration: `KEY[config=Debug][sdk=iphoneos*]`.
struct JSONSettingKey {
    private let spelling: String

    /// A key as it is written.
    init(_ spelling: String) {
        self.spelling = spelling
    }

    /// The key without its condition on the configuration; nil where that is not the one.
    func key(in configuration: String) -> String? {
        guard let start = spelling.firstRange(of: "[config="),
            let end = spelling[start.upperBound...].firstIndex(of: "]")
        else { return spelling }
        let pattern = spelling[start.upperBound..<end]
        let fits =
            pattern.hasSuffix("*")
            ? configuration.hasPrefix(pattern.dropLast()) : pattern == configuration[...]
        guard fits else { return nil }
        return String(spelling[..<start.lowerBound]) + spelling[spelling.index(after: end)...]
    }
}
