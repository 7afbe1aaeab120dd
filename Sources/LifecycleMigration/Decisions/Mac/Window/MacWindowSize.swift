import AppFacts
import SwiftFlow
import SwiftOutline

/// A width and a height in points, as code writes them.
struct MacWindowSize: Hashable {
    /// The width.
    let width: String
    /// The height.
    let height: String

    /// Whether it is no size: AppKit makes the window as large as its content then.
    var isZero: Bool {
        [width, height].contains { ($0.split(separator: ".").first ?? "0") == "0" }
    }

    /// The size of a window of a nib.
    init(_ size: MacNibWindow.Size) {
        self.init(Self.text(size.width), Self.text(size.height))
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 100_000 ? String(Int(number)) : String(number)
    }

    private init(_ width: String, _ height: String) {
        self.width = width
        self.height = height
    }

    /// Reads `NSSize(width: 480, height: 300)` and its other spellings; nil for anything computed.
    init?(_ expression: Expression, in file: SwiftFile, _ constants: MacConstants? = nil) {
        guard case .call(let callee, let arguments) = expression.kind,
            let numbers = Self.numbers(arguments, in: file, constants)
        else { return nil }
        switch (Self.name(of: callee), arguments.map(\.label)) {
        case ("NSSize", ["width", "height"]), ("CGSize", ["width", "height"]),
            (".init", ["width", "height"]), ("NSMakeSize", [nil, nil]):
            self.init(numbers[0], numbers[1])
        default: return nil
        }
    }

    /// Reads the size and place of `NSRect(x: 0, y: 0, width: 480, height: 300)` and its other spellings; nil for
    /// anything computed.
    init?(
        ofRect expression: Expression, in file: SwiftFile, _ constants: MacConstants? = nil
    ) {
        if Self.isZero(expression) {
            self.init("0", "0")
            return
        }
        guard case .call(let callee, let arguments) = expression.kind else { return nil }
        let name = Self.name(of: callee)
        if arguments.map(\.label) == ["origin", "size"],
            ["NSRect", "CGRect", ".init"].contains(name), Self.isPlace(arguments[0].value, in: file)
        {
            self.init(arguments[1].value, in: file, constants)
            return
        }
        guard let numbers = Self.numbers(arguments, in: file, constants), numbers.count == 4
        else { return nil }
        switch (name, arguments.map(\.label)) {
        case ("NSRect", ["x", "y", "width", "height"]), ("CGRect", ["x", "y", "width", "height"]),
            (".init", ["x", "y", "width", "height"]), ("NSMakeRect", [nil, nil, nil, nil]):
            self.init(numbers[2], numbers[3])
        default: return nil
        }
    }

    private static func name(of callee: Expression) -> String {
        switch callee.kind {
        case .name(let name): name
        case .implicitMember("init"): ".init"
        default: ""
        }
    }

    private static func isZero(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .implicitMember("zero"): true
        case .name("NSZeroRect"): true
        case .member(let base, "zero", _):
            [.name("NSRect"), .name("CGRect"), .name("NSPoint"), .name("CGPoint")].contains(
                base.kind)
        default: false
        }
    }

    private static func isPlace(_ expression: Expression, in file: SwiftFile) -> Bool {
        if isZero(expression) { return true }
        guard case .call(let callee, let arguments) = expression.kind,
            numbers(arguments, in: file, nil) != nil
        else { return false }
        return ["NSPoint", "CGPoint", ".init", "NSMakePoint"].contains(name(of: callee))
    }

    /// The numbers of arguments that are nothing else, or constants whose type SwiftUI takes.
    private static func numbers(
        _ arguments: [FlowArgument], in file: SwiftFile, _ constants: MacConstants?
    ) -> [String]? {
        let texts = arguments.compactMap { argument -> String? in
            if let number = number(argument.value, in: file) { return number }
            guard constants?.value(of: argument.value)?.type == "CGFloat" else { return nil }
            return file.text(argument.value.range)
        }
        return texts.count == arguments.count && !texts.isEmpty ? texts : nil
    }

    private static func number(_ expression: Expression, in file: SwiftFile) -> String? {
        if case .prefix(_, let inner) = expression.kind, number(inner, in: file) != nil {
            let text = file.text(expression.range)
            return text.hasPrefix("-") ? text : nil
        }
        guard case .literal(let parts) = expression.kind, parts.isEmpty else { return nil }
        let text = file.text(expression.range)
        let isNumber = text.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 }
        return isNumber ? text : nil
    }

    /// Whether nothing happens where an expression computes a size: it reads, and makes values of the system's.
    static func isHarmless(
        _ expression: Expression, in function: FlowFunction, _ flow: AppFlow
    ) -> Bool {
        flow.trace(of: function).events(within: expression.range).allSatisfy { event in
            switch event.kind {
            case .read, .global(_, isWritten: false, _), .local, .unwrap, .cast, .comparison:
                return true
            case .call(let call):
                guard case .makingForeign(let type) = call.target else { return false }
                return ["NSRect", "CGRect", "NSSize", "CGSize", "NSPoint", "CGPoint", "CGFloat"]
                    .contains(type)
            default: return false
            }
        }
    }
}
