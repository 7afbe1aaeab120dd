import SwiftOutline

/// Finds `scene.delegate as? SceneDelegate`: the scene's delegate is SwiftUI's own object.
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
            context.files(mentioning: delegate.name).flatMap { file in
                let gone = removed.ranges(in: file.path)
                let tokens = file.outline.tokens
                return tokens.tokens.indices.dropFirst(3).filter { token in
                    tokens.spells(token, delegate.name)
                        && tokens.tokens[token - 2].kind == .keyword(.as)
                        && !gone.contains(token)
                }.map { finding(at: context.place(file, $0), delegate) }
            }
        }
    }

    private func finding(at place: Place, _ delegate: DelegateClass) -> Finding {
        Finding(
            .sceneDelegateCast, .warning, .manual, at: place,
            "the scene's delegate is SwiftUI's own object, so this cast fails",
            remedy: "make '\(delegate.name)' an ObservableObject and read it from the environment")
    }
}
