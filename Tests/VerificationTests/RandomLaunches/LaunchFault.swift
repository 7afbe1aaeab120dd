import Foundation

/// A plan's edited delegate with one statement of the launch spoiled.
struct LaunchFault: Sendable {
    /// What is done to a statement.
    enum Kind: String, CaseIterable, Sendable {
        case dropped, doubled, swapped, late, conditional, first
    }

    /// What was done.
    let kind: Kind
    /// The statement.
    let line: String
    /// The file.
    let path: String
    /// The text of the file.
    let text: String

    /// Faults of a plan, as many as asked for where it has so many statements; the same for the same numbers.
    static func some(_ count: Int, of planned: PlannedLaunch, _ numbers: inout SeededNumbers)
        -> [LaunchFault]
    {
        let name = planned.launch.form == .scene ? "SceneDelegate" : "AppDelegate"
        let path = "Demo/\(name).swift"
        let lines = (planned.after[path] ?? "").components(separatedBy: "\n")
        let locals = Set(
            lines.compactMap { line -> String? in
                guard let word = line.range(of: "let ") else { return nil }
                return String(line[word.upperBound...].prefix { $0.isLetter || $0.isNumber })
            })
        let end = lines.firstIndex { $0.contains("DidEnterBackground(_") } ?? lines.count
        // What is called later is not validated, but for the ways on which it is called.
        let places = lines.indices.filter { index in
            let isOfLaunch = index < end || lines[index].contains("DidEnterBackground(")
            return isOfLaunch && isStatement(lines[index])
                && !locals.contains { lines[index].contains($0) }
        }
        guard !places.isEmpty else { return [] }
        return (0..<count).compactMap { _ in
            let kind = numbers.element(of: Kind.allCases)
            let place = numbers.element(of: places)
            let spoiled = kind.apply(at: place, in: lines)
            guard let spoiled, spoiled != lines else { return nil }
            return LaunchFault(
                kind: kind, line: lines[place].trimmingCharacters(in: .whitespaces), path: path,
                text: spoiled.joined(separator: "\n"))
        }
    }

    /// Whether a line is a statement of a function's own, and declares nothing; locals can't be had elsewhere.
    fileprivate static func isStatement(_ line: String) -> Bool {
        let text = line.drop { $0 == " " }
        let isOther = ["let ", "var ", "return", "guard ", "}", "super.", "//", "defer"].contains {
            text.hasPrefix($0)
        }
        return line.count - text.count == 8 && !isOther && !text.hasSuffix("{")
    }
}

extension LaunchFault.Kind {
    /// The lines with the fault; nil where there is no place for it.
    fileprivate func apply(at place: Int, in lines: [String]) -> [String]? {
        var result = lines
        let text = lines[place].drop { $0 == " " }
        switch self {
        case .dropped: result.remove(at: place)
        case .doubled: result.insert(lines[place], at: place)
        case .swapped:
            guard lines.indices.contains(place + 1), LaunchFault.isStatement(lines[place + 1])
            else { return nil }
            result.swapAt(place, place + 1)
        case .late: result[place] = "        DispatchQueue.main.async { [self] in \(text) }"
        case .conditional: result[place] = "        if Store.isFirst { \(text) }"
        case .first:
            guard let head = lines[..<place].lastIndex(where: { $0.hasSuffix("{") }) else {
                return nil
            }
            result.remove(at: place)
            result.insert(lines[place], at: head + 1)
        }
        return result
    }
}
