import SwiftOutline

/// Finds the code that takes the window from a delegate which sets no root itself, however far from the launch.
struct WindowTakers {
    private let context: TargetContext
    private let owner: DelegateClass

    /// An analysis of a delegate.
    init(context: TargetContext, owner: DelegateClass) {
        self.context = context
        self.owner = owner
    }

    /// The refusal that names the first call; nil where the delegate sets a root, or gives its window to nobody.
    func refusal() -> Refusal? {
        let methods = owner.members.filter { $0.declaration.kind == .function }
        guard !methods.contains(where: \.setsRoot) else { return nil }
        for method in methods {
            let file = method.file.outline
            guard let body = method.declaration.body else { continue }
            let windows = names(in: method)
            for use in file.references(in: body) where use.isUse && windows.contains(use.name) {
                let handover = WindowHandover(at: use.token, in: body, of: file, context: context)
                guard isTaken(by: handover) else { continue }
                return Refusal(
                    .rootWindowOwner, at: context.place(method.file, use.token), handover.message,
                    remedy: handover.remedy)
            }
        }
        return nil
    }

    /// The properties, parameters and locals that are windows.
    private func names(in method: LocatedDeclaration) -> Set<String> {
        let file = method.file.outline
        let properties = owner.properties.filter(\.holdsWindow).flatMap(\.declaration.bindings)
        let parameters = method.declaration.parameters.filter {
            ["UIWindow", "UIWindow?", "UIWindow!"].contains(file.text($0.type))
        }
        let locals = file.statements(of: method.declaration.body ?? 0..<0).compactMap {
            statement -> String? in
            guard case .declaration(let declaration) = statement.kind,
                let binding = declaration.bindings.first, let value = binding.initializer,
                file.constructedType(of: value).map(WindowNames.isWindowType) ?? false
            else { return nil }
            return binding.name
        }
        return Set(properties.map(\.name) + parameters.map(\.name) + locals)
    }

    /// Whether a type of the target, or an object, takes the window: not a function of the SDK, or a method of the class.
    private func isTaken(by handover: WindowHandover) -> Bool {
        guard let call = handover.call else { return false }
        if handover.type != nil { return true }
        let path = call.prefix { $0 != "(" }.split(separator: ".")
        return path.count > 1 && path[0] != "self" && path[0].first?.isUppercase == false
    }
}
