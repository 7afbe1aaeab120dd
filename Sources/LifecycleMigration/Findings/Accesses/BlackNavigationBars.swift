import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds what makes the bar of a navigation controller black: that controller answers with a light status bar.
///
/// Source: Apple's page of `UINavigationController`, whose `barStyle` decides while the bar is shown.
struct BlackNavigationBars {
    /// The target.
    let context: TargetContext

    /// A search in a target.
    init(in context: TargetContext) {
        self.context = context
    }

    /// A line that makes a bar black, or may do so.
    struct Bar {
        /// Where it stands.
        let place: Place
        /// Whether it names no other style.
        let isCertain: Bool
        /// The type whose code it is; nil where it is none's.
        let type: String?
    }

    /// The lines of Swift in order; bars of what the app only presents are left out, which UIKit asks as before.
    var inSwift: [Bar] {
        let presented = PresentedControllers(context: context)
        return context.files(naming: "barStyle").flatMap { file -> [Bar] in
            let tokens = file.tokens(spelled: "barStyle")
            let locals = localBars(among: tokens, in: file)
            let shown = presented.lastPresentations(in: file)
            return tokens.compactMap { token -> Bar? in
                guard let style = style(behind: token, in: file),
                    isOfBar(token, in: file, locals: locals),
                    !isPresented(token, in: file, by: shown)
                else { return nil }
                let type = type(around: token, in: file)
                if let type, presented.areAll(ofClass: type) { return nil }
                return Bar(
                    place: context.place(file, token), isCertain: style == .black, type: type)
            }
        }
    }

    // MARK: Styles

    private enum Style { case black, unknown }

    /// What is set; nil for what is only read, and for a style that is not black.
    private func style(behind token: Int, in file: ProgramFile) -> Style? {
        let tokens = file.outline.tokens
        guard token + 2 < tokens.tokens.count, tokens.spells(token + 1, "=") else { return nil }
        let line = file.lines.position(of: tokens.tokens[token].start).line
        let value = (token + 2..<min(tokens.tokens.count, token + Self.longestValue)).prefix {
            file.lines.position(of: tokens.tokens[$0].start).line == line
                && tokens.tokens[$0].kind != .rightBrace
        }
        let names = value.map { tokens.text(of: $0) }
        let blacks = names.count { $0.lowercased().hasPrefix("black") }
        let others = names.count { $0.lowercased() == "default" }
        if blacks > 0 { return others > 0 || names.contains("?") ? .unknown : .black }
        return others > 0 ? nil : .unknown
    }

    /// Nobody writes a style with more tokens.
    private static let longestValue = 256

    // MARK: Bars

    /// Whether the style is that of a navigation controller's bar, or of all of them.
    private func isOfBar(_ token: Int, in file: ProgramFile, locals: Set<String>) -> Bool {
        let tokens = file.outline.tokens
        guard token > 1, tokens.tokens[token - 1].kind == .period else {
            return isOwnStyle(token, in: file)
        }
        let end = file.outline.tokenWithoutMarks(endingAt: token - 2)
        if tokens.tokens[end].kind == .rightParen {
            let open = Int(tokens.partners[end])
            return open > 2 && tokens.spells(open - 1, "appearance")
                && tokens.spells(open - 3, "UINavigationBar")
        }
        let name = file.outline.name(at: end)
        switch name {
        case "navigationBar": return true
        case "self": return isOwnStyle(token, in: file)
        case "$0": return isArgumentOfBar(end, in: file.outline)
        default:
            let isAlone = end == 0 || tokens.tokens[end - 1].kind != .period
            return isAlone && locals.contains(name)
        }
    }

    /// The names that some members are asked of and that are locals which are bars.
    private func localBars(among members: [Int], in file: ProgramFile) -> Set<String> {
        let tokens = file.outline.tokens.tokens
        let names = members.filter { $0 > 1 && tokens[$0 - 1].kind == .period }.map {
            file.outline.name(at: file.outline.tokenWithoutMarks(endingAt: $0 - 2))
        }
        return Set(names).filter { isBar($0, in: file) }
    }

    /// Whether code of a bar's own class or extension sets its style.
    private func isOwnStyle(_ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        guard token > 0, tokens[token - 1].kind != .keyword(.let),
            tokens[token - 1].kind != .keyword(.var), let type = type(around: token, in: file)
        else { return false }
        return context.inheritanceChain(of: type).last == "UINavigationBar"
    }

    /// Whether the closure that a `$0` stands in is one of bars: `Style<UINavigationBar> { $0.barStyle = .black }`.
    private func isArgumentOfBar(_ token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens
        guard let open = file.openBrace(around: token) else { return false }
        return (max(open - Self.widestHeader, 0)..<open).reversed().prefix {
            tokens.tokens[$0].kind != .rightBrace
        }.contains { tokens.spells($0, "UINavigationBar") || tokens.spells($0, "navigationBar") }
    }

    /// A closure's call has its type or receiver at most so many tokens before the brace.
    private static let widestHeader = 8

    /// Whether a name is that of a bar, of a local or of a variable at the top level of any file.
    private func isBar(_ name: String, in file: ProgramFile) -> Bool {
        isLocalBar(name, in: file)
            || context.files(naming: name).contains {
                $0.path != file.path && !$0.globals(named: name).isEmpty && isLocalBar(name, in: $0)
            }
    }

