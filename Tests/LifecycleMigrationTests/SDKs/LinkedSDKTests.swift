import Testing

@testable import LifecycleMigration

/// SDKs that only what the app is built with imports.
struct LinkedSDKTests {
    private static let token = "extension AppDelegate {\n" + SDKApp.register + "\n}"
    private static let key = "<key>FirebaseAppDelegateProxyEnabled</key><false/>"

    @Test(
        "A framework that the app imports brings an SDK along, which takes the delegate's callback")
    func framework() throws {
        let app = try #require(LinkedApp(kit: "import PostHog", beside: Self.token))
        let found = try #require(app.plan.sdkFindings.first)
        #expect(app.plan.sdkFindings.count == 1 && found.applicability == .manual)
        #expect(found.place?.path == "App/AppDelegate.swift")
        #expect(app.plan.outcome == .partial)
        #expect(app.plan.callbacks.filter { $0.state == .open }.count == 1)
    }

    @Test("A framework that the app doesn't import, and tests, bring nothing along")
    func notLinked() throws {
        let alone = try #require(
            LinkedApp(kit: "import PostHog", beside: Self.token, imports: "import Foundation"))
        #expect(alone.plan.sdkFindings.isEmpty && alone.plan.outcome == .migrate)
        let tested = try #require(LinkedApp(tests: "import PostHog", beside: Self.token))
        #expect(tested.plan.sdkFindings.isEmpty)
    }

    @Test("What an SDK is told that was switched off before is no matter of the plan")
    func switchedOffBefore() throws {
        let telling =
            "\npublic func hand(_ token: Data) { Messaging.messaging().apnsToken = token }"
        for kit in [telling, "\nlet push = Messaging.messaging()"] {
            let app = try #require(
                LinkedApp(
                    kit: "import FirebaseMessaging" + kit, beside: Self.token, keys: Self.key))
            #expect(app.plan.sdkFindings.isEmpty && app.plan.outcome == .migrate)
        }
    }

    @Test("What stands in a framework says so")
    func placeInFramework() throws {
        let kit = "import FirebaseMessaging\n\npublic let push = Messaging.messaging()"
        let app = try #require(LinkedApp(kit: kit))
        let found = try #require(app.plan.sdkFindings.first)
        #expect(found.place?.path == "Kit/Kit.swift")
        #expect(found.message.hasPrefix("in the framework 'Kit', Firebase Messaging reads"))
    }

    @Test("A type of a framework's own is not an SDK's of the same name in the app")
    func ownName() throws {
        let use = "\nlet push = Messaging.messaging()"
        let app = try #require(
            LinkedApp(
                kit: "enum Messaging {}", beside: Self.token + use,
                imports: "import Firebase\nimport Kit"))
        #expect(app.plan.sdkFindings.count == 1)
    }

    @Test("Auth of a framework is switched off where nobody signs in by phone there")
    func auth() throws {
        let app = try #require(LinkedApp(kit: "import FirebaseAuth", beside: Self.token))
        #expect(app.plan.sdkFindings.map(\.applicability) == [.automatic])
        let phone = try #require(
            LinkedApp(
                kit: "import FirebaseAuth\nlet phone = PhoneAuthProvider.provider()",
                beside: Self.token))
        #expect(phone.plan.sdkFindings.map(\.applicability) == [.manual])
    }
}
