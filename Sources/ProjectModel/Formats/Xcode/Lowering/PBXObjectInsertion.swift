/// One new object, to be written like its neighbours.
struct NewPBXObject {
    /// The identifier.
    let id: String
    /// The class.
    let kind: PBXClass
    /// What Xcode writes as a comment behind the identifier.
    let comment: String
    /// The pairs behind `isa`, values as they stand in the file.
    let pairs: [(key: PBXKey, value: String)]
}

extension PBXProjectEditor {
    /// Inserts an object in the section of its class: by its identifier where that is sorted, else behind `neighbour`.
    mutating func insert(_ object: NewPBXObject, after neighbour: PBXObject?) {
        let document = file.document
        let entries = document.tree.entries(of: file.objectsNode)
        let section = entries.filter { entry in
            document.node(PBXKey.isa.rawValue, in: entry.value).map {
                document.isString($0, object.kind.rawValue)
            } ?? false
        }
        guard let last = section.last else { return insertSection(with: object) }
        let text = text(of: object, like: section.first ?? last)
        let ids = section.map { document.key(of: $0) }
        if zip(ids, ids.dropFirst()).allSatisfy({ $0 <= $1 }) {
            guard let next = ids.firstIndex(where: { $0 > object.id }) else {
                return insert(text, after: last, key: object.id)
            }
            insert(text, before: section[next], key: object.id)
        } else {
            let place = section.first { document.key(of: $0) == neighbour?.id } ?? last
            insert(text, after: place, key: object.id)
        }
    }

    /// Inserts a list of references as a new key of an object, in the object's own style.
    mutating func insert(_ key: PBXKey, list: [String], into object: PBXObject) {
        let range = file.document.tree.nodes[object.node].range
        let isOneLine = !file.document.text.bytes[range].contains(where: \.isNewline)
        let elements = list.map { isOneLine ? "\($0), " : "\n\t\($0)," }.joined()
        let text = "\(key.rawValue) = (\(elements)\(isOneLine ? "" : "\n"));"
        guard let entry = file.document.tree.entries(of: object.node).first else {
            return insert(text, intoEmpty: object.node)
        }
        insert(text, after: entry)  // directly behind `isa`
    }

    /// An identifier as it stands in a list or behind `=`, with its comment where the file has those.
    func reference(_ id: String, comment: String) -> String {
        hasComments ? "\(id) /* \(comment) */" : id
    }

    /// Whether the file has Xcode's comments behind identifiers.
    private var hasComments: Bool {
        let root = file.document.tree.root
        guard
            let entry = file.document.tree.entries(of: root).last(where: {
                file.document.key(of: $0) == PBXKey.rootObject.rawValue
            })
        else { return false }
        return file.document.text.bytes[entry.range].contains(UInt8(ascii: "*"))
    }

    private func isa(of entry: DocumentTree.Entry) -> String? {
        file.document.node(PBXKey.isa.rawValue, in: entry.value).map(file.document.string)
    }

    private func text(of object: NewPBXObject, like entry: DocumentTree.Entry?) -> String {
        let isOneLine =
            entry.map {
                !file.document.text.bytes[$0.range].contains(where: \.isNewline)
            } ?? (object.kind == .buildFile || object.kind == .fileReference)
        let pairs =
            [(PBXKey.isa.rawValue, object.kind.rawValue)]
            + object.pairs.map { ($0.key.rawValue, $0.value) }
        let head = reference(object.id, comment: object.comment) + " = {"
        if isOneLine {
            return head + pairs.map { "\($0.0) = \($0.1); " }.joined() + "};"
        }
        let lines = pairs.map {
            "\t\($0.0) = \($0.1.split(separator: "\n").joined(separator: "\n\t"));"
        }
        return ([head] + lines + ["};"]).joined(separator: "\n")
    }

    /// Inserts an object together with the section of its class, which the file does not have yet.
    private mutating func insertSection(with object: NewPBXObject) {
        let entries = file.document.tree.entries(of: file.objectsNode)
        let text = text(of: object, like: nil)
        guard let next = entries.first(where: { isa(of: $0) ?? "" > object.kind.rawValue }),
            let begin = sectionStart(above: next)
        else {
            guard let last = entries.last else { return insert(text, intoEmpty: file.objectsNode) }
            return insert(text, after: last, key: object.id)
        }
        let indentation = file.document.text.bytes.indentation(ofLineAt: next.range.lowerBound)
        let lines = text.split(separator: "\n").map { indentation + $0 }
        let name = object.kind.rawValue
        insert(
            lines: ["/* Begin \(name) section */"] + lines + ["/* End \(name) section */", ""],
            at: begin, key: name)
    }

    /// The line `/* Begin … section */` directly above an entry.
    private func sectionStart(above entry: DocumentTree.Entry) -> Int? {
        let bytes = file.document.text.bytes
        let line = bytes.lineStart(before: entry.range.lowerBound)
        guard line > 0 else { return nil }
        let end = bytes.has("\r\n", at: line - 2) ? line - 2 : line - 1
        let above = bytes.lineStart(before: end)
        return bytes.has("/* Begin ", at: above) ? above : nil
    }
}
