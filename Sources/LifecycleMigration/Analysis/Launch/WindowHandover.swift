import SwiftOutline

/// What a launch does with its window: a call takes it, or it is asked for something.
struct WindowHandover {
    /// What the window itself is asked for, where it goes nowhere.
    private let member: Member?
    /// The call by its name and labels: `AppCoordinator(window:)`; nil where the window goes elsewhere.
    let call: String?
    /// Whether the window is assigned, and no new one: `window = nil`.
    private let isReplaced: Bool
    /// What keeps the window, where it is assigned: `Provider.shared.window`.
    private(set) var keeper: String?
    /// The type of the target whose initializer takes the window.
    let type: String?
    /// Where that type sets the window's root, in order.
    let assignments: [Place]

    /// Reads what a use of the window in a file is for; `range` is the statement or value around it.
    init(at use: Int, in range: TokenRange, of file: SwiftFile, context: TargetContext) {
        member = Member(of: use, in: file)
        let statement = file.innermostStatement(around: use, in: range)
        let assignment = statement.flatMap { file.assignment(in: $0.range) }
        isReplaced = member == nil && assignment?.target.last == use
        guard member == nil, let open = Self.enclosingCall(of: use, in: file) else {
            (call, type, assignments) = (nil, nil, [])
            let isKept = member == nil && assignment?.value.contains(use) ?? false
            keeper = isKept ? assignment.map { file.text($0.target) } : nil
            return
        }
        let start = Self.startOfName(before: open, in: file)
        let close = Int(file.tokens.partners[open])
        let chain = file.chain(in: start..<close + 1)
        var labels = ""
        if case .call(let arguments)? = chain?.segments.last {
            labels = arguments.arguments.map { "\($0.label ?? "_"):" }.joined()
        }
        call = file.text(start..<open) + "(\(labels))"
        let name = file.name(at: start)
        let types = open == start + 1 ? context.types(named: name) : []
        type = types.isEmpty ? nil : name
        assignments = (types.isEmpty ? [] : types + context.extensions(of: name)).flatMap {
            located in
            located.declaration.range.filter { token in
                located.file.outline.tokens.spells(token, "rootViewController")
                    && located.file.outline.tokens.tokens[token + 1].kind == .equal
            }.map { context.place(located.file, $0) }
        }
    }

    /// What happens to the window.
    var message: String {
        switch member {
        case .property(let name): return "the launch reads '\(name)' of the window here"
        case .method(let name): return "the launch calls '\(name)' of the window here"
        case nil: break
        }
        if isReplaced { return "the launch puts something else in the place of its window here" }
        if let call { return "the window is handed to '\(call)' here" }
        if let keeper { return "the window is kept in '\(keeper)' here" }
        return "the window itself is needed here"
    }

    /// What has to change, where that is known.
    var remedy: String {
        if case .property(let name) = member, Self.sizes.contains(name) {
            return
                "read the size of the view that needs it in `viewDidLayoutSubviews()`, or use `UIScreen.main.bounds`"
        }
        if isReplaced { return "leave 'window' alone: once SwiftUI makes the window, it is nil" }
        if call == nil {
            return keeper == nil
                ? "do this in the root view controller's `viewDidAppear(_:)`, with its `view.window`"
                : "find the window by the view controller that needs it, with `view.window`"
        }
        guard let type else {
            return "let that code return a view controller instead of taking the window"
        }
        if assignments.isEmpty {
            return "let '\(type)' give back a view controller instead of taking the window"
        }
        let places = assignments.prefix(3).map { "\($0.path):\($0.position.line)" }
        return
            "give '\(type)' a container view controller, and let it show there what it makes the root in "
            + places.joined(separator: ", ")
    }

    private static let sizes: Set<String> = ["bounds", "center", "frame"]

    /// What comes behind the window in `window?.bounds` and `window.addSubview(…)`.
    private enum Member {
        case property(String)
        case method(String)

        init?(of use: Int, in file: SwiftFile) {
            let tokens = file.tokens.tokens
            var next = use + 1
            while tokens[next].kind == .postfixQuestionMark
                || tokens[next].kind == .exclamationMark
            {
                next += 1
            }
            guard tokens[next].kind == .period, tokens[next + 1].kind == .identifier else {
                return nil
            }
            let name = file.name(at: next + 1)
            let isCall = [.leftParen, .leftBrace].contains(tokens[next + 2].kind)
            self = isCall ? .method(name) : .property(name)
        }
    }

    /// The `(` of the innermost call around a token.
    private static func enclosingCall(of use: Int, in file: SwiftFile) -> Int? {
        var index = use - 1
        var steps = 0
        while index > 0, steps < 4096 {
            steps += 1
            let partner = Int(file.tokens.partners[index])
            switch file.tokens.tokens[index].kind {
            case .rightParen, .rightSquare,
                .rightBrace where partner >= 0 && partner < index:
                index = partner - 1
            case .leftParen:
                return file.tokens.tokens[index - 1].kind == .identifier && partner > use
                    ? index : nil
            case .leftBrace, .leftSquare, .equal: return nil
            default: index -= 1
            }
        }
        return nil
    }

    /// The first token of `a.b?.c` in front of a parenthesis.
    private static func startOfName(before open: Int, in file: SwiftFile) -> Int {
        let tokens = file.tokens.tokens
        var start = open - 1
        while start > 1, tokens[start - 1].kind == .period {
            var base = start - 2
            while base > 0,
                tokens[base].kind == .postfixQuestionMark || tokens[base].kind == .exclamationMark
            {
                base -= 1
            }
            guard tokens[base].kind == .identifier || tokens[base].kind == .keyword(.`self`) else {
                break
            }
            start = base
        }
        return start
    }
}

extension SwiftFile {
    /// The innermost statement around a token, in the blocks of those of a range.
    fileprivate func innermostStatement(around token: Int, in range: TokenRange) -> Statement? {
        var body = range
        var result: Statement?
        // Nobody nests deeper by hand.
        for _ in 0..<12 {
            guard let inner = statements(of: body).first(where: { $0.range.contains(token) }) else {
                return result
            }
            result = inner
            guard let block = inner.blocks.first(where: { $0.body.contains(token) }) else {
                return result
            }
            body = block.body
        }
        return result
    }
}
