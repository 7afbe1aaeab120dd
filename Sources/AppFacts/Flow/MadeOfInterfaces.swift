import SwiftFlow
import SwiftOutline

extension Program {
    /// What runs as an interface file makes a view of a class: its initializer, the values that its properties start with, and what hears of those
    /// that the file sets.
    func code(making view: ViewOfInterface) -> [FlowFunction] {
        let members = type(view.type)?.allMembers ?? []
        let initializers = self.members("init", of: view.type).filter {
            $0.located.declaration.parameters.first?.label == "coder"
        }
        let values = members.filter {
            !$0.located.declaration.isStatic && !$0.located.declaration.isLazy
        }.flatMap(FlowFunction.all).filter { $0.id.part == .initialValue }
        return initializers.flatMap(FlowFunction.all) + values
            + view.attributes.flatMap { setters(of: $0, view.type) }
            + settersOfOutlets(of: view.type)
    }

    /// What hears of the outlets of a class that an interface file connects as it is loaded.
    func settersOfOutlets(of type: String) -> [FlowFunction] {
        ([type] + ancestry(of: type).filter { $0 != type }).flatMap {
            self.type($0)?.allMembers ?? []
        }
        .filter { $0.located.declaration.attribute("IBOutlet") != nil }
        .flatMap(\.names).flatMap { setters(of: $0, type) }
    }

    private func setters(of property: String, _ type: String) -> [FlowFunction] {
        members(property, of: type).flatMap(FlowFunction.all).filter { $0.id.part == .setter }
    }
}
