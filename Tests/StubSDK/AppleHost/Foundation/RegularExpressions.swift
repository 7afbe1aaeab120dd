// Foundation, NSRegularExpression.h, NSTextCheckingResult.h and NSRange.h, with what its overlay adds for Swift.
public struct NSRange: Sendable {
    public init<R: RangeExpression, S: StringProtocol>(_ range: R, in text: S)
    where R.Bound == S.Index { absent() }
}

extension Range where Bound == String.Index {
    public init?(_ range: NSRange, in text: some StringProtocol) { absent() }
}

open class NSTextCheckingResult: NSObject {
    public var range: NSRange { absent() }
    public func range(at index: Int) -> NSRange { absent() }
}

open class NSRegularExpression: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public struct MatchingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public init(pattern: String, options: Options = []) throws { absent() }
    public func matches(
        in string: String, options: MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] { absent() }
}
