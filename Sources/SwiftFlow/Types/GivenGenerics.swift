import SwiftOutline

/// What the arguments of a call tell of the generic parameters of the function: `T` is `Settings` in `configure(settings) { $0.isDark = true }`.
struct GivenGenerics {
    private let names: Set<String>
    private var types: [String: FlowType] = [:]

    /// Nothing is given yet to a function.
    init(_ function: FlowFunction) {
        names = Set(GenericParameters(of: function.located).names)
    }

    /// Notes what an argument is for a parameter whose type is one of them.
    mutating func note(_ type: FlowType, for parameter: Parameter, in file: SwiftFile) {
        guard !names.isEmpty, type != .unknown,
            case .named(let name, _) = TypeReader.type(in: parameter.type, of: file),
            names.contains(name), types[name] == nil
        else { return }
        types[name] = type
    }

    /// A type with what is known in the places of the parameters.
    func replaced(in type: FlowType) -> FlowType {
        guard !types.isEmpty else { return type }
        switch type {
        case .named(let name, []): return types[name] ?? type
        case .named(let name, let arguments): return .named(name, arguments.map(replaced))
        case .optional(let inner): return .optional(replaced(in: inner))
        case .collection(let element): return .collection(replaced(in: element))
        case .function(let parameters, let result):
            return .function(parameters.map(replaced), replaced(in: result))
        case .tuple(let parts):
            return .tuple(parts.map { TuplePart($0.label, replaced(in: $0.type)) })
        case .composition(let parts): return .composition(parts.map(replaced))
        case .metatype, .unknown: return type
        }
    }
}
