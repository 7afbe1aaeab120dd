// The log of the life-cycle simulator and what it reads from the harness.
// Foundation stays out, so that starting an app costs milliseconds.
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the stub frameworks write and ask while the simulator drives an app.
///
/// Three kinds of lines tell an app's own output from the simulator's: `@ ` is compared between
/// the app before and after its migration, `@   ` explains and is dropped, the rest is the app's.
public enum Stage {
    /// Set by the default implementation of an optional callback: the log can then tell
    /// "delivered" from "not implemented", which Swift protocols can't.
    public static var unhandled = false

    /// The same, set by the default implementation of a callback's async form.
    public static var isAsyncFormMissing = false

    /// A line that is compared.
    public static func note(_ line: String) { print("@ \(line)") }

    /// A line that only explains.
    public static func explain(_ line: String) { print("@   \(line)") }

    /// Something that the app asked the system to do.
    public static func effect(_ line: String) { note("effect: \(line)") }

    /// Says that a library learns something, by itself or from the app; what it is told twice of one event it learns once.
    public static func tell(_ library: String, _ news: String) {
        if told.insert("\(library) \(news)").inserted { effect("\(library) learns of \(news)") }
    }
    private static var told: Set<String> = []

    /// Says that what comes next is another event.
    public static func endTelling() { told = [] }

    /// A line for what a real system would complain about; compared, so never silent.
    public static func warn(_ line: String) { note("warning: \(line)") }

    /// Whether the launch methods have not returned yet.
    public private(set) static var isLaunching = true

    /// Says that the launch methods have returned. It only explains: a screen's own lines may stand on either side of
    /// it, and the harness compares on which side all others are.
    public static func endLaunch() {
        isLaunching = false
        explain("launch ended")
    }

    /// Runs what a screen does when it is loaded, shown, evaluated or taken away, between two lines that only explain.
    public static func screen<Result>(_ name: String, _ body: () -> Result) -> Result {
        explain("screen \(name)")
        defer { explain("end of screen") }
        return body()
    }

    /// Ends the app the way an uncaught exception does.
    public static func crash(_ reason: String) -> Never {
        note("crash: \(reason)")
        exit(3)
    }

    /// Delivers one callback and says in the log whether the app implements it.
    @discardableResult
    public static func deliver<Result>(_ name: String, _ body: () -> Result?) -> Result? {
        delivery(name, body).result
    }

    /// As `deliver`, for a caller that must know whether the app implements the callback.
    public static func delivery<Result>(
        _ name: String, _ body: () -> Result?
    ) -> (result: Result?, isHandled: Bool) {
        unhandled = false
        let result = body()
        let isHandled = result != nil && !unhandled
        unhandled = false
        let outcome =
            result == nil ? "nobody to ask" : isHandled ? "delivered" : "not implemented"
        explain("\(name): \(outcome)")
        return (result, isHandled)
    }

    /// A value that the harness passes to the app.
    public static func setting(_ name: String) -> String? {
        getenv("STAGE_" + name).map { String(cString: $0) }
    }

    /// Where the sources leave the platform's behaviour open, the harness runs the app in every
    /// world that they allow: a name is in the list when the world has that behaviour. Each question is noted, so that
    /// a world is not played where nothing asks for what differs in it.
    public static func world(has behaviour: String) -> Bool {
        if asked.insert(behaviour).inserted { explain("asks \(behaviour)") }
        return behaviours.contains(Substring(behaviour))
    }
    private static var asked: Set<String> = []
    /// Read with the first question, which only a process that plays one scenario asks.
    private static let behaviours = Set((setting("WORLD") ?? "").split(separator: ","))

    /// The events to play, one a line, split at spaces.
    public static func script() -> [[String]] {
        (setting("EVENTS") ?? "launch")
            .split(whereSeparator: { $0 == "\n" })
            .map { $0.split(separator: " ").map(String.init) }
            .filter { !$0.isEmpty && !$0[0].hasPrefix("#") }
    }

    private static var isFirstAnnounced = false

    /// Which app to be, for a program that is made of several: where there are scenarios to play, the process becomes
    /// one of them first. `prepare` is what they all need and none can change.
    public static func app(preparing prepare: () -> Void) -> String {
        #if canImport(Glibc) || canImport(Musl)
            prepare()
            ScenarioRunner.start()
        #endif
        return setting("APP") ?? ""
    }

    /// Announces the first event, for an app that runs code of its own before its simulator does. Where there are
    /// scenarios to play, the process becomes one of them; `prepare` is what they all need and none can change.
    public static func begin(preparing prepare: () -> Void = {}) {
        #if canImport(Glibc) || canImport(Musl)
            prepare()
            ScenarioRunner.start()
        #endif
        useLineBuffering()
        guard let first = script().first else { return }
        announce(first)
        isFirstAnnounced = true
    }

    /// Writes an event to the log, unless it is the first one and was announced already.
    public static func announce(_ event: [String]) {
        if !isFirstAnnounced { note("> " + event.joined(separator: " ")) }
        isFirstAnnounced = false
    }

    /// Every line must reach the log even when the app crashes on the next one.
    public static func useLineBuffering() {
        #if canImport(Glibc)
            setvbuf(stdout, nil, _IOLBF, 0)
        #endif
    }
}
