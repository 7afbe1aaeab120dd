import ProjectModel
import Testing

@testable import AppleFrameworks
@testable import LifecycleMigration

/// UIKit's names in the language modes of a project.
struct UIKitSpellingTests {
    private func spelling(_ versions: String...) -> UIKitSpelling {
        let configurations = versions.map {
            BuildConfiguration(name: $0, settings: ["SWIFT_VERSION": $0])
        }
        return UIKitSpelling(
            in: AppTarget(
                name: "Tides", productName: "Tides", moduleName: "Tides", platform: .ios,
                platforms: [.ios], project: nil, format: .xcodeProject, sources: [], resources: [],
                infoPlists: [], configurations: configurations))
    }

    @Test(
        "Names are nested in UIApplication since Swift 4.2, and long before",
        arguments: ["4", "4.0"])
    func old(_ version: String) {
        #expect(
            spelling(version).notification("didBecomeActive") == ".UIApplicationDidBecomeActive")
        #expect(spelling(version).type("LaunchOptionsKey") == "UIApplicationLaunchOptionsKey")
    }

    @Test("So they are where no version is written, or one configuration has a newer one")
    func new() {
        for spelling in [spelling(), spelling("4.2"), spelling("5.0"), spelling("4.0", "5.0")] {
            #expect(
                spelling.notification("didBecomeActive")
                    == "UIApplication.didBecomeActiveNotification")
            #expect(spelling.type("LaunchOptionsKey") == "UIApplication.LaunchOptionsKey")
        }
    }
}
