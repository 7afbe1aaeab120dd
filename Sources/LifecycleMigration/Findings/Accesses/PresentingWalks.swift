import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells functions that look for a view controller to present something on: from SwiftUI's at the window's root a presentation comes out as
/// from the one that was the root.
///
/// Source: Apple's page of `UIViewController.present(_:animated:completion:)`: what fills the screen is presented by the topmost one.
struct PresentingWalks {
    private let flow: AppFlow

    /// The functions of an app.
    init(_ flow: AppFlow) {
        self.flow = flow
    }

    /// What is added to the message of such a function.
    static let words = "; what it finds is only presented on"

    /// Functions that only give on what another one finds are followed no further than this.
    private static let deepest = 4
    /// Styles for which it matters who presents.
    private static let ofContexts: Set<String> = [
        "overCurrentContext", "currentContext", "popover", "popoverPresentationController",
        "providesPresentationContextTransitionStyle",
    ]

    /// Whether all code that asks a function presents on what that gives, and does nothing else with it.
    func isOnlyPresentedOn(_ function: FlowFunction) -> Bool {
        isOnlyPresentedOn(function, depth: 0)
    }

    private func isOnlyPresentedOn(_ function: FlowFunction, depth: Int) -> Bool {
        let name = name(of: function)
        guard depth < Self.deepest, !name.isEmpty else { return false }
        var isAsked = false
        for asking in flow.functions(naming: [name]) where asking.id != function.id {
            let uses = tokens(naming: name, in: asking).filter {
                !isOfAnother($0, in: asking.file, than: function)
            }
            guard !uses.isEmpty else { continue }
            guard !namesContexts(asking.file),
                uses.allSatisfy({ isPresentedOn($0, in: asking, depth: depth) })
            else { return false }
            isAsked = true
        }
        return isAsked
    }

    private func name(of function: FlowFunction) -> String {
        function.id.part == .body ? function.located.declaration.name : function.id.property
    }

    private func tokens(naming name: String, in function: FlowFunction) -> [Int] {
        function.body.filter {
            function.file.tokens.tokens[$0].kind == .identifier
                && function.file.name(at: $0) == name
        }
    }

    /// Whether a name is that of a property, where a method is asked about: `navigationController.topViewController`.
    private func isOfAnother(_ token: Int, in file: SwiftFile, than function: FlowFunction) -> Bool
    {
        let list = file.tokens
        guard function.id.part == .body, list.tokens[token + 1].kind != .leftParen,
            list.tokens[token - 1].kind == .period
        else { return false }
        // A method of a type, or of the object itself, may be handed on as a value.
        return list.tokens[token - 2].kind == .identifier
            && file.name(at: token - 2).first?.isLowercase == true
    }

    private func namesContexts(_ file: SwiftFile) -> Bool {
        file.tokens.tokens.indices.contains {
            file.tokens.tokens[$0].kind == .identifier
                && Self.ofContexts.contains(file.name(at: $0))
        }
    }

    private func isPresentedOn(_ token: Int, in function: FlowFunction, depth: Int) -> Bool {
        let file = function.file
        let list = file.tokens
        var end = token + 1
        if list.tokens[end].kind == .leftParen, list.partners[end] > end {
            end = Int(list.partners[end]) + 1
        }
        if presents(behind: end, in: file) { return true }
        var start = token
        while start > function.body.lowerBound, isOfChain(start - 1, in: list) { start -= 1 }
        switch list.tokens[start - 1].kind {
        case .equal:
            return isLocal(start - 2, in: function)
                && isOnlyPresented(file.name(at: start - 2), in: function)
        case .keyword(.return): return isOnlyPresentedOn(function, depth: depth + 1)
        case .leftParen, .comma, .colon: return isGivenToPresent(start..<end, in: function)
        default:
            return start == function.body.lowerBound
                && isOnlyPresentedOn(function, depth: depth + 1)
        }
    }

    private func isOfChain(_ token: Int, in list: TokenList) -> Bool {
        switch list.tokens[token].kind {
        case .identifier, .period, .postfixQuestionMark, .exclamationMark, .keyword(.`self`),
            .keyword(.Self):
            true
        default: false
        }
    }

    private func presents(behind end: Int, in file: SwiftFile) -> Bool {
        let next = file.tokenBehindMarks(from: end)
        return file.tokens.tokens[next].kind == .period
            && file.tokens.spells(next + 1, "present") && file.tokens.spells(next + 2, "(")
    }

    private func isLocal(_ name: Int, in function: FlowFunction) -> Bool {
        name - 1 >= function.body.lowerBound
            && [.keyword(.let), .keyword(.var)].contains(
                function.file.tokens.tokens[name - 1].kind)
    }

    /// Whether a local, or a parameter, is only presented on: or looked at for being there.
    private func isOnlyPresented(_ name: String, in function: FlowFunction) -> Bool {
        let file = function.file
        let list = file.tokens
        return tokens(naming: name, in: function).allSatisfy { token in
            switch list.tokens[token - 1].kind {
            case .period, .keyword(.let), .keyword(.var): return true
            // `guard let presenter = presenter`
            case .equal where list.spells(token - 2, name): return true
            default: break
            }
            return presents(behind: token + 1, in: file) || list.spells(token + 2, "nil")
        }
    }

    /// Whether an argument goes to functions of the app that only present on it.
    private func isGivenToPresent(_ range: TokenRange, in function: FlowFunction) -> Bool {
        for event in flow.trace(of: function).events {
            guard case .call(let call) = event.kind, let functions = call.target.functions,
                !functions.isEmpty,
                let index = call.arguments.firstIndex(where: {
                    $0.range.lowerBound == range.lowerBound
                        && $0.range.upperBound >= range.upperBound
                })
            else { continue }
            return functions.allSatisfy { called in
                guard let parameter = called.parameter(of: index, among: call.arguments),
                    let name = called.parameters[parameter].name
                else { return false }
                return !namesContexts(called.file) && isOnlyPresented(name, in: called)
            }
        }
        return false
    }
}
