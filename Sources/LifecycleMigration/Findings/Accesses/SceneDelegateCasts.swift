import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds `scene.delegate as? SceneDelegate`, and `is SceneDelegate`: the scene's delegate is SwiftUI's own object.
struct SceneDelegateCasts {
    private let delegates: [DelegateClass]
    private let context: TargetContext

    /// An analysis of a target for casts to its scene delegates.
    init(of delegates: [DelegateClass], in context: TargetContext) {
        self.delegates = delegates
        self.context = context
    }

    /// A finding for each cast outside of ranges that go.
    func findings(except removed: [String: [TokenRange]] = [:]) -> [Finding] {
        delegates.flatMap { delegate in
            context.names(ofType: delegate.name).flatMap { casts(to: $0, delegate, removed) }
                + conformances(of: delegate).flatMap { name in
                    casts(to: name, delegate, removed) { file, token in
                        isOfDelegate(token, in: file.outline)
                    }
                }
        }
    }

    /// The same for Objective-C.
    static func findings(inObjectiveC uses: [ObjectiveCUse]) -> [Finding] {
        uses.filter { $0.kind == .sceneDelegateTaken }.map { use in
            Finding(
                .sceneDelegateCast, .warning, .manual, at: use.place,
                "the scene's delegate is SwiftUI's own object, and Objective-C takes it for the app's here",
                remedy: "give Objective-C the app's own by a property of its own")
        }.firstOnEachLine()
    }

    private func casts(
        to name: String, _ delegate: DelegateClass, _ removed: [String: [TokenRange]],
        where isMeant: (ProgramFile, Int) -> Bool = { _, _ in true }
    ) -> [Finding] {
        context.files(mentioning: name).flatMap { file in
            let gone = removed.ranges(in: file.path)
            let tokens = file.outline.tokens
            return tokens.tokens.indices.dropFirst(3).filter { token in
                tokens.spells(token, name)
                    && (castKeyword(of: token, in: tokens) != nil
                        || isAskedClass(token, in: file.outline))
                    && !gone.contains(token) && isMeant(file, token)
            }.map { token in
                finding(
                    at: context.place(file, token), delegate,
                    isCast: castKeyword(of: token, in: tokens) != nil)
            }
        }
    }

    /// Whether code hands over the class, or compares it: `scene.delegate?.isKind(of: SceneDelegate.self)`. What gives it to a
    /// configuration, finds its bundle or writes its name asks no scene for it.
    private func isAskedClass(_ token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens
        guard tokens.spells(token + 1, "."), tokens.tokens[token + 2].kind == .keyword(.self)
        else { return false }
        if isConfiguring(token, in: file.declarations) { return false }
        if tokens.spells(token - 1, ":"), Self.harmless.contains(file.name(at: token - 2)) {
            return false
        }
        return !tokens.spells(token - 2, "NSStringFromClass")
            && !file.lineAround(token).contains {
                tokens.spells($0, "delegateClass") && tokens.spells($0 + 1, "=")
            }
    }

    /// Whether a token stands in the method that says which class the delegate of a scene is.
    private func isConfiguring(_ token: Int, in declarations: [Declaration]) -> Bool {
        guard let around = declarations.first(around: token, \.range) else { return false }
        return around.parameters.contains { $0.label == "configurationForConnecting" }
            || isConfiguring(token, in: around.members)
    }

    /// The labels of `Bundle(for:)`, `String(describing:)` and `String(reflecting:)`.
    private static let harmless: Set<String> = ["for", "describing", "reflecting"]

    /// What a delegate conforms to beside what UIKit asks of it.
    private func conformances(of delegate: DelegateClass) -> [String] {
        var names: Set<String> = []
        var queue =
            delegate.inheritance
            + context.extensions(of: delegate.name)
            .flatMap { $0.declaration.inheritance.map(\.baseName) }
        while let next = queue.popLast()?.lastComponent {
            let types = context.allTypes(named: next)
            guard !types.isEmpty, names.insert(next).inserted else { continue }
            queue += types.flatMap { $0.declaration.inheritance.map(\.baseName) }
        }
        return names.sorted()
    }

    /// Whether what is cast is called `delegate`.
    private func isOfDelegate(_ token: Int, in file: SwiftFile) -> Bool {
        guard var value = castKeyword(of: token, in: file.tokens).map({ $0 - 1 }) else {
            return false
        }
        while value > 0,
            [.postfixQuestionMark, .exclamationMark].contains(file.tokens.tokens[value].kind)
        {
            value -= 1
        }
        return file.tokens.spells(value, "delegate")
    }

    /// The `as` or `is` in front of a type's name, with or without its module.
    private func castKeyword(of token: Int, in tokens: TokenList) -> Int? {
        var before = token - 1
        // `App.Main`, `(Main)`, `any Main`, `Responding & Main`
        while before > 1 {
            switch tokens.tokens[before].kind {
            case .period: before -= 2
            case .leftParen: before -= 1
            case .identifier where tokens.spells(before, "any"): before -= 1
            case .operatorToken where tokens.spells(before, "&"): before -= 2
            default: return cast(endingAt: before, in: tokens)
            }
        }
        return cast(endingAt: before, in: tokens)
    }

    private func cast(endingAt token: Int, in tokens: TokenList) -> Int? {
        var before = token
        switch tokens.tokens[before].kind {
        case .postfixQuestionMark, .exclamationMark: before -= 1
        default: break
        }
        guard before >= 0 else { return nil }
        let kind = tokens.tokens[before].kind
        return kind == .keyword(.as) || kind == .keyword(.is) ? before : nil
    }

    private func finding(
        at place: Place, _ delegate: DelegateClass, isCast: Bool
    ) -> Finding {
        Finding(
            .sceneDelegateCast, .warning, .manual, at: place,
            isCast
                ? "the scene's delegate is SwiftUI's own object, so this cast fails"
                : "the scene's delegate is SwiftUI's own object, and not of the class that this asks for",
            remedy: "make '\(delegate.name)' an ObservableObject and read it from the environment")
    }
}
