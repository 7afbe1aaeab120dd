/// What a word may do in a source, as far as its neighbours tell.
public enum SketchedRole: UInt32, Sendable {
    /// It stands there, as no part of a longer word.
    case named = 0
    /// It names a class, structure, enumeration, actor, protocol or alias.
    case declared = 0x68E3_1DA4
    /// It names what is extended, which may stand in another type.
    case extended = 0xB529_7A4D
    /// It names a function, a variable or a constant.
    case bound = 0x1B56_C4E9
    /// It stands behind the name of a type or of what is extended: what that inherits from, or what it demands.
    case inherited = 0x7FED_7FED

    /// The hash of a word in this role, by the hash of the word.
    func entry(_ word: UInt32) -> UInt32 { (word ^ rawValue) &* 0x9E37_79B1 }
}
