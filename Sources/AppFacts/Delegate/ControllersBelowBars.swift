import SwiftFlow
import SwiftOutline

/// Tells the view controllers that an app only makes for what shows a navigation bar above them, which decides the status bar's style.
package struct ControllersBelowBars {
    private let context: TargetContext
    private let areAsked: Bool

    /// An analysis of a target.
    package init(context: TargetContext) {
        self.context = context
        areAsked = NavigationBarStyle(context: context).asksChildren
    }

    /// Where all objects of a class are.
    package enum Surroundings {
        /// In navigation controllers of UIKit's, each its first.
        case navigation
        /// There, or where a navigation controller pushes it, as a split view does that shows one column.
        case pushed
    }

    /// Where all objects of a class are that code makes, as far as a bar decides a property; nil for those of storyboards, for
    /// others, and in an app with bars that are hidden or black.
    package func surroundings(of name: String, asking property: String) -> Surroundings? {
        guard NavigationBarStyle.decided.contains(property), !areAsked,
            StoryboardWays(toClass: name, in: context).isEmpty
        else { return nil }
        var found: [Surroundings] = []
        for file in context.files(naming: name) {
            for token in file.tokens(spelled: name) {
                switch use(of: token, in: file.outline) {
                case .other: continue
                case .making(let surroundings?): found.append(surroundings)
                case .making(nil): return nil
                }
            }
        }
        guard !found.isEmpty else { return nil }
        return found.contains(.pushed) ? .pushed : .navigation
    }

    private enum Use {
        case making(Surroundings?)
        case other
    }

    /// What the name of a class is for.
    private func use(of token: Int, in file: SwiftFile) -> Use {
        let tokens = file.tokens.tokens
        guard token + 1 < tokens.count, token > 1 else { return .other }
        let before = tokens[token - 1].kind
        if [.keyword(.class), .keyword(.extension)].contains(before) { return .other }
        // What names the class as a type may hold one that is made by it.
        guard tokens[token + 1].kind == .leftParen else { return .making(nil) }
        if let surroundings = surroundings(at: token, in: file) { return .making(surroundings) }
        guard before == .equal, tokens[token - 2].kind == .identifier, token > 3,
            [.keyword(.let), .keyword(.var)].contains(tokens[token - 3].kind)
        else { return .making(nil) }
        return .making(surroundings(ofLocal: token - 2, in: file))
    }

    /// Where a local goes whose name is declared at a token, and which goes nowhere else.
    private func surroundings(ofLocal declared: Int, in file: SwiftFile) -> Surroundings? {
        let tokens = file.tokens.tokens
        guard let open = file.openBrace(around: declared) else { return nil }
        let end = Int(file.tokens.partners[open])
        var found: Surroundings?
        var index = declared + 2
        while index < end {
            defer { index += 1 }
            guard tokens[index].kind == .identifier,
                file.name(at: index) == file.name(at: declared)
            else { continue }
            // Another case of the same `switch` has a local of its own.
            if [.keyword(.let), .keyword(.var)].contains(tokens[index - 1].kind) { break }
            if tokens[index - 1].kind == .period || tokens[index + 1].kind == .colon { continue }
            if let surroundings = surroundings(at: index, in: file) {
                guard found == nil else { return nil }
                found = surroundings
            } else if tokens[index + 1].kind != .period {
                return nil
            }
        }
        return found
    }

    /// Where the argument goes that begins at a token.
    private func surroundings(at token: Int, in file: SwiftFile) -> Surroundings? {
        let tokens = file.tokens
        if token > 3, tokens.spells(token - 1, ":"), tokens.spells(token - 2, "rootViewController"),
            tokens.spells(token - 3, "("), tokens.spells(token - 4, "UINavigationController")
        {
            return .navigation
        }
        guard token > 1, tokens.spells(token - 1, "(") else { return nil }
        return ["showDetailViewController", "pushViewController"].contains {
            tokens.spells(token - 2, $0)
        } ? .pushed : nil
    }
}
