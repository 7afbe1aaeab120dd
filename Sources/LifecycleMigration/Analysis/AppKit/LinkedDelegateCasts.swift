import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds code that a Mac app is built with, beside its own sources, and that casts the application's delegate.
struct LinkedDelegateCasts {
    private let delegate: DelegateClass
    private let context: TargetContext
    private let modules: ModuleGraph

    /// An analysis of an app; `modules` is what the apps of the tree are built with.
    init(of delegate: DelegateClass, in context: TargetContext, _ modules: ModuleGraph) {
        self.delegate = delegate
        self.context = context
        self.modules = modules
    }

    /// A finding for each cast.
    func findings() -> [Finding] {
        let linked = LinkedCode.modules(linkedBy: context, in: modules).flatMap(\.sources)
        let tests = modules.tests(of: context.target).flatMap(\.sources)
        let own = Set(context.target.sources)
        let sources = Set(linked + tests).subtracting(own).filter { $0.hasSuffix(".swift") }
            .sorted()
        let asking = context.library.paths(
            context.library.paths(sources, mentioning: "NSApp"), mentioning: "delegate")
        return asking.compactMap(context.file).flatMap { file in
            casts(in: file).map { token in
                Finding(
                    .delegateCast, .warning, .manual, at: context.place(file, token),
                    "the application's delegate is SwiftUI's own object, so this cast of code that the app is built with fails",
                    remedy: "hand '\(delegate.name)' to this code")
            }
        }
    }

    /// The casts of the application's delegate, to whatever class or protocol.
    private func casts(in file: ProgramFile) -> [Int] {
        let tokens = file.outline.tokens
        return file.tokens(spelled: "delegate").filter { token in
            PlatformProfile.appKit.applicationPaths.contains { path in
                let start = token - 1 - path.count
                return start >= 0 && tokens.tokens[token - 1].kind == .period
                    && path.indices.allSatisfy { tokens.spells(start + $0, path[$0]) }
            } && isCast(behind: token, in: file.outline)
        }
    }

    private func isCast(behind token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        var next = token + 1
        while next < tokens.count, tokens[next].kind == .rightParen || tokens[next].kind.isMark {
            next += 1
        }
        return next < tokens.count && [.keyword(.as), .keyword(.is)].contains(tokens[next].kind)
    }
}

extension TokenKind {
    fileprivate var isMark: Bool { self == .postfixQuestionMark || self == .exclamationMark }
}
