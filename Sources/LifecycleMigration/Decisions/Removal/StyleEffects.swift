import AppleFrameworks
import SwiftFlow

/// What code does that chooses a style for the window: to ask for what the user has set changes nothing.
struct StyleEffects: EffectSemantics {
    private let plain: UIKitEffects
    private let program: Program

    /// The effects in an app.
    init(program: Program) {
        plain = UIKitEffects(program: program)
        self.program = program
    }

    func effects(ofMaking type: String) -> FlowEffects? {
        type == "UIUserInterfaceStyle" || program.type(type)?.kind == .enum
            ? .some(.none) : plain.effects(ofMaking: type)
    }

    func effects(ofCalling name: String, on type: FlowType?) -> FlowEffects? {
        type?.name == Self.defaults && Self.reading.contains(name)
            ? FlowEffects(reads: [.outside(Self.defaults)])
            : plain.effects(ofCalling: name, on: type)
    }

    func effects(ofReading name: String, of type: FlowType) -> FlowEffects? {
        if case .metatype(Self.defaults) = type, name == "standard" { return .some(.none) }
        return plain.effects(ofReading: name, of: type)
    }

    func effects(ofWriting name: String, of type: FlowType) -> FlowEffects? {
        plain.effects(ofWriting: name, of: type)
    }

    func effects(ofElementOf type: FlowType, isWritten: Bool) -> FlowEffects? {
        plain.effects(ofElementOf: type, isWritten: isWritten)
    }

    func isLazy(wrapper: String) -> Bool { plain.isLazy(wrapper: wrapper) }

    func isPart(_ member: String) -> Bool { plain.isPart(member) }

    private static let defaults = "UserDefaults"

    private static let reading: Set<String> = [
        "bool", "integer", "string", "object", "value", "double", "float", "data",
    ]
}
