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
        Dictionary(grouping: going, by: \.file.path).mapValues { $0.map(\.range) }
    }

    /// What goes: the statements that move or that the scene's delegate makes needless, the members that move, and the window's property.
    private var going: [(file: ProgramFile, range: TokenRange, extent: CodeExtent)] {
        let statements =
            choices.form.moved.map { moved in
                moved.ranges.map { (moved.split.function.located.file, $0) }
            } ?? []
        let states = choices.movesStates ? choices.states.map(\.method) : []
        return (shows.map { ($0.file, $0.statement) } + statements).map { file, range in
            (file, range, CodeExtent(ofStatement: range, in: file.outline))
        }
            + [goingProperty].compactMap { $0 }.map { property in
                let range = property.declaration.range
                return (property.file, range, CodeExtent(of: range, in: property.file.outline))
            }
            + states.map { method in
                let range = method.declaration.range
                return (method.file, range, CodeExtent(ofMember: range, in: method.file.outline))
            }
    }

    /// The statements that show a window which the scene's delegate shows.
    private var shows: [(file: ProgramFile, statement: TokenRange)] {
        if case .attached(let window) = choices.form { window.shows } else { [] }
    }

    /// The removal of all that goes, with the headings that would have nothing below them.
    private var launch: [LoweredEdits] {
        let files = Dictionary(grouping: going, by: \.file.path)
        return files.keys.sorted().flatMap { path in
            let going = files[path] ?? []
            return going.prefix(1).map { first in
                let file = first.file.outline
                let headings = MemberHeadings(in: file).without(
                    going.map { ($0.range, $0.extent.bytes) })
                return LoweredEdits(
                    path: path,
                    edits: CodeRemoval(from: file).edits(removing: going.map(\.extent) + headings))
            }
        }
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
            ["// UIKit loads no storyboard before this in an app with scenes."] + made + [
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
