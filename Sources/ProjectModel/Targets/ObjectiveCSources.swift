extension AppTarget {
    /// The sources that it compiles as Objective-C or Objective-C++, in build order.
    public var objectiveCSources: [String] { sources.filter(\.isObjectiveC) }
}

extension String {
    /// Whether a path is that of a source in Objective-C or Objective-C++.
    public var isObjectiveC: Bool { hasSuffix(".m") || hasSuffix(".mm") }

    /// Whether a path is that of a header, which is compiled with those that include it.
    public var isHeader: Bool { hasSuffix(".h") }
}
