import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Tells the code of an instrumented module which of its faults is the one that is made.
///
/// The file is copied into each module that MutantMaker changes. Without `MUTANT` nothing differs from the sources.
enum Mutant {
    /// The fault that is made: the number in `MUTANT`, in hexadecimal; 0 for none.
    static let made: UInt64 =
        getenv("MUTANT").flatMap { UInt64(String(cString: $0), radix: 16) } ?? 0

    /// The file that `MUTANT_REACHED` names, to which a run without a fault writes each fault that it comes to, once.
    private static let reached: Int32? = getenv("MUTANT_REACHED").map {
        open($0, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    }

    /// What has been written there.
    private static let written = Mutex<Set<UInt64>>([])

    /// Whether a fault is made.
    static func isOn(_ fault: UInt64) -> Bool {
        if let reached { note(fault, in: reached) }
        return fault == made
    }

    private static func note(_ fault: UInt64, in file: Int32) {
        guard written.withLock({ $0.insert(fault).inserted }) else { return }
        let digits = String(fault, radix: 16)
        let line = String(repeating: "0", count: 16 - digits.count) + digits + "\n"
        _ = line.withCString { write(file, $0, line.utf8.count) }
    }

    /// Whether a fault is not made.
    static func isOff(_ fault: UInt64) -> Bool { !isOn(fault) }

    /// The value, or the wrong one.
    static func either<Value>(
        _ fault: UInt64, _ wrong: @autoclosure () -> Value, _ value: @autoclosure () -> Value
    ) -> Value {
        isOn(fault) ? wrong() : value()
    }

    /// `a && b`, or `a || b`.
    static func and(
        _ fault: UInt64, _ a: @autoclosure () throws -> Bool, _ b: @autoclosure () throws -> Bool
    ) rethrows -> Bool {
        isOn(fault) ? try a() || b() : try a() && b()
    }

    /// `a || b`, or `a && b`.
    static func or(
        _ fault: UInt64, _ a: @autoclosure () throws -> Bool, _ b: @autoclosure () throws -> Bool
    ) rethrows -> Bool {
        isOn(fault) ? try a() && b() : try a() || b()
    }

    /// A word, or one that stands nowhere.
    static func word(_ fault: UInt64, _ word: String) -> String { isOn(fault) ? "\u{0}" : word }

    /// 0, or 1.
    static func one(_ fault: UInt64) -> Int { isOn(fault) ? 1 : 0 }

    /// In which order two statements run.
    static func order(_ fault: UInt64) -> [Int] { isOn(fault) ? [1, 0] : [0, 1] }

    /// A list, or the list without one of its elements.
    static func without<Element>(
        _ fault: UInt64, _ index: Int, _ list: [Element]
    ) -> [Element] {
        guard isOn(fault) else { return list }
        return Array(list[..<index] + list[(index + 1)...])
    }

    /// A set, or the set without one of its elements.
    static func setWithout<Element>(
        _ fault: UInt64, _ element: Element, _ set: Set<Element>
    ) -> Set<Element> {
        isOn(fault) ? set.subtracting([element]) : set
    }

    /// A collection, or nothing.
    static func none<Elements: RangeReplaceableCollection>(
        _ fault: UInt64, _ elements: Elements
    ) -> Elements {
        isOn(fault) ? Elements() : elements
    }

    /// The same for a set.
    static func none<Element>(_ fault: UInt64, _ elements: Set<Element>) -> Set<Element> {
        isOn(fault) ? [] : elements
    }
}

extension Sequence {
    /// The elements in order, or as they are.
    func sorted(
        unless fault: UInt64, by areInOrder: (Element, Element) throws -> Bool
    ) rethrows -> [Element] {
        Mutant.isOn(fault) ? Array(self) : try sorted(by: areInOrder)
    }

    /// The elements backwards, or as they are.
    func reversed(unless fault: UInt64) -> [Element] {
        Mutant.isOn(fault) ? Array(self) : reversed()
    }
}

extension Sequence where Element: Comparable {
    /// The elements in order, or as they are.
    func sorted(unless fault: UInt64) -> [Element] {
        Mutant.isOn(fault) ? Array(self) : sorted()
    }
}
