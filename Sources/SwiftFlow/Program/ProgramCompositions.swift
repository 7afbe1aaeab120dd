/// Programs that do not look for aliases which put types together.
extension ProgramSources {
    /// None, unless a program says otherwise.
    public func compositions(with type: String) -> [String] { [] }

    /// None, unless a program says otherwise.
    public func parts(ofComposition name: String) -> [String] { [] }
}
