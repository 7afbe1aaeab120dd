import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The way from the application's delegate to a window that its launch makes, through the properties that keep it.
struct WindowPath {
    /// A property on the way, and what is behind it.
    private struct Step {
        let located: LocatedDeclaration
        let name: String
        let isOptional: Bool
        /// The class that it has to be cast to; nil where it is declared with that.
        let cast: String?
    }

    private let steps: [Step]

    /// The delegate's own property `window`.
    static var ofDelegate: WindowPath { WindowPath(steps: []) }

    /// The properties that the file of the scene's delegate must see.
    var opened: [LocatedDeclaration] { steps.map(\.located) }

    private init(steps: [Step]) { self.steps = steps }

    /// Objects behind more properties are not looked at.
    private static let deepest = 3

    /// The shortest way; nil where no stored property of the objects that the delegate keeps has this window, and no other one.
    init?(to window: OwnWindow, from delegate: DelegateClass, _ flow: AppFlow) {
        var pending: [(type: String, steps: [Step])] = [(delegate.name, [])]
        var seen: Set<String> = [delegate.name]
        var next = 0
        while next < pending.count {
            let (type, steps) = pending[next]
            next += 1
            for (name, located) in Self.properties(of: type, flow) {
                let value = flow.analysis.assigned(to: name, of: type)
                let declared = flow.analysis.type(ofVariable: name, located, owner: type)
                let windows = value?.windows ?? []
                if Self.isOne(of: windows, window) {
                    self.steps =
                        steps + [Step(located: located, name: name, isOptional: false, cast: nil)]
                    return
                }
                guard steps.count + 1 < Self.deepest,
                    let target = Self.classBehind(declared, value?.type, flow),
                    seen.insert(target.name).inserted
                else { continue }
                let step = Step(
                    located: located, name: name, isOptional: declared != declared.unwrapped,
                    cast: target.isDeclared ? nil : target.name)
                pending.append((target.name, steps + [step]))
            }
        }
        return nil
    }

    private static func isOne(of windows: Set<WindowOrigin>, _ window: OwnWindow) -> Bool {
        windows.isSubset(of: window.origins)
            && windows.contains { if case .made = $0 { true } else { false } }
    }

    /// The stored properties of a type's objects, by their names.
    private static func properties(
        of type: String, _ flow: AppFlow
    ) -> [(name: String, located: LocatedDeclaration)] {
        let members = flow.program.type(type)?.allMembers ?? []
        return members.compactMap { member -> (name: String, located: LocatedDeclaration)? in
            let declaration = member.located.declaration
            guard declaration.kind == .variable, !declaration.isStatic,
                declaration.conditions.isEmpty, declaration.bindings.count == 1,
                let binding = declaration.bindings.first, binding.name == declaration.name,
                binding.accessorKinds.allSatisfy({ [.willSet, .didSet].contains($0) })
            else { return nil }
            return (declaration.name, member.located)
        }.sorted {
            ($0.located.file.path, $0.located.declaration.keyword)
                < ($1.located.file.path, $1.located.declaration.keyword)
        }
    }

    /// The type of the app's own behind a property: as it is declared, or the one class that is ever put there.
    private static func classBehind(
        _ declared: FlowType, _ put: FlowType?, _ flow: AppFlow
    ) -> (name: String, isDeclared: Bool)? {
        func own(_ type: FlowType?) -> String? {
            guard let name = type?.unwrapped.name, let found = flow.program.type(name),
                found.isDeclared, found.kind != .protocol,
                found.declarations.allSatisfy({ located in
                    !located.declaration.modifiers.contains {
                        ["private", "fileprivate"].contains($0.name)
                    }
                })
            else { return nil }
            return name
        }
        if let name = own(declared) { return (name, true) }
        return own(put).map { ($0, false) }
    }

    /// The expression that gives the window, from an object of the delegate's class.
    func text(from delegate: String) -> String {
        guard !steps.isEmpty else { return delegate + ".window" }
        var text = delegate
        for step in steps {
            text += "." + step.name
            if let cast = step.cast {
                text = "(\(text) as? \(cast))?"
            } else if step.isOptional {
                text += "?"
            }
        }
        return text
    }
}
