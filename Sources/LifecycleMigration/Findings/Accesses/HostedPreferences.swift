import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds modifiers by which a SwiftUI view tells its hosting controller what to answer about the status bar and the like, where the root
/// asked that controller, and SwiftUI's window does not.
///
/// Source: Apple's pages of `statusBarHidden(_:)`, `persistentSystemOverlays(_:)` and `defersSystemGestures(on:)`, and of the members of
/// `UIViewController` that ask a container's child; that SwiftUI asks no view controller inside its window is seen.
struct HostedPreferences {
    private let context: TargetContext
    /// What is asked of a view controller below the root, or of the root itself.
    private let asked: Set<String>

    /// A look at an app whose root asks its children for some properties.
    init(in context: TargetContext, asked: Set<String>) {
        self.context = context
        self.asked = asked
    }

    private static let modifiers = [
        "statusBar": "prefersStatusBarHidden", "statusBarHidden": "prefersStatusBarHidden",
        "persistentSystemOverlays": "prefersHomeIndicatorAutoHidden",
        "defersSystemGestures": "preferredScreenEdgesDeferringSystemGestures",
    ]

    /// One for each modifier.
    func findings() -> [Finding] {
        let style = asked.contains("preferredStatusBarStyle") ? [Self.colorScheme] : []
        return (Self.modifiers.filter { asked.contains($0.value) }.keys.sorted() + style).flatMap {
            name in
            context.files(naming: name).flatMap { file in
                file.tokens(spelled: name).filter { token in
                    file.outline.tokens.spells(token + 1, "(") && isModifier(token, file)
                        && isAsked(at: token, in: file)
                }.map { finding(name, at: context.place(file, $0)) }
            }
        }.firstAtEachPlace()
    }

    /// Nobody measured, and no page of Apple's says, whom it makes dark from inside of a hosting controller.
    private static let colorScheme = "preferredColorScheme"

    private func finding(_ name: String, at place: Place) -> Finding {
        guard name != Self.colorScheme else {
            return Finding(
                .rootContainerPreferences, .note, .review, at: place,
                "whether the status bar still follows '.\(name)' of a view that the root shows in a hosting controller is not known",
                remedy: "try it, and put it on the content of the window group as well")
        }
        return Finding(
            .rootContainerPreferences, .warning, .manual, at: place,
            "'.\(name)' of a view that the root shows in a hosting controller has no effect any more: SwiftUI's window does not ask what is inside of its root",
            remedy:
                "put it on the content of the window group as well, with the value that it has here"
        )
    }

    /// `.statusBar(hidden:)` behind a view, or by itself in an extension of `View`.
    private func isModifier(_ token: Int, _ file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        if tokens.spells(token, "statusBar"), !tokens.spells(token + 2, "hidden") { return false }
        return token > 0
            && (tokens.tokens[token - 1].kind == .period
                || file.outline.nameOfType(around: token) == "View")
    }

    // MARK: Who shows the view

    /// Whether a view at a token, or all that shows it, may stand in a hosting controller that the root asks.
    private func isAsked(at token: Int, in file: ProgramFile) -> Bool {
        var seen: Set<String> = []
        var queue = [(file, token)]
        while let (file, token) = queue.popLast() {
            switch use(at: token, in: file) {
            case .asked: return true
            case .presented: continue
            case .part(let name):
                guard seen.insert(name).inserted else { continue }
                queue += context.names(ofType: name).flatMap(uses)
            }
        }
        return false
    }

    /// What becomes of a view.
    private enum Use {
        /// It is presented, or stands in a controller that is nobody's to ask.
        case presented
        /// It may be in a controller that is asked.
        case asked
        /// It is a part of what has a name.
        case part(String)
    }

    private func use(at token: Int, in file: ProgramFile) -> Use {
        var isHosted = false
        for call in file.outline.callsAround(token) {
            if Self.presenting.contains(call.name) { return .presented }
            if isHost(call.name) { isHosted = true }
            if isHosted, Self.showing.contains(call.name) { return .asked }
            if isHosted, let name = local(heldIn: call.first, file) {
                return isPresented(name, around: token, in: file) ? .presented : .asked
            }
        }
        let owner = file.outline.nameOfType(around: token)
        if isHosted { return .asked }
        guard let owner else { return .asked }
        if owner == "View" { return .part(function(around: token, in: file) ?? owner) }
        if isPreview(owner) { return .presented }
        if isView(owner) { return .part(owner) }
        return isHost(owner) && PresentedControllers(context: context).areAll(ofClass: owner)
            ? .presented : .asked
    }

