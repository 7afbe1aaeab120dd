import Foundation
import LifecycleMigration
import Testing

@testable import AppFacts

/// Every page of `docs/findings/` is built into the tool, and has the parts that the tool reads out of it.
struct FindingPageTests {
    @Test("A page is the file of its id, byte for byte", arguments: FindingID.allCases)
    func pageIsTheFile(id: FindingID) throws {
        let page = FindingPage.page(for: id)
        let file = Self.folder.appendingPathComponent("\(id.rawValue).md")
        #expect(page.id == id)
        #expect(try Data(contentsOf: file) == Data(page.markdown.utf8))
        #expect(page.markdown.hasSuffix("\n") && !page.markdown.hasSuffix("\n\n"))
    }

    @Test("A page begins with its id and its title", arguments: FindingID.allCases)
    func heading(id: FindingID) {
        let page = FindingPage.page(for: id)
        #expect(page.markdown.hasPrefix("# \(id.rawValue): \(page.title)\n\n"))
    }

    @Test(arguments: FindingID.allCases)
    func titleIsOneLineWithoutFullStop(id: FindingID) throws {
        let page = FindingPage.page(for: id)
        let first = try #require(page.title.first)
        #expect(first.isLowercase)
        #expect(!page.title.contains("\n") && !page.title.hasSuffix("."))
    }

    @Test(
        "A page says what was found, why it matters, what the plan does, what is left, and how to check it",
        arguments: FindingID.allCases)
    func parts(id: FindingID) throws {
        let page = FindingPage.page(for: id)
        let place = try #require(page.check?.place)
        let prose = FencedBlock.prose(of: page.markdown)
        let parts = prose.components(separatedBy: "\n## ").map { part in
            let lines = part.split(separator: "\n", maxSplits: 1)
            return (heading: lines.first ?? "", text: lines.count > 1 ? lines[1] : "")
        }
        let (why, plan, you) = ("Why it matters", "What the plan does", "What you do")
        let orders = [[why, plan, you], [you, why, plan]]
        #expect(
            orders.map { $0 + ["How to check it \(place.rawValue)"] }.contains(
                parts.dropFirst().map { String($0.heading) }))
        // Who looks up one finding wants to know what to do, and gives up where that comes late.
        let before = parts.prefix { $0.heading != you }
        #expect(before.reduce(0) { $0 + $1.text.split(separator: " ").count } <= 300)
        for part in parts { #expect(part.text.contains { $0.isLetter }, "\(part.heading)") }
        #expect(!prose.contains("](/"), "links are relative")
    }

    @Test("Why it matters and what to do are read out of the page", arguments: FindingID.allCases)
    func sections(id: FindingID) {
        let page = FindingPage.page(for: id)
        for (heading, text) in [("Why it matters", page.reason), ("What you do", page.work)] {
            #expect(page.markdown.contains("\n## \(heading)\n\n\(text)\n\n## "), "\(heading)")
        }
    }

    @Test(
        "A page ends with how to check it: what to do, what is right, what is wrong",
        arguments: FindingID.allCases)
    func pageEndsWithThreeStepsOfItsCheck(id: FindingID) throws {
        let page = FindingPage.page(for: id)
        let check = try #require(page.check)
        let right = check.place == .xcode ? "Right" : "Right, and as before the migration"
        #expect(
            page.markdown.hasSuffix(
                """


                ## How to check it \(check.place.rawValue)

                1. \(check.action)
                2. \(right): \(check.right)
                3. Wrong: \(check.wrong)

                """))
        #expect(check.action.first?.isUppercase == true)
        for step in [check.action, check.right, check.wrong] {
            #expect(step.hasSuffix(".") && step.count > 10, "\(step)")
        }
    }

    @Test(
        "What an app does for its users is checked where it runs, what is for its developers in Xcode"
    )
    func placesOfChecks() {
        let inXcode = FindingPage.all.filter { $0.check?.place == .xcode }.map(\.id)
        #expect(
            inXcode == [
                .entryObjectiveC, .entryTestHost, .entryOwnCode, .entryAmbiguous, .entryMissing,
                .deploymentTarget, .swiftVersion, .delegateDeclaration, .commentLost,
                .scenesAdopted, .storyboardMissing, .storyboardOnVisionOS, .storyboardUnused,
                .projectUnreadable, .projectMissing, .projectManifest, .projectGenerated,
                .projectFormatUnsupported, .sourceUnreadable,
                .appNameTaken,
                .editConflict,
                .planUnproven, .debugProbe, .verifyFailed,
            ])
        for page in FindingPage.all where !inXcode.contains(page.id) {
            let prefix = page.id.rawValue.prefix { $0 != "-" }
            let place: FindingCheck.Place =
                prefix == "mac" ? .mac : prefix == "watch" ? .watch : .device
            #expect(page.check?.place == place, "\(page.id.rawValue)")
        }
    }

    @Test(arguments: FindingID.allCases)
    func swiftExamplesHaveBalancedBrackets(id: FindingID) {
        let page = FindingPage.page(for: id)
        for example in FencedBlock.blocks(of: page.markdown) where example.language == "swift" {
            #expect(example.text.unbalancedBracket == nil, "\(page.id.rawValue): \(example.text)")
        }
    }

    @Test(arguments: FindingID.allCases)
    func everyFenceIsClosed(id: FindingID) {
        let page = FindingPage.page(for: id)
        let fences = page.markdown.split(separator: "\n").filter { $0.hasPrefix("```") }
        #expect(fences.count.isMultiple(of: 2))
    }

    @Test func allHasOnePageForEachIdInTheirOrder() {
        #expect(FindingPage.all.map(\.id) == FindingID.allCases)
    }

    @Test func folderHoldsNoPageOfAnUnknownId() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(files.sorted() == FindingID.allCases.map { "\($0.rawValue).md" }.sorted())
    }

    /// The folder `docs/findings` of this package.
    private static var folder: URL {
        var package = URL(fileURLWithPath: #filePath)
        for _ in 1...3 { package.deleteLastPathComponent() }
        return package.appendingPathComponent("docs/findings")
    }
}

/// A fenced block of a Markdown text.
private struct FencedBlock {
    /// The word after the opening fence.
    let language: String
    /// The lines between the fences.
    var text: String

    /// A text without its fenced blocks.
    static func prose(of markdown: String) -> String {
        markdown.components(separatedBy: "\n```").enumerated()
            .map { $0.isMultiple(of: 2) ? $1 : "" }.joined(separator: "\n")
    }

    /// The fenced blocks of a text, in order.
    static func blocks(of markdown: String) -> [FencedBlock] {
        var blocks: [FencedBlock] = []
        var open: FencedBlock?
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("```") else {
                open?.text += line + "\n"
                continue
            }
            if let block = open { blocks.append(block) }
            open = open == nil ? FencedBlock(language: String(line.dropFirst(3)), text: "") : nil
        }
        return blocks
    }
}

extension String {
    /// The first bracket without a partner; examples keep brackets out of literals and comments.
    fileprivate var unbalancedBracket: Character? {
        let partners: [Character: Character] = [")": "(", "]": "[", "}": "{"]
        var open: [Character] = []
        for character in self {
            if partners.values.contains(character) {
                open.append(character)
            } else if let partner = partners[character], open.popLast() != partner {
                return character
            }
        }
        return open.last
    }
}
