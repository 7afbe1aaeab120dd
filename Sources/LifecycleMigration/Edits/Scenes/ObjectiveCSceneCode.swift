import AppFacts
import AppleFrameworks
import SourceEditing

/// Writes the delegate of an app's scenes in Objective-C: it has the window, and passes on to the application's delegate what UIKit
/// tells only scenes.
///
/// The application's delegate is reached by its protocol, so that no header of the app is needed.
struct ObjectiveCSceneCode {
    private let choices: ObjectiveCSceneChoices
    private var name: String { choices.app.typeName }

    /// The code for an app.
    init(_ choices: ObjectiveCSceneChoices) {
        self.choices = choices
    }

    // MARK: Files

    /// The lines of the header; a tab is a level.
    var header: [String] {
        let first = SceneAvailability(
            of: choices.context.target, raised: choices.raisedTarget)
        return [
            "#import <UIKit/UIKit.h>", "",
        ] + [first.objectiveC].compactMap { $0 } + [
            "@interface \(name) : UIResponder <UIWindowSceneDelegate>", "",
            "@property (strong, nonatomic) UIWindow *window;", "", "@end",
        ]
    }

    /// The lines of the source; a tab is a level.
    var source: [String] {
        let shares = choices.passedOn(.cloudKitShare) != nil
        let imports = ["#import \"\(name).h\""] + (shares ? ["#import <CloudKit/CloudKit.h>"] : [])
        let remembering = [
            "// Of the app, not of one scene: the system may take a scene away, and its delegate with it.",
            "static BOOL hasBeenInBackground = NO;", "",
        ]
        let methods = [connection] + states + urls + activities + quickActions + cloudKitShares
        return imports + [""] + (remembersBackground ? remembering : [])
            + ["@implementation \(name)", ""]
            + methods.filter { !$0.isEmpty }.flatMap { $0 + [""] } + ["@end"]
    }

    // MARK: The window

    /// The method for a scene that connects; none where it has nothing to do.
    private var connection: [String] {
        let body = windowLines + launchLines
        guard !body.isEmpty else { return [] }
        return [
            "- (void)scene:(UIScene *)scene",
            "\t\twillConnectToSession:(UISceneSession *)session",
            "\t\toptions:(UISceneConnectionOptions *)connectionOptions {",
        ] + body.map { "\t" + $0 } + ["}"]
    }

    private static let application = "UIApplication *application = UIApplication.sharedApplication;"

    private var windowLines: [String] {
        let needsApplication = choices.delegate.keepsWindow || asksApplicationAtLaunch
        let application = needsApplication ? [Self.application] : []
        switch choices.form {
        case .storyboard:
            return application
                + (choices.delegate.keepsWindow
                    ? ["application.delegate.window = self.window;"] : [])
                + (launchLines.isEmpty
                    ? []
                    : [
                        "// What started the app may need the first screen.",
                        "[self.window makeKeyAndVisible];",
                    ])
        case .attached:
            return [
                "UIWindowScene *windowScene = (UIWindowScene *)scene;"
            ] + application + [
                "// The launch has made the window, and there is one of it, however often a scene connects.",
                "self.window = application.delegate.window;",
                "self.window.windowScene = windowScene;",
                "self.window.frame = windowScene.coordinateSpace.bounds;",
                "[self.window makeKeyAndVisible];",
            ]
        }
    }

    // MARK: What started the app

    private var asksApplicationAtLaunch: Bool {
        choices.passedOn(.quickAction, .cloudKitShare, .willContinueActivity) != nil
    }

    private var launchLines: [String] {
        var lines: [String] = []
        if opening != nil {
            lines.append("[self scene:scene openURLContexts:connectionOptions.URLContexts];")
        }
        if choices.passedOn(.willContinueActivity) != nil {
            lines += [
                "if (connectionOptions.handoffUserActivityType) {",
                "\t[application.delegate application:application",
                "\t\twillContinueUserActivityWithType:connectionOptions.handoffUserActivityType];",
                "}",
            ]
        }
        if choices.passedOn(.continueActivity) != nil {
            lines += [
                "for (NSUserActivity *userActivity in connectionOptions.userActivities) {",
                "\t[self scene:scene continueUserActivity:userActivity];", "}",
            ]
        }
        if choices.passedOn(.quickAction) != nil {
            lines += [
                "if (connectionOptions.shortcutItem) {",
                "\t[application.delegate application:application",
                "\t\tperformActionForShortcutItem:connectionOptions.shortcutItem",
                "\t\tcompletionHandler:^(BOOL succeeded) {}];",
                "}",
            ]
        }
        if choices.passedOn(.cloudKitShare) != nil {
            lines += [
                "if (connectionOptions.cloudKitShareMetadata) {",
                "\t[application.delegate application:application",
                "\t\tuserDidAcceptCloudKitShareWithMetadata:connectionOptions.cloudKitShareMetadata];",
                "}",
            ]
        }
        return lines
    }

    // MARK: State

    /// UIKit tells a scene of its way to the foreground when it connects, too.
    private var remembersBackground: Bool {
        choices.passedOnStates.contains { $0.kind == .willEnterForeground }
    }

