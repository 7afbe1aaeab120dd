import Foundation

/// `callbacks.txt`: the delegate callbacks and what the simulator believes of each.
struct CallbackTable: Sendable {
    /// What happens to a callback in a process that has adopted scenes.
    enum InScenes: String, Sendable {
        case called, replaced, ended, scene, outside
    }

    /// What the delegate of SwiftUI's own class does with a callback.
    enum UnderSwiftUI: String, Sendable {
        case forwards, both, asks, keeps, outside
        /// Whether the delegate behind the adaptor hears of it.
        var reachesApp: Bool { self == .forwards || self == .both || self == .asks }
    }

    /// A protocol of the stub frameworks whose members are all optional.
    struct DelegateProtocol: Sendable {
        /// The protocol's name.
        let name: String
        /// What it inherits.
        let parents: String
        /// Whether it belongs to the main actor.
        let isMainActor: Bool
    }

    /// One line of the table.
    struct Callback: Sendable {
        /// The protocol that requires it.
        let owner: String
        /// What a process with scenes does with it.
        let inScenes: InScenes
        /// What SwiftUI's delegate does with it.
        let underSwiftUI: UnderSwiftUI
        /// The sources of the two claims.
        let sources: [CallbackCitation]

        /// Whether the claims follow from something else, and no source has them.
        var isInferred: Bool { sources.contains { $0.key == "inferred" } }

        /// Platforms that lack it.
        let except: [String]
        /// The first system with it, and the first that deprecates it.
        let availability: Availability
        /// What a delegate that lacks it answers; empty for nothing.
        let fallback: String
        /// The declaration.
        let signature: CallbackSignature

        /// The form without a completion handler, which Swift adds to a method of Objective-C.
        var asyncForm: AsyncCallback? {
            availability.hasAsyncForm ? AsyncCallback(of: signature) : nil
        }
    }

    /// The versions of the field `since`.
    struct Availability: Sendable {
        /// The first system with it; nil where it is older than any app here.
        private(set) var introduced: Version?
        /// The first system that deprecates it.
        private(set) var deprecated: Version?
        /// Whether the header allows an async form.
        private(set) var hasAsyncForm = true

        /// Reads `13.2`, `4.2-9.0`, `7.0-13.0 sync` or nothing.
        init(_ text: String) throws {
            for word in text.split(separator: " ") {
                if word == "sync" {
                    hasAsyncForm = false
                    continue
                }
                let versions = word.split(separator: "-").map { Version(String($0)) }
                guard versions.count <= 2, let first = versions.first, let first else {
                    throw Malformed(description: "expected versions, found \(text)")
                }
                introduced = first
                deprecated = versions.count > 1 ? versions[1] : nil
            }
        }
    }

    /// The part of the table that one module declares.
    struct Module: Sendable {
        /// The module's name.
        let name: String
        /// Its protocols, in their order.
        var protocols: [DelegateProtocol] = []
        /// Their callbacks, in their order.
        var callbacks: [Callback] = []
    }

    /// A line that can't be read.
    struct Malformed: Error, CustomStringConvertible {
        /// The line's number and what is wrong with it.
        let description: String
    }

    /// Citations by their keys.
    private(set) var sources: [String: String] = [:]
    /// The modules, in their order.
    private(set) var modules: [Module] = []

    /// Reads the table.
    init(text: String) throws {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated() where !line.isEmpty && !line.hasPrefix("#")
        {
            do { try read(String(line)) } catch {
                throw Malformed(description: "callbacks.txt:\(index + 1): \(error)")
            }
        }
    }

    private mutating func read(_ line: String) throws {
        let word = line.prefix { $0 != " " }
        let rest = line.dropFirst(word.count + 1)
        switch word {
        case "source":
            let key = String(rest.prefix { $0 != " " })
            sources[key] = rest.dropFirst(key.count).trimmingCharacters(in: .whitespaces)
        case "module": modules.append(Module(name: String(rest)))
        case "protocol": try readProtocol(String(rest))
        default: try readCallback(line)
        }
    }

    private mutating func readProtocol(_ text: String) throws {
        let parts = text.components(separatedBy: " ; ")
        let names = parts[0].components(separatedBy: " : ")
        guard names.count == 2, !modules.isEmpty else {
            throw Malformed(description: "expected \"protocol Name : Parents\"")
        }
        modules[modules.count - 1].protocols.append(
            DelegateProtocol(
                name: names[0], parents: names[1], isMainActor: parts.contains("main actor")))
    }

    private mutating func readCallback(_ line: String) throws {
        let fields = line.components(separatedBy: ";")
            .map { $0.trimmingCharacters(in: .whitespaces) }
        guard fields.count == 8, !modules.isEmpty,
            let inScenes = InScenes(rawValue: fields[1]),
            let underSwiftUI = UnderSwiftUI(rawValue: fields[2])
        else { throw Malformed(description: "expected eight fields with known words") }
        modules[modules.count - 1].callbacks.append(
            Callback(
                owner: fields[0], inScenes: inScenes, underSwiftUI: underSwiftUI,
                sources: try citations(fields[3]), except: words(fields[4]),
                availability: try Availability(fields[5]), fallback: fields[6],
                signature: try CallbackSignature(fields[7])))
    }

    private func citations(_ text: String) throws -> [CallbackCitation] {
        try words(text).map { word in
            guard let citation = CallbackCitation(word) else {
                throw Malformed(description: "expected a source, or one with its lines: \(word)")
            }
            return citation
        }
    }

    private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
