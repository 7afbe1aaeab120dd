import Foundation
import Testing

@testable import AppleFrameworks
@testable import LifecycleMigration

/// The table of SDKs, and `docs/sdks.md`, which lists it.
///
/// `RECORD=1 swift test --filter SDKTableTests` writes the page, and fails that run.
struct SDKTableTests {
    @Test func everyRowCanBeFoundAndHasASource() {
        for sdk in KnownSDK.all {
            #expect(!sdk.source.isEmpty && !sdk.effect.isEmpty && !sdk.effect.hasSuffix("."))
            #expect(!sdk.link.modules.isEmpty, "\(sdk.name)")
            #expect(sdk.link.umbrellas.isEmpty || !sdk.link.names.isEmpty, "\(sdk.name)")
            #expect(sdk.link.packages.allSatisfy { $0 == $0.lowercased() }, "\(sdk.name)")
        }
    }

    @Test func everyRowThatIsReportedSaysWhatToDo() {
        for sdk in KnownSDK.all where sdk.kind.isReported {
            #expect(
                sdk.remedy != nil || sdk.switchKey != nil || !sdk.handOvers.isEmpty, "\(sdk.name)")
            #expect(sdk.kind != .takesCallbacks || !sdk.callbacks.isEmpty, "\(sdk.name)")
            #expect(sdk.handOvers.allSatisfy { $0.line.contains("%") && !$0.shownBy.isEmpty })
        }
    }

    @Test func everyKindHasARow() {
        for kind in KnownSDK.Kind.allCases {
            #expect(KnownSDK.all.contains { $0.kind == kind })
        }
    }

    @Test(arguments: SDKCallback.allCases)
    func everyCallbackIsOneOfAnApplicationDelegate(callback: SDKCallback) {
        #expect(callback.selectorNames.allSatisfy { ApplicationCallback.all[$0] != nil })
    }

    @Test func versionsAreARangeWithoutItsEnd() {
        let versions = SDKVersions(from: .init(3, 69), below: .init(3, 69, 7))
        #expect(versions.contains(.init(3, 69)) && versions.contains(.init(3, 69, 6)))
        #expect(!versions.contains(.init(3, 68, 9)) && !versions.contains(.init(3, 69, 7)))
        #expect(SDKVersions.all.contains(.init(0)))
    }

    @Test func pageInDocsListsTheTable() throws {
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try Data(SDKsPage.text.utf8).write(to: SDKsPage.file)
            Issue.record("recorded sdks.md")
        }
        let written = try String(contentsOf: SDKsPage.file, encoding: .utf8)
        #expect(written == SDKsPage.text, "record it again")
    }
}
