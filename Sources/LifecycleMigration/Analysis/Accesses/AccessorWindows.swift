import SwiftOutline

/// Finds reads of the delegate's window through the app's own ways to the delegate, as in `AppDelegate.shared.window`.
///
/// The cast is repaired at the accessor's definition; that the window is nil shows at its uses.
struct AccessorWindows {
    private let delegate: DelegateClass
    private let context: TargetContext
    private let types: Set<String>

    /// An analysis of a target for accessors of a delegate's class.
    init(of delegate: DelegateClass, in context: TargetContext) {
        self.delegate = delegate
        self.context = context
        types = Set(["", "?", "!"].map { delegate.name + $0 })
    }

    /// A finding for each read outside of ranges that go.
    func findings(except removed: [String: [TokenRange]] = [:]) -> [Finding] {
        let files = context.files(mentioning: delegate.name)
        let everywhere = Set(files.flatMap { accessors(in: $0.outline, reachable: .everywhere) })
        let inside = files.map { ($0.path, Set(accessors(in: $0.outline, reachable: .inFile))) }
        let own = Dictionary(inside) { $0.union($1) }
        let users = everywhere.sorted().flatMap { context.files(mentioning: $0, "window") }
        let owners = files.filter { own[$0.path]?.isEmpty == false }
        var known: Set<String> = []
        return (users + owners).filter { known.insert($0.path).inserted }.flatMap {
            file -> [Finding] in
            let names = everywhere.union(own[file.path] ?? [])
            let gone = removed.ranges(in: file.path)
            return file.outline.tokens.tokens.indices.dropFirst(2).filter { token in
                file.outline.tokens.spells(token, "window") && !gone.contains(token)
                    && isRead(token, through: names, in: file.outline)
            }.map { token in
                Finding(
                    .windowAccess, .warning, .manual, at: context.place(file, token),
                    "the delegate's window is nil once SwiftUI makes the window",
                    remedy: "use `view.window`, or the window scene's key window")
            }
        }
    }

    /// From where an accessor can be used without naming an object of its class.
    private enum Reach {
        case everywhere
        case inFile
    }

    /// The names of variables and functions whose written type is the delegate's class.
    private func accessors(in file: SwiftFile, reachable reach: Reach) -> [String] {
        file.declarations.flatMap { declaration -> [String] in
            let isOpen = declaration.kind == .extension
            let members = declaration.members.filter {
                (isOpen || $0.isStatic) == (reach == .everywhere)
            }
            return (reach == .everywhere ? [declaration] : []).flatMap { names($0, in: file) }
                + members.flatMap { names($0, in: file) }
        }
    }

    private func names(_ declaration: Declaration, in file: SwiftFile) -> [String] {
        switch declaration.kind {
        case .function:
            guard let type = declaration.returnType, declaration.parameters.isEmpty else {
                return []
            }
            return types.contains(file.text(type)) ? [declaration.name] : []
        case .variable:
            return declaration.bindings.filter { binding in
                binding.type.map { types.contains(file.text($0)) } ?? false
            }.map(\.name)
        default: return []
        }
    }

    /// Whether `name.window`, `name?.window` or `name().window` stands there.
    private func isRead(_ token: Int, through names: Set<String>, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        guard tokens[token - 1].kind == .period else { return false }
        var base = token - 2
        while base > 0, [.postfixQuestionMark, .exclamationMark].contains(tokens[base].kind) {
            base -= 1
        }
        if base > 1, tokens[base].kind == .rightParen, tokens[base - 1].kind == .leftParen {
            base -= 2
        }
        return tokens[base].kind == .identifier && names.contains(file.name(at: base))
    }
}
