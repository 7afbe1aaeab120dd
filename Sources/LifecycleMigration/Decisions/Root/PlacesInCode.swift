import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells whether code says in which function or file it stands, as `#function` and `#fileID` do: what is made of that is another
/// value where the code moves to.
///
/// Lines and columns change with each edit of a file, and are none of it.
struct PlacesInCode {
    private let flow: AppFlow

    /// The code of an app.
    init(in flow: AppFlow) {
        self.flow = flow
    }

    /// Whether code of a function does, or calls something that is given its place unless it is told another.
    func areNamed(in ranges: [TokenRange], of function: FlowFunction) -> Bool {
        if ranges.contains(where: { Self.isNamed(in: $0, of: function.file) }) { return true }
        let trace = flow.trace(of: function)
        return ranges.flatMap(trace.events(within:)).contains { event in
            guard case .call(let call) = event.kind else { return false }
            let functions: [FlowFunction] =
                switch call.target {
                case .functions(let found), .making(_, let found): found
                default: []
                }
            let given = Set(call.arguments.compactMap(\.label))
            return functions.contains { called in
                called.parameters.contains { parameter in
                    !given.contains(parameter.label ?? "")
                        && parameter.defaultValue.map { Self.isNamed(in: $0, of: called.file) }
                            ?? false
                }
            }
        }
    }

    private static func isNamed(in range: TokenRange, of file: SwiftFile) -> Bool {
        range.dropFirst().contains { token in
            file.tokens.tokens[token - 1].kind == .pound
                && words.contains(file.tokens.text(of: token))
        }
    }

    private static let words: Set<String> = ["function", "file", "fileID", "filePath"]
}
