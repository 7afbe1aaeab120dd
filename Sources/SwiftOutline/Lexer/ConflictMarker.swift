/// The line that opens a merge conflict; everything up to the line that closes it is trivia, as it is to the compiler.
enum ConflictMarker: Sendable {
    /// `<<<<<<< ` … `>>>>>>> `
    case git
    /// `>>>> ` … `<<<<`
    case perforce

    private var introducer: StaticString {
        switch self {
        case .git: "<<<<<<< "
        case .perforce: ">>>> "
        }
    }

    private var terminator: StaticString {
        switch self {
        case .git: ">>>>>>> "
        case .perforce: "<<<<\n"
        }
    }

    /// The marker at an offset, which must be the start of a line.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
        if bytes.hasText(Self.git.introducer, at: offset) {
            self = .git
        } else if bytes.hasText(Self.perforce.introducer, at: offset) {
            self = .perforce
        } else {
            return nil
        }
    }

    /// The end of the line that closes a conflict opened at `start`; nil if none does.
    func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var offset = start + introducer.utf8CodeUnitCount
        while offset < bytes.count {
            let previous = bytes[offset - 1]
            if previous == UInt8(ascii: "\n") || previous == UInt8(ascii: "\r"),
                bytes.hasText(terminator, at: offset)
            {
                offset += terminator.utf8CodeUnitCount
                while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"),
                    bytes[offset] != UInt8(ascii: "\r")
                {
                    offset += 1
                }
                return offset
            }
            offset += 1
        }
        return nil
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func hasText(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset + length <= count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(self[offset..<offset + length]) }
    }
}
