/// A target of a `BUILD` file: the call that makes it.
struct BazelTarget: Sendable {
    /// Its name.
    let name: String
    /// What makes it.
    let rule: BazelRule
    /// The name of that, as it is written.
    let ruleName: String
    /// The folder of its package.
    let package: String
    /// Where the call stands.
    let place: BazelPlace
    /// The values of its attributes.
    let attributes: [String: BazelValue]
    /// Why it may have further attributes; nil where it has none.
    let gap: String?

    /// The label of a target.
    var label: BazelLabel { .own(package: package, name: name) }

    /// The platform that its rule is named for; nil where the name tells none.
    var platform: ApplePlatform? {
        if case .app(let platform, _) = rule { return platform }
        return ApplePlatform.allCases.first { ruleName.hasPrefix($0.rawValue + "_") }
    }

    /// The value of an attribute; one that can't be told where the target may have it without a word.
    subscript(_ key: String) -> BazelValue? {
        if let value = attributes[key] { return value.isNone ? nil : value }
        return gap.map { BazelValue(kind: .unknown($0), place: place) }
    }
}
