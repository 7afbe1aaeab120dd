/// What members and methods of the standard library's collections, dictionaries and results give, and of some of Foundation's
/// collections of objects, by the types that they hold.
///
/// Source: the documentation of the standard library, and of Foundation's `NSCache`, `NSMapTable` and `NSHashTable`.
enum StandardElements {
    /// What an iteration over a value gives, one at a time: of a dictionary a key with its value; nil where the type is none to iterate over.
    static func iterated(_ type: FlowType) -> FlowType? {
        if let element = type.element { return element }
        guard let (key, value) = dictionary(type) else { return nil }
        return .tuple([TuplePart("key", key), TuplePart("value", value)])
    }

    /// The types of the keys and of the values; nil where the type is no dictionary.
    static func dictionary(_ type: FlowType) -> (key: FlowType, value: FlowType)? {
        guard case .named("Dictionary", let arguments) = type.unwrapped, arguments.count == 2 else {
            return nil
        }
        return (arguments[0], arguments[1])
    }

    /// The type of a property; nil for one that is not known.
    static func type(ofMember name: String, of type: FlowType) -> FlowType? {
        if case .named("NSHashTable", let held) = type.unwrapped, let object = held.first {
            return hashTable[name]?(object)
        }
        if let (key, value) = dictionary(type) {
            switch name {
            case "keys": return .collection(key)
            case "values": return .collection(value)
            default: break
            }
        }
        guard let element = iterated(type) else { return nil }
        switch name {
        case "first", "last": return element.optionalOnce
        case "lazy": return type
        case "isEmpty": return .plain("Bool")
        case "count": return .plain("Int")
        case "indices": return .collection(type.element == nil ? .unknown : .plain("Int"))
        default: return nil
        }
    }

    private static let hashTable: [String: @Sendable (FlowType) -> FlowType] = [
        "allObjects": { .collection($0) }, "anyObject": { $0.optionalOnce },
    ]

    /// The type of what a method gives; nil for one that is not known.
    static func type(ofCalling name: String, on type: FlowType) -> FlowType? {
        if let element = iterated(type) {
            return Self.type(ofCalling: name, on: type, of: element)
        }
        guard case .named(let owner, let arguments) = type.unwrapped else { return nil }
        switch (owner, name) {
        case ("Result", "get"), ("Task", "value"): return arguments.first
        case (iterator, "next"): return arguments.first?.optionalOnce
        case ("NSCache", "object"), ("NSMapTable", "object"):
            return arguments.count == 2 ? arguments[1].optionalOnce : nil
        default: return nil
        }
    }

    private static func type(
        ofCalling name: String, on type: FlowType, of element: FlowType
    ) -> FlowType? {
        let isDictionary = type.element == nil
        switch name {
        case "reversed", "sorted", "shuffled", "dropFirst", "dropLast", "drop", "prefix", "suffix":
            return .collection(element)
        case "filter", "union", "intersection", "subtracting", "symmetricDifference", "merging":
            return type.unwrapped
        case "enumerated":
            return .collection(
                .tuple([TuplePart("offset", .plain("Int")), TuplePart("element", element)]))
        case "first", "last", "min", "max", "randomElement", "popFirst", "popLast":
            return element.optionalOnce
        case "removeFirst", "removeLast", "remove": return isDictionary ? nil : element
        case "removeValue", "updateValue": return dictionary(type)?.value.optionalOnce
        case "split", "chunks": return .collection(.collection(element))
        case "makeIterator": return .named(iterator, [element])
        default: return nil
        }
    }

    private static let iterator = "IndexingIterator"

    /// The type of what a function that belongs to no type gives; nil for one that is not known.
    static func type(ofCalling name: String, with arguments: [FlowType]) -> FlowType? {
        switch (name, arguments.count) {
        case ("zip", 2):
            return .collection(
                .tuple(arguments.map { TuplePart(nil, iterated($0) ?? .unknown) }))
        case ("min", 2...), ("max", 2...): return arguments[0]
        case ("repeatElement", 2): return .collection(arguments[0])
        default: return nil
        }
    }

    /// The type of a collection that is made of another one, or of one element: `Array(views)`, `Set(repeating: …)`; nil where that is not known.
    static func type(
        ofMaking name: String, with argument: FlowType, labelled label: String?
    ) -> FlowType? {
        guard collections.contains(name) else { return nil }
        switch label {
        case nil: return iterated(argument).map { .collection($0) }
        case "repeating": return .collection(argument)
        default: return nil
        }
    }

    private static let collections: Set<String> = [
        "Array", "Set", "ArraySlice", "ContiguousArray", "AnySequence", "AnyCollection",
    ]
}
