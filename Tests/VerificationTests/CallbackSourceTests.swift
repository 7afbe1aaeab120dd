import Foundation
import Testing

/// The places that the table of callbacks cites: each stands in `sources.txt` and says something of the callback.
struct CallbackSourceTests {
    private static let file = RepositoryLayout.current.stubSDK.appendingPathComponent("sources.txt")
    private let table: CallbackTable
    private let excerpts: SourceExcerpts

    init() throws {
        let file = RepositoryLayout.current.stubSDK.appendingPathComponent("callbacks.txt")
        table = try CallbackTable(text: String(contentsOf: file, encoding: .utf8))
        excerpts = try SourceExcerpts(text: String(contentsOf: Self.file, encoding: .utf8))
    }

    private var callbacks: [CallbackTable.Callback] { table.modules.flatMap(\.callbacks) }

    /// Every citation, in the order of the table.
    private var citations: [CallbackCitation] {
        var known: Set<CallbackCitation> = []
        return callbacks.flatMap { $0.claimed + $0.declared }
            .filter { $0.place != .nowhere && known.insert($0).inserted }
    }

    @Test("What stands at every place that is cited is kept, and nothing else")
    func kept() {
        let cited = citations.map(\.description)
        let kept = Set(excerpts.excerpts.map(\.citation))
        #expect(cited.filter { !kept.contains($0) } == [])
        #expect(kept.subtracting(cited).sorted() == [])
        for citation in citations {
            guard case .lines = citation.place else { continue }
            #expect(excerpts.excerpts(of: citation).count == 1, "\(citation)")
        }
    }