    private var states: [[String]] {
        var kinds = choices.passedOnStates.map(\.kind)
        let isTold = kinds.contains(.didEnterBackground)
        if remembersBackground, !isTold { kinds.append(.didEnterBackground) }
        return kinds.map { kind in
            let name = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
            var body: [String] = []
            if kind == .didEnterBackground, remembersBackground {
                body.append("hasBeenInBackground = YES;")
            }
            if kind == .willEnterForeground {
                body += [
                    "// A scene enters the foreground at launch too; the app was not told then.",
                    "if (!hasBeenInBackground) {", "\treturn;", "}",
                ]
            }
            if kind != .didEnterBackground || isTold {
                body += [
                    Self.application, "[application.delegate application\(name):application];",
                ]
            }
            return method("- (void)scene\(name):(UIScene *)scene", body)
        }
    }

    private func method(_ head: String, _ body: [String]) -> [String] {
        [head + " {"] + body.map { "\t" + $0 } + ["}"]
    }

    // MARK: Events

    private var opening: ObjectiveCSceneChoices.Callback<EventKind>? {
        choices.passedOn(.openURL, .openURLFromSource, .handleOpenURL)
    }

    private var urls: [[String]] {
        guard let opening else { return [] }
        return [
            method(
                "- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts",
                [Self.application, "for (UIOpenURLContext *context in URLContexts) {"]
                    + Self.call(for: opening.kind).map { "\t" + $0 } + ["}"])
        ]
    }

    private static func call(for kind: EventKind) -> [String] {
        switch kind {
        case .openURL:
            [
                "NSMutableDictionary<UIApplicationOpenURLOptionsKey, id> *options = [NSMutableDictionary dictionary];",
                "options[UIApplicationOpenURLOptionsSourceApplicationKey] = context.options.sourceApplication;",
                "options[UIApplicationOpenURLOptionsAnnotationKey] = context.options.annotation;",
                "options[UIApplicationOpenURLOptionsOpenInPlaceKey] = @(context.options.openInPlace);",
                "[application.delegate application:application openURL:context.URL options:options];",
            ]
        case .openURLFromSource:
            [
                "[application.delegate application:application",
                "\topenURL:context.URL",
                "\tsourceApplication:context.options.sourceApplication",
                "\tannotation:context.options.annotation];",
            ]
        default: ["[application.delegate application:application handleOpenURL:context.URL];"]
        }
    }

    private var activities: [[String]] {
        var found: [[String]] = []
        if choices.passedOn(.willContinueActivity) != nil {
            found.append(
                method(
                    "- (void)scene:(UIScene *)scene willContinueUserActivityWithType:(NSString *)userActivityType",
                    [
                        Self.application,
                        "[application.delegate application:application",
                        "\twillContinueUserActivityWithType:userActivityType];",
                    ]))
        }
        if choices.passedOn(.continueActivity) != nil {
            found.append(
                method(
                    "- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity",
                    [
                        Self.application,
                        "[application.delegate application:application",
                        "\tcontinueUserActivity:userActivity",
                        "\trestorationHandler:^(NSArray<id<UIUserActivityRestoring>> *restorableObjects) {",
                        "\t\tfor (id<UIUserActivityRestoring> object in restorableObjects) {",
                        "\t\t\t[object restoreUserActivityState:userActivity];",
                        "\t\t}", "\t}];",
                    ]))
        }
        if choices.passedOn(.failToContinueActivity) != nil {
            found.append(
                [
                    "- (void)scene:(UIScene *)scene",
                    "\t\tdidFailToContinueUserActivityWithType:(NSString *)userActivityType",
                    "\t\terror:(NSError *)error {",
                    "\t" + Self.application,
                    "\t[application.delegate application:application",
                    "\t\tdidFailToContinueUserActivityWithType:userActivityType",
                    "\t\terror:error];", "}",
                ])
        }
        if choices.passedOn(.updateActivity) != nil {
            found.append(
                method(
                    "- (void)scene:(UIScene *)scene didUpdateUserActivity:(NSUserActivity *)userActivity",
                    [
                        Self.application,
                        "[application.delegate application:application didUpdateUserActivity:userActivity];",
                    ]))
        }
        return found
    }

    private var quickActions: [[String]] {
        guard choices.passedOn(.quickAction) != nil else { return [] }
        return [
            [
                "- (void)windowScene:(UIWindowScene *)windowScene",
                "\t\tperformActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem",
                "\t\tcompletionHandler:(void (^)(BOOL succeeded))completionHandler {",
                "\t" + Self.application,
                "\t[application.delegate application:application",
                "\t\tperformActionForShortcutItem:shortcutItem",
                "\t\tcompletionHandler:completionHandler];", "}",
            ]
        ]
    }

    private var cloudKitShares: [[String]] {
        guard choices.passedOn(.cloudKitShare) != nil else { return [] }
        return [
            [
                "- (void)windowScene:(UIWindowScene *)windowScene",
                "\t\tuserDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata {",
                "\t" + Self.application,
                "\t[application.delegate application:application",
                "\t\tuserDidAcceptCloudKitShareWithMetadata:cloudKitShareMetadata];", "}",
            ]
        ]
    }
}
