extension AppTarget {
    /// The sources that it compiles as Objective-C or Objective-C++, in build order.
    public var objectiveCSources: [String] { sources.filter(\.isObjectiveC) }

    /// The sources that it compiles as a language of the C family, in build order.
    public var sourcesInC: [String] { sources.filter { $0.isObjectiveC || $0.isPlainC } }
}

extension String {
    /// Whether a path is that of a source in Objective-C or Objective-C++.
    public var isObjectiveC: Bool { hasSuffix(".m") || hasSuffix(".mm") }

    /// Whether a path is that of a source in C or C++.
    public var isPlainC: Bool { [".c", ".cc", ".cpp", ".cxx"].contains(where: hasSuffix) }

    /// Whether a path is that of a header, which is compiled with those that include it.
    public var isHeader: Bool { hasSuffix(".h") }
}
