import SwiftFlow
import SwiftOutline

/// The class that an argument of `UIApplicationMain` names, as far as the source says it.
enum LaunchClass: Equatable {
    /// `nil`: none is named.
    case none
    /// One class, whatever happens.
    case named(String)
    /// Decided while the app runs.
    case decided

    /// Reads an argument: `NSStringFromClass(X.self)`, a text, `nil`, or a constant for one of them.
    init(_ argument: TokenRange, in file: SwiftFile, _ constants: LaunchConstants) {
        self.init(argument, in: file, constants, depth: 0)
    }

    /// Constants may refer to each other.
    private static let depthLimit = 4

    private init(
        _ argument: TokenRange, in file: SwiftFile, _ constants: LaunchConstants, depth: Int
    ) {
        let text = file.text(argument)
        if text == "nil" {
            self = .none
            return
        }
        self = .decided
        guard depth < Self.depthLimit, let chain = file.chain(in: argument) else { return }
        switch chain.base {
        case .literal where !text.contains("\\") && text.hasPrefix("\"") && chain.segments.isEmpty:
            self = .named(String(text.dropFirst().dropLast()).lastComponent)
        case .name(let token):
            let name = file.name(at: token)
            if chain.segments.isEmpty {
                guard let constant = constants[name] else { return }
                self.init(constant, in: file, constants, depth: depth + 1)
            } else if name == "NSStringFromClass", chain.segments.count == 1,
                case .call(let call) = chain.segments[0], call.arguments.count == 1
            {
                self.init(call.arguments[0].value, in: file, constants, depth: depth + 1)
            } else if text.hasSuffix(".self"), let names = chain.names(in: file),
                names.last == "self", let type = names.dropLast().last
            {
                self = .named(type)
            }
        default: break
        }
    }
}
