/// Where Objective-C posts some notifications, or has somebody hear of them before the app starts.
package struct NotificationMessages {
    /// The places of the names that are posted, be it by a notification that is made of them.
    package let posts: [Place]
    /// The places of the names that somebody hears as the code is loaded: in `+load`, in `+initialize`, in a constructor, and in what
    /// these call in their file.
    package let loaded: [Place]

    /// Those of the sources of a target.
    package init(of names: [String], in context: TargetContext) {
        let sources = context.target.objectiveCSources
        let paths = names.flatMap { context.library.paths(sources, mentioning: $0) }
        let read = Set(paths).sorted().compactMap { path in
            context.library.text(path).map { (path: path, source: ObjectiveCTokens($0)) }
        }
        let messages = read.flatMap { path, source in
            let early = Self.loaded(source)
            return source.tokens.indices.filter { names.contains(source.spelling($0)) }.map {
                token in
                (
                    name: Self.message(around: token, in: source) ?? "",
                    isLoaded: early.contains { $0.contains(token) },
                    place: context.library.place(path, source.tokens[token].range.lowerBound)
                )
            }
        }
        posts = messages.filter { message in
            Self.posting.contains { message.name.hasPrefix($0) }
        }.map(\.place)
        loaded = messages.filter { $0.isLoaded && $0.name.hasPrefix("addObserver") }.map(\.place)
    }

    private static let posting = ["postNotificationName", "notificationWithName", "initWithName"]

    /// The bodies that run as the code is loaded, and those of the methods and functions that they name.
    private static func loaded(_ source: ObjectiveCTokens) -> [Range<Int>] {
        let classes = ObjectiveCClass.all(in: source)
        let methods = classes.flatMap { $0.methods + $0.classMethods }
        let first = classes.flatMap(\.classMethods).filter {
            ["load", "initialize"].contains($0.selector)
        }.map(\.body)
        var bodies = first + constructors(source)
        var index = 0
        while index < bodies.count {
            let body = bodies[index]
            index += 1
            for method in methods where !bodies.contains(method.body) {
                let name = method.selector.split(separator: ":").first.map(String.init) ?? ""
                if body.contains(where: { source.spells($0, name) }) { bodies.append(method.body) }
            }
        }
        return bodies
    }

    /// `__attribute__((constructor)) static void boot(void) { … }`
    private static func constructors(_ source: ObjectiveCTokens) -> [Range<Int>] {
        source.tokens.indices.filter { source.spells($0, "constructor") }.compactMap { token in
            let open = source.tokens.indices[token...].prefix(mostTokens).first {
                source.spells($0, "{") || source.spells($0, ";")
            }
            guard let open, source.spells(open, "{") else { return nil }
            return open + 1..<max(open + 1, source.partner(of: open))
        }
    }

    private static let mostTokens = 32

    /// Whether a name of a notification stands where somebody begins to hear it.
    package static func isObserved(_ spot: ObjectiveCSpot) -> Bool {
        message(around: spot.token, in: spot.source)?.hasPrefix("addObserver") ?? false
    }

    /// Whether the message around a name hears it of an object that it names: `object:window`, and not `object:nil`.
    package static func isOfOneObject(_ spot: ObjectiveCSpot) -> Bool {
        let source = spot.source
        return (spot.token..<spot.statement.upperBound).prefix(mostTokens).contains { token in
            source.spells(token, "object") && source.spells(token + 1, ":")
                && !["nil", "NULL"].contains { source.spells(token + 2, $0) }
        }
    }

    /// The first word of the message that a name is an argument of, as far as it has to do with notifications.
    private static func message(around token: Int, in source: ObjectiveCTokens) -> String? {
        source.tokens.indices[..<token].suffix(mostTokens).reversed().map(source.spelling).first {
            name in
            name == ";"
                || (posting + ["addObserver", "removeObserver"]).contains {
                    name.hasPrefix($0)
                }
        }
    }
}
