import AppFacts
import SwiftFlow
import SwiftOutline

/// SwiftUI roots of several places: the views stand in the `App`, and code says which of them is shown, and what of.
struct RootChoice {
    /// A view, and what it is made of.
    struct Case {
        /// What it is called.
        let name: String
        /// The code of the view.
        let root: MovedRoot

        /// What the value of the case has along with it.
        var values: [KeptValue] { root.material.kept }
    }

    /// What the type of the values is called: it stands in the delegate.
    let type: String
    /// The property of the delegate that says which view it is.
    let cell: RootCell
    /// The views, each one once.
    let cases: [Case]
    /// All views, in the order of the code.
    let roots: [MovedRoot]
    /// Whether another one may be chosen when SwiftUI shows one already.
    let changesLater: Bool

    /// The choice between all roots of an app; nil where one of them can't be written in the `App`.
    init?(_ facts: LaunchFacts, _ uses: RootUses) {
        var cases: [Case] = []
        var roots: [MovedRoot] = []
        var chosen: [String: [ChosenView]] = [:]
        for use in uses.writes {
            let analysis = MovedRootAnalysis(facts, use)
            guard var root = try? RootComposition.chosenRoot(facts, analysis),
                let hosted = root.hosted
            else { return nil }
            root.asksSceneDelegate = facts.usesScenes
            let item = Self.item(for: root, among: cases)
            if !cases.contains(where: { $0.name == item.name }) { cases.append(item) }
            roots.append(root)
            chosen[root.function.located.file.path, default: []].append(
                ChosenView(hosted: hosted, value: Self.value(of: item, root)))
        }
        guard !cases.isEmpty else { return nil }
        self.cases = cases
        self.roots = roots
        type = facts.context.freeTypeName(of: ["Root", "WindowRoot", "ShownRoot"])
        cell = Cells(facts).choice(chosen)
        changesLater = uses.isSetLater
    }

    /// The case for a root: one that is there already where it shows the same.
    private static func item(for root: MovedRoot, among cases: [Case]) -> Case {
        if let known = cases.first(where: { $0.root.isSame(as: root) }) {
            return Case(name: known.name, root: known.root)
        }
        let view = ExpressionReader(root.function.file).expression(in: root.value)
        let name = view.shownType(in: root.function.file)?.loweredName ?? view.viewBase ?? "root"
        let short = ["View", "Screen", "Page"].first {
            name.hasSuffix($0) && name != $0.lowercased()
        }
        let brief = String(name.dropLast(short?.count ?? 0))
        let taken = Set(cases.map(\.name)).union(SwiftName.reserved)
        return Case(
            name: FreeNames(besides: taken).first(of: [brief, name, "\(name)Root"]), root: root)
    }

    /// The value that stands for a root where code sets it.
    private static func value(of item: Case, _ root: MovedRoot) -> String {
        let file = root.function.file
        let values = root.material.kept.map { value in
            let text: String
            switch value.source {
            case .declaration, .local: text = value.name
            case .expression(let range): text = file.text(range)
            }
            return root.material.kept.count > 1 ? "\(value.name): \(text)" : text
        }
        return ".\(item.name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }

    /// The statements that leave the code with the views, by path.
    var removed: [String: [TokenRange]] {
        roots.reduce(into: [:]) { ranges, root in
            let copied = root.material.copied
            let gone = root.statements.map(\.range).filter { !copied.contains($0) }
            ranges[root.function.located.file.path, default: []] +=
                gone + root.material.dropped + [root.inlined].compactMap { $0?.range }
        }
    }
}

extension MovedRoot {
    /// Whether two roots are the same view of the same values, as they are written.
    fileprivate func isSame(as other: MovedRoot) -> Bool {
        func texts(_ root: MovedRoot) -> [String] {
            root.ranges.map(root.function.file.text) + root.material.kept.map { $0.name + $0.type }
        }
        return texts(self) == texts(other)
    }
}

extension Expression {
    /// The name of the view that is seen: that of `AnyView(HomeView())`, and of a stack around one, is `HomeView`.
    func shownType(in file: SwiftFile) -> String? {
        guard case .call(let callee, let arguments) = kind else { return nil }
        switch callee.kind {
        case .member(let base, let name, _):
            return base.isTypeName || name.first?.isUppercase == true
                ? name : base.shownType(in: file)
        case .name(let name):
            guard Self.wrappers.contains(name) else { return name }
            let inner = arguments.last.flatMap { argument -> String? in
                guard case .closure = argument.value.kind else {
                    return argument.value.shownType(in: file)
                }
                return file.references(in: argument.value.range).first {
                    $0.role == .bare && $0.name.first?.isUppercase == true
                }?.name
            }
            return inner ?? name
        default: return nil
        }
    }

    private static let wrappers: Set<String> = [
        "AnyView", "NavigationView", "NavigationStack", "Group", "VStack", "HStack", "ZStack",
    ]
}
