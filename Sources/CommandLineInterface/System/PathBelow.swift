extension String {
    /// The rest of a path below a folder, compared byte by byte; nil for a path that does not lie below it.
    ///
    /// `String.hasPrefix` compares whole characters, and a slash joins a combining mark behind it to one.
    func path(below folder: String) -> String? {
        let folder = folder.utf8
        var rest = utf8[...]
        guard rest.starts(with: folder) else { return nil }
        rest = rest.dropFirst(folder.count)
        guard rest.first == UInt8(ascii: "/") else { return nil }
        return String(decoding: rest.dropFirst(), as: UTF8.self)
    }
}
