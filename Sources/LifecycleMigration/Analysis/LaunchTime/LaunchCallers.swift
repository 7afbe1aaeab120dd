import SwiftOutline

/// Tells whether the launch of an app runs a place of its code, directly or by way of functions that it calls.
///
/// It goes from the place to the functions that call the one around it, so that only files are read that name one of
/// them. A receiver whose type is not written nearby counts where no other type has a function of that name.
struct LaunchCallers {
    private let context: TargetContext
    private let delegate: DelegateClass
    /// The class of the view controller that the main storyboard starts with.
    private let storyboardRoot: String?

    private static let launch: Set<String> = [
        "application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)",
    ]

    /// The callers of an app's functions.
    init(facts: UIKitFacts) {
        delegate = facts.delegate
        context = facts.context
        storyboardRoot = facts.launch.storyboard.flatMap {
            StoryboardAnalysis(context: facts.context).initialClass(of: $0)
        }
    }

    /// Whether the launch runs a place; code in closures may run later, and does not count.
    func reach(_ token: Int, in file: TargetFile) -> Bool {
        if isInLaunch(token, file) { return true }
        guard let first = NamedFunction(around: token, in: file.outline) else { return false }
        var known: Set<NamedFunction> = [first]
        var queue = [first]
        while let function = queue.popLast() {
            if function.runsWithItsType, function.type == storyboardRoot { return true }
            for call in calls(of: function) {
                if isInLaunch(call.token, call.file) { return true }
                guard let caller = NamedFunction(around: call.token, in: call.file.outline),
                    known.insert(caller).inserted
                else { continue }
                queue.append(caller)
            }
        }
        return false
    }

    /// Whether a place stands in a launch method of the delegate.
    private func isInLaunch(_ token: Int, _ file: TargetFile) -> Bool {
        delegate.members.contains { member in
            member.file.path == file.path && member.declaration.range.contains(token)
                && Self.launch.contains(member.declaration.selectorName)
                && NamedFunction(around: token, in: file.outline) != nil
        }
    }

    private struct Call {
        let file: TargetFile
        let token: Int
    }

    private func calls(of function: NamedFunction) -> [Call] {
        let name = function.runsWithItsType ? function.type ?? function.name : function.name
        return context.files(naming: name).flatMap { file -> [Call] in
            file.outline.tokens.tokens.indices.dropLast().filter { token in
                file.outline.tokens.spells(token, name) && isUse(token, of: function, in: file)
            }.map { Call(file: file, token: $0) }
        }
    }

    private func isUse(_ token: Int, of function: NamedFunction, in file: TargetFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        let isCall = tokens[token + 1].kind == .leftParen
        if function.runsWithItsType {
            return isCall
                || tokens[token + 1].kind == .period
                    && file.outline.tokens.spells(token + 2, "init")
        }
        guard token > 0, tokens[token - 1].kind != .keyword(.func) else { return false }
        guard tokens[token - 1].kind == .period else {
            return function.type == nil || function.type == typeName(around: token, in: file)
        }
        guard let type = function.type else { return false }
        return names(type, receiverOf: token, in: file) || isOnly(function)
    }

    private func typeName(around token: Int, in file: TargetFile) -> String? {
        file.outline.declarations.first { $0.range.contains(token) }?.name.lastComponent
    }

    /// Whether the receiver of a member is `self`, names a type, or has a name whose declaration in the file names it.
    private func names(_ type: String, receiverOf token: Int, in file: TargetFile) -> Bool {
        let outline = file.outline
        let tokens = outline.tokens.tokens
        var first = token - 2
        while first > 0,
            tokens[first].kind == .rightParen || tokens[first].kind == .period
                || tokens[first - 1].kind == .period
        {
            if tokens[first].kind == .rightParen { first = Int(outline.tokens.partners[first]) }
            first -= 1
        }
        guard first >= 0 else { return false }
        if (first..<token).contains(where: { outline.tokens.spells($0, type) }) { return true }
        if tokens[first].kind == .keyword(.`self`) {
            return typeName(around: token, in: file) == type
        }
        return false
    }

    private func isOnly(_ function: NamedFunction) -> Bool {
        let owners = context.files(naming: function.name).flatMap { file in
            file.outline.declarations.flatMap { outer in
                outer.members.filter { $0.name == function.name }.map { _ in
                    outer.name.lastComponent
                }
            }
        }
        return Set(owners).count == 1
    }
}
