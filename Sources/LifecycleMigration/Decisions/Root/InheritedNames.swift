import SwiftFlow
import SwiftOutline

/// Tells names that may mean a member which a class inherits from a framework, so that the code can't stand in another class.
struct InheritedNames {
    private let program: Program

    /// The names in a program.
    init(in program: Program) {
        self.program = program
    }

    /// Whether a name on its own may be such a member; `own` are those that the code declares.
    func mayBeOne(_ reference: Reference, besides own: Set<String>) -> Bool {
        guard reference.role == .bare, !own.contains(reference.name),
            reference.name.first?.isLowercase == true
        else { return false }
        return !Self.globals.contains(reference.name)
            && program.globals(named: reference.name).isEmpty
    }

    /// Functions of the standard library.
    private static let globals: Set<String> = [
        "abs", "assert", "assertionFailure", "debugPrint", "dump", "fatalError", "max", "min",
        "precondition", "print", "type",
    ]
}
