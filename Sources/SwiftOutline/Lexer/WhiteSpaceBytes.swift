extension UInt8 {
    /// A carriage return or line feed.
    public var isLineBreak: Bool { self == 10 || self == 13 }
    /// A space or tab.
    public var isBlank: Bool { self == 32 || self == 9 }
}
