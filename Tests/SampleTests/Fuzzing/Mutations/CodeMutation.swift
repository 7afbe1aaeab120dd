import SourceEditing
import SwiftOutline

/// Changes of Swift by statements and members, which mostly leave a source that parses.
enum CodeMutation: CaseIterable, Sendable {
    case deleteStatement, duplicateStatement, swapStatements, spliceStatement, wrapStatement
    case insertStatement, deleteMember, spliceMember, insertMember, moveMember, rename, oneLine

    /// The changed bytes.
    func apply(
        to bytes: [UInt8], donor: [UInt8], _ numbers: inout FuzzNumbers
    ) -> [UInt8] {
        let units = CodeUnits(of: bytes)
        switch self {
        case .deleteStatement:
            return replace(numbers.element(of: units.statements), with: [], bytes)
        case .deleteMember: return replace(numbers.element(of: units.members), with: [], bytes)
        case .duplicateStatement, .spliceStatement, .insertStatement:
            guard let place = numbers.element(of: units.statements) else { return bytes }
            return insert(statement(units, bytes, donor, &numbers), behind: place, bytes)
        case .swapStatements:
            guard let one = numbers.element(of: units.statements),
                let other = numbers.element(of: units.statements),
                one.upperBound <= other.lowerBound
            else { return bytes }
            let moved = Array(bytes[one])
            return replace(one, with: Array(bytes[other]), replace(other, with: moved, bytes))
        case .wrapStatement:
            guard let place = numbers.element(of: units.statements) else { return bytes }
            let wrapper = numbers.element(of: Self.wrappers) ?? ("", "")
            return replace(
                place, with: Array(wrapper.0.utf8) + bytes[place] + Array(wrapper.1.utf8), bytes)
        case .spliceMember, .insertMember, .moveMember:
            guard let place = numbers.element(of: units.members) else { return bytes }
            return insert(member(units, bytes, donor, &numbers), behind: place, bytes)
        case .rename: return renamed(bytes, &numbers)
        case .oneLine:
            guard let place = numbers.element(of: units.statements + units.members) else {
                return bytes
            }
            return replace(place, with: bytes[place].map { $0 == 0x0A ? 0x20 : $0 }, bytes)
        }
    }

    private static let wrappers = [
        ("if true {\n", "\n}"), ("#if DEBUG\n", "\n#endif"), ("do {\n", "\n} catch {}"),
        ("defer { ", " }"), ("DispatchQueue.main.async {\n", "\n}"), ("let later = { ", " }"),
        ("switch 1 {\ndefault:\n", "\n}"), ("/* ", " */"), ("guard false else {\n", "\nreturn }"),
        ("for _ in 0..<1 {\n", "\n}"), ("#if os(iOS)\n", "\n#else\n#endif"), ("", ";"),
        ("", " // end"),
        ("func nested() {\n", "\n}\nnested()"), ("if #available(iOS 13, *) {\n", "\n} else {}"),
    ]

    private static let names = [
        "AppDelegate", "SceneDelegate", "window", "rootViewController", "application", "scene",
        "UIWindow", "delegate", "shared", "self", "navigation", "options", "launchOptions",
    ]

    private func statement(
        _ units: CodeUnits, _ bytes: [UInt8], _ donor: [UInt8], _ numbers: inout FuzzNumbers
    ) -> [UInt8] {
        switch self {
        case .duplicateStatement:
            return numbers.element(of: units.statements).map { Array(bytes[$0]) } ?? []
        case .spliceStatement:
            return numbers.element(of: CodeUnits(of: donor).statements).map { Array(donor[$0]) }
                ?? []
        default: return Array((numbers.element(of: CodeSnippets.statements) ?? "").utf8)
        }
    }

    private func member(
        _ units: CodeUnits, _ bytes: [UInt8], _ donor: [UInt8], _ numbers: inout FuzzNumbers
    ) -> [UInt8] {
        switch self {
        case .moveMember: return numbers.element(of: units.members).map { Array(bytes[$0]) } ?? []
        case .spliceMember:
            return numbers.element(of: CodeUnits(of: donor).members).map { Array(donor[$0]) } ?? []
        default: return Array((numbers.element(of: CodeSnippets.members) ?? "").utf8)
        }
    }

    /// One name written as another, in the whole file.
    private func renamed(_ bytes: [UInt8], _ numbers: inout FuzzNumbers) -> [UInt8] {
        let tokens = TokenList(SourceText(bytes: bytes))
        let old = numbers.element(of: Self.names) ?? ""
        let new = numbers.element(of: Self.names) ?? ""
        var bytes = bytes
        for index in tokens.tokens.indices.reversed() where tokens.spells(index, old) {
            bytes.replaceSubrange(tokens.tokens[index].range, with: Array(new.utf8))
        }
        return bytes
    }

    private func replace(_ range: Range<Int>?, with new: [UInt8], _ bytes: [UInt8]) -> [UInt8] {
        guard let range else { return bytes }
        var bytes = bytes
        bytes.replaceSubrange(range, with: new)
        return bytes
    }

    private func insert(_ new: [UInt8], behind place: Range<Int>, _ bytes: [UInt8]) -> [UInt8] {
        replace(place.upperBound..<place.upperBound, with: [0x0A] + new, bytes)
    }
}
