import SwiftFlow
import SwiftOutline

/// The method that a call names by `#selector(…)`, `Selector("…")` or a text, and on what.
package struct SelectedMethod {
    private let name: String?
    private let type: String?

    /// Reads a call of a function.
    package init(in call: FlowCall, of function: FlowFunction) {
        let file = function.file
        let argument = call.arguments.first { argument in
            argument.range.contains {
                ["selector", "Selector", "NSSelectorFromString"].contains(file.tokens.text(of: $0))
            }
        }
        name = argument.flatMap { Self.name(in: $0.range, of: file) }
        let target = call.arguments.first {
            ["target", "observer"].contains($0.label)
                || call.name == "addObserver" && $0.range != argument?.range && $0.label == nil
        }
        let receiver = call.name.hasPrefix("perform") ? call.receiver?.type : nil
        type = (target?.value.type ?? receiver)?.unwrapped.name ?? function.owner
    }

    private static func name(in range: TokenRange, of file: SwiftFile) -> String? {
        let tokens = file.tokens.tokens
        if let text = range.first(where: { tokens[$0].kind == .stringSegment }) {
            return file.tokens.text(of: text).split(separator: ":").first.map(String.init)
        }
        // `#selector(X.method(_:with:))`: the name in front of its labels.
        let names = range.filter { tokens[$0].kind == .identifier && $0 > 0 }
        return names.last { tokens[$0 + 1].kind != .colon && tokens[$0 - 1].kind != .colon }
            .map(file.name(at:))
    }

    /// What it may be.
    package func functions(in program: Program) -> [FlowFunction] {
        guard let name, let type else { return [] }
        return program.members(name, of: type).filter { $0.located.declaration.kind == .function }
            .flatMap(FlowFunction.all)
    }
}
