import SwiftFlow
import SwiftOutline

/// The method that a call names by `#selector(…)`, `Selector("…")` or a text, and on what.
package struct SelectedMethod {
    private let name: String?
    /// The type of the object that it is called on.
    private let type: String?
    /// The class that `#selector(Class.method)` names.
    private let named: String?

    /// Reads a call of a function.
    package init(in call: FlowCall, of function: FlowFunction) {
        let file = function.file
        let argument = call.arguments.first { argument in
            argument.range.contains {
                ["selector", "Selector", "NSSelectorFromString"].contains(file.tokens.text(of: $0))
            }
        }
        let target = call.arguments.first {
            ["target", "observer"].contains($0.label)
                || call.name == "addObserver" && $0.range != argument?.range && $0.label == nil
        }
        let receiver = call.name.hasPrefix("perform") ? call.receiver?.type : nil
        self.init(
            namedIn: argument?.range, of: file,
            on: (target?.value.type ?? receiver)?.unwrapped.name ?? function.owner)
    }

    /// Whether a call runs the method that it names before it returns: `perform(#selector(open))`.
    static func isPerformed(by call: FlowCall) -> Bool {
        ["perform", "performSelector", "sendAction"].contains(call.name)
            && !call.arguments.contains { $0.label == "afterDelay" || $0.label == "on" }
    }

    /// Those of the object itself that a function names by `#selector(…)`.
    static func all(namedBy function: FlowFunction) -> [SelectedMethod] {
        let tokens = function.file.tokens
        return function.body.filter { tokens.spells($0, "selector") && tokens.spells($0 + 1, "(") }
            .compactMap { token in
                let close = Int(tokens.partners[token + 1])
                return close > token
                    ? SelectedMethod(
                        namedIn: token + 2..<close, of: function.file, on: function.owner) : nil
            }
    }

    private init(namedIn range: TokenRange?, of file: SwiftFile, on type: String?) {
        self.type = type
        let token = range.flatMap { Self.name(in: $0, of: file) }
        name = token.flatMap { token in
            file.tokens.tokens[token].kind == .stringSegment
                ? file.tokens.text(of: token).split(separator: ":").first.map(String.init)
                : file.name(at: token)
        }
        named = token.flatMap { token in
            file.tokens.tokens[token - 1].kind == .period
                && file.tokens.tokens[token - 2].kind == .identifier
                ? file.name(at: token - 2) : nil
        }
    }

    /// The token of the method's name.
    private static func name(in range: TokenRange, of file: SwiftFile) -> Int? {
        let tokens = file.tokens.tokens
        if let text = range.first(where: { tokens[$0].kind == .stringSegment }) { return text }
        // `#selector(X.method(_:with:))`: the name in front of its labels.
        let names = range.filter { tokens[$0].kind == .identifier && $0 > 0 }
        return names.last { tokens[$0 + 1].kind != .colon && tokens[$0 - 1].kind != .colon }
    }

    /// What it may be.
    package func functions(in program: Program) -> [FlowFunction] {
        guard let name else { return [] }
        let owned = [type, named].compactMap { $0 }.lazy.map {
            self.methods(program.implementations(name, of: $0))
        }.first { !$0.isEmpty }
        if let owned { return owned }
        // Of something that may be of any class it may be any class's.
        let isDeclared = type.flatMap(program.type)?.isDeclared == true
        return isDeclared ? [] : methods(program.methods(named: name)).filter(Self.isOpen)
    }

    private func methods(_ members: [ProgramMember]) -> [FlowFunction] {
        members.filter { $0.located.declaration.kind == .function }.flatMap(FlowFunction.all)
    }

    /// Whether Objective-C may call a method.
    private static func isOpen(_ method: FlowFunction) -> Bool {
        ["objc", "IBAction"].contains { method.located.declaration.attribute($0) != nil }
    }
}

extension AppFlow {
    /// The methods that something runs which names them by their selectors, before it returns.
    func performed(by event: FlowEvent, in function: FlowFunction) -> [FlowFunction] {
        guard case .call(let call) = event.kind, SelectedMethod.isPerformed(by: call) else {
            return []
        }
        return SelectedMethod(in: call, of: function).functions(in: program)
    }
}
