import Foundation

/// `callbacks.txt`: the delegate callbacks and what the simulator believes of each.
struct CallbackTable: Sendable {
    /// What happens to a callback in a process that has adopted scenes.
    enum InScenes: String, Sendable {
        case called, replaced, ended, scene, none, outside
        /// Whether somebody must say so; for the others the declaration does.
        var needsSource: Bool { self == .called || self == .replaced || self == .ended }
    }

    /// What the delegate of SwiftUI's own class does with a callback.
    enum UnderSwiftUI: String, Sendable {
        case forwards, both, asks, keeps, outside
        /// Whether the delegate behind the adaptor hears of it.
        var reachesApp: Bool { self == .forwards || self == .both || self == .asks }
        /// Whether somebody must say so.
        var needsSource: Bool { self != .outside }
    }

    /// A word of the table, and the places that say it.
    struct Claim<Word: Sendable>: Sendable {
        /// The word.
        let word: Word
        /// The places.
        let sources: [CallbackCitation]
        /// Whether it follows from something else only, so that it is open.
        var isInferred: Bool { sources.contains { $0.place == .nowhere } }
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
        let inScenes: Claim<InScenes>
        /// What SwiftUI's delegate does with it.
        let underSwiftUI: Claim<UnderSwiftUI>
        /// Where the framework's headers have it.
        let declared: [CallbackCitation]

        /// The places that say something of its behaviour.
        var claimed: [CallbackCitation] { inScenes.sources + underSwiftUI.sources }

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

    /// The sources by their keys.
    private(set) var sources: [String: CallbackSource] = [:]
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
            sources[key] = try CallbackSource(rest.dropFirst(key.count).trimmingSpaces)
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
        guard fields.count == 8, !modules.isEmpty else {
            throw Malformed(description: "expected eight fields")
        }
        modules[modules.count - 1].callbacks.append(
            Callback(
                owner: fields[0],
                inScenes: try claim(fields[1], needsSource: \InScenes.needsSource),
                underSwiftUI: try claim(fields[2], needsSource: \UnderSwiftUI.needsSource),
                declared: try declared(fields[3]), except: words(fields[4]),
                availability: try Availability(fields[5]), fallback: fields[6],
                signature: try CallbackSignature(fields[7])))
    }

    /// Reads a word and the places behind it.
    private func claim<Word: RawRepresentable<String>>(
        _ text: String, needsSource: (Word) -> Bool
    ) throws -> Claim<Word> {
        guard let first = words(text).first, let word = Word(rawValue: first) else {
            throw Malformed(description: "expected a known word: \(text)")
        }
        let places = try words(text).dropFirst().map { try CallbackCitation($0, sources: sources) }
        guard places.isEmpty != needsSource(word) else {
            throw Malformed(
                description: needsSource(word)
                    ? "a claim without a source: \(text)" : "nobody has to say so: \(text)")
        }
        return Claim(word: word, sources: places)
    }

    /// Reads where headers have it.
    private func declared(_ text: String) throws -> [CallbackCitation] {
        try words(text).map { word in
            let citation = try CallbackCitation(word, sources: sources)
            guard case .lines = citation.place else {
                throw Malformed(description: "expected lines of a header: \(word)")
            }
            return citation
        }
    }

    private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
