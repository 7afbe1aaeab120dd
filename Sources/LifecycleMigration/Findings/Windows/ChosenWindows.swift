import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds windows that are made without a scene where their class stands for itself: an initializer as a value, and a class that is
/// given to what makes an object of any.
struct ChosenWindows {
    private let flow: AppFlow
    private var context: TargetContext { flow.context }

    /// A search in an app.
    init(in flow: AppFlow) {
        self.flow = flow
    }

    /// A finding for each place besides those that are known.
    func findings(besides known: [Finding]) -> [Finding] {
        let classes = windowClasses
        let places = Set(known.flatMap(\.places))
        let makers = self.makers
        return classes.flatMap { name in
            context.files(naming: name).flatMap { file in
                file.tokens(spelled: name).filter { token in
                    isInitializer(token, in: file.outline)
                        || !makers.isEmpty && isGiven(token, to: makers, in: file)
                }.map { context.place(file, $0) }
            }
        }.filter { !places.contains($0) }.map { place in
            Finding(
                .windowWithoutScene, .warning, .manual, at: place,
                "a window that is made of this class without a scene never appears in an app with scenes",
                remedy: "make it with `UIWindow(windowScene:)`, of the scene that it covers")
        }.firstAtEachPlace()
    }

    /// `UIWindow`, and what the app calls it or inherits from it.
    private var windowClasses: [String] {
        let own = context.files(naming: "UIWindow").flatMap { file in
            file.types.map(\.declaration).filter { type in
                type.kind == .class
                    && type.inheritance.contains {
                        flow.isWindow(.plain($0.baseName.lastComponent))
                    }
            }.map(\.name)
        }
        return Set(context.names(ofType: "UIWindow") + own).sorted()
    }

    /// `UIWindow.init(frame:)` that is not called there.
    private func isInitializer(_ token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens
        guard tokens.tokens[token + 1].kind == .period, tokens.spells(token + 2, "init") else {
            return false
        }
        let open = token + 3
        guard tokens.tokens[open].kind == .leftParen else { return true }
        let close = Int(tokens.partners[open])
        guard close > open + 1,
            !(open..<close).contains(where: { tokens.spells($0, "windowScene") })
        else { return false }
        return tokens.tokens[close - 1].kind == .colon
    }

    /// The functions and types that make an object of a class which their caller chooses, as far as windows can be one.
    private var makers: Set<String> {
        let words = context.files(mentioning: "<") + context.files(mentioning: ".Type")
        var names: Set<String> = []
        for file in words {
            let members = (file.types + file.extensions).flatMap(\.declaration.members)
            let declarations = file.outline.declarations + members
            for declaration in declarations where makesChosen(declaration, in: file.outline) {
                names.insert(declaration.name)
            }
        }
        return names
    }

    private func makesChosen(_ declaration: Declaration, in file: SwiftFile) -> Bool {
        let tokens = file.tokens
        guard let name = declaration.nameRange, tokens.spells(name.upperBound, "<"),
            declaration.kind == .function || declaration.kind.hasMembers
        else { return false }
        let end = (name.upperBound..<declaration.range.upperBound).first {
            tokens.spells($0, ">")
        }
        guard let end else { return false }
        let parameters = Set(
            (name.upperBound..<end).filter { token in
                tokens.tokens[token].kind == .identifier
                    && tokens.tokens[token - 1].kind != .colon
            }.map(file.name(at:)))
        return (end..<declaration.range.upperBound).contains { token in
            guard tokens.tokens[token].kind == .leftParen else { return false }
            let maker = tokens.spells(token - 1, "init") ? token - 3 : token - 1
            guard parameters.contains(file.name(at: maker)) else { return false }
            let first = token + 1
            return tokens.spells(first, "frame") || tokens.tokens[first].kind == .rightParen
        }
    }

    /// Whether a statement's line gives a class to one of some makers.
    private func isGiven(_ token: Int, to makers: Set<String>, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        let isClass =
            tokens.tokens[token + 1].kind == .period
            && tokens.tokens[token + 2].kind == .keyword(.self)
        let isArgument =
            token > 1 && tokens.spells(token - 1, "<")
            && makers.contains(file.outline.name(at: token - 2))
        guard isClass else { return isArgument }
        guard let open = file.outline.openParenthesis(around: token), open > 0 else { return false }
        return makers.contains(file.outline.name(at: open - 1))
    }
}
