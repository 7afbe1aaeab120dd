import AppleFrameworks
import SwiftFlow
import SwiftOutline

// Properties of the app's whose values a library keeps.
extension KeptThings {
    /// The wrapper of another module that keeps what a property of the app's has, and under which key; nil for every other variable.
    func wrapped(_ location: FlowLocation) -> (wrapper: String, key: String?)? {
        guard case .member(let name, let owner) = location,
            let member = flow.program.members(name, of: owner).first?.located
        else { return nil }
        for attribute in member.declaration.attributes {
            let wrapper = attribute.name.lastComponent
            guard let arguments = attribute.arguments, wrapper.first?.isUppercase == true,
                flow.program.type(wrapper)?.isDeclared != true,
                !WrappersOfApple.all.contains(wrapper)
            else { continue }
            let file = member.file.outline
            let key = arguments.last {
                [.stringSegment, .identifier].contains(file.tokens.tokens[$0].kind)
            }
            return (Self.stores[wrapper] ?? wrapper, key.map(file.tokens.text(of:)))
        }
        return nil
    }

    /// Types by which libraries get at the same values as by wrappers.
    private static let stores = ["Default": "Defaults", "SwiftyUserDefault": "Defaults"]
}
