/// One line on a terminal that says how far a long run is.
struct ProgressLine: Sendable {
    private let streams: StandardStreams
    private let isShown: Bool

    /// A line that is shown only where somebody can see it and there is something to wait for.
    init(_ streams: StandardStreams, invocation: Invocation, environment: ToolEnvironment) {
        self.streams = streams
        self.isShown =
            invocation.showsProgress && invocation.detail != .quiet
            && invocation.paths.count > 1 && !environment.hasPlainTerminal
            && streams.errorIsTerminal
    }

    /// Replaces the line.
    func show(_ text: String) {
        if isShown { streams.printError("\r\u{1B}[K" + text.prefix(79)) }
    }

    /// Removes the line.
    func clear() {
        if isShown { streams.printError("\r\u{1B}[K") }
    }
}
