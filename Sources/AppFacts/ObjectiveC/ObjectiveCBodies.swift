import SourceEditing

/// The bodies of the methods and functions of a target's Objective-C, by what calls them.
struct ObjectiveCBodies {
    /// The body of a method or a function.
    struct Body {
        /// The source, relative to the top of the tree.
        let path: String
        /// Its tokens.
        let source: ObjectiveCTokens
        /// The tokens between the braces.
        let range: Range<Int>
        /// The class; nil for a function.
        let owner: String?
        /// The selector, or the function's name.
        let name: String

        /// Tells bodies apart.
        var id: String { "\(path):\(range.lowerBound)" }

        /// The names among some of its tokens, each with its first one.
        func names(among tokens: [Int]) -> [String: Int] {
            var found: [String: Int] = [:]
            for token in tokens where source.tokens[token].kind == .name {
                let name = source.spelling(token)
                if found[name] == nil { found[name] = token }
            }
            return found
        }
    }

    /// The bodies by the first part of what calls them.
    private var byFirstName: [String: [Body]] = [:]

    /// Reads the sources of a target.
    init(of context: TargetContext) {
        let facts = ObjectiveCFacts(delegates: [], in: context)
        for path in context.target.objectiveCSources {
            guard let text = context.library.text(path) else { continue }
            let source = ObjectiveCTokens(text)
            let outline = ObjectiveCOutline(of: source, noting: facts)
            for type in outline.classes {
                for method in type.methods + type.classMethods {
                    add(
                        Body(
                            path: path, source: source, range: method.body, owner: type.name,
                            name: method.selector))
                }
            }
            for function in outline.functions where !function.name.isEmpty {
                add(
                    Body(
                        path: path, source: source, range: function.body, owner: nil,
                        name: function.name))
            }
        }
    }

    private mutating func add(_ body: Body) {
        let first = body.name.prefix { $0 != ":" }
        byFirstName[String(first), default: []].append(body)
    }

    /// The bodies that code with some names in it may call, for code of a class.
    ///
    /// A method whose name many classes have, as `init` and `shared`, is meant only where its class is named.
    func bodies(calledWith names: [String: Int], from owner: String?) -> [Body] {
        names.keys.sorted().flatMap { name in
            (byFirstName[name] ?? []).filter { body in
                let parts = body.name.split(separator: ":")
                guard parts.allSatisfy({ names[String($0)] != nil }) else { return false }
                guard let type = body.owner, Self.isCommon(name) else { return true }
                return names[type] != nil || type == owner && names["self"] != nil
            }
        }
    }

    private static func isCommon(_ name: String) -> Bool {
        ["init", "new", "shared", "default", "window", "view"].contains(where: name.hasPrefix)
    }
}
