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
        guard let launch = PlainLaunchMethod(of: facts.delegate), !launch.method.hasEmptyBody
        else { return nil }
        method = launch.method
        context = facts.context
        isRenamed =
            !launch.isNamed(in: facts.context)
            && LaunchMethodReturns(of: launch.method).plain != nil
    }

    private var optionsKey: String {
        UIKitSpelling(in: context.target).type("LaunchOptionsKey")
    }

    /// The path of the method's file.
    var path: String { method.file.path }

    /// The edits that rename the method; `removed` are the tokens that other edits take.
    func edits(in style: CodeStyle, except removed: [TokenRange]) -> [TextEdit] {
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
        let gone = TokenRanges(removed)
        return [
            TextEdit(range: file.bytes(of: name), replacement: "application"),
            .insert(
                ", didFinishLaunchingWithOptions \(optionsName): "
                    + "[\(optionsKey): Any]? = nil", at: tokens[end].start),
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
                    + "[\(optionsKey): Any]? = nil", ") -> Bool {",
                "\t\(declaration.name)(application)", "\treturn true", "}",
            ]
        ])
    }

    /// What a reader should know.
    var finding: Finding {
        Finding(
            .callbackLaunch, .note, .automatic,
            at: context.place(method.file, declaration.keyword),
            isRenamed
                ? "'\(PlainLaunchMethod.selectorName)' becomes '\(PlainLaunchMethod.successor)', which SwiftUI passes on"
                : "'\(PlainLaunchMethod.successor)' calls '\(PlainLaunchMethod.selectorName)', which SwiftUI does not pass on"
        )
    }
}

/// The places where a launch method without a result returns.
struct LaunchMethodReturns {
    /// The `return` tokens in order; nil where one gives a value back, or the method is not laid out in lines.
    let plain: [Int]?

    /// Reads a method.
    init(of method: LocatedDeclaration) {
        let file = method.file.outline
        let declaration = method.declaration
        guard let braces = declaration.bodyBraces, !declaration.isThrowing,
            file.startsLine(file.tokens.tokens[braces.close].start)
        else {
            plain = nil
            return
        }
        plain = Self.returns(in: braces.content, of: file, depth: 0)
    }

    /// The plain `return` statements of a block and the blocks inside; those of closures are none of them.
    private static func returns(in body: TokenRange, of file: SwiftFile, depth: Int) -> [Int]? {
        // Nobody nests deeper by hand.
        guard depth < 16 else { return nil }
        var result: [Int] = []
        for statement in file.statements(of: body) {
            if case .returnStatement = statement.kind {
                if statement.expression != nil { return nil }
                result.append(statement.range.lowerBound)
            }
            for block in statement.blocks {
                guard let inner = returns(in: block.body, of: file, depth: depth + 1) else {
                    return nil
                }
                result += inner
            }
        }
        return result
    }
}
