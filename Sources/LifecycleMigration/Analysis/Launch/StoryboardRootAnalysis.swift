import SwiftOutline

/// Finds how a launch works on the root view controller that a storyboard gave its window.
///
/// UIKit had filled the window before the launch method ran. SwiftUI shows its content later, so what works on the root
/// goes along with it: behind the place where the storyboard is loaded, and in front of where its view is.
struct StoryboardRootAnalysis {
    private let context: TargetContext

    /// An analysis of functions of one target.
    init(context: TargetContext) {
        self.context = context
    }

    /// The set-up of a storyboard's root; nil where the launch leaves it alone.
    ///
    /// - Throws: `Refusal` where its statements can't be told from the rest of the launch.
    func setup(
        of code: LaunchCode, storyboard: String
    ) throws(Refusal) -> RootViewSetup? {
        let seeds = code.rootReaders
        guard let first = seeds.first else { return nil }
        let slice = try StoryboardSlice.compute(from: seeds, of: code, context: context)
        try code.checkScenes(of: slice.moved, context: context)
        let file = code.function.file
        let moved = (slice.moved + slice.copied).sorted().map { code.statements[$0].statement }
        let reads = seeds.flatMap { code.rootReads(of: $0) }
        let declarations = moved.compactMap { statement -> Declaration? in
            if case .declaration(let declaration) = statement.kind { declaration } else { nil }
        }
        let taken = moved.flatMap { file.references(in: $0.range) }.filter {
            $0.isUse || $0.role == .declaredName
        }.map(\.name)
        let form = StoryboardRoot.form(of: reads, in: declarations, file, taken: Set(taken))
        let root = StoryboardRoot(storyboard: storyboard, reads: reads, form: form)
        return RootViewSetup(
            code: code, rootIndex: first, root: .storyboard(root), moved: slice.moved,
            copied: slice.copied, inlined: [])
    }

    /// The set-up of a storyboard's root at which a scene delegate's launch gets by other members of the class; nil where
    /// it does not.
    ///
    /// - Throws: `Refusal` where these members do more, or the statements can't be told from the rest of the launch.
    func memberSetup(
        of code: LaunchCode, storyboard: String
    ) throws(Refusal) -> RootViewSetup? {
        let owner = code.function.owner
        let names = MemberRootReads.names(of: owner)
        guard let use = firstUse(of: names, in: code) else { return nil }
        guard code.function.moment == .willConnect,
            let members = MemberRootReads(of: owner, windows: code.names)
        else {
            throw Refusal(
                .rootUnresolved, at: context.place(code.function.method.file, use.token),
                "the launch works on the window's root view controller by '\(use.name)'",
                remedy: "write out in the launch method what '\(use.name)' does")
        }
        let direct = code.rootReaders
        let seeds = code.statements.indices.filter {
            direct.contains($0) || self.use(of: names, in: code.statements[$0], code) != nil
        }
        let slice = try StoryboardSlice.compute(
            from: seeds, of: code, readers: names, context: context)
        try code.checkScenes(of: slice.moved, context: context)
        let reads = direct.flatMap { code.rootReads(of: $0) }
        let name = FreeNames(besides: owner.takenNames).first(
            of: ["rootViewController", "initialViewController", "windowRoot"])
        let root = StoryboardRoot(
            storyboard: storyboard, reads: reads, form: .member(name: name, members))
        return RootViewSetup(
            code: code, rootIndex: seeds[0], root: .storyboard(root), moved: slice.moved,
            copied: slice.copied, inlined: [])
    }

    /// The first use of some members in a launch.
    private func firstUse(of names: Set<String>, in code: LaunchCode) -> Reference? {
        guard !names.isEmpty else { return nil }
        for item in code.statements {
            if let use = use(of: names, in: item, code) { return use }
        }
        return nil
    }

    private func use(
        of names: Set<String>, in item: LaunchStatement, _ code: LaunchCode
    ) -> Reference? {
        guard item.role.isOther else { return nil }
        return code.function.file.references(in: item.statement.range).first {
            $0.isUse && names.contains($0.name)
        }
    }
}

extension LaunchCode {
    /// The statements that read the root of the window, by index.
    var rootReaders: [Int] {
        statements.indices.filter { statements[$0].role.isOther && !rootReads(of: $0).isEmpty }
    }

    /// The places of a statement that read the root; none where it uses the window for other things too.
    func rootReads(of index: Int) -> [WindowRootReads.Read] {
        let range = statements[index].statement.range
        return WindowRootReads(in: range, of: function.file, names: names)?.reads ?? []
    }
}
