import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The places of code for UIKit that send an action along the responder chain, with what they may send.
///
/// Source: Apple's documentation of `UIApplication.sendAction(_:to:from:for:)`, `UIControl.addTarget(_:action:for:)`,
/// `UIBarButtonItem.target`, `UICommand` and `UIResponder.target(forAction:withSender:)`: without a target, the chain is asked.
struct ChainSenders {
    /// One of them.
    struct Sender {
        /// Where it stands.
        let file: ProgramFile
        /// Its first token.
        let token: Int
        /// What it may send.
        let value: SelectorValue
    }

    private let context: TargetContext
    private let reader: SelectorReader

    /// Those of some code; `reader` tells what names stand for in it.
    init(in context: TargetContext, reading reader: SelectorReader) {
        self.context = context
        self.reader = reader
    }

    /// All of them, those of a file by what they are.
    func all() -> [Sender] { sent + found + labelled + assigned + untargeted + handedOn + walks }

    private func calls(of name: String) -> [(file: ProgramFile, token: Int, arguments: [Argument])]
    {
        context.files(naming: name).flatMap { file in
            file.tokens(spelled: name).compactMap { token in
                let open = token + 1
                guard file.outline.tokens.tokens[open].kind == .leftParen,
                    token == 0 || file.outline.tokens.tokens[token - 1].kind != .keyword(.func)
                else { return nil }
                let close = Int(file.outline.tokens.partners[open])
                guard close > open else { return nil }
                let brackets = BracketPair(open: open, close: close)
                return (file, token, file.outline.arguments(in: brackets))
            }
        }
    }

    /// `sendAction(_:to:from:for:)` of the application, and of a control.
    private var sent: [Sender] {
        calls(of: "sendAction").compactMap { file, token, arguments in
            guard file.outline.tokens.tokens[max(0, token - 2)].kind != .keyword(.super),
                let action = arguments.first,
                let target = arguments.first(where: { $0.label == "to" }),
                NoTarget(in: file).mayBe(target.value)
            else { return nil }
            return Sender(
                file: file, token: action.value.lowerBound,
                value: reader.value(of: action.value, in: file))
        }
    }

    /// `target(forAction:withSender:)` and `canPerformAction(_:withSender:)`, which ask the chain.
    private var found: [Sender] {
        (calls(of: "target") + calls(of: "canPerformAction")).compactMap { file, token, arguments in
            guard let action = arguments.first,
                arguments.contains(where: { $0.label == "withSender" }),
                file.outline.tokens.tokens[max(0, token - 2)].kind != .keyword(.super)
            else { return nil }
            return Sender(
                file: file, token: token, value: reader.value(of: action.value, in: file))
        }
    }

    // MARK: Actions of items

    private static let items: Set<String> = ["UICommand", "UIKeyCommand", "UIMenuItem"]

    /// Calls with an `action:` and no target.
    private var labelled: [Sender] {
        context.files(naming: "action").flatMap { file -> [Sender] in
            let tokens = file.outline.tokens
            let noTarget = NoTarget(in: file)
            return file.tokens(spelled: "action").compactMap { label in
                guard tokens.tokens[label + 1].kind == .colon,
                    let open = file.outline.openParenthesis(around: label), open > 0
                else { return nil }
                let close = Int(tokens.partners[open])
                guard close > label else { return nil }
                let arguments = file.outline.arguments(in: BracketPair(open: open, close: close))
                guard let action = arguments.first(where: { $0.label == "action" }),
                    isWithoutTarget(arguments, open, noTarget)
                else { return nil }
                let value = reader.value(of: action.value, in: file)
                // A closure is the action of something else.
                let isClosure = tokens.tokens[action.value.lowerBound].kind == .leftBrace
                let isImplicit =
                    open > 2 && tokens.tokens[open - 3].kind != .identifier
                    && !isOwn(tokens.tokens[open - 3].kind)
                    && file.outline.name(at: open - 1) == "init"
                guard !isClosure, !value.names.isEmpty || value.isUnknown && !isImplicit else {
                    return nil
                }
                return Sender(file: file, token: action.value.lowerBound, value: value)
            }
        }
    }

    private func isWithoutTarget(_ arguments: [Argument], _ open: Int, _ noTarget: NoTarget)
        -> Bool
    {
        if let target = arguments.first(where: { $0.label == "target" }) {
            return noTarget.mayBe(target.value)
        }
        let outline = noTarget.file.outline
        let name = outline.name(at: open - 1)
        if name == "addTarget" || name == "removeTarget" {
            return name == "addTarget"
                && (arguments.first { $0.label == nil }.map { noTarget.mayBe($0.value) } ?? false)
        }
        guard name == "init" else { return isItem(name) }
        // Without a period it is a declaration; without a type in front, its arguments tell what is made.
        let tokens = outline.tokens.tokens
        guard open > 3, tokens[open - 2].kind == .period else { return false }
        if isOwn(tokens[open - 3].kind) {
            return outline.nameOfType(around: open).map(isItem) ?? false
        }
        return tokens[open - 3].kind != .identifier || isItem(outline.name(at: open - 3))
    }

    private func isOwn(_ kind: TokenKind) -> Bool {
        [.keyword(.`self`), .keyword(.super)].contains(kind)
    }

    private func isItem(_ name: String) -> Bool {
        Self.items.contains(context.unaliased(name))
            || context.inheritanceChain(of: name).contains(where: Self.items.contains)
    }

