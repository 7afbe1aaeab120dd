import SwiftOutline

/// What the moving code of a root needs from the class and the file that it comes from.
struct RootNeeds {
    private let setup: RootViewSetup

    /// The needs of one set-up.
    init(of setup: RootViewSetup) {
        self.setup = setup
    }

    /// Whether the root uses what only its class has, or what only its file can see.
    var isBoundToOwner: Bool {
        setup.root.storyboard?.members != nil || !members.isEmpty || hiddenName != nil
            || namesItself || namesOwnType
    }

    /// The members of the class that it uses.
    var members: Set<String> {
        let file = setup.function.file
        let used = setup.movingRanges.flatMap { file.references(in: $0) }.filter(\.isUse).map(
            \.name)
        let locals = (setup.moved + setup.copied).reduce(into: Set<String>()) { names, index in
            names.formUnion(file.declaredNames(in: setup.statements[index].statement).map(\.name))
        }
        let members = setup.function.owner.memberNames.union(setup.promoted.map(\.name))
        return Set(used).intersection(members).subtracting(locals)
            .subtracting(setup.code.names.windows)
    }

    /// A name that it uses and that only the launch's file can see.
    var hiddenName: String? {
        let hidden = HiddenNames(of: setup.function.file, owner: setup.function.owner.name)
        return setup.movingRanges.lazy.compactMap(hidden.first).first
    }

    /// Whether it names its class by `Self`.
    var namesOwnType: Bool {
        let tokens = setup.function.file.tokens.tokens
        return setup.movingRanges.joined().contains { tokens[$0].kind == .keyword(.Self) }
    }

    /// Whether it names `self`.
    private var namesItself: Bool {
        let tokens = setup.function.file.tokens.tokens
        let windows = TokenRanges(setup.root.windowReads.map(\.range))
        return setup.movingRanges.contains { range in
            range.contains {
                tokens[$0].kind == .keyword(.`self`) && tokens[$0 - 1].kind != .period
                    && !windows.contains($0)
            }
        }
    }

    /// Why SwiftUI can't ask a scene delegate for the root, or make it from the moved code; nil where it can.
    func obstacle(in context: TargetContext) -> Refusal? {
        guard setup.function.moment == .willConnect else { return nil }
        let place = context.place(setup.function.method.file, setup.root.range.lowerBound)
        if isBoundToOwner {
            guard let member = MemberReadiness(of: setup).unready else { return nil }
            return Refusal(
                .rootUnresolved, at: place,
                "the root needs '\(member)' of '\(setup.function.owner.name)', which is not set before SwiftUI asks for the root",
                remedy: "give '\(member)' an initial value, or move it to the application delegate")
        }
        let mayBeNil =
            !setup.root.isView && ControllerOptionality(of: setup, in: context).isOptional
        guard setup.root.choice != nil, mayBeNil else { return nil }
        return Refusal(
            .rootUnresolved, at: place, "a branch may give no root view controller",
            remedy: "make sure that every branch gives one that is not optional")
    }
}
