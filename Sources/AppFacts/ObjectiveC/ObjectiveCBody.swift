/// Reads the statements of a method or function from the inside out: each pair of brackets is a value as soon as it closes.
///
/// The stack is its own, so that no depth of brackets is too much.
struct ObjectiveCBody {
    /// What is done at a token.
    typealias Use = (token: Int, kind: ObjectiveCUse.Kind)

    /// A token, or a pair of brackets that was read.
    struct Item {
        /// The token, or the opening bracket.
        let token: Int
        /// The brackets' place in `groups`; nil for a token.
        let group: Int?
    }

    /// A pair of brackets.
    struct Group {
        let open: UInt8
        let close: Int
        let value: ObjectiveCValue
        /// The values between its commas.
        let parts: [ObjectiveCValue]
        /// The type that it casts to.
        let type: ObjectiveCType?
        /// Whether it is the condition of an `if`, or the like.
        let isCondition: Bool
    }

    /// Brackets that are still open.
    struct Frame {
        let open: UInt8
        let token: Int
        let close: Int
        /// Whether braces hold a value, and no statement of those around.
        let isValue: Bool
        /// Whether they are those of a block, to which its `return` belongs.
        let isBlock: Bool
        /// Whether only systems without scenes run it.
        let isOld: Bool
        /// Whether they run as the launch ends.
        let isBehindLaunch: Bool
        /// How many groups there were in front of it.
        let mark: Int
        var items: [Item] = []
        var parts: [ObjectiveCValue] = []
        var last = ObjectiveCValue.opaque
        /// What a block returns.
        var returned = ObjectiveCValue.opaque
        /// Whether the `if` in front of an `else` asks for a system with scenes.
        var asksForScenes = false
    }

    let source: ObjectiveCTokens
    let number: Int
    let facts: ObjectiveCFacts
    /// The class of a method.
    let owner: String?
    /// The method's selector, or the function's name.
    let selector: String
    let isOfClass: Bool
    var locals: [String: ObjectiveCValue] = [:]
    /// The classes that the body asks roots for.
    var asked: Set<String> = []
    var groups: [Group] = []
    var frames: [Frame] = []
    private(set) var uses: [Use] = []
    /// The type of what it returns.
    private(set) var result: ObjectiveCType?

    /// A reader of what belongs to a class, or to none.
    init(
        _ source: ObjectiveCTokens, number: Int, _ facts: ObjectiveCFacts, owner: String?,
        selector: String, isOfClass: Bool
    ) {
        self.source = source
        self.number = number
        self.facts = facts
        self.owner = owner
        self.selector = selector
        self.isOfClass = isOfClass
    }

    /// Gives the parameters what is known of them.
    mutating func bind(_ parameters: [(type: Range<Int>, name: String)]) {
        for (index, parameter) in parameters.enumerated() {
            let type = ObjectiveCType(parameter.type, in: source)
            let given = facts.value(.parameter(index, of: selector, type: owner))
            var value = given.isOpaque ? facts.typed(type) : given.union(facts.typed(type))
            value.type = type.className ?? given.type
            if index == 0, facts.hearingOfLaunch.contains(selector) {
                value.kinds.formUnion(.launchNotification)
            }
            let isLaunch = owner.map(facts.delegates.contains) ?? false
            if index == 1, isLaunch, selector.hasSuffix("FinishLaunchingWithOptions:") {
                value.kinds.formUnion(.launchOptions)
            }
            locals[parameter.name] = value
        }
    }

    /// Notes what is done at a token.
    mutating func note(_ kind: ObjectiveCUse.Kind, at token: Int) { uses.append((token, kind)) }

    /// Reads the statements in a range of tokens.
    mutating func run(_ range: Range<Int>, result: Range<Int>) {
        self.result = ObjectiveCType(result, in: source)
        frames = [
            Frame(
                open: Self.brace, token: range.lowerBound, close: range.upperBound, isValue: false,
                isBlock: false, isOld: false,
                isBehindLaunch: facts.hearingOfLaunch.contains(selector), mark: 0)
        ]
        for token in range {
            switch source.symbol(token) {
            case Self.brace, Self.parenthesis, Self.square:
                let close = source.partner(of: token)
                if close < range.upperBound { open(token, close) }
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                if frames.count > 1, frames[frames.count - 1].close == token { close(token) }
            case UInt8(ascii: ";"): endStatement()
            case UInt8(ascii: ",") where !isMessage(frames[frames.count - 1]): endPart()
            default:
                frames[frames.count - 1].items.append(Item(token: token, group: nil))
            }
        }
        endStatement()
    }

