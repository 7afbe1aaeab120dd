/// Which bodies have asked for what is known: one for which nothing of that has changed since would find and add the same once more.
struct ObjectiveCReaders {
    private var readers: [ObjectiveCHolder: [Int]] = [:]
    private var current: Set<Int> = []
    private var reader: Int?

    /// Whether reading a body again would find the same.
    func isCurrent(_ body: Int) -> Bool { current.contains(body) }

    /// Notes from here on what a body asks for.
    mutating func begin(_ body: Int) {
        reader = body
        current.insert(body)
    }

    /// Notes that what something holds was asked for.
    mutating func note(_ holder: ObjectiveCHolder) {
        guard let reader, readers[holder]?.last != reader else { return }
        readers[holder, default: []].append(reader)
    }

    /// Notes that what something holds has changed.
    mutating func change(_ holder: ObjectiveCHolder) {
        if let known = readers[holder] { current.subtract(known) }
    }

    /// Notes that something has changed of which nobody knows who has asked for it.
    mutating func changeAll() { current = [] }
}
