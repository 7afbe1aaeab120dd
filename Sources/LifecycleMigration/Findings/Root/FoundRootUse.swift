import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What code does with the root view controller of a window that it finds: SwiftUI's, of which the app's own is a child.
///
/// To present something on it, or to look for what it presents, it is as good as the app's own; whatever else is asked of it
/// has another answer now.
struct FoundRootUse {
    private let function: FlowFunction
    private var file: SwiftFile { function.file }

    /// The uses in a function.
    init(in function: FlowFunction) {
        self.function = function
    }

    /// What both roots do alike. A window's root has no container around it and is presented by nobody, so that both are asked for one in
    /// vain, and when the orientations are asked for anew, the answer is that of the delegate and of the app's own root, of which other
    /// findings tell. Source: Apple's pages of these members of `UIViewController`.
    private static let common = containers.union([
        "present", "dismiss", "presentedViewController", "isBeingPresented", "isBeingDismissed",
        "viewIfLoaded", "isViewLoaded", "loadViewIfNeeded", "setNeedsStatusBarAppearanceUpdate",
        "transitionCoordinator", "rootViewController",
        "presentingViewController", "setNeedsUpdateOfSupportedInterfaceOrientations",
    ])

    /// What the root itself has none of, and what it shows does.
    private static let containers: Set<String> = [
        "navigationController", "tabBarController", "splitViewController", "parent",
    ]

    /// Whether the code takes the root itself from a window, and does not go on from it to what it shows: such a walk ends at SwiftUI's now, where it
    /// ended within the app's containers.
    private var isOfRootItself: Bool {
        let names = Set(function.body.map { file.tokens.text(of: $0) })
        return names.contains("rootViewController") && names.isDisjoint(with: Self.shown)
    }

    private static let shown: Set<String> = [
        "topViewController", "visibleViewController", "selectedViewController",
        "presentedViewController", "viewControllers", "children",
    ]

    /// What a collection of roots, or one that may be missing, hands on.
    private static let handingOn: Set<String> = [
        "first", "last", "map", "flatMap", "compactMap", "filter", "forEach",
    ]

    /// What the views of both do alike; both fill the window.
    private static let commonOfViews: Set<String> = [
        "window", "frame", "bounds", "center", "safeAreaInsets", "safeAreaLayoutGuide",
        "layoutIfNeeded", "setNeedsLayout", "endEditing", "addSubview", "snapshotView",
        "drawHierarchy", "convert",
    ]

    /// Whether code that reads a root at a token, in an expression that starts at another, notices whose it is.
    func isNoticed(behind token: Int, from start: Int) -> Bool {
        let next = afterClosure(file.tokenBehindMarks(from: token + 1))
        if isComparison(next) { return !spellsNil(next + 1) }
        if isComparison(start - 1) { return true }
        if kind(start - 1) == .leftParen, file.name(at: start - 2) == "ObjectIdentifier" {
            return true
        }
        guard kind(next) == .period else { return false }
        return isTold(by: next + 1)
    }

    /// The token behind a closure that ends at one, whose result is the root, and behind the choice of one of its results.
    private func afterClosure(_ token: Int) -> Int {
        guard kind(token) == .rightBrace else { return token }
        var next = token + 1
        if kind(next) == .rightParen { next += 1 }
        next = file.tokenBehindMarks(from: next)
        while kind(next) == .period, ["first", "last"].contains(file.name(at: next + 1)) {
            next = file.tokenBehindMarks(from: next + 2)
        }
        return next
    }

    /// Whether an event asks a root, which `isRoot` knows, for something that SwiftUI's answers in another way.
    func isNoticed(by event: FlowEvent, isRoot: (FlowValue) -> Bool) -> Bool {
        switch event.kind {
        case .comparison(let first, let second):
            (isRoot(first) || isRoot(second)) && !event.range.contains(where: spellsNil)
                && ![first, second].contains {
                    ModalControllers.contains($0.type.unwrapped.name)
                }
        case .read(let receiver, let member, let token, _):
            isRoot(receiver)
                && (isTold(by: token) || Self.containers.contains(member) && !isOfRootItself)
        case .call(let call):
            call.receiver.map(isRoot) ?? false && isTold(by: call.token)
                && !Self.onlyPresents(call)
                || call.arguments.contains { isRoot($0.value) }
                    && (isWalk(call, event.range) || isOfUnknownValue(call))
        default: false
        }
    }

    /// Whether what is called is a value of which nothing is known, such as a function that an operator is given.
    private func isOfUnknownValue(_ call: FlowCall) -> Bool {
        if case .unknown = call.target { call.name.isEmpty } else { false }
    }

    /// Whether a call goes on from a root as `sequence(first: root) { ($0 as? UINavigationController)?.topViewController }` does, which ends at
    /// SwiftUI's.
    private func isWalk(_ call: FlowCall, _ range: TokenRange) -> Bool {
        call.name == "sequence" && call.receiver == nil
            && range.contains {
                kind($0) == .keyword(.as) || kind($0) == .keyword(.is)
            }
    }

    /// Whether a call runs code of the app's own that does with its object only what both roots do alike, such as an
    /// extension of `UIViewController` that presents an alert.
    private static func onlyPresents(_ call: FlowCall) -> Bool {
        guard let functions = call.target.functions, !functions.isEmpty else { return false }
        return functions.allSatisfy { $0.owner == "UIViewController" && asksNothing($0) }
    }

    /// Whether a body asks its object for nothing but what both roots do alike; what can't be told counts as asking.
    private static func asksNothing(_ function: FlowFunction) -> Bool {
        let file = function.file
        let tokens = file.tokens.tokens
        var known = common.union(function.parameters.compactMap(\.name)).union(["weak", "unowned"])
        for token in function.body where tokens[token].kind == .identifier {
            if [.keyword(.let), .keyword(.var)].contains(tokens[token - 1].kind) {
                known.insert(file.name(at: token))
            }
        }
        return function.body.allSatisfy { token in
            switch tokens[token].kind {
            case .keyword(.super): return false
            case .keyword(.self):
                if tokens[token - 1].kind == .period || file.tokens.spells(token - 1, "weak") {
                    return true
                }
                let next = file.tokenBehindMarks(from: token + 1)
                return tokens[next].kind == .period && common.contains(file.name(at: next + 1))
            case .identifier:
                let name = file.name(at: token)
                let isMember = tokens[token - 1].kind == .period
                let isLabel = tokens[token + 1].kind == .colon
                let isType = name.first?.isUppercase == true
                return isMember || isLabel || isType || known.contains(name)
            default: return true
            }
        }
    }

    /// Whether the member of a root at a token tells SwiftUI's from the app's own.
    private func isTold(by member: Int) -> Bool {
        let name = file.name(at: member)
        if Self.common.contains(name) || Self.handingOn.contains(name) { return false }
        guard name == "view" else { return true }
        let next = file.tokenBehindMarks(from: member + 1)
        // What gets the view shows something in it.
        guard kind(next) == .period else { return isComparison(next) }
        return !Self.commonOfViews.contains(file.name(at: next + 1))
    }

    private func isComparison(_ token: Int) -> Bool {
        guard token > 0, case .operatorToken = kind(token) else { return false }
        return file.tokens.compares(at: token)
    }

    private func spellsNil(_ token: Int) -> Bool { file.tokens.spells(token, "nil") }

    private func kind(_ token: Int) -> TokenKind {
        file.tokens.tokens.indices.contains(token) ? file.tokens.tokens[token].kind : .endOfFile
    }
}
