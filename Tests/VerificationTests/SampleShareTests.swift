import Testing

/// What a run does of each sample.
struct SampleShareTests {
    private static let modes = [true, false].map {
        TypeChecker.Mode(language: 5, target: Version(17, 0), sdk: .latest, isDeep: $0)
    }

    @Test func deepModesAreForAllSamplesAndOthersForEveryThird() {
        let shares = (0..<12).map { SampleShare($0, of: .ordinary) }
        #expect(shares.allSatisfy { $0.includes(Self.modes[0]) })
        #expect(shares.count { $0.includes(Self.modes[1]) } == 4)
    }

    @Test func theLargerShareIsEveryModeOfEverySample() {
        let shares = (0..<3).map { SampleShare($0, of: .larger) } + [.whole]
        #expect(shares.allSatisfy { Self.modes.allSatisfy($0.includes) })
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
