import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Writes the move to UIKit's scenes of an app with a delegate in Objective-C.
struct ObjectiveCScenesRewriter {
    private let choices: ObjectiveCSceneChoices
    private let style: CodeStyle
    private var delegate: ObjectiveCDelegate { choices.delegate }

    /// A rewriter for an app; the style is that of its application delegate.
    init(_ choices: ObjectiveCSceneChoices) {
        self.choices = choices
        style = CodeStyle(of: choices.delegate.source)
    }

    /// What a step does.
    func part(of step: MigrationStep) -> MigrationPart {
        switch step {
        case .window: MigrationPart(edits: launch)
        case .sceneDelegate: MigrationPart(created: files)
        case .imports: MigrationPart(edits: choices.declaration.isByDelegate ? imports : [])
        case .delegateMembers:
            MigrationPart(edits: choices.declaration.isByDelegate ? [answer] : [])
        case .propertyLists:
            MigrationPart(
                edits: SceneManifestRewriter(
                    choices.declaration, naming: choices.app.typeName
                ).edits)
        default: MigrationPart()
        }
    }

    private var files: [(name: AppFileName, text: SourceText)] {
        let code = ObjectiveCSceneCode(choices)
        return [
            (choices.header, text(code.header, choices.header)),
            (choices.app, text(code.source, choices.app)),
        ]
    }

    private func text(_ lines: [String], _ name: AppFileName) -> SourceText {
        let neighbour = ProgramFile(
            path: delegate.path, outline: SwiftFile(delegate.source.text))
        let header = HeaderComment.header(
            like: neighbour, in: choices.context, named: name.path.fileName)
        return SourceText(style.finish(header + style.lines(lines)))
    }

    /// The statement that showed the window goes, with its line.
    private var launch: [LoweredEdits] {
        guard case .attached(let window) = choices.form else { return [] }
        let source = window.method.source
        let start = source.tokens[window.show.lowerBound].range.lowerBound
        let end = source.tokens[window.show.upperBound - 1].range.upperBound
        let lines = SwiftFile(source.text)
        let standsAlone = lines.startsLine(start) && lines.endsLine(end)
        let range =
            standsAlone ? lines.startOfLine(start)..<lines.startOfNextLine(end) : start..<end
        return [LoweredEdits(path: window.method.path, edits: [.remove(range)])]
    }

    private var imports: [LoweredEdits] {
        guard let end = delegate.source.endOfImports else { return [] }
        let line = style.newline.rawValue + "#import \"\(choices.header.path.fileName)\""
        return [LoweredEdits(path: delegate.path, edits: [.insert(line, at: end)])]
    }

    /// The application delegate's answer for each scene, in front of the end of its class.
    private var answer: LoweredEdits {
        let name = choices.app.typeName
        let storyboard = choices.declaration.storyboard.map {
            [
                "\t\tconfiguration.storyboard = [UIStoryboard storyboardWithName:@\"\($0)\" bundle:nil];"
            ]
        }
        let lines =
            [
                "- (UISceneConfiguration *)application:(UIApplication *)application",
                "\t\tconfigurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession",
                "\t\toptions:(UISceneConnectionOptions *)options {",
                "\tUISceneConfiguration *configuration =",
                "\t\t[[UISceneConfiguration alloc] initWithName:@\"Default Configuration\"",
                "\t\t\tsessionRole:connectingSceneSession.role];",
                "\tif ([connectingSceneSession.role isEqualToString:UIWindowSceneSessionRoleApplication]) {",
                "\t\tconfiguration.delegateClass = [\(name) class];",
            ] + (storyboard ?? []) + ["\t}", "\treturn configuration;", "}", ""]
        let source = delegate.source
        let end = delegate.type.range.upperBound
        let offset =
            source.tokens.indices.contains(end)
            ? source.tokens[end].range.lowerBound : source.text.count
        return LoweredEdits(
            path: delegate.path, edits: [.insert(style.finish(style.lines(lines)), at: offset)])
    }
}
