import ProjectModel
import SourceEditing

/// Finds where the sources of an app in Objective-C and C import a module.
///
/// What they do with it is not read, so that whatever a row of the table asks for may be done there.
struct ObjectiveCImports {
    private let context: TargetContext

    /// A search in the sources of a target.
    init(of context: TargetContext) {
        self.context = context
    }

    /// The first line that imports one of some modules.
    func place(of modules: [String]) -> Place? {
        let sources = context.target.sources.filter { !$0.hasSuffix(".swift") }
        guard !sources.isEmpty else { return nil }
        return modules.lazy.compactMap { module in
            context.library.paths(sources, mentioning: module).lazy
                .compactMap { place(of: module, in: $0) }.first
        }.first
    }

    private func place(of module: String, in path: String) -> Place? {
        guard let text = context.library.text(path) else { return nil }
        for (index, line) in text.lines.enumerated()
        where Self.imports(module, String(decoding: line, as: UTF8.self)) {
            return Place(path: path, position: SourcePosition(line: index + 1, column: 1))
        }
        return nil
    }

    /// `@import Module;`, `@import Module.Part;`, `#import <Module/Header.h>`, `#include "Module.h"`.
    private static func imports(_ module: String, _ line: String) -> Bool {
        let words = line.filter { $0 != " " && $0 != "\t" }
        let starts = ["@import", "#import<", "#import\"", "#include<", "#include\""]
        return starts.contains { start in
            guard words.hasPrefix(start + module) else { return false }
            return [";", ".", "/"].contains(words.dropFirst(start.count + module.count).prefix(1))
        }
    }
}
