/// Puts a file in the place of another, as long as that one is what it is thought to be.
///
/// The two change their names in one step, and only then is what stood there looked at. So what an editor saves in the
/// last instant is not overwritten: it is seen, and put back.
struct FileReplacement {
    /// The folder of both files.
    let folder: OpenFolder
    /// The name of the place in it.
    let name: String
    /// The name of what holds the new bytes, and afterwards what stood in the place.
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
        guard let expected, folder.status(of: temporary) != nil else { return true }
        return bytes(at: temporary) == expected
    }

    private func place() throws(SystemError) -> Bool {
        guard folder.status(of: name) == nil else { return false }
        try folder.moveWithoutReplacing(temporary, to: name)
        return true
    }

    private func takeAway(_ expected: [UInt8]) throws(SystemError) -> Bool {
        try folder.move(name, to: temporary)
        if bytes(at: temporary) == expected { return true }
        // Where somebody has saved once more, that is the later version.
        if folder.status(of: name) == nil {
            try folder.moveWithoutReplacing(temporary, to: name)
        }
        return false
    }

    private func exchange(_ expected: [UInt8], _ new: [UInt8]) throws(SystemError) -> Bool {
        guard bytes(at: name) == expected else { return false }
        guard try folder.exchange(temporary, with: name) else {
            try folder.move(temporary, to: name)
            return true
        }
        var given = new
        var taken = bytes(at: temporary)
        if taken == expected { return true }
        // What was saved in the last instant goes back, and what was saved in the last instant of that, and so on.
        for _ in 0..<Self.mostSaves {
            guard try folder.exchange(temporary, with: name) else { break }
            let back = bytes(at: temporary)
            if back == given { break }
            given = taken ?? []
            taken = back
        }
        return false
    }

    /// Nobody saves more often in so short a time.
    private static let mostSaves = 100

    private func bytes(at name: String) -> [UInt8]? { try? folder.read(name) }
}
