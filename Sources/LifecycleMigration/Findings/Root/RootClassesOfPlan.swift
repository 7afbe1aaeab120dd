import AppFacts
import SwiftFlow

extension RootPlan {
    /// The classes of the view controllers that become the root; SwiftUI views have none.
    func classes(in launch: LaunchFacts, linked: AppFlow? = nil) -> [String] {
        guard !isView else { return hostingClasses(in: launch) }
        let found = RootClasses(in: launch.flow, linked: linked)
        return uses.writes.flatMap { found.classes(of: $0.write.value, in: $0.function).sorted() }
    }

    /// The classes of the app's own that hosted the views, and are made for them no more.
    func hostingClasses(in launch: LaunchFacts) -> [String] {
        guard isView else { return [] }
        let found = RootClasses(in: launch.flow)
        let own = PlainHosting(in: launch.flow.program)
        return uses.writes.flatMap {
            found.classes(of: $0.write.value, in: $0.function).filter(own.contains).sorted()
        }
    }

    /// The places that set a root of which no class is known.
    func unknownRoots(
        in launch: LaunchFacts, linked: AppFlow? = nil
    ) -> [RootUses.Write] {
        guard !isView else { return [] }
        let found = RootClasses(in: launch.flow, linked: linked)
        return uses.writes.filter { found.isUnknown($0.write.value, in: $0.function) }
    }
}