    static let brace = UInt8(ascii: "{")
    static let parenthesis = UInt8(ascii: "(")
    static let square = UInt8(ascii: "[")

    /// What statements in front of a value begin with.
    static let keywords: Set<String> = [
        "return", "else", "do", "in", "case", "goto", "throw", "co_return", "static", "const",
        "__block", "__weak", "__strong", "__unsafe_unretained",
    ]
    private static let conditions: Set<String> = [
        "if", "while", "for", "switch", "synchronized", "catch",
    ]

    // MARK: Brackets

    private mutating func open(_ token: Int, _ close: Int) {
        let top = frames.count - 1
        let symbol = source.symbol(token)
        var isValue = true
        var isBlock = false
        let isElse = frames[top].asksForScenes && spells(frames[top].items.first, "else")
        if symbol == Self.brace {
            isValue =
                frames[top].open != Self.brace
                || frames[top].items.contains { ["^", "=", "return"].contains(spelling($0)) }
            if isValue {
                isBlock = isOfBlock(frames[top].items)
                bindBlock(frames[top].items)
            } else {
                endStatement(isBlock: true)
            }
        }
        frames.append(
            Frame(
                open: symbol, token: token, close: close, isValue: isValue,
                isBlock: isBlock, isOld: frames[top].isOld || isElse,
                isBehindLaunch: isBlock
                    ? hearsLaunch(frames[top].items) : frames[top].isBehindLaunch,
                mark: groups.count))
    }

    private mutating func close(_ token: Int) {
        if frames[frames.count - 1].open == Self.square, isMessage(frames[frames.count - 1]) {
            let value = message(frames[frames.count - 1].items[...])
            frames[frames.count - 1].last = value
            frames[frames.count - 1].items = []
        } else {
            endPart()
        }
        guard let frame = frames.popLast() else { return }
        groups.removeLast(max(0, groups.count - frame.mark))
        let before = frames[frames.count - 1].items.last
        let word = spelling(before)
        let isCondition = frame.open == Self.parenthesis && Self.conditions.contains(word)
        if isCondition, word == "if" {
            frames[frames.count - 1].asksForScenes = asksForScenes(frame.token..<token)
        }
        if frame.open == Self.brace, !frame.isValue { return }
        let type =
            frame.open == Self.parenthesis && !isCondition
            ? castType(frame.token + 1..<token, behind: before) : nil
        groups.append(
            Group(
                open: frame.open, close: token, value: frame.isBlock ? frame.returned : frame.last,
                parts: frame.parts, type: type,
                isCondition: isCondition))
        frames[frames.count - 1].items.append(Item(token: frame.token, group: groups.count - 1))
    }

    /// Whether square brackets send a message: they stand where a value begins, and are no list.
    private func isMessage(_ frame: Frame) -> Bool {
        guard frame.open == Self.square, frames.count > 1 else { return false }
        guard let before = frames[frames.count - 2].items.last else { return true }
        if let group = before.group {
            let open = groups[group].open
            return open == Self.brace
                || open == Self.parenthesis
                    && (groups[group].isCondition || groups[group].type != nil)
        }
        if source.tokens[before.token].kind == .string { return false }
        if source.tokens[before.token].kind == .name {
            return Self.keywords.contains(spelling(before))
        }
        return source.symbol(before.token) != UInt8(ascii: "@")
    }

    /// The type in parentheses that cast what stands behind them; nil where they hold something else.
    private func castType(_ range: Range<Int>, behind before: Item?) -> ObjectiveCType? {
        guard let first = range.first, range.count <= Self.longestType,
            source.tokens[first].kind == .name
        else { return nil }
        // Behind a name they hold arguments.
        if let before, before.group == nil, source.tokens[before.token].kind == .name,
            !Self.keywords.contains(spelling(before))
        {
            return nil
        }
        let isPlain = range.allSatisfy {
            source.tokens[$0].kind == .name || "*<>,^()".utf8.contains(source.symbol($0))
        }
        guard isPlain else { return nil }
        let type = ObjectiveCType(range, in: source)
        let isPointer = range.contains { "*^".utf8.contains(source.symbol($0)) }
        let isName =
            range.count == 1 && type.name?.first?.isUppercase == true
            && locals[type.name ?? ""] == nil
        let isScalar = type.name.map(Self.scalars.contains) ?? true
        return isPointer && "*)>".utf8.contains(source.symbol(range.upperBound - 1)) || isName
            || isScalar ? type : nil
    }

