import SwiftOutline

/// The places of a file where the application object's delegate is read, however the object is reached.
package struct ApplicationValues {
    private let file: SwiftFile
    private let type: String
    private let paths: [[String]]
    private let blocks: BlockEnds

    /// For a framework's application object; `type` is its class, `paths` how it is written.
    package init(file: SwiftFile, type: String, paths: [[String]], blocks: BlockEnds) {
        self.file = file
        self.blocks = blocks
        self.type = type
        self.paths = paths
    }

    /// The tokens of each `….delegate`, in order, without anything behind it.
    package func delegateReads() -> [TokenRange] {
        let names = applicationNames
        let extensions = extensions
        var found: [TokenRange] = []
        for token in file.tokens.tokens.indices where file.tokens.spells(token, "delegate") {
            guard
                let start = pathStart(token) ?? nameStart(token, names)
                    ?? memberStart(token, extensions)
            else { continue }
            found.append(start..<token + 1)
        }
        return found
    }

    /// The tokens at which code gives the application another delegate by a key, a key path or a selector.
    package func replacements() -> [Int] {
        let names = applicationNames
        let extensions = extensions
        return file.tokens.tokens.indices.filter { sets(at: $0) }.compactMap { token in
            guard kind(token) != .leftSquare else {
                // Behind the value stands no period.
                return pathStart(before: token) ?? nameStart(before: token, names)
                    ?? (kind(token - 1) == .keyword(.`self`) && extensions.contains(token)
                        ? token - 1 : nil)
            }
            return pathStart(token) ?? nameStart(token, names)
                ?? memberStart(token, extensions, isUse: true)
        }
    }

    /// Whether a token is of `setValue(proxy, forKey: "delegate")`, `perform(Selector(("setDelegate:")), with: proxy)` or
    /// `[keyPath: \.delegate] = proxy`.
    private func sets(at token: Int) -> Bool {
        let close = Int(file.tokens.partners[token + 1 < file.tokens.tokens.count ? token + 1 : 0])
        switch kind(token) {
        case .leftSquare:
            let end = Int(file.tokens.partners[token])
            return file.tokens.spells(token + 1, "keyPath") && end > token + 1
                && kind(end + 1) == .equal && file.tokens.spells(end - 1, "delegate")
                && kind(end - 2) == .period
        case .identifier where close > token && kind(token + 1) == .leftParen:
            let names: [String]
            switch file.name(at: token) {
            case "setValue": names = ["delegate"]
            case let name where name.hasPrefix("perform"):
                names = ["setDelegate:"]
            default: return false
            }
            return (token + 2..<min(close, token + 2 + Self.longestCall)).contains { inner in
                switch kind(inner) {
                case .stringSegment: names.contains(file.tokens.text(of: inner))
                // `#keyPath(UIApplication.delegate)` and `#selector(setter: UIApplication.delegate)`.
                case .identifier:
                    file.tokens.spells(inner, "delegate") && kind(inner + 1) == .rightParen
                        && inner + 1 < close && isSetterOrKey(inner)
                default: false
                }
            }
        default: return false
        }
    }

    /// Calls in each other are looked at this far, so that many of them take no longer than one.
    private static let longestCall = 200

    /// Whether a name ends `#keyPath(…)` or `#selector(setter: …)`.
    private func isSetterOrKey(_ token: Int) -> Bool {
        guard let open = file.openParenthesis(around: token) else { return false }
        return file.tokens.text(of: open - 1).hasSuffix("keyPath")
            || file.tokens.spells(open + 1, "setter")
    }

    private var applicationNames: [String: TokenRanges] {
        Dictionary(grouping: named(file.declarations), by: \.name)
            .mapValues { TokenRanges($0.map(\.scope)) }
    }

    /// The code of extensions of the application's class.
    private var extensions: TokenRanges {
        TokenRanges(
            file.declarations.filter {
                $0.kind == .extension && $0.name.lastComponent == type
            }.compactMap(\.body))
    }

    /// `UIApplication.shared.delegate`, with the framework in front or not.
    private func pathStart(_ token: Int) -> Int? {
        kind(token - 1) == .period ? pathStart(before: token - 1) : nil
    }

    /// The same of what ends in front of a token, which is behind the application.
    private func pathStart(before token: Int) -> Int? {
        var end = token
        while end > 0, isUnwrapping(end - 1) { end -= 1 }
        for path in paths {
            var start = end - path.count
            guard start >= 0,
                path.indices.allSatisfy({ file.tokens.spells(start + $0, path[$0]) })
            else { continue }
            if start > 1, kind(start - 1) == .period {
                guard ["UIKit", "AppKit", "WatchKit"].contains(file.name(at: start - 2)) else {
                    continue
                }
                start -= 2
            }
            return start
        }
        return nil
    }

    /// `application.delegate`, or with `self.` in front.
    private func nameStart(_ token: Int, _ names: [String: TokenRanges]) -> Int? {
        kind(token - 1) == .period ? nameStart(before: token - 1, names) : nil
    }

    private func nameStart(before token: Int, _ names: [String: TokenRanges]) -> Int? {
        var base = token - 1
        while base > 0, isUnwrapping(base) { base -= 1 }
        guard kind(base) == .identifier else { return nil }
        guard names[file.name(at: base)]?.contains(base) == true else { return nil }
        guard kind(base - 1) == .period else { return base }
        return kind(base - 2) == .keyword(.`self`) ? base - 2 : nil
    }

    /// `delegate`, `self.delegate` or `shared.delegate` inside of an extension of the application's class.
    private func memberStart(
        _ token: Int, _ extensions: TokenRanges, isUse known: Bool = false
    ) -> Int? {
        guard extensions.contains(token) else { return nil }
        guard kind(token - 1) == .period else {
            return known || isUse(token) ? token : nil
        }
        let base = token - 2
        if kind(base) == .keyword(.`self`) { return base }
        return file.tokens.spells(base, "shared") && kind(base - 1) != .period ? base : nil
    }

    /// A bare `delegate` may be a local of another kind; only a cast shows what it is.
    private func isUse(_ token: Int) -> Bool {
        var next = token + 1
        while isUnwrapping(next) { next += 1 }
        return kind(next) == .keyword(.as) || kind(next) == .keyword(.is)
    }

    /// The parameters, properties and locals that hold the application object, each with the tokens where they do.
    private func named(_ declarations: [Declaration]) -> [(name: String, scope: TokenRange)] {
        var names = locals().map { (name: $0.name, scope: $0.scope) }
        var pending = declarations.map { ($0, 0..<file.tokens.tokens.count) }
        while let (declaration, scope) = pending.popLast() {
            if let body = declaration.body {
                for parameter in declaration.parameters where isApplication(parameter.type) {
                    if let name = parameter.name { names.append((name, body)) }
                }
                pending += declaration.members.map { ($0, body) }
            }
            for binding in declaration.bindings where declaration.kind == .variable {
                if binding.type.map(isApplication) ?? isShared(binding.initializer) {
                    names.append((binding.name, scope))
                }
            }
        }
        return names
    }

    /// `let app = UIApplication.shared`, with the rest of the block.
    package func locals() -> [ApplicationLocal] {
        paths.flatMap { path -> [ApplicationLocal] in
            file.tokens.tokens.indices.dropFirst(3).compactMap { token in
                guard file.tokens.spells(token, path[0]), kind(token - 1) == .equal,
                    kind(token - 2) == .identifier,
                    kind(token - 3) == .keyword(.let) || kind(token - 3) == .keyword(.var),
                    isShared(token..<token + path.count),
                    ![.period, .leftParen].contains(kind(token + path.count))
                else { return nil }
                return ApplicationLocal(
                    name: file.name(at: token - 2), declaration: token - 3..<token + path.count,
                    scope: token + path.count..<blocks.end(around: token))
            }
        }
    }

    private func isApplication(_ written: TokenRange) -> Bool {
        let text = file.text(written)
        return [type, type + "?", type + "!", "UIKit." + type].contains(text)
    }

    private func isShared(_ range: TokenRange?) -> Bool {
        guard let range else { return false }
        return paths.contains { path in
            range.count == path.count && range.upperBound <= file.tokens.tokens.count
                && path.indices.allSatisfy {
                    file.tokens.spells(range.lowerBound + $0, path[$0])
                }
        }
    }

    private func kind(_ token: Int) -> TokenKind {
        guard file.tokens.tokens.indices.contains(token) else { return .endOfFile }
        return file.tokens.tokens[token].kind
    }

    private func isUnwrapping(_ token: Int) -> Bool {
        kind(token) == .postfixQuestionMark || kind(token) == .exclamationMark
    }
}

/// A local that is the application object.
package struct ApplicationLocal {
    /// Its name.
    package let name: String
    /// The tokens of its declaration.
    package let declaration: TokenRange
    /// The tokens behind the declaration in which it is known.
    package let scope: TokenRange

    /// An application local from its parts.
    package init(
        name: String, declaration: TokenRange, scope: TokenRange
    ) {
        self.name = name
        self.declaration = declaration
        self.scope = scope
    }
}
