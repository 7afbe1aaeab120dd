import SwiftFlow
import SwiftOutline

/// The class that an argument of `UIApplicationMain` names, as far as the source says it.
package enum LaunchClass: Equatable {
    /// `nil`: none is named.
    case none
    /// One class, whatever happens.
    case named(String)
    /// Decided while the app runs.
    case decided

    /// Reads an argument: `NSStringFromClass(X.self)`, `X.description()`, a text, `nil`, or a constant for one of them.
    package init(_ argument: TokenRange, in file: SwiftFile, _ constants: LaunchConstants) {
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
                if let constant = constants[name] {
                    self.init(constant, in: file, constants, depth: depth + 1)
                } else if name.first?.isUppercase ?? false {
                    self.init(name, constants)
                }
            } else if name == "NSStringFromClass", chain.segments.count == 1,
                case .call(let call) = chain.segments[0], call.arguments.count == 1
            {
                self.init(call.arguments[0].value, in: file, constants, depth: depth + 1)
            } else if let type = Self.reflected(chain, name, in: file)
                ?? Self.described(chain, in: file)
            {
                self.init(type, constants)
            } else if let type = Self.metatype(chain, in: file) {
                self.init(type, constants)
            }
        case .selfKeyword where chain.segments.isEmpty:
            // In a static method `self` is the type.
            self.init("Self", constants)
        default: break
        }
    }

    private init(_ type: String, _ constants: LaunchConstants) {
        guard type == "Self" else {
            self = .named(type)
            return
        }
        self = constants.ownType.map { .named($0) } ?? .decided
    }

    /// The type of `X.self`.
    private static func metatype(_ chain: PostfixChain, in file: SwiftFile) -> String? {
        guard let names = chain.names(in: file), names.last == "self" else { return nil }
        return names.dropLast().last
    }

    /// The class of `X.description()`, whose text is the name that the runtime knows it by.
    private static func described(_ chain: PostfixChain, in file: SwiftFile) -> String? {
        guard chain.segments.count >= 2, case .call(let call)? = chain.segments.last,
            call.arguments.isEmpty,
            case .member(let method) = chain.segments[chain.segments.count - 2],
            file.name(at: method) == "description"
        else { return nil }
        let front = chain.range.lowerBound..<method - 1
        let names = file.chain(in: front)?.names(in: file) ?? []
        let type = names.last { $0 != "self" }
        // A variable's class is decided while the app runs.
        return type.flatMap { $0.first?.isUppercase ?? false ? $0 : nil }
    }

    /// The class of `String(reflecting: X.self)`, which has the name of its module in front.
    private static func reflected(
        _ chain: PostfixChain, _ name: String, in file: SwiftFile
    ) -> String? {
        guard name == "String", chain.segments.count == 1, case .call(let call) = chain.segments[0],
            call.arguments.count == 1, call.arguments[0].label == "reflecting"
        else { return nil }
        return file.chain(in: call.arguments[0].value).flatMap { metatype($0, in: file) }
    }
}
