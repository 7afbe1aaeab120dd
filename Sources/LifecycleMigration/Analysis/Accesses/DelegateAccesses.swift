import SwiftFlow
import SwiftOutline

/// Every use of the application's delegate in a target.
struct DelegateAccesses {
    private let delegate: DelegateClass
    private let context: TargetContext
    private let files: [(file: ProgramFile, uses: DelegateCastAnalysis.Result)]

    private let moved: [String: [TokenRange]]

    /// Finds the uses in an app.
    init(facts: UIKitFacts) {
        self.init(
            of: facts.delegate, in: facts.context, profile: .uiKit, moved: facts.root.movedCode)
    }

    /// Finds the uses of a delegate by the rules of its platform; `moved` is code of the launch that goes to another
    /// place, where it means the same.
    init(
        of delegate: DelegateClass, in context: TargetContext, profile: PlatformProfile,
        moved: [String: [TokenRange]] = [:]
    ) {
        self.delegate = delegate
        self.context = context
        self.moved = moved
        let conformances = delegate.conformances(profile)
        var known: Set<String> = []
        let reading = profile.applicationPaths.flatMap {
            context.files(mentioning: $0[0], "delegate")
        }.filter { known.insert($0.path).inserted }
        files = reading.sorted { $0.path < $1.path }.map { file in
            (file, file.uses(of: delegate.name, conformances: conformances, profile: profile))
        }
    }

    /// The casts outside of ranges that go, in the order of the files.
    func casts(except removed: [String: [TokenRange]]) -> [(ProgramFile, DelegateCast)] {
        files.flatMap { item in
            let gone = removed.ranges(in: item.file.path)
            return item.uses.casts.filter { !gone.contains($0.range.lowerBound) }
                .map { (item.file, $0) }
        }
    }

    /// The locals that are cast further on, outside of ranges that go, in the order of the files.
    func bindings(except removed: [String: [TokenRange]]) -> [(ProgramFile, DelegateBinding)] {
        files.flatMap { item in
            let gone = removed.ranges(in: item.file.path)
            return item.uses.bindings.filter { !gone.contains($0.name) }
                .map { (item.file, $0) }
        }
    }

    /// Locals that nothing uses any more once the casts are repaired, outside of ranges that go.
    func unusedLocals(
        except removed: [String: [TokenRange]]
    ) -> [(ProgramFile, [TokenRange])] {
        files.map { item in
            let gone = removed.ranges(in: item.file.path)
            return (item.file, item.uses.unusedLocals.filter { !gone.contains($0.lowerBound) })
        }
    }

    /// The tokens of the class in every cast that is repaired, by path.
    var repairedCasts: [String: [TokenRange]] {
        var known: [String: [TokenRange]] = [:]
        for item in files {
            known[item.file.path] =
                item.uses.casts.map(\.range)
                + item.uses.bindings.flatMap { $0.casts.map { $0..<$0 + 1 } }
        }
        return known
    }

    /// The uses that are reported: what they are and where.
    func findings(except removed: [String: [TokenRange]]) -> [Finding] {
        files.flatMap { item -> [Finding] in
            let gone = removed.ranges(in: item.file.path)
            let kept = moved.ranges(in: item.file.path)
            func places(_ tokens: [Int]) -> [Place] {
                tokens.filter { !gone.contains($0) || kept.contains($0) }
                    .map { context.place(item.file, $0) }
            }
            let others = item.uses.others.filter { !gone.contains($0) || kept.contains($0) }.map {
                Finding(
                    .delegateCast, .warning, .manual, at: context.place(item.file, $0),
                    "the application's delegate is SwiftUI's own object here"
                        + (item.uses.trapping.contains($0) ? ": the app traps at this cast" : ""),
                    remedy:
                        "use '\(delegate.name)' itself, which the App has from its adaptor")
            }
            let classes = places(item.uses.classes).map {
                Finding(
                    .delegateProxySDK, .warning, .manual, at: $0,
                    "this is the class of SwiftUI's own delegate, and a method that is added to it keeps the app's from being called",
                    remedy:
                        "switch the swizzling off, and call from the app's own callbacks what it is for"
                )
            }
            let starts = item.uses.casts.map(\.range.lowerBound)
            let moving = starts.filter { gone.contains($0) && kept.contains($0) }.map {
                Finding(
                    .delegateCast, .note, .automatic, at: context.place(item.file, $0),
                    "the cast moves with the code of the root, and becomes the delegate itself")
            }
            let assignments = places(item.uses.assignments).map {
                Finding(
                    .delegateProxySDK, .warning, .manual, at: $0,
                    "this takes SwiftUI's own delegate out of the application",
                    remedy: "let the delegate behind the adaptor call what takes its place")
            }
            return moving + others + classes + assignments
        }
    }
}

extension DelegateClass {
    /// What the class can be cast to beside itself and what the framework declares.
    func conformances(_ profile: PlatformProfile) -> Set<String> {
        let plain = profile.plainSuperclasses.union([
            profile.delegateProtocol, profile.formerProtocol,
        ])
        return Set(inheritance.map(\.lastComponent)).subtracting(plain)
    }
}

extension RootPlan {
    /// Code of the launch that moves to another place, by path.
    fileprivate var movedCode: [String: [TokenRange]] {
        switch source {
        case .view(let root), .controller(let root):
            [root.function.located.file.path: root.ranges]
        case .choice(let choice):
            choice.roots.reduce(into: [:]) { ranges, root in
                ranges[root.function.located.file.path, default: []] += root.ranges
            }
        case .storyboard, .cell: [:]
        }
    }
}
