import Foundation

/// The names that the stub frameworks declare for apps of UIKit, each with the types that have it.
struct StubDeclarations {
    /// The types by the names of their members; the empty name stands for a module.
    private(set) var owners: [String: Set<String>] = [:]

    /// The names of the stub frameworks, without those of the Mac, the watch and the simulator.
    init(_ layout: RepositoryLayout) throws {
        for part in ["Sources", "Apple"] {
            let root = layout.stubSDK.appendingPathComponent(part)
            for file in FileManager.default.regularFiles(below: root)
            where file.hasSuffix(".swift") && !Self.isForeign(file) {
                let text = try String(
                    contentsOf: root.appendingPathComponent(file), encoding: .utf8)
                read(text)
            }
        }
        let table = try StubSources(layout).table
        for module in table.modules where module.name == "UIKit" {
            for callback in module.callbacks {
                owners[callback.signature.name, default: []].insert(callback.owner)
            }
        }
    }

    private static func isForeign(_ file: String) -> Bool {
        let parts = file.split(separator: "/")
        let others = ["AppKit", "Cocoa", "WatchKit", "ClockKit", "Stage", "Storyboards"]
        return others.contains { parts[0] == $0 }
            || parts[parts.count - 1].hasPrefix("Simulator")
    }

    /// The names of one source.
    init(source: String) { read(source) }

    private static let types = ["class", "struct", "enum", "protocol", "extension", "actor"]
    private static let members = ["func", "var", "let", "case", "typealias"]

    /// A block of a source: the type that it belongs to, and whether its members are public without saying so.
    private struct Block {
        let type: String
        let isOpen: Bool
    }

    private mutating func read(_ source: String) {
        var blocks: [Block] = []
        var header: Block?
        var keyword = ""
        var isPublic = false
        for word in MaskedSource(source).words {
            let token = word.text
            switch token {
            case "public", "open": isPublic = true
            case "{":
                blocks.append(header ?? Block(type: blocks.last?.type ?? "", isOpen: false))
                (header, keyword, isPublic) = (nil, "", false)
            case "}":
                _ = blocks.popLast()
                (header, keyword, isPublic) = (nil, "", false)
            case _ where Self.types.contains(token) || Self.members.contains(token):
                keyword = token
            case _ where keyword.isEmpty: break
            case _ where Self.types.contains(keyword):
                let isKnown = isPublic || keyword == "extension"
                if isPublic { add(token, to: blocks.last?.type ?? "") }
                let isOpen = isKnown && (keyword == "protocol" || keyword == "enum")
                header = Block(type: token, isOpen: isOpen)
                (keyword, isPublic) = ("", false)
            default:
                if isPublic || blocks.last?.isOpen ?? false {
                    add(token, to: blocks.last?.type ?? "")
                }
                if keyword != "case" || word.next != "," { (keyword, isPublic) = ("", false) }
            }
        }
    }

    private mutating func add(_ name: String, to type: String) {
        owners[name, default: []].insert(type)
    }
}
