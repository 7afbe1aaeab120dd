import SwiftOutline

/// Finds the code outside of the launch that goes to the root by way of the delegate's window.
struct RootWalkAnalysis {
    private let context: TargetContext
    private let delegate: DelegateClass
    private let windows: Set<String>
    private let launch: [LaunchCode]

    /// An analysis of an app whose launch has been taken apart.
    init(context: TargetContext, delegate: DelegateClass, launch: LaunchShape) {
        self.context = context
        self.delegate = delegate
        self.launch = launch.codes
        windows = LaunchWindows(of: launch.codes).names
    }

    /// The walks, in the order of the members and files; those of code that needs the window itself are left out.
    func walks() -> [RootWalk] {
        // Nobody gets at a scene delegate by its class: the scene's delegate is SwiftUI's own object.
        if launch.first?.function.moment == .willConnect {
            return delegate.members.flatMap(ownWalks)
        }
        return delegate.members.flatMap(ownWalks)
            + context.files(mentioning: "rootViewController", "window").flatMap(otherWalks)
    }

    private func isLaunch(_ member: LocatedDeclaration) -> Bool {
        launch.contains {
            $0.function.path == member.file.path
                && $0.function.method.declaration.range == member.declaration.range
        }
    }

    /// The walks of one of the delegate's own members.
    private func ownWalks(_ member: LocatedDeclaration) -> [RootWalk] {
        guard !isLaunch(member), !member.holdsWindow, !member.declaration.isStatic else {
            return []
        }
        let file = member.file.outline
        let references = file.references(in: member.declaration.range)
        let hidden = Set(
            references.filter { $0.role == .declaredName }.map(\.name)
                + member.declaration.parameters.map(\.name))
        let uses = references.filter { $0.isUse && windows.contains($0.name) }
        guard !uses.isEmpty else { return [] }
        let reader = WindowMemberReader(
            member: member, uses: uses, declared: references.filter { $0.role == .declaredName })
        return reader.walks(hidden: hidden)
    }

    /// The walks of a file through the delegate by its class, or through UIKit's delegate.
    private func otherWalks(_ file: TargetFile) -> [RootWalk] {
        let outline = file.outline
        let tokens = outline.tokens.tokens
        let uses = file.uses(of: delegate.name)
        let expressions = DelegateExpressions(of: delegate, uses, in: outline)
        let starts = uses.windows.sorted()
        let known = TokenRanges(
            launch.filter { $0.function.path == file.path }.flatMap { code in
                code.statements.filter { !$0.role.isOther && !$0.role.isControlFlow }.map(
                    \.statement.range)
            })
        return tokens.indices.dropFirst(2).compactMap { token -> RootWalk? in
            guard outline.tokens.spells(token, "window"), !known.contains(token),
                tokens[token - 1].kind == .period,
                let (place, kind) = WindowMemberReader.rootUse(at: token, in: outline)
            else { return nil }
            if expressions.contains(endingAt: token - 1) {
                return RootWalk(file: file, place: place, kind: kind, base: .delegate)
            }
            guard let start = starts.last(below: token), Self.isChain(start..<token, outline)
            else { return nil }
            return RootWalk(
                file: file, place: start..<place.upperBound, kind: kind, base: .application)
        }
    }

    /// Whether a range is `UIApplication.shared.delegate?.` and nothing else.
    private static func isChain(_ range: TokenRange, _ file: SwiftFile) -> Bool {
        range.allSatisfy {
            switch file.tokens.tokens[$0].kind {
            case .identifier, .period, .postfixQuestionMark, .exclamationMark: true
            default: false
            }
        }
    }
}
