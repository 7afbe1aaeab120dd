import AppleFrameworks
import ProjectModel

extension TargetContext {
    /// The context of other sources, read through the same library.
    package func reading(_ sources: [String]) -> TargetContext {
        var target = target
        target.sources = sources
        return TargetContext(
            target: target, library: library,
            conditions: BuildConditions(platforms: target.platforms))
    }

    /// The sources of some modules, each once, that the target doesn't compile itself.
    package func sources(of modules: [LinkedModule]) -> [String] {
        let own = Set(target.sources)
        return modules.flatMap(\.sources).filter { !own.contains($0) }.inOrderOnce
    }
}