    /// Whether a local is a navigation controller's bar or the appearance of all, or a parameter is a bar.
    private func isLocalBar(_ name: String, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        return file.tokens(spelled: name).contains { token in
            guard token > 0, token + 2 < tokens.tokens.count else { return false }
            let isVariable = [.keyword(.let), .keyword(.var)].contains(
                tokens.tokens[token - 1].kind)
            if tokens.tokens[token + 1].kind == .colon, !isVariable {
                let isParameter =
                    [.leftParen, .comma].contains(tokens.tokens[token - 1].kind)
                    || tokens.spells(token - 1, "_")
                return isParameter && tokens.spells(token + 2, "UINavigationBar")
                    && isDeclared(token, in: file.outline)
            }
            let isTyped =
                tokens.tokens[token + 1].kind == .colon
                && tokens.spells(token + 2, "UINavigationBar")
            let assignment = isTyped ? token + 3 : token + 1
            guard isVariable, tokens.spells(assignment, "=") else { return false }
            let line = file.lines.position(of: tokens.tokens[token].start).line
            let end = max(assignment + 1, min(tokens.tokens.count, token + Self.longestValue))
            let value = (assignment + 1..<end).prefix {
                file.lines.position(of: tokens.tokens[$0].start).line == line
            }
            return value.contains {
                tokens.spells($0, "navigationBar")
                    || tokens.spells($0, "UINavigationBar") && !tokens.spells($0 + 1, "(")
            }
        }
    }

    /// Whether the parenthesis around a token is that of a function's declaration.
    private func isDeclared(_ token: Int, in file: SwiftFile) -> Bool {
        guard let open = file.openParenthesis(around: token), open > 1 else { return false }
        return file.tokens.tokens[open - 2].kind == .keyword(.func)
            || file.tokens.spells(open - 1, "init")
    }

    /// Whether the navigation controller is a local that the file presents, each of them at the last place that `shown` has.
    private func isPresented(_ token: Int, in file: ProgramFile, by shown: [String: Int]) -> Bool {
        let tokens = file.outline.tokens
        guard token > 1 else { return false }
        let end = file.outline.tokenWithoutMarks(endingAt: token - 2)
        guard end > 1, tokens.spells(end, "navigationBar"),
            tokens.tokens[end - 1].kind == .period
        else { return false }
        let owner = file.outline.tokenWithoutMarks(endingAt: end - 2)
        return shown[file.outline.name(at: owner), default: 0] > token
    }

    private func type(around token: Int, in file: ProgramFile) -> String? {
        (file.types + file.extensions).filter {
            $0.declaration.body?.contains(token) ?? false
        }.min { $0.declaration.range.count < $1.declaration.range.count }?
        .declaration.name.lastComponent
    }
}

extension BlackNavigationBars {
    /// The bars of navigation controllers in storyboards that are black, those of what is only presented left out, and those of a class that
    /// answers by itself.
    var inStoryboards: [Place] {
        context.interfaces.storyboards.flatMap { file in
            file.elements.filter { element in
                let owner = element.parent.map { file.elements[$0] }
                return element.name == "navigationBar"
                    && element.attributes["key"] == "navigationBar"
                    && element.attributes["barStyle"]?.hasPrefix("black") ?? false
                    && !isPresented(owner, in: file) && !answersItself(owner)
            }.map(file.place)
        }
    }

    /// Whether a navigation controller is of a class that overrides what the style of its bar would decide.
    private func answersItself(_ element: InterfaceElement?) -> Bool {
        guard let name = element?.attributes["customClass"] else { return false }
        return context.inheritanceChain(of: name).contains {
            !context.overrides(of: NavigationBarStyle.decided, in: $0).isEmpty
        }
    }

    /// Whether segues lead to a view controller, and all of them present it, or code asks for it and does so.
    private func isPresented(_ element: InterfaceElement?, in file: InterfaceFile) -> Bool {
        guard let element, let id = element.attributes["id"] else { return false }
        var segues = file.segues(to: id)
        if id == file.initialIdentifier {
            // Another storyboard shows what this one starts with, and nothing else does.
            let others = seguesFromOtherStoryboards(toStartOf: file)
            let isAskedFor = element.attributes["storyboardIdentifier"] != nil
            guard !others.isEmpty || isAskedFor,
                !StoryboardStarts(in: context).isStartedByCode(file)
            else { return false }
            segues += others
        }
        let identifier = element.attributes["storyboardIdentifier"]
        let isByCode =
            identifier.map { name in
                PresentedControllers(context: context).isPresented(named: name)
                    && !context.interfaces.mayHave { $0.attributes["referencedIdentifier"] == name }
            } ?? false
        return (!segues.isEmpty || isByCode)
            && segues.allSatisfy { Self.presenting.contains($0.attributes["kind"] ?? "") }
    }

    /// The segues of other storyboards that lead to what a storyboard starts with.
    private func seguesFromOtherStoryboards(toStartOf file: InterfaceFile) -> [InterfaceElement] {
        let name = StoryboardStarts.name(of: file)
        return context.interfaces.storyboards.flatMap { other in
            other.elements.filter {
                $0.attributes["storyboardName"] == name
                    && $0.attributes["referencedIdentifier"] == nil
            }.compactMap { $0.attributes["id"] }.flatMap(other.segues)
        }
    }

    /// The kinds of segue that present a navigation controller, which no other one pushes.
    private static let presenting: Set<String> = [
        "presentation", "modal", "popover", "popoverPresentation", "show", "push",
    ]
}
