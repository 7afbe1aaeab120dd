/// Puts a file in the place of another, as long as that one is what it is thought to be.
///
/// The two change their names in one step, and only then is what stood there looked at. So what an editor saves in the
/// last instant is not overwritten: it is seen, and put back.
struct FileReplacement {
    /// The place, absolute.
    let path: String
    /// Holds the new bytes, and afterwards what stood in the place; absolute.
    let temporary: String
    /// What has to stand in the place; nil for nothing.
    let expected: [UInt8]?
    /// What comes there; nil for nothing.
    let new: [UInt8]?

    /// Does it; false where something else stood in the place, which stands there again.
    ///
    /// - Throws: `SystemError` where the disk refuses.
    func carryOut() throws(SystemError) -> Bool {
        switch (expected, new) {
        case (nil, nil): return true
        case (nil, _?): return try place()
        case (let expected?, nil): return try takeAway(expected)
        case (let expected?, let new?): return try exchange(expected, new)
        }
    }

    /// Whether what stood in the place is still as it was: a program that had it open may have written to it since.
    func isUntouchedSince() -> Bool {
        guard let expected, FileStatus(temporary, followsLinks: false) != nil else { return true }
        return bytes(at: temporary) == expected
    }

    private func place() throws(SystemError) -> Bool {
        guard FileStatus(path, followsLinks: false) == nil else { return false }
        try FileSystem.moveWithoutReplacing(temporary, to: path)
        return true
    }

    private func takeAway(_ expected: [UInt8]) throws(SystemError) -> Bool {
        try FileSystem.move(path, to: temporary)
        if bytes(at: temporary) == expected { return true }
        // Where somebody has saved once more, that is the later version.
        if FileStatus(path, followsLinks: false) == nil {
            try FileSystem.moveWithoutReplacing(temporary, to: path)
        }
        return false
    }

    private func exchange(_ expected: [UInt8], _ new: [UInt8]) throws(SystemError) -> Bool {
        guard bytes(at: path) == expected else { return false }
        guard try FileSystem.exchange(temporary, with: path) else {
            try FileSystem.move(temporary, to: path)
            return true
        }
        var given = new
        var taken = bytes(at: temporary)
        if taken == expected { return true }
        // What was saved in the last instant goes back, and what was saved in the last instant of that, and so on.
        for _ in 0..<Self.mostSaves {
            guard try FileSystem.exchange(temporary, with: path) else { break }
            let back = bytes(at: temporary)
            if back == given { break }
            given = taken ?? []
            taken = back
        }
        return false
    }

    /// Nobody saves more often in so short a time.
    private static let mostSaves = 100

    private func bytes(at path: String) -> [UInt8]? {
        try? FileSystem.read(path, followsLink: false)
    }
}
