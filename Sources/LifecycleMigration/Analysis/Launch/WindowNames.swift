import SwiftOutline

/// The names that stand for the window, and for its scene, in one launch function.
struct WindowNames {
    /// Locals and members of the owner that hold a window.
    private(set) var windows: Set<String>
    /// Parameters and locals that hold the window scene.
    private(set) var scenes: Set<String>
    /// Locals that hold the application's delegate.
    private(set) var delegates: Set<String> = []
    private let owner: OwnerWindows

    /// Starts from the properties of the owner that hold a window, and the parameter that is the scene.
    init(function: LaunchFunction) {
        let properties = Set(
            function.owner.properties.filter(\.holdsWindow).flatMap {
                $0.declaration.bindings.map(\.name)
            })
        // Windows beside the one that UIKit asks for are for banners and locks.
        owner = OwnerWindows(of: function.owner)
        var own = properties.contains("window") ? ["window"] : properties
        if let forwarding = owner.forwarding, !forwarding.isStatic { own.insert(forwarding.name) }
        windows = own.subtracting(Self.shadowing(function))
        scenes = Set(function.sceneNames)
    }

    /// The parameters that stand in front of a property of their name and are no window.
    private static func shadowing(_ function: LaunchFunction) -> [String] {
        function.method.declaration.parameters.filter {
            !["UIWindow", "UIWindow?", "UIWindow!"].contains(function.file.text($0.type))
        }.map(\.name)
    }

    /// Learns a local that holds the window.
    mutating func addWindow(_ name: String) { windows.insert(name) }

    /// Learns a local that holds the window scene.
    mutating func addScene(_ name: String) { scenes.insert(name) }

    /// Learns a local that holds the application's delegate.
    mutating func addDelegate(_ name: String) { delegates.insert(name) }

    /// The first use of a window by way of the class in a range, as a token.
    func classUse(in range: TokenRange, of file: SwiftFile) -> Int? {
        owner.firstUse(in: range, of: file, windows: windows)
    }

    /// Whether a range is a static property of the class that holds a window.
    func isStaticWindow(_ range: TokenRange, in file: SwiftFile) -> Bool {
        guard let chain = file.chain(in: range),
            let members = owner.members(of: chain, in: file), members.count == 1,
            case .member(let token)? = members.first
        else { return false }
        return owner.statics.contains(file.name(at: token))
    }

    /// Whether a range is the `window` of the application's delegate: `(UIApplication.shared.delegate as? X)?.window`.
    func isDelegateWindow(_ range: TokenRange, in file: SwiftFile) -> Bool {
        guard let chain = file.chain(in: range), let last = chain.segments.last,
            case .member(let token) = last, file.name(at: token) == "window",
            chain.segments.dropLast().allSatisfy(\.isUnwrapping)
        else { return false }
        switch chain.base {
        case .name(let base): return delegates.contains(file.name(at: base))
        case .parenthesized(let group):
            return Self.isDelegateCast(group.lowerBound + 1..<group.upperBound - 1, in: file)
        default: return false
        }
    }

    /// Whether a range is `UIApplication.shared.delegate as? X`.
    static func isDelegateCast(_ range: TokenRange, in file: SwiftFile) -> Bool {
        let head = ["UIApplication", ".", "shared", ".", "delegate"]
        return range.count > head.count + 1
            && head.enumerated().allSatisfy {
                file.tokens.spells(range.lowerBound + $0.offset, $0.element)
            }
            && range.contains { file.tokens.tokens[$0].kind == .keyword(.as) }
            && !range.contains { file.tokens.tokens[$0].kind == .leftParen }
    }

    /// What stands behind the window in a chain such as `self.window?.rootViewController`: the segments without
    /// `?` and `!`; nil where the chain does not start with a window.
    func remainder(of chain: PostfixChain, in file: SwiftFile) -> [ChainSegment]? {
        var segments = chain.segments[...]
        switch chain.base {
        case .name(let token):
            if let members = owner.members(of: chain, in: file) {
                guard case .member(let window)? = members.first,
                    windows.union(owner.mainStatics).contains(file.name(at: window))
                else { return nil }
                return members.dropFirst().filter { !$0.isUnwrapping }
            }
            guard windows.contains(file.name(at: token)) else { return nil }
        case .selfKeyword:
            segments = segments.drop { $0.isUnwrapping }
            guard case .member(let token)? = segments.first, windows.contains(file.name(at: token))
            else { return nil }
            segments = segments.dropFirst()
        default:
            return nil
        }
        return segments.filter { !$0.isUnwrapping }
    }

    /// Whether a range is the window itself and nothing else.
    func isWindow(_ range: TokenRange, in file: SwiftFile) -> Bool {
        guard let chain = file.chain(in: range) else { return false }
        return remainder(of: chain, in: file)?.isEmpty ?? false
    }

    /// Whether a name is that of `UIWindow`, or of a class that follows its name as subclasses do.
    static func isWindowType(_ name: String) -> Bool {
        name.hasSuffix("Window") && name.first?.isUppercase == true
            && name.utf8.allSatisfy { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") }
    }

    /// Methods of a window that only show it.
    static let showingMethods: Set<String> = ["makeKeyAndVisible", "makeKey", "becomeKey"]

    /// Whether a statement is `window?.makeKeyAndVisible()` or the like.
    func isShowing(_ statement: Statement, in file: SwiftFile) -> Bool {
        guard case .expression = statement.kind, let chain = file.chain(in: statement.range),
            let rest = remainder(of: chain, in: file), rest.count == 2,
            case .member(let token) = rest[0], case .call = rest[1]
        else { return false }
        return Self.showingMethods.contains(file.name(at: token))
    }

    /// The first use of a window in a range, as a token.
    func firstUse(in range: TokenRange, of file: SwiftFile) -> Int? {
        file.references(in: range).first { $0.isUse && windows.contains($0.name) }?.token
    }
}

extension ChainSegment {
    /// Whether the segment is only `?` or `!`.
    var isUnwrapping: Bool {
        switch self {
        case .optionalChain, .force: true
        default: false
        }
    }
}

extension Reference {
    /// Whether the name stands for a local, or for a member of `self`.
    var isUse: Bool {
        switch role {
        case .bare: true
        case .member(let ofSelf): ofSelf
        default: false
        }
    }
}

extension LocatedDeclaration {
    /// Whether a property's written type or initial value is a `UIWindow`, or a class that is named like one.
    var holdsWindow: Bool {
        let outline = file.outline
        return declaration.bindings.contains { binding in
            if let type = binding.type {
                let text = outline.text(type)
                let isOptional = text.hasSuffix("?") || text.hasSuffix("!")
                return WindowNames.isWindowType(isOptional ? String(text.dropLast()) : text)
            }
            guard let initializer = binding.initializer,
                let chain = outline.chain(in: initializer), case .name(let token) = chain.base
            else { return false }
            return WindowNames.isWindowType(outline.name(at: token))
        }
    }
}
