struct Book {
    let name: String

    enum Failure: Error {
        case missing
    }

    static func open(name: String) throws -> Book {
        print("open \(name)")
        guard name != "2024" else { throw Failure.missing }
        return Book(name: name)
    }
}
