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

extension String {
    /// The last name of a path, and the path of the folder above it, which is empty where there is none; split byte by byte.
    var splitPath: (folder: String, name: String) {
        let names = utf8.split(separator: UInt8(ascii: "/"))
        let above = names.dropLast().map(Array.init).joined(separator: [UInt8(ascii: "/")])
        return (
            String(decoding: Array(above), as: UTF8.self),
            String(decoding: names.last.map(Array.init) ?? [], as: UTF8.self)
        )
    }
}
