/// Functions of other modules that keep a closure, or run it once something has answered: never before they return, as far as their names tell.
///
/// Apple's are documented so. Of libraries it is a convention that a completion comes later, that what begins with `on` or `add…Handler` waits
/// for an event, and that what is requested takes time; of all others a closure may run at once.
package enum LaterClosures {
    /// Whether a closure with a label, of a call of a name, runs later.
    package static func runsLater(_ label: String?, of name: String) -> Bool {
        if atOnce.contains(name) { return false }
        if names.contains(name) { return true }
        if let label, isHandler(label) { return true }
        if prefixes.contains(where: { begins(name, with: $0) }) { return true }
        return keeping.contains { begins(name, with: $0) } && kept.contains { name.hasSuffix($0) }
    }

    /// Whether a label names what is called when something is done or happens.
    private static func isHandler(_ label: String) -> Bool {
        labels.contains(label) || begins(label, with: "on") || begins(label, with: "when")
            || handlers.contains { label.hasSuffix($0) }
    }

    /// Whether the first word of a name is one.
    private static func begins(_ name: String, with word: String) -> Bool {
        guard name.hasPrefix(word) else { return false }
        return name.dropFirst(word.count).first.map { !$0.isLowercase } ?? true
    }

    /// What runs it before it returns, whatever the label says. Source: Apple's page of `NSPersistentStoreDescription`, whose
    /// `shouldAddStoreAsynchronously` is false unless it is set.
    private static let atOnce: Set<String> = ["loadPersistentStores"]

    private static let names: Set<String> = [
        "dataTask", "downloadTask", "uploadTask", "dataTaskPublisher", "geocodeAddressString",
        "reverseGeocodeLocation", "evaluateJavaScript", "present", "dismiss", "animate",
        "transition", "perform", "performBackgroundTask", "notify", "submit", "open", "add",
        "write", "save", "resume", "completeTransactions", "setImage", "catch", "then", "done",
        "finally", "always", "ensure", "recover", "retry", "asyncAfter", "async", "after", "delay",
        "addTask", "detached", "immediate", "detachNewThread", "sink", "observe", "bind", "drive",
        "emit", "assign", "publisher", "notifications", "addOperation", "addExecutionBlock",
        "addBarrierBlock", "scheduledTimer", "setCompletionBlock", "schedule", "signal",
        "append", "insert", "updateValue", "push", "enqueue", "store", "set", "setValue", "init",
    ]
    private static let prefixes: Set<String> = [
        "request", "fetch", "download", "upload", "start", "begin", "sign", "log", "login",
        "authenticate", "authorize", "refresh", "response", "purchase", "restore", "buy", "verify",
        "check", "handle", "wait", "query", "get", "on", "when", "observe", "listen", "subscribe",
        "register", "calculate", "send", "post", "sync", "update", "retrieve", "resolve", "show",
        "track", "identify", "connect", "subscribed", "invalidate", "ask", "validate", "delete",
        "remove", "prompt", "presents", "link", "activate", "search", "find", "poll", "monitor",
    ]
    private static let keeping: Set<String> = ["add", "set", "with", "append", "attach", "create"]
    private static let kept = [
        "Handler", "Handlers", "Observer", "Listener", "Target", "Action", "Callback", "Completion",
        "Block", "Closure", "Provider", "Delegate", "Subscriber", "Hook", "Interceptor",
    ]
    private static let labels: Set<String> = [
        "completion", "completed", "completionBlock", "callback", "handler", "success", "failure",
        "error", "action", "progress", "cellProvider", "primaryAction", "resultHandler",
        "receiveCompletion", "then", "done", "cancel", "fail",
    ]
    private static let handlers = ["Handler", "Completion", "Callback", "Listener", "Action"]
}
