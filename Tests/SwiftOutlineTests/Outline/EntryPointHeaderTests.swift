import Testing

@testable import SwiftOutline

struct EntryPointHeaderTests {
    @Test func attributeAndClassOnOneLine() {
        let file = outline(
            "@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}")
        let delegate = file.declaration("AppDelegate")
        #expect(delegate?.kind == .class)
        #expect(delegate?.attributes.map(\.name) == ["UIApplicationMain"])
        #expect(delegate?.inheritance.map(\.text) == ["UIResponder", "UIApplicationDelegate"])
        #expect(delegate.map { file.bytes(of: $0.range) } == 0..<file.text.count)
    }

    @Test func commentsAndBlankLinesBetweenAttributeAndClass() {
        let file = outline(
            """
            @UIApplicationMain //main entry, was @main
            // class Old: UIResponder {

            /* @NSApplicationMain */
            class AppDelegate: UIResponder {
            }
            """)
        #expect(file.declarations.count == 1)
        #expect(file.declaration("AppDelegate")?.attributes.map(\.name) == ["UIApplicationMain"])
    }

    @Test func severalAttributesOverSeveralLines() {
        let file = outline(
            """
            @objc(SceneDelegate) @available(iOS 13, *)
            class SceneDelegate: UIResponder, UIWindowSceneDelegate
            {
                var window: UIWindow?
            }
            """)
        let delegate = file.declaration("SceneDelegate")
        #expect(delegate?.attributes.map(\.name) == ["objc", "available"])
        #expect(
            delegate?.attributes.map { $0.arguments.map(file.text) } == [
                "SceneDelegate", "iOS 13, *",
            ])
        #expect(delegate?.members.map(\.name) == ["window"])
    }

    @Test func modifierBehindAttributes() {
        let file = outline(
            "@main\n@MainActor final class AppDelegate: NSObject, NSApplicationDelegate{ }")
        let delegate = file.declaration("AppDelegate")
        #expect(delegate?.attributes.map(\.name) == ["main", "MainActor"])
        #expect(delegate?.modifiers.map(\.name) == ["final"])
        #expect(delegate?.inheritance.last?.text == "NSApplicationDelegate")
        #expect(delegate?.body?.isEmpty == true)
    }

    @Test func attributeThatIsOnlyInAComment() {
        let file = outline(
            "//@UIApplicationMain\nclass AppDelegate: UIResponder {}\n/// @main\nstruct S {}")
        #expect(file.declarations.allSatisfy { $0.attributes.isEmpty })
    }

    @Test func attributesChosenByCondition() {
        let file = outline(
            """
            import Flutter
            #if (os(iOS) && swift(>=6.0)) || X
            @main
            #else
            @UIApplicationMain
            #endif
            @objc class AppDelegate: FlutterAppDelegate {}
            """)
        let delegate = file.declaration("AppDelegate")
        #expect(delegate?.attributes.map(\.name) == ["main", "UIApplicationMain", "objc"])
        #expect(
            delegate?.attributes.map(\.condition) == [
                ClauseReference(block: 0, clause: 0), ClauseReference(block: 0, clause: 1), nil,
            ])
        #expect(delegate?.conditions.isEmpty == true)
        #expect(delegate.map { file.text($0.range).hasPrefix("#if (os(iOS)") } == true)
        #expect(file.conditionals[0].holdsOnlyAttributes)
    }

    @Test func attributeInAConditionWithoutElse() {
        let file = outline(
            "#if !TEST\n@main\n#endif\nclass AppDelegate: FlutterAppDelegate {}\nlet x = 1")
        #expect(file.declarations.map(\.name) == ["AppDelegate", "x"])
        #expect(file.declarations[0].attributes.map(\.name) == ["main"])
    }

    @Test func wholeFileInAConditionalBlock() {
        let file = outline(
            """
            #if os(iOS) || os(visionOS)
            import UIKit
            @main class AppDelegate: UIResponder { var window: UIWindow? }
            #elseif os(macOS)
            @main enum App { static func main() { NSApplicationMain(0, nil) } }
            #endif
            """)
        #expect(file.declarations.map(\.name) == ["UIKit", "AppDelegate", "App"])
        #expect(file.declarations.map { $0.conditions.map(\.clause) } == [[0], [0], [1]])
        #expect(
            file.conditionals[0].clauses.map { $0.condition.map(file.text) } == [
                "os(iOS) || os(visionOS)", "os(macOS)",
            ])
    }

    @Test func extensionInAConditionAboveTheAttribute() {
        let file = outline(
            """
            #if !swift(>=4.2)
            extension UIApplication { typealias LaunchOptionsKey = UIApplicationLaunchOptionsKey }
            #endif
            @UIApplicationMain
            class AppDelegate: UIResponder {}
            """)
        #expect(file.declarations.map(\.name) == ["UIApplication", "AppDelegate"])
        #expect(file.declarations[0].conditions.count == 1)
        #expect(file.declarations[1].conditions.isEmpty)
    }

    @Test func genericBaseClassAndTemplatePlaceholder() {
        let file = outline(
            """
            class AppDelegate: BaseAppDelegate<Settings, Api<[String: Int]?>>, @preconcurrency @MainActor P {}
            class ___VARIABLE_classPrefix___AppDelegate: UIResponder {}
            """)
        let base = file.declarations[0].inheritance
        #expect(base.map(\.text) == ["BaseAppDelegate<Settings, Api<[String: Int]?>>", "P"])
        #expect(base[0].baseName == "BaseAppDelegate")
        #expect(base[1].attributes == ["preconcurrency", "MainActor"])
        #expect(file.declarations[1].name == "___VARIABLE_classPrefix___AppDelegate")
    }

    @Test func codeInStringsIsNoCode() {
        let file = outline(
            #"""
            let source = """
                @UIApplicationMain
                class AppDelegate {}
                """
            let line = "@NSApplicationMain class AppDelegate {} \(value { $0 }) class X {"
            """#)
        #expect(file.declarations.map(\.name) == ["source", "line"])
    }

    @Test func mainFileWithTopLevelCode() {
        let file = outline(
            """
            #!/usr/bin/env swift
            import DipApplication
            #if os(iOS)
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "X")
            #elseif os(macOS)
            import AppKit
            NSApplication.shared.run()
            #endif
            func helper() {}
            """)
        #expect(file.declarations.map(\.name) == ["DipApplication", "AppKit", "helper"])
        #expect(file.topLevelStatements.count == 2)
        #expect(
            file.topLevelStatements.map { file.conditions(at: $0.range.lowerBound) } == [
                [ClauseReference(block: 0, clause: 0)], [ClauseReference(block: 0, clause: 1)],
            ])
    }
}
