/// What searches ahead have found, so that a hostile file can't make each of its tokens search the rest of the file
/// again.
struct SearchMemory {
    private var gitConflict = Int.max
    private var perforceConflict = Int.max
    /// Offsets from which no `#>` follows on the line.
    var placeholderEnd = 0..<0
    /// Offsets from which an opening curly quote finds no partner.
    var curlyQuote = 0..<0
    /// Offsets of `#`s that start neither a string nor a regex literal.
    var plainPounds = 0..<0
    /// The operator characters that were read as one run before a comment or a regex literal cut it.
    var operatorRun = 0..<0
    /// Whether that run starts with a period.
    var operatorRunStartsWithPeriod = false
    /// The quotes on the current line that could close a raw string.
    var quotesOnLine = DelimiterEnds.none
    /// The slashes in the rest of the file that could close an extended regex literal.
    var regexEnds = DelimiterEnds.none

    /// Whether a conflict marker at an offset may have an end.
    func mayFind(_ marker: ConflictMarker, from offset: Int) -> Bool {
        switch marker {
        case .git: offset < gitConflict
        case .perforce: offset < perforceConflict
        }
    }

    /// Notes that no end follows an offset.
    mutating func failed(_ marker: ConflictMarker, from offset: Int) {
        switch marker {
        case .git: gitConflict = offset
        case .perforce: perforceConflict = offset
        }
    }
}

/// The last places in a range at which a delimiter is followed by `#`s.
struct DelimiterEnds {
    /// Nothing was searched.
    static let none = DelimiterEnds(range: 0..<0)

    /// The offsets that were searched.
    private(set) var range: Range<Int>
    /// By the number of `#`s, the last offset that at least as many follow; -1 for none.
    private var last: [Int] = []

    private init(range: Range<Int>) {
        self.range = range
    }

    /// Searches a line for `"#`, `"##`…
    static func quotes(_ bytes: UnsafeBufferPointer<UInt8>, onLine range: Range<Int>) -> Self {
        var ends = DelimiterEnds(range: range)
        for offset in range where bytes[offset] == UInt8(ascii: "\"") {
            ends.record(offset, bytes)
        }
        ends.finish()
        return ends
    }

    /// Searches the rest of a file for `/#`, `/##`…, leaving out what a backslash escapes.
    static func slashes(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Self {
        var ends = DelimiterEnds(range: start..<bytes.count)
        var offset = start
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\\") {
                offset += 1
            } else if bytes[offset] == UInt8(ascii: "/") {
                ends.record(offset, bytes)
            }
            offset += 1
        }
        ends.finish()
        return ends
    }

    /// Whether a delimiter with at least as many `#`s is at an offset or behind it.
    func contains(pounds: Int, from offset: Int) -> Bool {
        pounds < last.count && last[pounds] >= offset
    }

    private mutating func record(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        var pounds = 0
        while offset + 1 + pounds < bytes.count, bytes[offset + 1 + pounds] == UInt8(ascii: "#") {
            pounds += 1
        }
        while last.count <= pounds { last.append(-1) }
        last[pounds] = offset
    }

    /// Makes a place with many `#`s count for fewer, too.
    private mutating func finish() {
        var latest = -1
        for pounds in last.indices.reversed() {
            latest = max(latest, last[pounds])
            last[pounds] = latest
        }
    }
}
