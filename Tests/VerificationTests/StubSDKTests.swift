import Foundation
import Testing

/// What compiles with the stub frameworks is what compiles with Apple's, where migrated code depends on it.
struct StubSDKTests {
    /// A source, and what the compiler says of it.
    struct Case: Sendable, CustomTestStringConvertible {
        /// The platform.
        var platform = SamplePlatform.ios
        /// 5 or 6.
        var language = 5
        /// The deployment target.
        var target = Version(17, 0)
        /// The source behind the imports.
        let source: String
        /// Part of the one error or warning; nil for none.
        let complaint: String?

        /// The platform, the mode and the source.
        var testDescription: String { "\(platform) \(target), Swift \(language): \(source)" }
    }

    private static let helper =
        "@MainActor func g() {}\nstruct V: View { func f() { g() }\nvar body: some View { Text(\"\") } }"
    private static let scene =
        "@MainActor func f(_ make: () -> Text) -> some Scene { WindowGroup { make() } }"
    private static let items =
        "@MainActor func f(_ o: UIScene.ConnectionOptions) -> Bool { o.shortcutItem != nil }"
    private static let configuration =
        "func f(_ s: UISceneSession) { _ = UISceneConfiguration(name: nil, sessionRole: s.role) }"
    private static let options = "func f(_ key: UIApplication.OpenURLOptionsKey) {}"
    private static func action(_ result: String) -> String {
        "class D: NSObject, UIWindowSceneDelegate {\nfunc windowScene(_ windowScene: UIWindowScene, "
            + "performActionFor shortcutItem: UIApplicationShortcutItem) async -> \(result)\n}"
    }
    private static let storyboard = "@MainActor let s = UIStoryboard(name: \"Main\", bundle: nil)"

    private static let cases = [
        // With Xcode 15 only the body of a view belongs to the main actor.
        Case(source: helper, complaint: "main actor-isolated global function 'g()'"),
        Case(target: Version(18, 0), source: helper, complaint: nil),
        Case(language: 6, source: helper, complaint: nil),
        // What makes the content escapes from Xcode 27 on.
        Case(source: scene, complaint: nil),
        Case(target: Version(18, 0), source: scene, complaint: "non-escaping parameter 'make'"),
        // A session and a configuration belong to the main actor.
        Case(source: "@MainActor " + configuration, complaint: nil),
        Case(language: 6, source: configuration, complaint: "main actor-isolated"),
        // There are no quick actions on tvOS.
        Case(source: items, complaint: nil),
        Case(platform: .tvos, source: items, complaint: "'shortcutItem' is unavailable in tvOS"),
        // Completion handlers have async forms.
        Case(language: 6, source: action("Bool { true }"), complaint: nil),
        // AlphaWallet/alpha-wallet-ios#6759.
        Case(
            source: action("Bool { true }"), complaint: "'UIApplicationShortcutItem' cannot be sent"
        ),
        Case(source: action("Int { 1 }"), complaint: "nearly matches optional requirement"),
        // What newer systems deprecate, and what visionOS lacks.
        Case(source: options, complaint: nil),
        Case(target: Version(26, 0), source: options, complaint: "was deprecated in iOS 26.0"),
        Case(source: storyboard, complaint: nil),
        Case(
            platform: .visionos, target: Version(1, 0), source: storyboard,
            complaint: "was deprecated in visionOS 1.0"),
        Case(
            platform: .visionos, target: Version(1, 0), source: "let s = UIScreen.main",
            complaint: "'UIScreen' is unavailable in visionOS"),
    ]

    @Test("The compiler says what it says with Apple's SDK", arguments: cases)
    func compile(_ one: Case) async throws {
        guard let verifier = try await SharedVerifier.get() else { return }
        let folder = verifier.work.appendingPathComponent(UUID().uuidString)
        try FileManager.default.write(
            "import SwiftUI\nimport UIKit\n" + one.source + "\n",
            to: folder.appendingPathComponent("A.swift"))
        let app = AppUnderTest(
            name: "App", module: "App", platform: one.platform, sources: ["A.swift"], missing: [],
            propertyList: nil, deploymentTarget: one.target)
        let mode = TypeChecker.Mode(
            language: one.language, target: one.target,
            sdk: one.platform.sdk(language: one.language, target: one.target), isDeep: true)
        let said = try await verifier.typeChecker.check(app, in: folder, modes: [mode])
        let complaints = said.flatMap { $0.errors + $0.warnings }
        if let complaint = one.complaint {
            #expect(complaints.contains { $0.contains(complaint) }, "\(complaints)")
        } else {
            #expect(complaints == [])
        }
    }
}
