import SwiftOutline

/// How code gets at the window in front of `.rootViewController`.
struct WindowPath {
    /// The names from the window back to the start: `window`, `view` of `view.window`; `self` is none of them.
    let names: [String]
    /// The first token of the path.
    let start: Int
    /// Whether nothing or only `self` stands in front.
    let isOwnMember: Bool
    /// Whether a window is what it leads to.
    let isWindow: Bool
    /// Whether it is a local that is set to one of the windows of the application or a scene.
    private let isBoundToFound: Bool
    /// Whether it starts at the delegate of a scene by its protocol, which SwiftUI's own object has too.
    private let isOfAnyScene: Bool

    /// The path that ends in front of a token.
    init(before token: Int, in file: SwiftFile) {
        let tokens = file.tokens.tokens
        var names: [String] = []
        var index = token
        var isInner = false
        var isOfScene = false
        walk: while index > 0 {
            switch tokens[index - 1].kind {
            case .period, .postfixQuestionMark, .exclamationMark, .keyword(.`self`): index -= 1
            case .rightParen, .rightSquare, .rightBrace:
                let partner = Int(file.tokens.partners[index - 1])
                guard tokens[index].kind == .period || tokens[index].isPostfix, partner >= 0,
                    partner < index - 1
                else { break walk }
                isInner =
                    isInner
                    || (partner..<index).contains {
                        tokens[$0].kind == .identifier && Self.isWindow(file.name(at: $0))
                    }
                isOfScene = isOfScene || Self.isSceneDelegate(partner..<index, in: file)
                index = partner
            case .identifier where index == token || tokens[index].kind != .identifier:
                names.append(file.name(at: index - 1))
                index -= 1
            default: break walk
            }
        }
        self.names = names
        start = index
        isOwnMember = names.isEmpty && !isInner
        isWindow =
            isInner || names.contains(where: Self.isWindow)
            || (names.count == 1 && Self.isBoundToWindow(names[0], before: start, in: file))
        let first = index
        let isNamed = names.last.map { Self.isSceneDelegate($0, before: first, in: file) }
        isOfAnyScene = isOfScene || isNamed == true
        isBoundToFound =
            names.count == 1
            && Self.binding(of: names[0], before: start, in: file)?.contains {
                tokens[$0].kind == .identifier && Self.found.contains(file.name(at: $0))
            } ?? false
    }

    /// Whether the window is found through the application, a scene or a view, and so is SwiftUI's.
    var isFound: Bool {
        guard let last = names.first(where: Self.isWindow) else { return true }
        if isBoundToFound || isOfAnyScene { return true }
        if last != "window" { return Self.found.contains(last) }
        return names.contains { $0.hasSuffix("view") || $0.hasSuffix("View") }
    }

    private static let found: Set<String> = ["keyWindow", "windows"]

    /// Whether a cast to the protocol of scene delegates stands in a range.
    private static func isSceneDelegate(_ range: TokenRange, in file: SwiftFile) -> Bool {
        range.contains { file.tokens.spells($0, "UIWindowSceneDelegate") }
    }

    /// Whether a name is set to such a delegate above, or to something of one that is.
    private static func isSceneDelegate(_ name: String, before token: Int, in file: SwiftFile)
        -> Bool
    {
        guard let value = binding(of: name, before: token, in: file) else { return false }
        if isSceneDelegate(value, in: file) { return true }
        guard let base = value.first, file.tokens.tokens[base].kind == .identifier,
            let origin = binding(of: file.name(at: base), before: base, in: file)
        else { return false }
        return isSceneDelegate(origin, in: file)
    }

    private static func isWindow(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix("window") || name == "windows"
    }

    /// `let key = UIApplication.shared.keyWindow` above, or `key: UIWindow`.
    private static func isBoundToWindow(_ name: String, before token: Int, in file: SwiftFile)
        -> Bool
    {
        binding(of: name, before: token, in: file)?.contains {
            file.tokens.tokens[$0].kind == .identifier && isWindow(file.name(at: $0))
        } ?? false
    }

    /// What a name is set to above, or the type that is written for it.
    private static func binding(of name: String, before token: Int, in file: SwiftFile)
        -> TokenRange?
    {
        let tokens = file.tokens.tokens
        var index = token - 2
        // A binding stands near its use; files are long.
        let end = max(0, token - 400)
        while index > end {
            index -= 1
            guard tokens[index].kind == .identifier, file.name(at: index) == name else { continue }
            if tokens[index + 1].kind == .colon { return index + 2..<index + 3 }
            guard tokens[index + 1].kind == .equal else { continue }
            let value = index + 2..<max(index + 2, min(index + 24, token))
            let stop = value.first {
                tokens[$0].kind == .keyword(.`let`) || tokens[$0].kind == .comma
            }
            return value.lowerBound..<(stop ?? value.upperBound)
        }
        return nil
    }
}

extension Token {
    fileprivate var isPostfix: Bool { kind == .postfixQuestionMark || kind == .exclamationMark }
}
