import SwiftFlow
import SwiftOutline

/// What code that gives orientations gives on one kind of device, as far as it asks for nothing but that.
struct OrientationAnswer {
    private let file: SwiftFile
    private let idiom: DeviceIdiom
    private let inherited: () -> OrientationMask?
    private let expressions: ExpressionReader
    private var constants: [String: Expression] = [:]

    /// Blocks, and constants of constants, deeper than this are not followed.
    private static let deepest = 20

    /// A reader of code in a file; `inherited` is what `super` gives.
    init(in file: SwiftFile, on idiom: DeviceIdiom, inherited: @escaping () -> OrientationMask?) {
        self.file = file
        self.idiom = idiom
        self.inherited = inherited
        expressions = ExpressionReader(file)
    }

    /// What a getter gives; nil where that can't be told.
    func answer(of body: TokenRange) -> OrientationMask? {
        var reader = self
        guard case .gives(let mask) = reader.outcome(of: body, depth: 0) else { return nil }
        return mask
    }

    private enum Outcome {
        case gives(OrientationMask)
        case goesOn
        case unknown

        init(_ mask: OrientationMask?) { self = mask.map { .gives($0) } ?? .unknown }
    }

    // MARK: Statements

    private mutating func outcome(of body: TokenRange, depth: Int) -> Outcome {
        guard depth < Self.deepest else { return .unknown }
        let statements = file.statements(of: body)
        for statement in statements {
            let outcome = outcome(of: statement, isOnly: statements.count == 1, depth: depth)
            if case .goesOn = outcome { continue }
            return outcome
        }
        return .goesOn
    }

    private mutating func outcome(
        of statement: Statement, isOnly: Bool, depth: Int
    ) -> Outcome {
        let value = statement.expression.map(expressions.expression)
        switch statement.kind {
        case .returnStatement: return Outcome(value.flatMap { mask($0, depth: depth) })
        case .expression where isOnly: return Outcome(value.flatMap { mask($0, depth: depth) })
        case .declaration(let declaration): return keep(declaration)
        case .ifStatement:
            for block in statement.blocks {
                guard let holds = holds(block, depth: depth) else { return .unknown }
                if holds { return outcome(of: block.body, depth: depth + 1) }
            }
            return .goesOn
        case .guardStatement:
            guard let block = statement.blocks.first, let holds = holds(block, depth: depth) else {
                return .unknown
            }
            return holds ? .goesOn : outcome(of: block.body, depth: depth + 1)
        case .switchStatement:
            guard let value, isIdiom(value, depth: depth) else { return .unknown }
            for block in statement.blocks {
                guard case .case(let label) = block.role, let matches = matches(label) else {
                    return .unknown
                }
                if matches { return outcome(of: block.body, depth: depth + 1) }
            }
            return .unknown
        default: return .unknown
        }
    }

    private mutating func keep(_ declaration: Declaration) -> Outcome {
        guard declaration.kind == .variable,
            file.tokens.tokens[declaration.keyword].kind == .keyword(.let)
        else { return .unknown }
        for binding in declaration.bindings {
            constants[binding.name] = binding.initializer.map(expressions.expression)
        }
        return .goesOn
    }

    // MARK: The kind of device

    private func holds(_ block: Block, depth: Int) -> Bool? {
        guard let range = block.condition else { return true }
        var result = true
        for condition in ConditionReader(file).conditions(in: range) {
            guard case .expression(let expression) = condition,
                let holds = holds(expression, depth: depth)
            else { return nil }
            result = result && holds
        }
        return result
    }

    private func holds(_ expression: Expression, depth: Int) -> Bool? {
        guard depth < Self.deepest else { return nil }
        switch expression.kind {
        case .name(let name): return constants[name].flatMap { holds($0, depth: depth + 1) }
        case .tuple(let elements) where elements.count == 1:
            return holds(elements[0].value, depth: depth + 1)
        case .prefix(let token, let inner) where file.tokens.text(of: token) == "!":
            return holds(inner, depth: depth + 1).map { !$0 }
        case .binary(let left, let token, let right):
            let (first, second) =
                isIdiom(left, depth: depth) ? (left, right) : (right, left)
            guard isIdiom(first, depth: depth), let other = name(of: second) else { return nil }
            switch file.tokens.text(of: token) {
            case "==": return other == idiom.rawValue
            case "!=": return other != idiom.rawValue
            default: return nil
            }
        default: return nil
        }
    }

    /// Whether an expression is the kind of the device.
    private func isIdiom(_ expression: Expression, depth: Int) -> Bool {
        switch expression.kind {
        case .name(let name):
            return depth < Self.deepest
                && constants[name].map { isIdiom($0, depth: depth + 1) } ?? false
        case .member(let base, name: "userInterfaceIdiom", _):
            let text = file.text(base.range).filter { !$0.isWhitespace }
            return ["UIDevice.current", "traitCollection", "self.traitCollection"].contains(text)
        case .call(let callee, let arguments):
            return arguments.isEmpty && callee.kind == .name("UI_USER_INTERFACE_IDIOM")
        default: return false
        }
    }

    /// The kind of device that an expression names; also one that is no kind of ours.
    private func name(of expression: Expression) -> String? {
        switch expression.kind {
        case .implicitMember(let name): return name
        case .member(let base, let name, _):
            return base.kind == .name("UIUserInterfaceIdiom") ? name : nil
        default: return nil
        }
    }

    private func matches(_ label: TokenRange) -> Bool? {
        let words = label.filter { file.tokens.tokens[$0].kind != .colon }
        guard let first = words.first else { return nil }
        if words.contains(where: { file.tokens.tokens[$0].kind == .keyword(.default) }) {
            return true
        }
        let end = (words.last ?? first) + 1
        var names: [String] = []
        for condition in ConditionReader(file).conditions(in: first + 1..<end) {
            guard case .expression(let pattern) = condition, let name = name(of: pattern) else {
                return nil
            }
            names.append(name)
        }
        return names.isEmpty ? nil : names.contains(idiom.rawValue)
    }

    // MARK: Values

    private func mask(_ expression: Expression, depth: Int) -> OrientationMask? {
        guard depth < Self.deepest else { return nil }
        switch expression.kind {
        case .name(let name): return constants[name].flatMap { mask($0, depth: depth + 1) }
        case .implicitMember(let name): return OrientationMask.named[name]
        case .member(let base, let name, _):
            if base.kind == .superReference {
                return name == "supportedInterfaceOrientations" ? inherited() : nil
            }
            return base.kind == .name(Self.type) ? OrientationMask.named[name] : nil
        case .array(let elements):
            return elements.reduce(OrientationMask() as OrientationMask?) { known, element in
                mask(element, depth: depth + 1).flatMap { known?.union($0) }
            }
        case .call(let callee, let arguments):
            guard callee.kind == .name(Self.type), arguments.count == 1,
                arguments[0].label == nil
            else { return nil }
            return mask(arguments[0].value, depth: depth + 1)
        case .cast(let inner, .plain, _): return mask(inner, depth: depth + 1)
        case .tuple(let elements) where elements.count == 1:
            return mask(elements[0].value, depth: depth + 1)
        case .ternary(let condition, let first, let second):
            return holds(condition, depth: depth + 1).flatMap {
                mask($0 ? first : second, depth: depth + 1)
            }
        case .statement(let range):
            var inner = self
            guard case .gives(let mask) = inner.outcome(of: range, depth: depth + 1) else {
                return nil
            }
            return mask
        default: return nil
        }
    }

    private static let type = "UIInterfaceOrientationMask"
}
