import AppFacts
import SwiftFlow
import SwiftOutline

/// Says what is different about a SwiftUI root that is made where SwiftUI asks for it.
struct RootViewFindings {
    private let context: TargetContext

    /// The findings for an app.
    init(in context: TargetContext) {
        self.context = context
    }

    /// The views whose making does something, and what is read again.
    func findings(of roots: [MovedRoot]) -> [Finding] {
        initializers(of: roots) + makers(of: roots) + kept(of: roots) + roots.flatMap(rereads)
    }

    private func kept(of roots: [MovedRoot]) -> [Finding] {
        roots.flatMap(\.material.viewObjects).map { object in
            Finding(
                .launchOrder, .note, .automatic,
                at: context.place(object.view.file, object.view.declaration.keyword),
                "'\(object.property.declaration.name)' was made once, with the root view; SwiftUI may make that again, and `@StateObject` keeps it"
            )
        }
    }

    private func initializers(of roots: [MovedRoot]) -> [Finding] {
        var seen: Set<Place> = []
        let noticed = roots.filter { !$0.material.keepsItsMoment }
        return noticed.flatMap(\.material.initializers).compactMap { located in
            let place = context.place(located.file, located.declaration.keyword)
            guard seen.insert(place).inserted else { return nil }
            let name = located.declaration.kind == .initializer ? "initializer" : "code"
            return Finding(
                .launchOrder, .note, .review, at: place,
                "\(Self.isMade): this \(name) does more than make a view",
                remedy: "do that in a model that `@StateObject` keeps, or in `onAppear`")
        }
    }

    private static let isMade =
        "the root view is made when SwiftUI shows the window, and may be made again"

    /// Stands at the view: what may be told of the making of a value stands at the value.
    private func makers(of roots: [MovedRoot]) -> [Finding] {
        let noticed = roots.filter { !$0.material.keepsItsMoment }
        return noticed.flatMap(\.material.makers).map { maker in
            Finding(
                .launchOrder, .note, .review,
                at: context.place(maker.view.file, maker.view.declaration.keyword),
                "\(Self.isMade), with a new \(maker.values.map { "'\($0)'" }.joined(separator: ", "))",
                remedy: "keep that with `@StateObject` or `@State`, where it must stay the same")
        }.firstAtEachPlace()
    }

    /// Where a view is chosen that may be shown already, of a root that is one of several.
    func findings(of choice: RootChoice, _ uses: RootUses) -> [Finding] {
        guard choice.changesLater else { return [] }
        return uses.writes.filter { $0.phases.contains { $0 >= .firstView } }.map { use in
            Finding(
                .rootSwap, .note, .review,
                at: context.place(use.function.located.file, use.write.target.lowerBound),
                "a view that is shown already stays as it is here, where a new one took its place",
                remedy: "give it another `id(_:)` where it has to start anew")
        }
    }

    private func rereads(of root: MovedRoot) -> [Finding] {
        root.material.rereads.map { range in
            Finding(
                .launchOrder, .note, .automatic,
                at: context.place(root.function.located.file, range.lowerBound),
                "'\(root.function.file.text(range))' was read once, and is read whenever SwiftUI evaluates the root view"
            )
        }
    }
}
