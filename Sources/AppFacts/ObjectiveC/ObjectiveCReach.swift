import AppleFrameworks
import ProjectModel

/// What methods in Objective-C name as they run, by the words of their bodies.
package struct ObjectiveCReach {
    /// The class that is sent something.
    package let name: String
    /// The other classes of the app's own in Objective-C that it names.
    package internal(set) var classes: Set<String> = []
    /// Each word and text, and whether a statement that has it may change something.
    private var words: [String: Bool] = [:]
    /// The texts among them.
    private(set) var texts: Set<String> = []
    /// Whether it asks for the state of the application, and not whether that is active.
    package private(set) var asksForState = false
    /// Whether it asks the application for its windows, at once or as soon as the main queue goes on.
    package private(set) var asksForWindows = false
    /// Whether it asks the application for its scenes then.
    package private(set) var asksForScenes = false
    /// Whether it presents something then.
    package private(set) var presents = false
    /// Whether it sets a value in a store under a key that is no text.
    package private(set) var changesUnknownKeys = false
    /// The class's own properties and variables that it names, and whether it sets them.
    private var fields: [String: Bool] = [:]
    /// The variables beside functions and classes that it names, and whether it sets them; those that only one source sees with that.
    private var variables: [String: Bool] = [:]
    /// What of the system's it has to do with, and whether it may change that.
    package private(set) var states: [ObjectiveCState: Bool] = [:]
    /// What the classes that it names do as they are used first, by their names.
    package internal(set) var initializing: [String: ObjectiveCReach] = [:]
    /// What runs, by body.
    private var parts: [Part] = []

    /// The tokens of a body that run.
    private struct Part {
        let path: String
        let source: ObjectiveCTokens
        let running: [Int]
    }

    /// Nothing yet of a class.
    init(of name: String) { self.name = name }

    /// What it is written in.
    package var language: String {
        parts.contains { !$0.path.isPlainC } || parts.isEmpty ? "Objective-C" : "C"
    }

    /// Whether it has to do with a name, and may change what has it; nil where it doesn't name it.
    package func changes(_ name: String) -> Bool? { words[name] }

    /// Whether it may mean the value under a key of that name, or the notification; nil where it doesn't name it.
    package func changes(key: String) -> Bool? {
        texts.contains(key) || Self.stores.contains { words[$0] != nil } ? words[key] : nil
    }

    private static let stores = [
        "NSUserDefaults", "standardUserDefaults", "NSNotificationCenter", "defaultCenter",
        "NSUbiquitousKeyValueStore",
    ]

    /// Texts that both name, and properties of an object of a class that both are of, where one of them may change what has it.
    package func shared(with other: ObjectiveCReach) -> String? {
        let common = variables.filter { name, isSet in
            other.variables[name].map { $0 || isSet } ?? false
        }
        let named = texts.union(classes).union([name]).intersection(
            other.texts.union(other.classes).union([other.name])
        ).filter {
            ($0 != name || name != other.name) && (words[$0] == true || other.words[$0] == true)
        }.union(common.keys.map { $0.split(separator: ":").last.map(String.init) ?? $0 })
            .union(
                states.filter { state, isSet in
                    other.states[state].map { $0 || isSet } ?? false
                }.keys.map(\.words))
        guard name == other.name else { return named.min() }
        return named.union(
            fields.keys.filter { name in
                other.fields[name].map { $0 || fields[name] == true } ?? false
            }
        ).min()
    }

    /// Whether a word that is meant stands in what runs.
    func names(where isMeant: (String) -> Bool) -> Bool { words.keys.contains(where: isMeant) }

    /// Whether it has to do with a variable of C's that other sources see, and may change it; nil where it doesn't name it.
    package func changes(global name: String) -> Bool? { variables[name] }

    /// Notes a property of the class that is asked for or set; the view is there for whoever asks for it.
    mutating func use(_ field: String, isSet: Bool) {
        guard field != "view" else { return }
        fields[field] = fields[field] == true || isSet
    }

    /// The words of a body that run with it.
    func words(in body: Range<Int>, of source: ObjectiveCTokens) -> Set<String> {
        Set(
            Self.running(body, of: source).filter { source.tokens[$0].kind == .name }
                .map(source.spelling))
    }

    /// The names in a body that a parenthesis stands behind, as functions have.
    func calls(in body: Range<Int>, of source: ObjectiveCTokens) -> Set<String> {
        Set(
            Self.running(body, of: source).filter {
                source.tokens[$0].kind == .name && source.spells($0 + 1, "(")
                    && !source.spells($0 - 1, "^") && source.tokens[$0].range.count < Self.longest
            }.map(source.spelling)
        ).subtracting(["if", "while", "for", "switch", "return", "sizeof"])
    }

    /// Where some names stand in what runs.
    package func spots(where isMeant: (String) -> Bool) -> [ObjectiveCSpot] {
        parts.flatMap { part in
            part.running.filter {
                part.source.tokens[$0].kind == .name && isMeant(part.source.spelling($0))
            }.map { ObjectiveCSpot(path: part.path, source: part.source, token: $0) }
        }
    }

    /// Takes in a body of a source.
    ///
    /// `variable` tells of a name what it is called among all variables that stand beside functions; nil for all other names. `constants`
    /// are those whose names in Swift count, too.
    mutating func add(
        _ body: Range<Int>, of source: ObjectiveCTokens, at path: String,
        constants: ObjectiveCConstants, variable: (String) -> String?
    ) {
        var statement: [Int] = []
        let running = Self.running(body, of: source)
        parts.append(Part(path: path, source: source, running: running))
        var literals: Set<Int> = []
        for token in running {
            let isLiteral = source.spells(token, "{") && source.spells(token - 1, "@")
            if isLiteral { literals.insert(source.partner(of: token)) }
            if ";{}".utf8.contains(source.symbol(token)), !isLiteral, !literals.contains(token) {
                take(statement, of: source, constants, variable)
                statement = []
            } else {
                statement.append(token)
            }
        }
        take(statement, of: source, constants, variable)
        for token in Self.running(body, of: source, and: ["dispatch_async"])
        where source.tokens[token].kind == .name {
            switch source.spelling(token) {
            case "keyWindow", "windows": asksForWindows = true
            case "connectedScenes": asksForScenes = true
            case "window" where Self.isOfView(token, in: source): asksForWindows = true
            case "presentViewController": presents = true
            default: break
            }
        }
    }

    private mutating func take(
        _ statement: [Int], of source: ObjectiveCTokens, _ constants: ObjectiveCConstants,
        _ variable: (String) -> String?
    ) {
        let names = statement.filter { source.tokens[$0].kind != .symbol(source.symbol($0)) }
        // What stands behind `=` is only read.
        let assigned = statement.last { token in
            source.spells(token, "=") && !source.spells(token + 1, "=")
                && !"=!<>".utf8.contains(source.symbol(token - 1))
        }
        let isSent = names.contains { token in
            source.tokens[token].kind == .name
                && Self.changing.contains(where: source.spelling(token).hasPrefix)
        }
        for token in names where source.tokens[token].range.count < Self.longest {
            let word = source.spelling(token)
            let isSetHere = assigned.map { token < $0 } ?? false
            for name in [word] + constants.otherNames(of: word) {
                words[name] = words[name] == true || isSent || isSetHere
            }
            if source.tokens[token].kind == .string {
                texts.insert(word)
                continue
            }
            if let use = ObjectiveCState.use(of: word, isSet: isSetHere) {
                states[use.state] = states[use.state] == true || use.changes
            }
            if let name = variable(word) {
                let isSet = isSent || isSetHere || Self.isChanged(token, in: source)
                variables[name] =
                    variables[name] == true || isSet && !isFirstUse(names, of: source)
            }
        }
        if isSent, !names.contains(where: { source.tokens[$0].kind == .string }),
            names.contains(where: { Self.stores.contains(source.spelling($0)) })
        {
            changesUnknownKeys = true
        }
        for token in names { takeField(token, of: source) }
        let asks = names.contains { source.spells($0, "applicationState") }
        let comparesActive = names.contains { source.spells($0, "UIApplicationStateActive") }
        if asks, !comparesActive { asksForState = true }
    }

    /// `name++`, `&name`, and the first argument of a function that copies.
    private static func isChanged(_ token: Int, in source: ObjectiveCTokens) -> Bool {
        for sign in ["+", "-"] {
            if source.spells(token + 1, sign), source.spells(token + 2, sign) { return true }
            if source.spells(token - 1, sign), source.spells(token - 2, sign) { return true }
        }
        if source.spells(token - 1, "&"), !source.spells(token - 2, "&") { return true }
        return source.spells(token - 1, "(")
            && copying.contains { source.spelling(token - 2).hasPrefix($0) }
    }

    private static let copying = [
        "strcpy", "strncpy", "strlcpy", "strcat", "memcpy", "memset", "memmove", "snprintf",
        "sprintf",
    ]

    /// Whether a statement only makes what is there for all from then on, whoever comes first.
    private func isFirstUse(_ names: [Int], of source: ObjectiveCTokens) -> Bool {
        names.contains { ["alloc", "new", "dispatch_once"].contains(source.spelling($0)) }
    }

    /// `self.name`, `_name`, `[self name]`, and with `=` behind it or `[self setName:…]` where it is set.
    private mutating func takeField(_ token: Int, of source: ObjectiveCTokens) {
        let word = source.spelling(token)
        let isOwn =
            source.spells(token - 1, ".") && source.spells(token - 2, "self")
            || source.spells(token - 1, ">") && source.spells(token - 3, "self")
            || source.spells(token - 1, "self") && source.spells(token - 2, "[")
        guard source.tokens[token].kind == .name, isOwn || word.hasPrefix("_") else { return }
        let isSent = word.hasPrefix("set") && source.spells(token + 1, ":")
        let isAssigned = source.spells(token + 1, "=") && !source.spells(token + 2, "=")
        let bare = isSent ? word.dropFirst(3) : word.hasPrefix("_") ? word.dropFirst() : word[...]
        let field = isSent ? bare.prefix(1).lowercased() + bare.dropFirst() : String(bare)
        use(field, isSet: isSent || isAssigned)
    }

    /// `view.window`, and `[view window]`.
    private static func isOfView(_ token: Int, in source: ObjectiveCTokens) -> Bool {
        var view = token - 1
        while source.spells(view, ".") || source.spells(view, "]") { view -= 1 }
        return source.spells(view, "view")
    }

    /// How messages and functions begin that change something.
    private static let changing = [
        "set", "remove", "add", "post", "insert", "register", "increment", "toggle", "delete",
        "replace", "save", "clear", "reset", "SecItemAdd", "SecItemDelete", "SecItemUpdate",
    ]
    private static let longest = 128

    /// The tokens of a body without the blocks that something keeps for later.
    private static func running(
        _ body: Range<Int>, of source: ObjectiveCTokens, and soon: [String] = []
    ) -> [Int] {
        var found: [Int] = []
        var index = body.lowerBound
        while index < body.upperBound {
            if source.spells(index, "^"), let brace = brace(behind: index, source),
                !isImmediate(index, from: body.lowerBound, source, immediate + soon)
            {
                index = max(index, source.partner(of: brace)) + 1
            } else {
                found.append(index)
                index += 1
            }
        }
        return found
    }

    /// The tokens of a body without the blocks that the main queue runs later: the launch has ended and a scene has connected by then.
    static func running(beforeNextTurn body: Range<Int>, of source: ObjectiveCTokens) -> [Int] {
        var found: [Int] = []
        var index = body.lowerBound
        while index < body.upperBound {
            if source.spells(index, "^"), let brace = brace(behind: index, source),
                isQueued(index, from: body.lowerBound, source)
            {
                index = max(index, source.partner(of: brace)) + 1
            } else {
                found.append(index)
                index += 1
            }
        }
        return found
    }

    /// Whether the statement gives the block at a sign to the main queue: `dispatch_async(dispatch_get_main_queue(), ^{`.
    private static func isQueued(
        _ sign: Int, from start: Int, _ source: ObjectiveCTokens
    ) -> Bool {
        let names = ["dispatch_get_main_queue", "mainQueue"]
        return isImmediate(sign, from: start, source, queueing)
            && isImmediate(sign, from: start, source, names)
    }

    private static let queueing = ["dispatch_async", "dispatch_after", "addOperationWithBlock"]

    /// The `{` of the block whose sign stands at a token; nil where that is an operator, or part of a type.
    private static func brace(behind sign: Int, _ source: ObjectiveCTokens) -> Int? {
        var index = sign + 1
        if source.spells(index, "(") { index = source.partner(of: index) + 1 }
        return source.spells(index, "{") ? index : nil
    }

    private static func isImmediate(
        _ sign: Int, from start: Int, _ source: ObjectiveCTokens, _ immediate: [String]
    ) -> Bool {
        var index = sign - 1
        while index >= start, !";{}".utf8.contains(source.symbol(index)) {
            if source.tokens[index].kind == .name,
                immediate.contains(where: source.spelling(index).hasPrefix)
            {
                return true
            }
            index -= 1
        }
        return false
    }

    /// Source: Apple's documentation of each: what runs its block before it returns.
    private static let immediate = [
        "dispatch_once", "dispatch_sync", "dispatch_apply", "enumerate", "performWithoutAnimation",
        "performBlockAndWait", "indexOfObjectPassingTest", "sortedArrayUsingComparator",
    ]
}