    private static let presenting: Set<String> = [
        "present", "fullScreenCover", "sheet", "popover", "Preview", "addChild",
        "addChildViewController",
    ]
    private static let showing: Set<String> = [
        "pushViewController", "setViewControllers", "setViewController", "show",
        "showDetailViewController", "UINavigationController",
    ]

    private func isHost(_ name: String) -> Bool {
        name == "UIHostingController"
            || context.inheritanceChain(of: name).contains("UIHostingController")
    }

    private func isPreview(_ name: String) -> Bool { conforms(name, to: "PreviewProvider") }

    private func isView(_ name: String) -> Bool {
        conforms(name, to: "View") || conforms(name, to: "ViewModifier")
    }

    private func conforms(_ name: String, to type: String) -> Bool {
        (context.allTypes(named: name) + context.extensions(of: name)).contains {
            $0.declaration.inheritance.contains { $0.baseName.lastComponent == type }
        }
    }

    private func function(around token: Int, in file: ProgramFile) -> String? {
        file.extensions.flatMap(\.declaration.members).first { $0.range.contains(token) }?.name
    }

    /// Where a name is used.
    private func uses(of name: String) -> [(ProgramFile, Int)] {
        context.files(naming: name).flatMap { file in
            file.tokens(spelled: name).filter { isUse($0, in: file) }.map { (file, $0) }
        }
    }

    /// Whether a name is used, and not declared.
    private func isUse(_ token: Int, in file: ProgramFile) -> Bool {
        guard token > 0 else { return true }
        switch file.outline.tokens.tokens[token - 1].kind {
        case .keyword(.struct), .keyword(.class), .keyword(.func), .keyword(.var),
            .keyword(.extension), .keyword(.enum):
            return false
        default: return file.outline.tokens.spells(token + 1, "(")
        }
    }

    // MARK: Hosting controllers

    /// The name of the local, or of the member, that holds what begins at a token.
    private func local(heldIn first: Int, _ file: ProgramFile) -> String? {
        guard first > 1, file.outline.tokens.spells(first - 1, "=") else { return nil }
        return file.outline.name(at: first - 2)
    }

    /// Whether code around a token presents or embeds what has a name, and hands it to nothing else that shows it.
    private func isPresented(_ name: String, around token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        let members = (file.types + file.extensions).flatMap(\.declaration.members)
        let member = members.first { $0.range.contains(token) }
        // A stored controller is used anywhere in the file.
        let body =
            member.map { $0.kind == .variable ? 0..<tokens.tokens.count : $0.range }
            ?? 0..<tokens.tokens.count
        let given = body.filter { tokens.spells($0, name) }.compactMap { use in
            file.outline.callsAround(use).first?.name
        }
        return given.contains(where: Self.presenting.contains)
            && !given.contains(where: Self.showing.contains)
    }
}

extension SwiftFile {
    /// The calls around a token, the innermost first, be it by a closure behind them: their names and the first tokens of what is called.
    fileprivate func callsAround(_ token: Int) -> [(name: String, first: Int)] {
        var found: [(name: String, first: Int)] = []
        var index = token
        while index > 0 {
            index -= 1
            switch tokens.tokens[index].kind {
            case .rightParen, .rightBrace, .rightSquare: index = max(0, Int(tokens.partners[index]))
            case .leftParen, .leftBrace:
                guard let call = call(endingAt: index - 1) else { continue }
                found.append(call)
            default: break
            }
        }
        return found
    }

    /// The call whose arguments or closure begin behind a token.
    private func call(endingAt last: Int) -> (name: String, first: Int)? {
        guard last > 0 else { return nil }
        var name = last
        if tokens.tokens[name].kind == .rightParen { name = Int(tokens.partners[name]) - 1 }
        if tokens.text(of: name).hasSuffix(">") {
            name = (0..<name).last { tokens.spells($0, "<") }.map { $0 - 1 } ?? name
        }
        guard name > 0, tokens.tokens[name].kind == .identifier,
            tokens.tokens[name - 1].kind != .keyword(.func)
        else { return nil }
        return (self.name(at: name), name)
    }
}