    @Test("A place that a claim is cited from names the callback, or speaks of all")
    func named() {
        for callback in callbacks {
            for citation in callback.claimed where citation.place != .nowhere {
                #expect(
                    excerpts.excerpts(of: citation)
                        .contains { $0.scope == .covers || callback.isNamed(in: $0.text) },
                    "\(citation) of \(callback.signature.text)")
            }
        }
    }

    @Test("The headers declare every callback where the table says so, as it says")
    func declared() throws {
        for module in table.modules where module.name != "WatchKit" {
            for callback in module.callbacks {
                let header = try #require(callback.declared.first, "\(callback.signature.text)")
                let text = try #require(excerpts.excerpts(of: header).first?.text, "\(header)")
                let declaration = HeaderDeclaration(text)
                #expect(declaration.declares(callback), "\(header) of \(callback.signature.text)")
                #expect(
                    declaration.agrees(with: callback), "\(header) of \(callback.signature.text)")
            }
        }
    }

    @Test("What the 26 SDK ends says so there, in favour of scenes")
    func ended() {
        for callback in callbacks {
            let isEnded = callback.availability.deprecated == Version(26, 0)
            let later = callback.declared.dropFirst()
            #expect(later.count == (isEnded ? 1 : 0), "\(callback.signature.text)")
            for citation in later {
                let text = excerpts.excerpts(of: citation).first?.text ?? ""
                #expect(text.hasPrefix("#[deprecated = \"Use "), "\(citation)")
                #expect(text.lowercased().contains("scene"), "\(citation)")
                #expect(
                    HeaderDeclaration(text).parts == callback.signature.parameters?.count,
                    "\(citation) of \(callback.signature.text)")
                #expect(callback.isNamed(in: text), "\(citation)")
            }
        }
    }

    @Test("A declaration of another method, version or platform is noticed")
    func noticed() throws {
        let line =
            "- (void)application:(UIApplication *)app openURL:(NSURL *)url API_DEPRECATED(\"no\", ios(4.2, 9.0)) API_UNAVAILABLE(tvos);"
        func agrees(_ except: String, _ since: String, _ signature: String) throws -> Bool {
            let row = "P ; outside ; outside ; ; \(except) ; \(since) ; ; \(signature)"
            let callback = try #require(
                try CallbackTable(text: "module A\n" + row).modules.first?.callbacks.first)
            let declaration = HeaderDeclaration(line)
            return declaration.declares(callback) && declaration.agrees(with: callback)
        }
        let open = "func application(_ app: UIApplication, open url: URL)"
        #expect(try agrees("tvOS", "4.2-9.0", open))
        #expect(try !agrees("", "4.2-9.0", open))
        #expect(try !agrees("tvOS visionOS", "4.2-9.0", open))
        #expect(try !agrees("tvOS", "4.2", open))
        #expect(try !agrees("tvOS", "4.0-9.0", open))
        #expect(try !agrees("tvOS", "4.2-9.0 sync", open))
        #expect(try !agrees("tvOS", "4.2-9.0", "func application(_ app: UIApplication)"))
        #expect(
            try !agrees("tvOS", "4.2-9.0", "func application(_ app: UIApplication, close url: URL)")
        )
        #expect(
            try !agrees("tvOS", "4.2-9.0", "func application(_ app: UIApplication, open url: Data)")
        )
        #expect(
            try !agrees("tvOS", "4.2-9.0", "func scene(_ app: UIApplication, open url: URL)"))
    }

    @Test("Words about another callback don't name one")
    func unnamed() throws {
        let table = try CallbackTable(
            text: """
                module A
                P ; outside ; outside ; ; ; ; ; func application(_ app: A, open url: URL, options: [K: V])
                P ; outside ; outside ; ; ; ; ; func applicationWillTerminate(_ app: A)
                """)
        let callbacks = try #require(table.modules.first?.callbacks)
        #expect(callbacks[0].isNamed(in: "application:openURL:options:"))
        #expect(!callbacks[0].isNamed(in: "application(_:open:)"))
        #expect(!callbacks[0].isNamed(in: "application(_:continue:restorationHandler:)"))
        #expect(callbacks[1].isNamed(in: "it hears of applicationWillTerminate(_:)"))
        #expect(!callbacks[1].isNamed(in: "application(_:open:options:)"))
    }

    @Test("The lines of the repositories are what is kept of them")
    func resolved() async throws {
        // Public repositories are cloned by whoever wants to look: docs/verification.md.
        let environment = ProcessInfo.processInfo.environment
        guard let folder = environment["CITED_SOURCES"] else { return }
        var found: [SourceExcerpts.Excerpt] = []
        for citation in citations {
            guard case .lines(let name, let range) = citation.place,
                let file = table.sources[citation.key]?.file
            else {
                found += excerpts.excerpts(of: citation)
                continue
            }
            let text = try #require(
                try await file.lines(of: name, clonedTo: folder), "\(citation) in \(file)")
            try #require(range.upperBound <= text.count, "\(citation)")
            let lines = text[range.lowerBound - 1..<range.upperBound]
            found.append(SourceExcerpts.excerpt(of: lines, cited: citation))
            guard found.last?.scope == .covers else { continue }
            for callback in callbacks where callback.underSwiftUI.sources.contains(citation) {
                #expect(!text.contains { callback.isDeclared(in: $0) }, "\(citation)")
            }
        }
        if environment["RECORD"] == "1" {
            let text = excerpts.introduction + "\n" + found.map { $0.line + "\n" }.joined()
            try Data(text.utf8).write(to: Self.file)
        } else {
            #expect(found.map(\.line) == excerpts.excerpts.map(\.line))
        }
    }
}

extension CallbackTable.Callback {
    /// Names that many callbacks have, so that the labels tell them apart.
    private static let common: Set<String> = [
        "application", "scene", "windowScene", "userNotificationCenter", "tableView",
        "navigationController", "tabBarController", "splitViewController", "handle",
    ]

    /// Whether some words name it: by its name, or by its labels where many have that name.
    fileprivate func isNamed(in text: String) -> Bool {
        guard Self.common.contains(signature.name) else { return text.contains(signature.name) }
        let labels = (signature.parameters ?? []).compactMap(\.label)
            .filter { $0 != "completionHandler" && $0 != "restorationHandler" }
        let lower = text.lowercased()
        return !labels.isEmpty && labels.allSatisfy { lower.contains($0.lowercased()) }
    }

    /// Whether a line declares it.
    fileprivate func isDeclared(in line: String) -> Bool {
        !Self.common.contains(signature.name) && line.contains("func \(signature.name)(")
    }
}
