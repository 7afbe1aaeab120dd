/// Edits that make a source fit a tier, without moving a line.
struct SourceRewrite {
    private let source: MaskedSource
    private var edits: [(range: Range<Int>, text: String)] = []

    /// Starts from a source as it is.
    init(_ text: String) { source = MaskedSource(text) }

    /// For an Apple target: only previews go, whose macro the toolchain lacks, and the names of
    /// submodules, which Swift modules don't have.
    static func forTypeCheck(_ text: String) -> String {
        var rewrite = SourceRewrite(text)
        rewrite.removePreviews()
        rewrite.removeSubmodules()
        return rewrite.result
    }

    /// The stubs are written for Apple targets; for a run they lose what Linux has no run time for.
    /// In the SDK their methods come from Objective-C, and what those return may be ignored.
    static func forStub(_ text: String, tier: StubModule.Tier) -> String {
        var rewrite = SourceRewrite(text)
        rewrite.discardResults()
        if tier == .run { rewrite.removeObjectiveCAttributes() }
        return rewrite.result
    }

    /// For a run on Linux: what needs the Objective-C run time is replaced by what does not.
    static func forRun(_ text: String, platform: SamplePlatform) -> String {
        var rewrite = SourceRewrite(text)
        rewrite.removePreviews()
        rewrite.removeObjectiveCAttributes()
        rewrite.replaceWords()
        rewrite.replaceSelectors()
        rewrite.replaceConditions(platform)
        rewrite.removeSubmodules()
        rewrite.completeImports()
        return rewrite.result
    }

    /// The source with its edits.
    var result: String {
        var bytes: [UInt8] = []
        var position = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where edit.range.lowerBound >= position {
            bytes += source.bytes[position..<edit.range.lowerBound]
            bytes += Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        return String(decoding: bytes + source.bytes[position...], as: UTF8.self)
    }

    private mutating func replace(_ range: Range<Int>, with text: String) {
        let lines = source.bytes[range].filter { $0 == 0x0A }.count
        let kept = text.utf8.filter { $0 == 0x0A }.count
        edits.append((range, text + String(repeating: "\n", count: max(0, lines - kept))))
    }

    private mutating func removePreviews() {
        for start in source.places(of: "#Preview") {
            var end = source.skipBlanks(from: start + "#Preview".utf8.count)
            if source.follows("(", at: end) {
                end = source.skipBlanks(from: source.end(ofBracketAt: end) ?? end)
            }
            if let close = source.end(ofBracketAt: end) { replace(start..<close, with: "") }
        }
    }

    private mutating func discardResults() {
        let attribute = "@discardableResult "
        for start in source.places(of: "open")
        where source.follows("open func ", at: start)
            || source.follows("open class func ", at: start)
        {
            let before = source.text(max(0, start - 40)..<start)
            if !before.trimmingSpaces.hasSuffix(attribute.trimmingSpaces) {
                replace(start..<start, with: attribute)
            }
        }
    }

    private mutating func removeObjectiveCAttributes() {
        let attributes = [
            "@objc", "@objcMembers", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable",
            "@NSManaged",
        ]
        for attribute in attributes {
            for start in source.places(of: attribute) {
                var end = start + attribute.utf8.count
                if attribute == "@objc", source.follows("(", at: end) {
                    end = source.end(ofBracketAt: end) ?? end
                }
                replace(start..<end, with: "")
            }
        }
        // Functions of C and blocks are those of Swift: what needs the others to be real is not run.
        for start in source.places(of: "@convention") {
            let end = source.end(ofBracketAt: start + "@convention".utf8.count)
            if let end { replace(start..<end, with: "") }
        }
    }

    private mutating func replaceWords() {
        let words = [
            ("@UIApplicationMain", "@main"), ("@NSApplicationMain", "@main"),
            // A Swift protocol has no optional members, so there is one question mark fewer.
            ("window??", "window?"), ("window!!", "window!"),
            ("as NSError", "as! NSError"), ("as NSString", "as! NSString"),
            // The simulated device has a time of its own.
            ("Date()", "Date.simulated"), ("timeIntervalSinceNow", "timeIntervalSinceSimulatedNow"),
        ]
        for (word, replacement) in words {
            for start in source.places(of: word) {
                replace(start..<start + word.utf8.count, with: replacement)
            }
        }
        for start in source.places(of: "now()")
        where start > 0 && source.follows(".", at: start - 1) {
            replace(start..<start + "now".utf8.count, with: "simulatedNow")
        }
    }

    private mutating func replaceSelectors() {
        for start in source.places(of: "#selector") {
            let open = start + "#selector".utf8.count
            replace(start..<open, with: "Selector")
            guard let end = source.end(ofBracketAt: open) else { continue }
            let method = source.text(open + 1..<end - 1).prefix { $0 != "(" }
            let name = method.split(separator: ".").last.map { String($0).trimmingSpaces } ?? ""
            replace(end - 1..<end - 1, with: ", named: \"\(name)\"")
        }
        for start in source.places(of: "#keyPath") {
            let open = start + "#keyPath".utf8.count
            guard let end = source.end(ofBracketAt: open) else { continue }
            let path = source.text(open + 1..<end - 1)
            let name = path.split(separator: ".").last.map(String.init) ?? path
            replace(start..<end, with: "\"\(name)\"")
        }
    }

    private mutating func replaceConditions(_ platform: SamplePlatform) {
        let known = ["iOS", "tvOS", "visionOS", "macOS", "watchOS", "OSX", "Linux"]
        for name in known {
            let holds = name == platform.conditionName || (name == "OSX" && platform == .macos)
            for start in source.places(of: "os(\(name))") {
                replace(start..<start + name.utf8.count + 4, with: holds ? "true" : "false")
            }
        }
        for (name, holds) in [("macCatalyst", platform == .maccatalyst), ("simulator", false)] {
            let condition = "targetEnvironment(\(name))"
            for start in source.places(of: condition) {
                replace(start..<start + condition.utf8.count, with: holds ? "true" : "false")
            }
        }
    }

    private mutating func completeImports() {
        for start in source.places(of: "import Foundation") {
            let end = start + "import Foundation".utf8.count
            replace(start..<end, with: "import Foundation; import FoundationAdditions")
        }
    }

    private mutating func removeSubmodules() {
        for start in source.places(of: "import") {
            let name = source.skipBlanks(from: start + "import".utf8.count)
            let end = source.end(ofNameAt: name)
            guard source.follows(".", at: end) else { continue }
            replace(end..<source.end(ofNameAt: end + 1), with: "")
        }
    }
}
