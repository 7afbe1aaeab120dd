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

    /// Refuses a launch that gets at the root by another member of its class, which finds no window any more.
    func checkMembers(_ code: LaunchCode) throws(Refusal) {
        let owner = code.function.owner
        let readers = Self.readers(of: owner)
        guard !readers.isEmpty else { return }
        let file = code.function.file
        for item in code.statements where item.role.isOther {
            let use = file.references(in: item.statement.range).first {
                $0.isUse && readers.contains($0.name)
            }
            guard let use else { continue }
            throw Refusal(
                .rootUnresolved, at: context.place(code.function.method.file, use.token),
                "the launch works on the window's root view controller by '\(use.name)'",
                remedy: "write out in the launch method what '\(use.name)' does")
        }
    }

    /// The members of a class that read the root of its window, by themselves or by each other.
    private static func readers(of owner: DelegateClass) -> Set<String> {
        let launch: Set<String> = [
            LaunchFunction.Moment.didFinishLaunching.selectorName, PlainLaunchMethod.selectorName,
            LaunchFunction.Moment.willConnect.selectorName,
        ]
        let members = owner.members.filter {
            ($0.declaration.kind == .function && !launch.contains($0.declaration.selectorName))
                || ($0.declaration.kind == .variable && !$0.holdsWindow)
        }
        let used = members.map { member in
            (
                member,
                Set(
                    member.file.outline.references(in: member.declaration.range)
                        .map(\.name))
            )
        }
        var readers: Set<String> = []
        var before = -1
        // Members of members: two rounds are what people write, and the sum stays linear.
        var rounds = 0
        while readers.count > before, rounds < 4 {
            before = readers.count
            rounds += 1
            for (member, names) in used
            where names.isSuperset(of: ["window", "rootViewController"])
                || !names.isDisjoint(with: readers)
            {
                readers.formUnion(member.memberNames)
            }
        }
        return readers
    }
}

extension LocatedDeclaration {
    /// The names under which code of the class uses a member.
    fileprivate var memberNames: [String] {
        declaration.kind == .variable ? declaration.bindings.map(\.name) : [declaration.name]
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
