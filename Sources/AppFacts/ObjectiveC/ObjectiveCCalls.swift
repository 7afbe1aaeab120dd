/// Messages that anything answers, and functions: what is asked by a name, a key or the runtime.
extension ObjectiveCBody {
    /// A message that any object answers; nil for all others.
    mutating func sendAnything(
        _ receiver: ObjectiveCValue, _ selector: String, _ arguments: [ObjectiveCValue],
        at token: Int
    ) -> ObjectiveCValue? {
        if Self.elements.contains(selector) { return element(receiver, at: token) }
        let texts = arguments.first?.texts.sorted() ?? []
        switch selector {
        case "valueForKey:", "valueForKeyPath:", "mutableArrayValueForKeyPath:",
            "dictionaryWithValuesForKeys:":
            return read(texts, of: receiver, at: token)
        case "setValue:forKey:", "setValue:forKeyPath:", "setNilValueForKey:":
            let path = arguments.last?.texts.sorted() ?? []
            write(path, of: receiver, arguments.first ?? .opaque, at: token)
            return .opaque
        case "setValuesForKeysWithDictionary:":
            write(["rootViewController"], of: receiver, .opaque, at: token)
            return .opaque
        case _ where selector.hasPrefix("addObserver:forKeyPath:"):
            let path = arguments.count > 1 ? arguments[1].texts.sorted() : []
            _ = read(path, of: receiver, at: token)
            return .opaque
        case _ where selector.hasPrefix("performSelector"):
            let rest = Array(arguments.dropFirst())
            return texts.reduce(.opaque) { result, name in
                let count = name.filter { $0 == ":" }.count
                return result.union(send(receiver, name, Array(rest.prefix(count)), at: token))
            }
        case "class", "classForCoder", "superclass": return type(of: receiver, at: token)
        case "isKindOfClass:", "isMemberOfClass:":
            let classes = arguments.first?.classes ?? []
            take(receiver, for: classes, at: token)
            // Behind the question the answer is known.
            if receiver.kinds.contains(.root) { asked.formUnion(classes) }
            return .opaque
        case "respondsToSelector:", "conformsToProtocol:":
            if receiver.kinds.contains(.root) { note(.rootTaken, at: token) }
            let protocols = arguments.first.map { $0.classes.union($0.texts) } ?? []
            let isOfAll = !protocols.isEmpty && protocols.isSubset(of: Self.protocolsOfAll)
            if receiver.kinds.contains(.delegate), selector.hasPrefix("conforms"), !isOfAll {
                note(.delegateConformance, at: token)
            }
            return .opaque
        case "addObserver:selector:name:object:":
            guard arguments.count > 2, arguments[2].texts.contains(Self.launch) else { return nil }
            facts.hear(arguments[1].texts)
            return .opaque
        default: return nil
        }
    }

    /// The protocols that any delegate of an application conforms to.
    private static let protocolsOfAll: Set<String> = [
        "NSObject", "UIApplicationDelegate", "UIResponderStandardEditActions",
        "NSApplicationDelegate",
    ]

    /// Messages that give the object itself, or one of a list.
    private static let elements: Set<String> = [
        "self", "retain", "autorelease", "copy", "mutableCopy", "firstObject", "lastObject",
        "anyObject", "allObjects", "objectAtIndex:", "objectAtIndexedSubscript:", "nextObject",
        "objectEnumerator", "reverseObjectEnumerator", "filteredArrayUsingPredicate:",
        "filteredSetUsingPredicate:", "sortedArrayUsingComparator:", "array",
        "sortedArrayUsingDescriptors:", "objectsPassingTest:", "subarrayWithRange:",
    ]

    /// One of a list, or what else stands for all of it.
    mutating func element(_ value: ObjectiveCValue, at token: Int) -> ObjectiveCValue {
        if value.kinds.contains(.launchOptions) {
            note(.launchOptions, at: token)
            return .opaque
        }
        guard value.kinds.contains(.rootChildren) else { return value }
        note(.rootTaken, at: token)
        var rest = value
        rest.kinds.remove(.rootChildren)
        return rest
    }

    private mutating func type(of receiver: ObjectiveCValue, at token: Int) -> ObjectiveCValue {
        if !receiver.classes.isEmpty { return ObjectiveCValue([]).union(receiver) }
        if receiver.kinds.contains(.root) { note(.rootTaken, at: token) }
        guard receiver.kinds.contains(.delegate) else {
            return receiver.type.map { ObjectiveCValue(class: $0) } ?? .opaque
        }
        note(.delegateClass, at: token)
        return ObjectiveCValue(.delegateClass)
    }

    // MARK: Keys

    /// What key paths lead to.
    private mutating func read(
        _ paths: [String], of receiver: ObjectiveCValue, at token: Int
    ) -> ObjectiveCValue {
        paths.reduce(.opaque) { $0.union(walk($1.split(separator: "."), from: receiver, token)) }
    }

    private mutating func walk(
        _ keys: some Collection<Substring>, from receiver: ObjectiveCValue, _ token: Int
    ) -> ObjectiveCValue {
        keys.prefix(Self.longestPath).reduce(receiver) { value, key in
            if value.kinds.contains(.delegate), key != "window" {
                note(.delegateKey(String(key)), at: token)
            }
            return send(value, String(key), [], at: token)
        }
    }

