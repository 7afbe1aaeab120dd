extension String {
    /// Whether a file is a script by its name.
    var isNameOfScript: Bool {
        ["makefile", "gnumakefile", "justfile", "rakefile"].contains(lowercased())
            || [".sh", ".command", ".zsh", ".mk", ".py", ".rb"].contains(where: hasSuffix)
    }
}
