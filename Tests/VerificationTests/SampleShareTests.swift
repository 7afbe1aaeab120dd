import Testing

/// What a run does of each sample.
struct SampleShareTests {
    private static func mode(_ language: Int, isDeep: Bool = true) -> TypeChecker.Mode {
        TypeChecker.Mode(
            language: language, target: Version(17, 0), sdk: .latest, isDeep: isDeep)
    }

    private static let modes = [5, 6].flatMap { [mode($0), mode($0, isDeep: false)] }

    @Test func ofSixSamplesOneIsRunAndTwoMoreAreTypeChecked() {
        let shares = (0..<18).map { SampleShare($0, isChanged: false, of: .ordinary) }
        #expect(shares.count { $0.includesRun } == 3)
        #expect(shares.count { $0.includes(Self.mode(5)) } == 6)
        #expect(shares.count { $0.includes(Self.mode(6)) } == 6)
        #expect(shares.allSatisfy { !$0.includes(Self.mode(5, isDeep: false)) })
    }

    @Test func theLargerShareAndThatOfAChangedSampleAreEverything() {
        let shares = (0..<3).flatMap {
            [
                SampleShare($0, isChanged: false, of: .larger),
                SampleShare($0, isChanged: true, of: .ordinary),
            ]
        }
        #expect(shares.allSatisfy { Self.modes.allSatisfy($0.includes) && $0.includesRun })
    }

    @Test func aChangedSampleIsToldByGit() {
        let status =
            " M Samples/ios/window/after/App.swift\0R  Samples/ios/new/before/A.swift\0"
            + "Samples/ios/old/before/A.swift\0?? Samples/tvos/cards/events.txt\0 M Samples/README.md\0"
        #expect(
            ChangedSamples.folders(in: status, named: "Samples")
                == ["ios/window", "ios/new", "ios/old", "tvos/cards"])
    }

    @Test("The deep modes of an app are at both ends", arguments: SamplePlatform.allCases)
    func deepModes(platform: SamplePlatform) {
        let app = AppUnderTest(
            name: "App", module: "App", platform: platform, sources: [], missing: [],
            propertyList: nil, deploymentTarget: platform.lowestVersion)
        let deep = TypeChecker.Mode.all(for: app).filter(\.isDeep)
        #expect(deep.map(\.language) == [5, 6])
        #expect(deep.map(\.target) == [platform.lowestVersion, platform.newestVersion])
    }
}
