import Foundation

/// What the compiler says of a source, without places: an edit moves those, and they say nothing.
struct Diagnostics: Sendable, Equatable {
    /// Messages that stop the build, sorted.
    private(set) var errors: [String] = []
    /// Messages that do not, sorted.
    private(set) var warnings: [String] = []
    /// The lines as printed, for a reader.
    private(set) var lines: [String] = []

    /// Whether the compiler had nothing to say.
    var isClean: Bool { errors.isEmpty && warnings.isEmpty }

    /// Reads the compiler's output.
    init(output: String, status: Int32) {
        var seen: Set<String> = []
        for line in output.split(separator: "\n").map(String.init) where seen.insert(line).inserted
        {
            if let message = Self.message(of: line, kind: "error") {
                errors.append(message)
                lines.append(line)
            } else if let message = Self.message(of: line, kind: "warning") {
                warnings.append(message)
                lines.append(line)
            }
        }
        if status != 0, errors.isEmpty { errors.append("the compiler ended with status \(status)") }
        errors.sort()
        warnings.sort()
    }

    private static func message(of line: String, kind: String) -> String? {
        guard let range = line.range(of: ": \(kind): ") else { return nil }
        let place = line[..<range.lowerBound]
        guard place.hasPrefix("<unknown>:") || place.contains(".swift:") else { return nil }
        return String(line[range.upperBound...])
    }

    /// The errors that an earlier version did not have.
    func newErrors(since before: Diagnostics) -> [String] {
        Self.surplus(of: errors, over: before.errors)
    }

    /// The warnings that an earlier version did not have.
    func newWarnings(since before: Diagnostics) -> [String] {
        Self.surplus(of: warnings, over: before.warnings)
    }

    /// Elements that occur more often than in another list.
    static func surplus(of list: [String], over other: [String]) -> [String] {
        var left = Dictionary(other.map { ($0, 1) }, uniquingKeysWith: +)
        return list.filter { element in
            guard let count = left[element], count > 0 else { return true }
            left[element] = count - 1
            return false
        }
    }
}
