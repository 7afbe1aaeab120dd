import Foundation
import LifecycleMigration
import Testing

@testable import AppFacts

/// The pages of the catalogue and the files of `docs/findings/` say the same.
///
/// `RECORD=1 swift test --filter FindingPageTests` writes the files, and fails that run.
struct FindingPageTests {
    @Test(arguments: FindingID.allCases)
    func everyIdHasThePageThatNamesIt(id: FindingID) {
        let page = FindingPage.page(for: id)
        #expect(page.id == id)
        #expect(page.markdown.hasPrefix("# \(id.rawValue)\n\n"))
        #expect(page.markdown.hasSuffix("\n") && !page.markdown.hasSuffix("\n\n"))
    }

    @Test(arguments: FindingID.allCases)
    func titleIsOneLineWithoutFullStop(id: FindingID) throws {
        let page = FindingPage.page(for: id)
        let first = try #require(page.title.first)
        #expect(first.isLowercase)
        #expect(!page.title.contains("\n") && !page.title.hasSuffix("."))
    }

    @Test(arguments: FindingID.allCases)
    func pageSaysWhyWhatThePlanDoesAndWhatIsLeft(id: FindingID) {
        let page = FindingPage.page(for: id)
        for heading in ["Why it matters", "What the plan does", "What you do"] {
            #expect(page.markdown.contains("\n## \(heading)\n"), "\(heading)")
        }
        #expect(!page.markdown.contains("](/"), "links are relative")
    }

    @Test(
        "A page ends with how to check it: what to do, what is right, what is wrong",
        arguments: FindingID.allCases)
    func pageEndsWithThreeStepsOfItsCheck(id: FindingID) throws {
        let page = FindingPage.page(for: id)
        let sections = page.markdown.components(separatedBy: "\n## ")
        #expect(sections.filter { $0.hasPrefix("How to check it ") }.count == 1)
        let lines = try #require(sections.last).split(separator: "\n")
        #expect(lines.first == "How to check it \(page.check.place.rawValue)")
        #expect(lines.dropFirst().map { $0.prefix(3) } == ["1. ", "2. ", "3. "])
        #expect(page.check.action.first?.isUppercase == true)
        for step in [page.check.action, page.check.right, page.check.wrong] {
            #expect(step.hasSuffix(".") && step.count > 10 && !step.contains("\n"), "\(step)")
        }
    }

    @Test(
        "What an app does for its users is checked where it runs, what is for its developers in Xcode"
    )
    func placesOfChecks() {
        let inXcode = FindingPage.all.filter { $0.check.place == .xcode }.map(\.id)
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
            #expect(page.check.place == place, "\(page.id.rawValue)")
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

    @Test(arguments: FindingID.allCases)
    func fileInDocsIsThePage(id: FindingID) throws {
        let page = FindingPage.page(for: id)
        let file = Self.folder.appendingPathComponent("\(page.id.rawValue).md")
        if Self.isRecording {
            try Data(page.markdown.utf8).write(to: file)
            Issue.record("recorded \(file.lastPathComponent)")
        }
        let written = try Data(contentsOf: file)
        #expect(written == Data(page.markdown.utf8), "\(file.lastPathComponent): record it again")
    }

    @Test func allHasOnePageForEachIdInTheirOrder() {
        #expect(FindingPage.all.map(\.id) == FindingID.allCases)
    }

    @Test func folderHoldsNoPageOfAnUnknownId() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(files.sorted() == FindingID.allCases.map { "\($0.rawValue).md" }.sorted())
    }

    /// Whether this run writes the files instead of only comparing them.
    private static var isRecording: Bool {
        ProcessInfo.processInfo.environment["RECORD"] == "1"
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
