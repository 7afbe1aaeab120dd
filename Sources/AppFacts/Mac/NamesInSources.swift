import ProjectModel
import SwiftFlow
import SwiftOutline

/// Whether the code of a target has a name, in Swift, Objective-C or C, and in the headers beside its sources.
package struct NamesInSources {
    private let context: TargetContext
    private let others: [String]

    /// The names in a target's sources.
    package init(of context: TargetContext) {
        self.context = context
        let sources = context.target.sources.filter { !$0.hasSuffix(".swift") }
        let headers = sources.map { $0.folder + $0.fileName.prefix { $0 != "." } + ".h" }
        others = sources + headers.filter(context.library.tree.contains)
    }

    /// Whether a name stands in the code by itself.
    package func has(_ name: String) -> Bool {
        context.files(naming: name).contains { file in
            file.tokens(spelled: name).contains {
                !context.conditions.leavesOut($0, of: file.outline)
            }
        }
            || others(mentioning: name).contains { source in
                source.tokens.indices.contains { source.spells($0, name) }
            }
    }

    /// Whether code in Objective-C has a method with one argument, or sends it.
    func sends(_ selector: String) -> Bool {
        let name = String(selector.dropLast())
        return others(mentioning: selector).contains { source in
            source.tokens.indices.contains { source.spells($0, name) && source.spells($0 + 1, ":") }
        }
    }

    /// Whether a text of the code has a name in it, by which the runtime may look it up.
    func quotes(_ name: String) -> Bool {
        context.files(mentioning: name).contains { file in
            let tokens = file.outline.tokens
            return tokens.tokens.indices.contains {
                tokens.tokens[$0].kind == .stringSegment && tokens.text(of: $0).contains(name)
            }
        }
            || others(mentioning: name).contains { source in
                source.tokens.indices.contains {
                    source.tokens[$0].kind == .string && source.spelling($0).contains(name)
                }
            }
    }

    /// Where a function of C with a name is defined or called first.
    package func firstCall(of name: String) -> (path: String, offset: Int)? {
        for path in context.library.paths(others, mentioning: name) {
            guard let text = context.library.text(path) else { continue }
            let source = ObjectiveCTokens(text)
            let call = source.tokens.indices.first {
                source.spells($0, name) && source.spells($0 + 1, "(")
            }
            if let call { return (path, source.tokens[call].range.lowerBound) }
        }
        return nil
    }

    private func others(mentioning name: String) -> some Sequence<ObjectiveCTokens> {
        context.library.paths(others, mentioning: name).lazy
            .compactMap(context.library.text).map(ObjectiveCTokens.init)
    }
}
