import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds actions without a target that only the application delegate of a Mac app answers: menu items and `sendAction(to: nil)`.
struct NilTargetActions {
    private let delegate: DelegateClass
    private let context: TargetContext

    /// An analysis of a target for actions that a delegate has a method for.
    init(of delegate: DelegateClass, in context: TargetContext) {
        self.delegate = delegate
        self.context = context
    }

    /// An action and where it is given away.
    private struct Action {
        let name: String
        let file: ProgramFile
        let token: Int
    }

    /// One finding for all places that give such an action away, as one doubt is behind all.
    func findings() -> [Finding] {
        let actions = actions().sorted { place($0) < place($1) }
        guard let first = actions.first else { return [] }
        let further = Set(actions.map(\.name)).count - 1
        let what =
            further == 0
            ? "'\(first.name)' has no target: whether SwiftUI's own delegate passes it on"
            : "'\(first.name)' and \(further) more of the delegate's actions have no target: whether SwiftUI's own passes them on"
        return [
            Finding(
                .delegateResponderChain, .warning, .manual, at: place(first),
                "\(what) to '\(delegate.name)' is not certain",
                remedy: "set the target to the delegate", also: actions.dropFirst().map(place))
        ]
    }

    private func place(_ action: Action) -> Place { context.place(action.file, action.token) }

    private func actions() -> [Action] {
        let methods = Set(
            delegate.members.map(\.declaration).filter { $0.kind == .function && !$0.isStatic }
                .map(\.name))
        return written(methods) + spelled(methods)
    }

    /// Those that a text names, `Selector(("exportAll:"))`: of methods that no other type of the app has.
    private func spelled(_ methods: Set<String>) -> [Action] {
        SwiftFile.makers.flatMap { maker in
            context.files(naming: maker).flatMap { file in
                file.tokens(spelled: maker).compactMap { token -> Action? in
                    guard case .text(let text)? = file.outline.selectorLiteral(at: token) else {
                        return nil
                    }
                    let name = String(text.prefix { $0 != ":" })
                    guard methods.contains(name), !isDeclaredElsewhere(name),
                        hasNoTarget(token, in: file.outline)
                    else { return nil }
                    return Action(name: name, file: file, token: token)
                }
            }
        }
    }

    private func isDeclaredElsewhere(_ method: String) -> Bool {
        context.files(naming: method).contains { file in
            let inside = ownRanges(in: file)
            return file.tokens(spelled: method).contains { token in
                token > 0 && file.outline.tokens.tokens[token - 1].kind == .keyword(.func)
                    && !inside.contains(token)
            }
        }
    }

    private func written(_ methods: Set<String>) -> [Action] {
        // Without the class in front, a method can only be named in the class itself.
        context.files(naming: delegate.name).flatMap { file -> [Action] in
            let selectors = file.tokens(spelled: "selector")
            guard !selectors.isEmpty else { return [] }
            let inside = ownRanges(in: file)
            return selectors.filter { $0 > 0 }.compactMap { token in
                guard let method = method(at: token, of: file, inside), methods.contains(method),
                    hasNoTarget(token - 1, in: file.outline)
                else { return nil }
                return Action(name: method, file: file, token: token - 1)
            }
        }
    }

    /// The tokens of the class and its extensions in a file, where a method needs no class in front.
    private func ownRanges(in file: ProgramFile) -> TokenRanges {
        TokenRanges(
            delegate.declarations.filter { $0.file.path == file.path }.map(\.declaration.range))
    }

    /// The method in `#selector(AppDelegate.method)`, where a token is the `selector`.
    private func method(at token: Int, of file: ProgramFile, _ inside: TokenRanges) -> String? {
        let outline = file.outline
        let tokens = outline.tokens
        guard tokens.tokens[token - 1].kind == .pound,
            tokens.tokens[token + 1].kind == .leftParen
        else { return nil }
        var last = token + 2
        var names: [String] = []
        while tokens.tokens[last].kind == .identifier {
            names.append(outline.name(at: last))
            guard tokens.tokens[last + 1].kind == .period else { break }
            last += 2
        }
        if names.count > 1 { return names.contains(delegate.name) ? names.last : nil }
        return inside.contains(token) ? names.first : nil
    }

    /// Whether a selector is an argument of something that asks the responder chain.
    private func hasNoTarget(_ selector: Int, in file: SwiftFile) -> Bool {
        if UntargetedAction(at: selector, in: file) != nil { return true }
        guard let call = enclosingCall(selector, in: file) else { return false }
        let arguments = file.arguments(in: call.brackets)
        func isNil(_ label: String?, _ index: Int? = nil) -> Bool {
            arguments.enumerated().contains { position, argument in
                argument.label == label && (index ?? position) == position
                    && file.text(argument.value) == "nil"
            }
        }
        switch call.name {
        case "sendAction": return isNil("to")
        case "addTarget": return isNil(nil, 0)
        default: return isNil("target")
        }
    }

    private func enclosingCall(
        _ token: Int, in file: SwiftFile
    ) -> (name: String, brackets: BracketPair)? {
        guard let open = file.openParenthesis(around: token), open > 0 else { return nil }
        let close = Int(file.tokens.partners[open])
        guard close > token, file.tokens.tokens[open - 1].kind == .identifier else { return nil }
        return (file.name(at: open - 1), BracketPair(open: open, close: close))
    }
}