    private static let longestPath = 16

    private mutating func write(
        _ paths: [String], of receiver: ObjectiveCValue, _ value: ObjectiveCValue, at token: Int
    ) {
        for path in paths {
            let keys = path.split(separator: ".")
            guard let last = keys.last else { continue }
            let owner = walk(keys.dropLast(), from: receiver, token)
            if owner.kinds.contains(.delegate) { note(.delegateKey(String(last)), at: token) }
            let setter = "set" + last.prefix(1).uppercased() + last.dropFirst() + ":"
            _ = send(owner, setter, [value], at: token)
        }
    }

    // MARK: Functions

    /// Calls a function by its name.
    mutating func call(
        _ name: String, _ arguments: [ObjectiveCValue], at token: Int
    ) -> ObjectiveCValue {
        switch name {
        case "NSClassFromString", "objc_getClass", "objc_lookUpClass":
            let names = arguments.first?.texts.sorted() ?? []
            return names.reduce(.opaque) { result, text in
                result.union(ObjectiveCValue(class: text.lastComponent))
            }
        case "NSSelectorFromString", "sel_registerName", "sel_getUid", "NSStringFromSelector":
            return arguments.first ?? .opaque
        case "object_getClass":
            return arguments.first.map { type(of: $0, at: token) } ?? .opaque
        case "class_getInstanceMethod", "class_getMethodImplementation":
            return arguments.reduce(.opaque) { $0.union($1) }
        case _ where name.hasPrefix("objc_msgSend"): return called(arguments, at: token)
        case "__builtin_expect", "CFBridgingRelease", "CFBridgingRetain":
            return arguments.first ?? .opaque
        default: break
        }
        if Self.changing.contains(name) { changeClass(arguments, at: token) }
        nameCallbacks(name, arguments, at: token)
        // A method that is called as a function of its own.
        if arguments.count > 1, !arguments[0].kinds.isEmpty, !arguments[1].texts.isEmpty {
            return called(arguments, at: token)
        }
        for (index, argument) in arguments.enumerated() {
            facts.add(argument, to: .parameter(index, of: name, type: nil))
        }
        return facts.value(.result(name, of: nil))
    }

    /// Calls what stands in front of arguments.
    mutating func call(
        _ function: ObjectiveCValue, _ arguments: [ObjectiveCValue], at token: Int
    ) -> ObjectiveCValue {
        // What is cast to a type of function is the one that sends messages, or a method's own.
        guard function.isOpaque, arguments.count > 1, !arguments[1].texts.isEmpty else {
            return function
        }
        return called(arguments, at: token)
    }

    /// `objc_msgSend(receiver, selector, arguments)`
    private mutating func called(
        _ arguments: [ObjectiveCValue], at token: Int
    ) -> ObjectiveCValue {
        guard arguments.count > 1 else { return .opaque }
        return arguments[1].texts.sorted().reduce(.opaque) {
            $0.union(send(arguments[0], $1, Array(arguments.dropFirst(2)), at: token))
        }
    }

    private mutating func changeClass(_ arguments: [ObjectiveCValue], at token: Int) {
        note(.classChange, at: token)
        let isOfDelegate = arguments.contains { argument in
            argument.kinds.contains(.delegateClass)
                || !argument.classes.isDisjoint(with: facts.delegates)
        }
        let names = arguments.flatMap(\.texts).filter { name in
            name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }
        }
        if isOfDelegate, names.isEmpty { note(.delegateChange, at: token) }
    }

    /// The functions of the runtime that change what a class answers.
    static let changing: Set<String> = [
        "class_addMethod", "class_replaceMethod", "method_setImplementation",
        "method_exchangeImplementations", "object_setClass", "class_addProtocol",
    ]

    // MARK: Actions

    /// Notes an action that goes to whoever answers it.
    mutating func sendAction(
        _ receiver: ObjectiveCValue, _ selector: String, _ arguments: [ObjectiveCValue],
        at token: Int, isSuper: Bool
    ) {
        let labels = selector.split(separator: ":", omittingEmptySubsequences: false).map(
            String.init)
        func argument(_ names: String...) -> ObjectiveCValue? {
            labels.firstIndex { label in names.contains(where: label.hasSuffix) }
                .flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
        }
        let action: ObjectiveCValue?
        switch selector {
        case "sendAction:to:from:forEvent:", "sendAction:to:forEvent:":
            action = argument("to").map(isNothing) == true ? arguments.first : nil
        case _ where selector.hasPrefix("removeTarget:"): action = nil
        case "targetForAction:withSender:", "canPerformAction:withSender:":
            action = isSuper ? nil : arguments.first
        default:
            let target = argument("arget")
            let isItem =
                target == nil
                && !receiver.classes.isDisjoint(with: Self.items)
                || target == nil && receiver.type.map(Self.items.contains) ?? false
            action = isItem || target.map(isNothing) == true ? argument("ction") : nil
        }
        if let action { note(.action(action.texts.sorted()), at: token) }
    }

    private func isNothing(_ value: ObjectiveCValue) -> Bool { value.kinds.contains(.none) }

    private static let items: Set<String> = ["UICommand", "UIKeyCommand", "UIMenuItem"]
}
