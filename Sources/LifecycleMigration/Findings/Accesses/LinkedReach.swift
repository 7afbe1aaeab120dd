import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells which view controllers of what is linked an app may come to show, by way of other code that is linked, too.
struct LinkedReach {
    private let context: TargetContext
    private let linked: TargetContext?

    /// Looks from an app's code into what it is built with.
    init(from context: TargetContext, into linked: TargetContext?) {
        self.context = context
        self.linked = linked
    }

    /// Whether the app's code names a class, or what names it, and so on: a factory, a view controller that pushes it.
    ///
    /// What is only presented is left out, with all that it shows itself.
    func mayShow(_ name: String) -> Bool {
        var seen: Set<String> = [name]
        var pending = [name]
        while let next = pending.popLast(), seen.count < Self.mostNames {
            if isNamedByApp(next) { return true }
            pending += users(of: next).filter { seen.insert($0).inserted }
        }
        return false
    }

    /// Nobody comes to a screen by more names.
    private static let mostNames = 256

    private func isNamedByApp(_ name: String) -> Bool {
        context.files(naming: name).contains { _ in true }
            && !PresentedControllers(context: context).areAll(ofClass: name)
    }

    /// The names by which code comes to what a name stands in: of types, functions and variables at the top level, and of
    /// what extensions add.
    private func users(of name: String) -> [String] {
        guard let linked, !PresentedControllers(context: linked).areAll(ofClass: name) else {
            return []
        }
        return linked.files(naming: name).flatMap { file in
            let uses = file.tokens(spelled: name)
            return file.outline.declarations.filter { uses.contains(where: $0.range.contains) }
                .flatMap { declaration -> [String] in
                    let members = declaration.kind == .extension ? declaration.members : []
                    let using = members.filter { uses.contains(where: $0.range.contains) }
                    return [declaration.name.lastComponent] + using.map(\.name)
                }
        }
    }
}
