import ProjectModel
import SourceEditing

/// Where the sources of an app in Objective-C and C import modules.
///
/// What they do with one is not read, so that whatever a row of the table asks for may be done there.
package struct ObjectiveCImports {
    private let places: [String: Place]

    /// Reads the sources of a target, each once.
    package init(of context: TargetContext) {
        var places: [String: Place] = [:]
        for path in context.target.sources where !path.hasSuffix(".swift") {
            guard let text = context.library.text(path) else { continue }
            for (index, line) in text.lines.enumerated() {
                guard let module = Self.module(in: line), places[module] == nil else { continue }
                places[module] = Place(
                    path: path, position: SourcePosition(line: index + 1, column: 1))
            }
        }
        self.places = places
    }

    /// The first line that imports one of some modules, in their order.
    package func place(of modules: [String]) -> Place? {
        modules.lazy.compactMap { places[$0] }.first
    }

    /// The module of `@import Module;`, `@import Module.Part;`, `#import <Module/Header.h>` and `#include "Module.h"`.
    private static func module(in line: some Collection<UInt8>) -> String? {
        let start = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        guard start == UInt8(ascii: "@") || start == UInt8(ascii: "#") else { return nil }
        let words = String(decoding: line, as: UTF8.self).filter { $0 != " " && $0 != "\t" }
        let found = starts.first(where: words.hasPrefix)
        guard let rest = found.map({ words.dropFirst($0.count) }),
            let end = rest.firstIndex(where: { ";./".contains($0) })
        else { return nil }
        return String(rest[..<end])
    }

    private static let starts = ["@import", "#import<", "#import\"", "#include<", "#include\""]
}
