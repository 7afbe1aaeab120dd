import AppFacts
import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Gives a delegate whose launch method SwiftUI's delegate hides the one that it passes on.
///
/// ```swift
/// func applicationDidFinishLaunching(_ application: UIApplication) {
/// func application(_ application: UIApplication, didFinishLaunchingWithOptions …) -> Bool {
/// ```
struct LaunchMethodRewriter {
    private let method: LocatedDeclaration
    private let context: TargetContext
    private let isRenamed: Bool
    private var file: SwiftFile { method.file.outline }
    private var declaration: Declaration { method.declaration }

    /// A rewriter for an app; nil where its launch method is the newer one, or has nothing to do.
    init?(facts: UIKitFacts) {
        guard let launch = facts.app.hiddenLaunchMethod else { return nil }
        method = launch.method
        context = facts.context
        isRenamed = launch.canBeRenamed(in: facts.context)
    }

    private var optionsKey: String {
        UIKitSpelling(in: context.target).type("LaunchOptionsKey")
    }

    /// The edits that rename the method; `removed` are the tokens that other edits take, by path.
    func edits(in style: CodeStyle, except removed: [String: [TokenRange]]) -> LoweredEdits {
        LoweredEdits(
            path: method.file.path,
            edits: renaming(in: style, except: removed.ranges(in: method.file.path)))
    }

    private func renaming(in style: CodeStyle, except gone: TokenRanges) -> [TextEdit] {
        guard isRenamed, let name = declaration.nameRange, let braces = declaration.bodyBraces,
            let parameter = declaration.parameters.first,
            parameter.type.upperBound < braces.open,
            let returns = LaunchMethodReturns(of: method).plain
        else { return [] }
        let close = parameter.type.upperBound..<braces.open
        guard let end = close.first(where: { file.tokens.tokens[$0].kind == .rightParen }) else {
            return []
        }
        let tokens = file.tokens.tokens
        let result = tokens[end].end..<tokens[(declaration.returnType?.last ?? end)].end
        return [
            TextEdit(range: file.bytes(of: name), replacement: "application"),
            .insert(
                ", didFinishLaunchingWithOptions \(optionsName): "
                    + "[\(optionsKey): Any]?", at: tokens[end].start),
            TextEdit(range: result, replacement: " -> Bool"),
        ] + returns.filter { !gone.contains($0) }.map { .insert(" true", at: tokens[$0].end) }
            + ending(braces, style)
    }

    /// A name for the options that hides nothing which the method uses.
    private var optionsName: String {
        let used = file.references(in: declaration.range).filter { $0.role == .bare }
        return FreeNames(besides: Set(used.map(\.name))).first(of: ["launchOptions", "options"])
    }

    /// `return true` in front of the closing brace.
    private func ending(_ braces: BracketPair, _ style: CodeStyle) -> [TextEdit] {
        let brace = file.tokens.tokens[braces.close].start
        let base = file.lineIndentation(at: brace)
        let line = style.indentation + "return true\n" + base
        return [.insert(style.finish(line), at: brace)]
    }

    /// The newer method beside the older one, where that keeps its name.
    var members: DelegateMembers {
        if isRenamed { return DelegateMembers() }
        return DelegateMembers(methods: [
            [
                "func application(", "\t_ application: UIApplication,",
                "\tdidFinishLaunchingWithOptions launchOptions: "
                    + "[\(optionsKey): Any]?", ") -> Bool {",
                "\t\(declaration.name)(application)", "\treturn true", "}",
            ]
        ])
    }
}
