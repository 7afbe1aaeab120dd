import SwiftFlow
import SwiftOutline

/// A call that reads or changes what has a name of its own: a notification, a value in the defaults or the keychain.
package struct KeyedCall: Hashable {
    /// What kind of thing has the name.
    package enum Store: Hashable {
        /// Notifications: to post one is to change, to observe it is to read.
        case notifications
        /// Values that are kept under a key.
        case values
    }

    /// The kind of thing.
    package let store: Store
    /// The name, as far as the code spells it.
    package let key: String
    /// Whether the call changes it.
    package let changes: Bool

    private struct Row {
        let label: String
        let store: Store
        /// The calls that change it.
        let changing: Set<String>
        /// The calls that read it; empty where all others do.
        let reading: Set<String>
    }

    /// Source: Apple's documentation of `NotificationCenter` and `UserDefaults`, which other stores follow.
    private static let rows = [
        Row(label: "name", store: .notifications, changing: ["post"], reading: ["addObserver"]),
        Row(
            label: "forName", store: .notifications, changing: [], reading: ["addObserver"]),
        Row(label: "named", store: .notifications, changing: [], reading: ["notifications"]),
        Row(label: "for", store: .notifications, changing: [], reading: ["publisher"]),
        Row(
            label: "forKey", store: .values,
            changing: changingValues, reading: []),
        Row(
            label: "forKeyPath", store: .values, changing: changingValues,
            reading: ["value", observing]),
    ]
    /// It observes a key path of any object.
    private static let observing = "addObserver"

    private static let changingValues: Set<String> = [
        "set", "setValue", "setObject", "removeObject", "removeValue",
    ]

    /// Functions without labels, by the index of the name. Sources: Apple's documentation of `CFNotificationCenter`; notify(3).
    private static let functions: [String: (index: Int, changes: Bool)] = [
        "CFNotificationCenterPostNotification": (1, true),
        "CFNotificationCenterPostNotificationWithOptions": (1, true),
        "CFNotificationCenterAddObserver": (3, false), "notify_post": (0, true),
        "notify_register_dispatch": (0, false), "notify_register_check": (0, false),
        "notify_register_signal": (0, false), "notify_register_mach_port": (0, false),
    ]

    /// Functions of preferences, by the index of the key; the key of those with a list of them may be any.
    ///
    /// Source: Apple's documentation of `CFPreferences`, which `UserDefaults` reads and writes.
    private static let preferences: [String: (index: Int, changes: Bool)] = [
        "CFPreferencesSetAppValue": (0, true), "CFPreferencesSetValue": (0, true),
        "CFPreferencesSetMultiple": (0, true), "CFPreferencesCopyAppValue": (0, false),
        "CFPreferencesCopyValue": (0, false), "CFPreferencesGetAppBooleanValue": (0, false),
        "CFPreferencesGetAppIntegerValue": (0, false),
    ]

    /// Methods that are given a whole notification, which holds the name.
    private static let posting: Set<String> = ["post", "enqueue"]

    private static let stores: Set<String> = [
        "UserDefaults", "NotificationCenter", "NSUbiquitousKeyValueStore",
    ]

    private init(store: Store, key: String, changes: Bool) {
        self.store = store
        self.key = key
        self.changes = changes
    }

    /// Reads a call; nil for one without such a name. `owner` is the type whose code it is: in an extension of a store nothing has
    /// to stand in front of it.
    package init?(_ call: FlowCall, in file: SwiftFile, of owner: String? = nil) {
        let isOfStore = owner.map(Self.stores.contains) ?? false
        if let row = Self.functions[call.name], call.arguments.indices.contains(row.index),
            let key = Self.key(call.arguments[row.index].range, in: file)
        {
            (store, self.key, changes) = (.notifications, key, row.changes)
            return
        }
        if let row = Self.preferences[call.name], call.arguments.indices.contains(row.index),
            let key = Self.key(call.arguments[row.index].range, in: file)
        {
            (store, self.key, changes) = (.values, key, row.changes)
            return
        }
        guard call.receiver != nil || isOfStore else { return nil }
        if Self.isRegistering(call) {
            (store, key, changes) = (.values, "defaults", true)
            return
        }
        if Self.posting.contains(call.name), let first = call.arguments.first,
            let name = Self.nameOfNotification(first, in: file),
            let key = Self.key(name, in: file)
        {
            (store, self.key, changes) = (.notifications, key, true)
            return
        }
        for argument in call.arguments {
            for row in Self.rows where row.label == argument.label {
                let isChanging = row.changing.contains(call.name)
                let isReading = row.reading.isEmpty || row.reading.contains(call.name)
                let isAny = row.store == .values && Self.isOnStore(call, in: file, of: owner)
                guard isChanging || isReading,
                    isAny || row.store != .values || call.name != Self.observing,
                    let key = Self.key(argument.range, in: file) ?? (isAny ? "defaults" : nil)
                else { continue }
                (store, self.key, changes) = (row.store, key, isChanging)
                return
            }
        }
        guard Self.changesAll(call, in: file) else { return nil }
        (store, key, changes) = (.values, "defaults", true)
    }

    /// Whether a call is one of a store that is known, so that a key which isn't may be any of its keys.
    package static func isOnStore(
        _ call: FlowCall, in file: SwiftFile, of owner: String?
    ) -> Bool {
        if call.receiver == nil { return owner.map(valueStores.contains) ?? false }
        return call.receiver?.type.unwrapped.name.map(valueStores.contains) ?? false
            || name(inFrontOf: call.token, in: file).map(valueStores.contains) ?? false
    }

    /// Whether a call of a store may change what it keeps under any key: one that spells no key, and that isn't known to ask only.
    package static func changesAll(_ call: FlowCall, in file: SwiftFile) -> Bool {
        switch call.target {
        case .foreign, .unknown: break
        default: return false
        }
        let hasKey = call.arguments.contains {
            $0.label == "forKey" && key($0.range, in: file) != nil
        }
        guard !hasKey, !isRegistering(call) else { return false }
        return !asking.contains(call.name)
            && name(inFrontOf: call.token, in: file)
                .map(valueStores.contains) ?? false
    }

    /// The use of a value of the defaults under a key, without a call: by `@AppStorage`.
    package static func value(under key: String, changes: Bool) -> KeyedCall {
        KeyedCall(store: .values, key: key, changes: changes)
    }

    /// A change of a value under any key.
    package static let anyValue = KeyedCall(store: .values, key: "defaults", changes: true)

    /// Whether a method that changes a value of the defaults is taken as a function: `keys.forEach(UserDefaults.standard.removeObject)`.
    package static func isReference(_ event: FlowEvent, in file: SwiftFile) -> Bool {
        guard case .read(_, let member, let token, _) = event.kind,
            changingValues.contains(member)
        else { return false }
        return name(inFrontOf: token, in: file).map(valueStores.contains) ?? false
    }

    /// The first name of the chain that a member ends.
    private static func name(inFrontOf token: Int, in file: SwiftFile) -> String? {
        let tokens = file.tokens.tokens
        var index = token
        while index > 1, tokens[index - 1].kind == .period, tokens[index - 2].kind == .identifier {
            index -= 2
        }
        return index == token ? nil : file.name(at: index)
    }

    private static let valueStores: Set<String> = ["UserDefaults", "NSUbiquitousKeyValueStore"]

    /// Source: Apple's documentation of `UserDefaults`, and of `NSUbiquitousKeyValueStore`.
    private static let asking: Set<String> = [
        "string", "bool", "integer", "float", "double", "url", "array", "dictionary", "data",
        "stringArray", "object", "value", "longLong", "dictionaryRepresentation", "synchronize",
        "persistentDomain", "volatileDomain", "objectIsForced", "addObserver", "removeObserver",
        "observe", "publisher", "description", "init", "register",
    ]

    /// The name in `Notification(name: …)` that is given without a label; nil for anything else.
    private static func nameOfNotification(
        _ argument: FlowCallArgument, in file: SwiftFile
    ) -> TokenRange? {
        guard argument.label == nil,
            case .call(_, let given) = ExpressionReader(file).expression(in: argument.range).kind
        else { return nil }
        return given.first { $0.label == "name" }?.value.range
    }

    /// The text of a literal, or the last name: `Keys.seen`, `.seen` and `Keys.seen.rawValue` are the same.
    package static func key(_ range: TokenRange, in file: SwiftFile) -> String? {
        let tokens = file.tokens.tokens
        if let literal = range.first(where: { tokens[$0].kind == .stringSegment }) {
            return file.tokens.text(of: literal)
        }
        let names = range.filter { tokens[$0].kind == .identifier }
        return (names.last { !file.tokens.spells($0, "rawValue") } ?? names.last)
            .map(file.name(at:))
    }

    /// Whether a key is the raw value of something that has no name of its own: `rawValue`, `self.rawValue`, `$0.rawValue`.
    package static func isRawValue(_ range: TokenRange, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        return range.allSatisfy {
            switch tokens[$0].kind {
            case .identifier: file.tokens.spells($0, "rawValue")
            case .keyword(.self), .period, .dollarIdentifier: true
            default: false
            }
        }
    }

    /// Whether a call gives values for keys that have none: `register(defaults:)` of `UserDefaults`.
    package static func isRegistering(_ call: FlowCall) -> Bool {
        call.name == "register" && call.arguments.count == 1
            && call.arguments[0].label == "defaults"
    }

    /// The keys that such a call in a body spells, itself or in the constant that it is given; nil where they may be any.
    package static func registeredKeys(
        in call: FlowCall, of file: SwiftFile, in body: TokenRange
    ) -> Set<String>? {
        guard let argument = call.arguments.first else { return nil }
        let range = constant(at: argument.range, in: body, of: file) ?? argument.range
        guard case .dictionary(let parts) = ExpressionReader(file).expression(in: range).kind
        else { return nil }
        let tokens = file.tokens.tokens
        let keys = parts.filter { part in
            part.range.upperBound < tokens.count && tokens[part.range.upperBound].kind == .colon
        }.compactMap { key($0.range, in: file) }
        return keys.isEmpty ? nil : Set(keys)
    }

    /// The literal of a dictionary that the only constant of a name in a body is set to; nil for anything else.
    private static func constant(
        at range: TokenRange, in body: TokenRange, of file: SwiftFile
    ) -> TokenRange? {
        let tokens = file.tokens.tokens
        guard range.count == 1, tokens[range.lowerBound].kind == .identifier else { return nil }
        let name = file.name(at: range.lowerBound)
        let declared = body.filter { token in
            tokens[token].kind == .identifier && file.name(at: token) == name
                && [.keyword(.let), .keyword(.var)].contains(tokens[token - 1].kind)
        }
        guard declared.count == 1, let first = declared.first, first < range.lowerBound,
            tokens[first - 1].kind == .keyword(.let)
        else { return nil }
        // Its type may stand in between.
        let equal = (first..<range.lowerBound).first { tokens[$0].kind == .equal }
        guard let open = equal.map({ $0 + 1 }), tokens[open].kind == .leftSquare else { return nil }
        let close = Int(file.tokens.partners[open])
        guard close > open, close < range.lowerBound else { return nil }
        return open..<close + 1
    }

    /// The range of the argument that names it; nil where the call has none.
    package static func name(in call: FlowCall) -> TokenRange? {
        if let row = functions[call.name] ?? preferences[call.name],
            call.arguments.indices.contains(row.index)
        {
            return call.arguments[row.index].range
        }
        return call.arguments.first { argument in rows.contains { $0.label == argument.label } }?
            .range
    }

    /// An observation of notifications under a name.
    package static func observation(of name: String) -> KeyedCall {
        KeyedCall(store: .notifications, key: name, changes: false)
    }

    /// The same of another name.
    package func renamed(_ key: String) -> KeyedCall {
        KeyedCall(store: store, key: key, changes: changes)
    }

    /// The call for which it matters whether it comes before this one.
    package var counterpart: KeyedCall { KeyedCall(store: store, key: key, changes: !changes) }
}
