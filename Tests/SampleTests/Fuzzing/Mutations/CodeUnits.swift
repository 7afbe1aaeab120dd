import SourceEditing
import SwiftOutline

/// The byte ranges of what can be moved about in a source.
struct CodeUnits {
    /// Statements of functions, initializers and accessors, and of the blocks directly in them.
    private(set) var statements: [Range<Int>] = []
    /// Members of types, and the declarations at the top level.
    private(set) var members: [Range<Int>] = []

    /// Reads a source.
    init(of bytes: [UInt8]) {
        let file = SwiftFile(SourceText(bytes: bytes))
        var pending = file.declarations
        while let declaration = pending.popLast() {
            members.append(file.bytes(of: declaration.range))
            if declaration.kind.hasMembers {
                pending += declaration.members
            } else if let body = declaration.body {
                add(body, of: file)
            }
        }
    }

    private mutating func add(_ body: TokenRange, of file: SwiftFile) {
        for statement in file.statements(of: body) {
            statements.append(file.bytes(of: statement.range))
            for block in statement.blocks {
                statements += file.statements(of: block.body).map { file.bytes(of: $0.range) }
            }
        }
    }
}