    private static let longestType = 24
    private static let scalars: Set<String> = [
        "id", "void", "int", "float", "double", "bool", "char", "long", "short", "size_t",
    ]

    /// `@available(iOS 13.0, *)` and later
    private func asksForScenes(_ range: Range<Int>) -> Bool {
        guard let token = range.first(where: { source.spells($0, "available") }) else {
            return false
        }
        let version = (token..<min(token + 6, range.upperBound)).first {
            source.spells($0, "iOS") || source.spells($0, "tvOS")
        }
        let isNot = token > 1 && source.spells(token - 2, "!")
        return !isNot && version.flatMap { Int(source.spelling($0 + 1)) }.map { $0 >= 13 } ?? false
    }

    // MARK: Statements

    /// The end of what stands between two commas.
    private mutating func endPart() {
        let top = frames.count - 1
        let items = frames[top].items
        guard !items.isEmpty else { return }
        let value = statement(items[...])
        frames[top].items = []
        frames[top].last = value
        if frames[top].parts.count < Self.mostParts { frames[top].parts.append(value) }
        groups.removeLast(max(0, groups.count - frames[top].mark))
    }

    private static let mostParts = 12

    private mutating func endStatement(isBlock: Bool = false) {
        let isIf = spells(frames[frames.count - 1].items.first, "if")
        let isElse = spells(frames[frames.count - 1].items.first, "else")
        endPart()
        if !isIf, !(isElse && isBlock) { frames[frames.count - 1].asksForScenes = false }
    }

    /// Whether braces behind some items are those of a block, or of a function without a name in C++.
    private func isOfBlock(_ items: [Item]) -> Bool {
        // The captures of a lambda: `[&] { … }`, `[] (int count) { … }`.
        let isLambda = items.suffix(2).contains { item in
            item.group.map { groups[$0].open == Self.square } ?? false
        }
        return isLambda || items.suffix(4).contains { spells($0, "^") }
    }

    /// Gives the parameters of the block behind some items what is known of them.
    private mutating func bindBlock(_ items: [Item]) {
        guard let last = items.last, let group = last.group,
            groups[group].open == Self.parenthesis, isOfBlock(items)
        else { return }
        let parameters = ObjectiveCOutline.parameters(
            last.token + 1..<groups[group].close, in: source)
        var given = ObjectiveCValue.opaque
        if frames[frames.count - 1].open == Self.square {
            var next = items.startIndex
            given = operand(items[...], &next)
            if !given.kinds.isDisjoint(with: [.foundWindow, .scene]) { given.type = nil }
            given = hearsLaunch(items) ? ObjectiveCValue(.launchNotification) : given
        }
        for (index, parameter) in parameters.enumerated() {
            let type = ObjectiveCType(parameter.type, in: source)
            let isElement =
                index == 0
                && !given.kinds.isDisjoint(with: [.foundWindow, .scene, .launchNotification])
            var value = isElement ? given : facts.typed(type)
            value.type = type.className ?? value.type
            locals[parameter.name] = locals[parameter.name]?.union(value) ?? value
        }
    }

    /// Whether the block behind some items is run as the launch ends.
    private func hearsLaunch(_ items: [Item]) -> Bool {
        items.contains { spelling($0) == Self.launch }
    }

    /// Whether what is read runs as the launch ends.
    var isBehindLaunch: Bool { frames.last?.isBehindLaunch ?? false }

    /// The notification of the end of the launch, as it is called.
    static let launch = "UIApplicationDidFinishLaunchingNotification"

    // MARK: Spellings

    /// How an item is spelled; empty for brackets.
    func spelling(_ item: Item?) -> String {
        guard let item, item.group == nil else { return "" }
        return source.tokens[item.token].range.count > 128 ? "" : source.spelling(item.token)
    }

    /// Whether an item is a name or a symbol that is spelled like this.
    func spells(_ item: Item?, _ expected: String) -> Bool {
        guard let item, item.group == nil else { return false }
        return source.spells(item.token, expected)
    }
}
