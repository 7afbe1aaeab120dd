/// Members of the standard library's collections that fill a list, or give what is in it.
///
/// Source: Swift's documentation of `Array`, `Sequence` and `Collection`.
enum ListMember {
    /// Methods that add what they are given.
    static let adds: Set<String> = ["append", "insert", "updateValue"]

    /// Members and methods that give an element, or the same elements, be it in another order or fewer of them.
    static let gives: Set<String> = [
        "first", "last", "lazy", "values", "reversed", "enumerated", "sorted", "filter", "prefix",
        "suffix", "dropFirst", "dropLast", "removeFirst", "removeLast", "remove", "popFirst",
        "popLast", "shuffled", "makeIterator", "randomElement", "compactMap", "joined", "next",
    ]
}