    /// `item.action = #selector(…)` where the file gives the same item no target.
    private var assigned: [Sender] {
        context.files(naming: "action").flatMap { file -> [Sender] in
            let tokens = file.outline.tokens
            let targeted = file.tokens(spelled: "target").filter {
                isAssigned($0, in: file) && tokens.tokens[$0 + 2].kind != .keyword(.nil)
            }.map { owner(of: $0, in: file) }
            return file.tokens(spelled: "action").compactMap { token in
                guard isAssigned(token, in: file), !targeted.contains(owner(of: token, in: file)),
                    !isOwnOtherAction(token, in: file)
                else { return nil }
                let end = file.outline.endOfLine(from: token + 1)
                let value = reader.value(of: token + 2..<end, in: file)
                // What is known not to be a selector is another `action`.
                return value.names.isEmpty
                    ? nil : Sender(file: file, token: token, value: value)
            }
        }
    }

    /// Whether an `action` of `self` is a property that the type around it declares with another type than a selector's.
    private func isOwnOtherAction(_ token: Int, in file: ProgramFile) -> Bool {
        guard token > 1, file.outline.tokens.tokens[token - 2].kind == .keyword(.`self`),
            token < 3 || file.outline.tokens.tokens[token - 3].kind != .period
        else { return false }
        let type = file.types.filter { $0.declaration.range.contains(token) }
            .min { $0.declaration.range.count < $1.declaration.range.count }
        let types = type?.declaration.members.flatMap(\.bindings).filter { $0.name == "action" }
            .map(\.type)
        guard let types, !types.isEmpty else { return false }
        return types.allSatisfy { range in
            guard let range else { return false }
            let names = range.filter { file.outline.tokens.tokens[$0].kind == .identifier }
                .map { context.unaliased(file.outline.name(at: $0)) }
            return !names.isEmpty && !names.contains { $0.contains("Selector") || $0 == "Any" }
        }
    }

    /// `item.target = nil`, after which the chain gets one of the actions of the file, and `setValue(_:forKey: "action")`.
    private var untargeted: [Sender] {
        let cleared = context.files(naming: "target").flatMap { file in
            file.tokens(spelled: "target").filter {
                isAssigned($0, in: file)
                    && file.outline.tokens.tokens[$0 + 2].kind == .keyword(.nil)
            }.map { token in
                let all = 0..<file.outline.tokens.tokens.count - 2
                let names = reader.written(in: all, of: file.outline)
                return Sender(file: file, token: token, value: SelectorValue(names: names))
            }
        }
        let keyed = calls(of: "setValue").compactMap { file, token, arguments -> Sender? in
            guard let value = arguments.first,
                let key = arguments.first(where: { $0.label == "forKey" }),
                ["\"action\"", "#keyPath(UIBarButtonItem.action)"].contains(
                    file.outline.text(key.value))
            else { return nil }
            return Sender(file: file, token: token, value: reader.value(of: value.value, in: file))
        }
        return cleared + keyed
    }

    private func isAssigned(_ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        return token > 1 && tokens[token - 1].kind == .period
            && tokens[token + 1].kind == .equal
    }

    /// `item.button` of `item.button?.action`.
    private func owner(of member: Int, in file: ProgramFile) -> String {
        let tokens = file.outline.tokens.tokens
        var token = member - 1
        var names: [String] = []
        while token > 0, tokens[token].kind == .period {
            token -= 1
            while token > 0, tokens[token].kind.isPostfixMark { token -= 1 }
            names.append(file.outline.name(at: token))
            token -= 1
        }
        return names.reversed().joined(separator: ".")
    }

    // MARK: Functions as values

    /// `let send = UIApplication.shared.sendAction`, `items.map(UICommand.init)`: what they get is not followed.
    private var handedOn: [Sender] {
        let sendings = context.files(naming: "sendAction").flatMap { file in
            file.tokens(spelled: "sendAction").filter { isValue($0, in: file) }
                .map { Sender(file: file, token: $0, value: .unknown) }
        }
        let makings = Self.items.sorted().flatMap { item in
            context.files(naming: item).flatMap { file in
                file.tokens(spelled: item).filter { token in
                    file.outline.tokens.tokens[token + 1].kind == .period
                        && file.outline.tokens.spells(token + 2, "init")
                        && isValue(token + 2, in: file)
                }.map { Sender(file: file, token: $0, value: .unknown) }
            }
        }
        return sendings + makings
    }

    /// Whether a name of a function stands alone, or with nothing but labels.
    private func isValue(_ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        guard token > 0, tokens.tokens[token - 1].kind == .period else { return false }
        let open = token + 1
        guard tokens.tokens[open].kind == .leftParen else { return true }
        let close = Int(tokens.partners[open])
        guard close > open + 1 else { return false }
        let isNames = (open + 1..<close).allSatisfy {
            switch tokens.tokens[$0].kind {
            case .wildcard, .colon, .identifier, .keyword: true
            default: false
            }
        }
        let isCurried =
            !file.outline.arguments(in: BracketPair(open: open, close: close))
            .contains { $0.label != nil }
        return isNames && tokens.tokens[close - 1].kind == .colon
            || isCurried
                && ["UIApplication", "UIControl"].contains(file.outline.name(at: token - 2))
    }

    // MARK: Walks

    private static let asking = [
        "responds", "perform", "canPerformAction", "method", "instancesRespond",
    ]

    /// Code that goes up the chain by `next` and asks each responder for a method.
    private var walks: [Sender] {
        ResponderWalks.functions(in: context).compactMap { walk in
            guard let code = walk.code else { return nil }
            let tokens = walk.file.outline.tokens
            let asked = code.first { token in
                Self.asking.contains { tokens.spells(token, $0) }
            }
            guard let asked else { return nil }
            let names = reader.written(in: code, of: walk.file.outline)
            let takesOne = walk.declaration.parameters.contains { parameter in
                walk.file.outline.text(parameter.type).contains("Selector")
            }
            return Sender(
                file: walk.file, token: asked,
                value: SelectorValue(names: names, isUnknown: names.isEmpty || takesOne))
        }
    }
}
