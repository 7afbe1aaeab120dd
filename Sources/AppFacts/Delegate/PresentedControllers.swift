import SwiftFlow
import SwiftOutline

/// Tells the view controllers that an app only presents: UIKit asks those by itself, whatever the window's root is.
package struct PresentedControllers {
    let context: TargetContext

    /// An analysis of a target.
    package init(context: TargetContext) {
        self.context = context
    }

    /// Whether a class is made in code, be it by a storyboard, and each time for `present(_:animated:completion:)`.
    package func areAll(ofClass name: String) -> Bool {
        var count = 0
        for file in context.files(naming: name) {
            let uses = file.tokens(spelled: name)
            let made = uses.compactMap { making(at: $0, in: file.outline) }
            count += made.count
            guard arePresented(made, in: file),
                !uses.contains(where: { isMadeByType($0, in: file.outline) })
            else { return false }
        }
        guard count > 0 else { return areInPresentedContainers(name) }
        let ways = StoryboardWays(toClass: name, in: context)
        return ways.isEmpty
            || ways.arePresentations && !isAskedForMembers(name)
                && ways.identifiers.sorted().allSatisfy(areAllPresented)
    }

    /// Whether code presents all that it makes, each object as its argument or as a local.
    private func arePresented(_ makings: [Int], in file: ProgramFile) -> Bool {
        guard !makings.isEmpty else { return true }
        let presented = lastPresentations(in: file)
        return makings.allSatisfy { token in
            isArgumentOfPresent(token, in: file.outline)
                || local(for: token, in: file.outline).map { presented[$0, default: 0] > token }
                    ?? false
        }
    }

    /// The first token of the expression that makes an object of a class whose name stands at a token: a call of the name or of a
    /// static method, or a storyboard's view controller that is cast to it.
    private func making(at token: Int, in file: SwiftFile) -> Int? {
        let tokens = file.tokens.tokens
        if tokens.indices.contains(token + 1), tokens[token + 1].kind == .leftParen {
            return token
        }
        if isStaticCall(token, in: file) { return token }
        guard token > 3, tokens[token - 1].kind.isPostfixMark,
            tokens[token - 2].kind == .keyword(.as), tokens[token - 3].kind == .rightParen
        else { return nil }
        return start(ofStoryboardCall: Int(file.tokens.partners[token - 3]), in: file)
    }

    /// Whether a static method of the class at a token is called, which may give an object of it: `Cover.instantiate(from: .main)`.
    private func isStaticCall(_ token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        guard token + 3 < tokens.count, tokens[token].kind == .identifier,
            tokens[token + 1].kind == .period, tokens[token + 2].kind == .identifier,
            tokens[token + 3].kind == .leftParen
        else { return false }
        let name = file.name(at: token)
        let declared = (context.types(named: name) + context.extensions(of: name)).flatMap { type in
            type.declaration.members.filter { $0.name == file.name(at: token + 2) }.map {
                $0.returnType.map(type.file.outline.text) ?? ""
            }
        }
        // What the class declares itself says what it gives.
        return declared.allSatisfy { text in
            [name, "Self"].contains { text.hasPrefix($0) }
        }
    }

    /// Whether an object of a class may be made without naming it there: `let cover: Cover = .instantiate(from: .main)`.
    private func isMadeByType(_ token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens
        var next = token + 1
        while tokens.spells(next, "?") || tokens.spells(next, "!") { next += 1 }
        return token > 0 && tokens.spells(token - 1, ":") && tokens.spells(next, "=")
            && tokens.spells(next + 1, ".")
    }

    /// The first token of `storyboard.instantiateViewController(…)`, whose parenthesis is at a token; nil for another call.
    private func start(ofStoryboardCall open: Int, in file: SwiftFile) -> Int? {
        guard open > 1, file.name(at: open - 1) == "instantiateViewController" else { return nil }
        let tokens = file.tokens.tokens
        var first = open - 1
        while first > 1, tokens[first - 1].kind == .period {
            let base = file.tokenWithoutMarks(endingAt: first - 2)
            first =
                tokens[base].kind == .rightParen ? Int(file.tokens.partners[base]) - 1 : base
        }
        return first >= 0 ? first : nil
    }

    /// Whether code asks storyboards for an identifier, and presents what it gets each time.
    package func isPresented(named identifier: String) -> Bool {
        let isAsked = context.files(mentioning: identifier).contains { file in
            !places(of: identifier, in: file.outline).isEmpty
        }
        return isAsked && areAllPresented(named: identifier)
    }

    /// The literals that are an identifier.
    private func places(of identifier: String, in file: SwiftFile) -> [Int] {
        let tokens = file.tokens
        return tokens.tokens.indices.filter {
            tokens.tokens[$0].kind == .stringSegment && tokens.spells($0, identifier)
        }
    }

    /// Whether each place of a storyboard's identifier has its view controller presented, or is one of a segue.
    private func areAllPresented(named identifier: String) -> Bool {
        context.files(mentioning: identifier).allSatisfy { file in
            let outline = file.outline
            return places(of: identifier, in: outline).allSatisfy { token in
                guard let open = outline.openParenthesis(around: token), open > 0 else {
                    return false
                }
                if outline.name(at: open - 1) == "performSegue" { return true }
                return start(ofStoryboardCall: open, in: outline).map {
                    arePresented([$0], in: file) || isKeptForPresentation($0, in: file)
                } ?? false
            }
        }
    }

    /// Whether an object is the value of a private property whose code presents it, and hands it to nothing else.
    private func isKeptForPresentation(_ making: Int, in file: ProgramFile) -> Bool {
        let members = (file.types + file.extensions).flatMap(\.declaration.members)
        let property = members.first { member in
            member.kind == .variable
                && ["private", "fileprivate"].contains(where: member.hasModifier)
                && member.bindings.first?.initializer?.contains(making) ?? false
        }
        guard let property else { return false }
        let tokens = file.outline.tokens
        let uses = file.tokens(spelled: property.name).filter {
            !property.range.contains($0) && isOfSelf($0, in: tokens)
        }
        let others = uses.filter { use in
            let first = tokens.spells(use - 1, ".") ? use - 2 : use
            return !isArgumentOfPresent(first, in: file.outline)
        }
        return others.count < uses.count
            && others.allSatisfy {
                [.period, .postfixQuestionMark, .exclamationMark].contains(
                    tokens.tokens[$0 + 1].kind)
            }
    }

    /// Whether a name stands alone or behind `self.`, and not behind another object.
    private func isOfSelf(_ token: Int, in tokens: TokenList) -> Bool {
        guard token > 1, tokens.spells(token - 1, ".") else { return true }
        return tokens.spells(token - 2, "self")
    }

    /// Whether code of other types asks a class itself for something, which may be an object from a storyboard.
    private func isAskedForMembers(_ name: String) -> Bool {
        context.files(naming: name).contains { file in
            let own = (file.types + file.extensions).filter {
                $0.declaration.name.lastComponent == name
            }
            return file.tokens(spelled: name).contains { token in
                file.outline.tokens.spells(token + 1, ".")
                    && !isStaticCall(token, in: file.outline)
                    && !own.contains { $0.declaration.range.contains(token) }
            }
        }
    }

    private func isArgumentOfPresent(_ token: Int, in file: SwiftFile) -> Bool {
        token >= 2 && file.tokens.tokens[token - 1].kind == .leftParen
            && file.tokens.spells(token - 2, "present")
    }

    /// The local that a new object is the value of.
    private func local(for token: Int, in file: SwiftFile) -> String? {
        let tokens = file.tokens.tokens
        guard token >= 3, file.tokens.spells(token - 1, "=") else { return nil }
        var name = token - 2
        // A type may be written behind the name.
        if tokens[name].kind == .identifier || tokens[name].kind.isPostfixMark {
            let type = file.tokenWithoutMarks(endingAt: name)
            if type > 1, tokens[type - 1].kind == .colon { name = type - 2 }
        }
        guard name > 0, tokens[name].kind == .identifier,
            tokens[name - 1].kind == .keyword(.let) || tokens[name - 1].kind == .keyword(.var)
        else { return nil }
        return file.name(at: name)
    }

    /// The names that stand first in a call of `present`, each with its last place there.
    package func lastPresentations(in file: ProgramFile) -> [String: Int] {
        let tokens = file.outline.tokens.tokens
        return file.tokens(spelled: "present").reduce(into: [:]) { found, token in
            guard token + 2 < tokens.count, tokens[token + 1].kind == .leftParen,
                tokens[token + 2].kind == .identifier
            else { return }
            found[file.outline.name(at: token + 2)] = token + 2
        }
    }
}
