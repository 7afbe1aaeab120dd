import SwiftOutline

/// Refuses launches whose order can't be kept: a window in use before the launch method, or a launch method that runs again.
struct LaunchOrder {
    private let context: TargetContext
    private let delegate: DelegateClass

    /// A check of an application delegate.
    init(context: TargetContext, delegate: DelegateClass) {
        self.context = context
        self.delegate = delegate
    }

    /// Looks at the delegate's methods beside those that take part in a launch.
    ///
    /// - Throws: `Refusal` with the place.
    func check(_ launch: [LaunchCode]) throws(Refusal) {
        let isFollowed = launch.contains(where: \.function.isFirstOfTwo)
        if !isFollowed { try checkEarlierMethod(LaunchWindows(of: launch).names) }
        if launch.contains(where: { !$0.windowStatements.isEmpty }) { try checkCallsOfLaunch() }
    }

    /// What `willFinishLaunching` does with the window comes before everything that the launch method does.
    private func checkEarlierMethod(_ windows: Set<String>) throws(Refusal) {
        for method in delegate.methods("application(_:willFinishLaunchingWithOptions:)") {
            let file = method.file.outline
            let body = method.declaration.body ?? 0..<0
            let closures = SelfInClosure(in: body, of: file, standIns: [])
            // What stands in a closure runs later.
            let use = file.references(in: body).first {
                $0.isUse && windows.contains($0.name) && !closures.contains($0.token)
            }
            guard let use else { continue }
            throw Refusal(
                .rootUnresolved, at: context.place(method.file, use.token),
                "the window is in use here, before the launch method",
                remedy: "move this to `application(_:didFinishLaunchingWithOptions:)`")
        }
    }

    /// A delegate that launches anew by calling its own method would not get a new root by it.
    private func checkCallsOfLaunch() throws(Refusal) {
        for member in delegate.members {
            guard let body = member.declaration.body else { continue }
            let file = member.file.outline
            let tokens = file.tokens.tokens
            let call = body.dropLast().first { token in
                guard tokens[token + 1].kind == .leftParen else { return false }
                if file.tokens.spells(token, "applicationDidFinishLaunching") {
                    return isOwn(token, in: file)
                }
                return file.tokens.spells(token, "application") && isOwn(token, in: file)
                    && (token..<Int(file.tokens.partners[token + 1])).contains {
                        file.tokens.spells($0, "didFinishLaunchingWithOptions")
                    }
            }
            guard let call else { continue }
            throw Refusal(
                .rootSwap, at: context.place(member.file, call),
                "the launch method is called here too, which would not make a new root any more",
                remedy: "move what is to be done again into a method of its own")
        }
    }

    /// Whether a called name is the delegate's own: it stands alone, or behind `self`.
    private func isOwn(_ token: Int, in file: SwiftFile) -> Bool {
        guard file.tokens.tokens[token - 1].kind == .period else { return true }
        return file.tokens.tokens[token - 2].kind == .keyword(.`self`)
    }
}
