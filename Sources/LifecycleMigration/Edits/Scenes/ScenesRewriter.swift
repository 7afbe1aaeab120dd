import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Writes the move of an app to UIKit's scenes.
struct ScenesRewriter {
    private let choices: SceneChoices
    private let style: CodeStyle
    private var app: UIKitApp { choices.uiKitApp }

    /// A rewriter for an app; the style is that of its application delegate.
    init(_ choices: SceneChoices) {
        self.choices = choices
        style = CodeStyle(of: choices.uiKitApp.delegate.file.outline)
    }

    /// What a step does.
    func part(of step: MigrationStep) -> MigrationPart {
        switch step {
        case .window: MigrationPart(edits: launch + opened + loading)
        case .coverScenes:
            MigrationPart(
                edits: CoverSceneRewriter(
                    choices.covers.shows + (choices.form.attached?.later ?? [])
                )
                .edits())
        case .windowProperty: MigrationPart(edits: windowProperty)
        case .sceneDelegate:
            MigrationPart(
                created: [(choices.app, SceneDelegateCode(choices).text(in: style))])
        case .delegateMembers: MigrationPart(edits: members)
        case .propertyLists:
            MigrationPart(
                edits: SceneManifestRewriter(
                    choices.declaration, naming: "$(PRODUCT_MODULE_NAME).\(choices.app.typeName)"
                ).edits)
        default: MigrationPart()
        }
    }

    /// The tokens that go, by path.
    var removed: [String: [TokenRange]] {
        var result: [String: [TokenRange]] = [:]
        if let moved = choices.form.moved {
            result[moved.split.function.located.file.path] = moved.ranges
        }
        for show in shows { result[show.file.path, default: []].append(show.statement) }
        if let property = goingProperty {
            result[property.file.path, default: []].append(property.declaration.range)
        }
        return result
    }

    /// The statements that show a window which the scene's delegate shows.
    private var shows: [(file: ProgramFile, statement: TokenRange)] {
        if case .attached(let window) = choices.form { window.shows } else { [] }
    }

    private var launch: [LoweredEdits] {
        let files = Dictionary(grouping: shows, by: \.file.path)
        if !files.isEmpty {
            return files.keys.sorted().flatMap { path in
                (files[path] ?? []).prefix(1).map { first in
                    let extents = (files[path] ?? []).map {
                        CodeExtent(ofStatement: $0.statement, in: first.file.outline)
                    }
                    return LoweredEdits(
                        path: path,
                        edits: CodeRemoval(from: first.file.outline).edits(removing: extents))
                }
            }
        }
        guard let moved = choices.form.moved else { return [] }
        let file = moved.split.function.located.file
        return [
            LoweredEdits(
                path: file.path,
                edits: CodeRemoval(from: file.outline).edits(
                    removing: MovedLaunchCode(moved).extents))
        ]
    }

    private var opened: [LoweredEdits] {
        OpenedMembers(choices.form.moved?.opened ?? choices.form.attached?.path.opened ?? [])
            .edits()
    }

    /// The storyboard that the launch loads in UIKit's place.
    private var loading: [LoweredEdits] {
        guard let storyboard = choices.form.attached?.storyboard, let method = storyboard.method,
            let start = BodyStart(of: method)
        else { return [] }
        let made = storyboard.makesWindow ? ["window = UIWindow(frame: UIScreen.main.bounds)"] : []
        let lines =
            ["// UIKit loads no storyboard in front of this in an app with scenes."] + made + [
                "window?.rootViewController =",
                "\tUIStoryboard(name: \"\(storyboard.name)\", bundle: nil).instantiateInitialViewController()",
            ]
        return [LoweredEdits(path: method.file.path, edits: start.edits(inserting: lines))]
    }

    /// The application delegate's window, where only the code that moves had to do with it.
    private var goingProperty: LocatedDeclaration? {
        guard !choices.keepsWindow, app.launch.owner.name == app.delegate.name else { return nil }
        switch choices.form {
        case .attached, .empty: return nil
        case .storyboard, .moved: break
        }
        return app.delegate.properties.first {
            $0.declaration.declaredNames == ["window"] && !app.delegate.isInherited($0)
        }
    }

    private var windowProperty: [LoweredEdits] {
        guard let property = goingProperty else { return [] }
        let file = property.file.outline
        let extent = CodeExtent(of: property.declaration.range, in: file)
        return [
            LoweredEdits(
                path: property.file.path, edits: CodeRemoval(from: file).edits(removing: [extent]))
        ]
    }

    /// What the application's delegate gets: its answer for each scene, where no property list has one, and what finds out that the app
    /// was launched in the background.
    private var members: [LoweredEdits] {
        let statement = BackgroundLaunchStatement(for: choices.app.typeName)
        let isWritten = choices.declaration.isByDelegate && answering == nil
        var added = isWritten ? [DelegateMembers(methods: [answer])] : []
        var edits = [answering].compactMap { $0 }
        switch choices.launchInBackground {
        case .isFoundOut(in: let method?):
            edits.append(
                LoweredEdits(path: method.file.path, edits: statement.edits(in: method)))
        case .isFoundOut(in: nil):
            added.insert(DelegateMembers(methods: [statement.launchMethod]), at: 0)
        case .isUnheard, .isUnknown: break
        }
        let writer = DelegateMembersWriter(delegate: app.delegate.located, except: removed)
        let members = writer.edits(adding: added.joined())
        if !members.isEmpty {
            edits.append(LoweredEdits(path: app.delegate.file.path, edits: members))
        }
        return edits
    }

    /// The class in the answer that is there without one; nil without such an answer, or where a property list names the class.
    private var answering: LoweredEdits? {
        guard choices.declaration.isByDelegate, let method = choices.declaration.begun?.method
        else {
            return nil
        }
        let attachment = ConfigurationAttachment(
            of: choices.app.typeName, storyboard: choices.declaration.storyboard, to: method, style)
        return LoweredEdits(path: method.method.file.path, edits: attachment.edits)
    }

    private var answer: [String] {
        [
            "func application(",
            "\t_ application: UIApplication,",
            "\tconfigurationForConnecting connectingSceneSession: UISceneSession,",
            "\toptions: UIScene.ConnectionOptions",
            ") -> UISceneConfiguration {",
            "\tlet configuration = UISceneConfiguration(",
            "\t\tname: \"Default Configuration\", sessionRole: connectingSceneSession.role)",
        ]
            + ConfigurationAttachment.lines(
                choices.app.typeName, session: "connectingSceneSession",
                storyboard: choices.declaration.storyboard
            ).map { "\t" + $0 } + ["}"]
    }
}
