import AppleFrameworks

/// What messages do, and what they give: asked of what the receiver may be, however the message is written.
extension ObjectiveCBody {
    /// Sends a message to a value; `isSuper` says that the class above answers.
    mutating func send(
        _ receiver: ObjectiveCValue, _ selector: String, _ arguments: [ObjectiveCValue],
        at token: Int, isSuper: Bool = false
    ) -> ObjectiveCValue {
        if let value = sendAnything(receiver, selector, arguments, at: token) { return value }
        sendAction(receiver, selector, arguments, at: token, isSuper: isSuper)
        nameCallbacks(selector, arguments, at: token)
        hear(selector, arguments, at: token)
        if isBehindLaunch,
            receiver.kinds.contains(.own) || owner.map(receiver.classes.contains) ?? false
        {
            facts.hear([selector])
        }
        var result = sendOwn(receiver, selector, arguments)
        if !receiver.classes.isEmpty {
            result = result.union(sendClass(receiver.classes, selector, at: token))
        }
        if receiver.kinds.contains(.allocated), selector.hasPrefix("init") {
            return result.union(initialized(receiver, selector, at: token))
        }
        if isSuper, selector.hasPrefix("initWithWindowScene"), let owner {
            facts.addScenic(self.selector, of: owner)
        }
        if receiver.kinds.contains(.application) {
            result = result.union(sendApplication(selector, at: token))
        }
        if receiver.kinds.contains(.scene) { result = result.union(sendScene(selector)) }
        if receiver.kinds.contains(.launchNotification), selector == "userInfo" {
            note(.launchInformation, at: token)
        }
        if receiver.kinds.contains(.launchOptions), selector != "count" {
            note(.launchOptions, at: token)
        }
        if receiver.kinds.contains(.root) {
            result = result.union(sendRoot(selector, at: token))
        }
        result = result.union(sendWindow(receiver, selector, arguments, at: token))
        if selector == "window" {
            result = result.union(window(of: receiver, result, at: token))
        }
        return result
    }

    /// Notes an observer of the application's delegate.
    private mutating func hear(
        _ selector: String, _ arguments: [ObjectiveCValue], at token: Int
    ) {
        guard selector.hasPrefix("addObserver") else { return }
        let object = selector.split(separator: ":").firstIndex(of: "object")
        guard let object, arguments.indices.contains(object),
            arguments[object].kinds.contains(.delegate)
        else { return }
        note(.delegateHeard, at: token)
    }

    // MARK: Windows

    /// The window of something that has one.
    private mutating func window(
        of receiver: ObjectiveCValue, _ own: ObjectiveCValue, at token: Int
    ) -> ObjectiveCValue {
        let isDelegates =
            receiver.kinds.contains(.delegate)
            || receiver.classes.isEmpty && facts.isDelegate(receiver.type)
        if isDelegates {
            note(.delegateWindow, at: token)
            return ObjectiveCValue(.delegateWindow, type: "UIWindow")
        }
        let isKnown =
            !own.isOpaque || own.type != nil || !receiver.classes.isEmpty
            || receiver.kinds.contains(.none) && receiver.type == nil
        return isKnown ? .opaque : ObjectiveCValue(.foundWindow, type: "UIWindow")
    }

    private mutating func sendWindow(
        _ receiver: ObjectiveCValue, _ selector: String, _ arguments: [ObjectiveCValue],
        at token: Int
    ) -> ObjectiveCValue {
        switch selector {
        case "setWindowScene:":
            facts.cover(receiver)
            if receiver.kinds.contains(.own), let owner {
                facts.addScenic(self.selector, of: owner)
            }
        case "setRootViewController:":
            let windows = receiver.kinds.intersection(.windows)
            if !windows.isEmpty {
                note(.rootSet(ofDelegate: windows == .delegateWindow), at: token)
            }
        case "rootViewController":
            if !receiver.kinds.isDisjoint(with: .windows) {
                return ObjectiveCValue(.root, type: "UIViewController")
            }
        case "windowScene":
            if !receiver.kinds.isDisjoint(with: .windows) { return ObjectiveCValue(.scene) }
        default: break
        }
        return .opaque
    }

    /// An object that gets its `init`.
    private mutating func initialized(
        _ receiver: ObjectiveCValue, _ selector: String, at token: Int
    ) -> ObjectiveCValue {
        guard let type = receiver.type else { return .opaque }
        guard facts.isWindow(type), selector != "initWithCoder:" else {
            return ObjectiveCValue([], type: type)
        }
        if selector.contains("cene") || facts.isScenic(selector, of: type) {
            return ObjectiveCValue(.windowOfScene, type: type)
        }
        return made(type, at: token)
    }

    /// A window that is made without a scene.
    private mutating func made(_ type: String, at token: Int) -> ObjectiveCValue {
        var value = ObjectiveCValue([], type: type)
        if !frames.contains(where: \.isOld), !isInElse { note(.windowWithoutScene, at: token) }
        value.made = [ObjectiveCValue.Made(file: number, token: token)]
        return value
    }

    /// Whether the statement is what a system without scenes does.
    private var isInElse: Bool {
        frames.last { $0.open == Self.brace && !$0.isValue }.map {
            $0.asksForScenes && spells($0.items.first, "else")
        } ?? false
    }

    // MARK: The application and its scenes

    private mutating func sendApplication(
        _ selector: String, at token: Int
    ) -> ObjectiveCValue {
        switch selector {
        case "keyWindow", "windows":
            if isBehindLaunch { note(.windowAtLaunch, at: token) }
            return ObjectiveCValue(.foundWindow, type: "UIWindow")
        case "delegate", "nextResponder": return ObjectiveCValue(.delegate)
        case "connectedScenes", "openSessions": return ObjectiveCValue(.scene)
        case "setDelegate:": note(.delegateReplaced, at: token)
        default: break
        }
        return .opaque
    }

    private func sendScene(_ selector: String) -> ObjectiveCValue {
        switch selector {
        case "windows", "keyWindow": ObjectiveCValue(.foundWindow, type: "UIWindow")
        case "delegate": ObjectiveCValue(.sceneDelegate)
        case "scene": ObjectiveCValue(.scene)
        default: .opaque
        }
    }

    private mutating func sendRoot(_ selector: String, at token: Int) -> ObjectiveCValue {
        if selector == "childViewControllers" { return ObjectiveCValue(.rootChildren) }
        if !Self.commonOfRoots.contains(selector) { note(.rootTaken, at: token) }
        return .opaque
    }

    /// What SwiftUI's root does as any other.
    private static let commonOfRoots: Set<String> = [
        "presentViewController:animated:completion:", "presentedViewController",
        "dismissViewControllerAnimated:completion:", "isBeingPresented", "isBeingDismissed",
        "beingPresented", "beingDismissed", "viewIfLoaded", "isViewLoaded", "viewLoaded",
        "loadViewIfNeeded", "setNeedsStatusBarAppearanceUpdate", "transitionCoordinator", "view",
        "hash", "description", "debugDescription", "rootViewController",
    ]

    // MARK: Classes and objects of the app

    private mutating func sendClass(
        _ classes: Set<String>, _ selector: String, at token: Int
    ) -> ObjectiveCValue {
        classes.sorted().reduce(.opaque) { $0.union(send(toClass: $1, selector, at: token)) }
    }

    private mutating func send(
        toClass name: String, _ selector: String, at token: Int
    ) -> ObjectiveCValue {
        switch selector {
        case "sharedApplication": return ObjectiveCValue(.application)
        case "alloc", "allocWithZone:": return ObjectiveCValue(.allocated, type: name)
        case "new":
            return facts.isWindow(name) ? made(name, at: token) : ObjectiveCValue([], type: name)
        case "class", "self", "classForCoder": return ObjectiveCValue(class: name)
        default:
            // What a class gives by a name alone is most often one of its objects.
            return selector.contains(":") || !facts.owners(ofMethod: selector, in: name).isEmpty
                ? .opaque : ObjectiveCValue([], type: name)
        }
    }

    /// What the app's own classes do with a message: their fields, and the results of their methods.
    private func sendOwn(
        _ receiver: ObjectiveCValue, _ selector: String, _ arguments: [ObjectiveCValue]
    ) -> ObjectiveCValue {
        let types = receiver.classes.isEmpty ? [receiver.type].compactMap { $0 } : []
        let names = types + receiver.classes.sorted()
        var result = ObjectiveCValue.opaque
        for type in names.isEmpty ? [nil] : names.map(Optional.some) {
            for owner in facts.owners(ofMethod: selector, in: type) {
                for (index, argument) in arguments.enumerated() {
                    facts.add(argument, to: .parameter(index, of: selector, type: owner))
                }
                result = result.union(facts.value(.result(selector, of: owner)))
            }
        }
        if receiver.classes.isEmpty {
            result = result.union(field(selector, of: receiver, arguments))
        }
        return result
    }

    private func field(
        _ selector: String, of receiver: ObjectiveCValue, _ arguments: [ObjectiveCValue]
    ) -> ObjectiveCValue {
        let isSetter = selector.hasPrefix("set") && selector.hasSuffix(":") && arguments.count == 1
        guard isSetter || !selector.contains(":") else { return .opaque }
        let setter = selector.dropFirst(3).dropLast()
        let name = isSetter ? setter.prefix(1).lowercased() + String(setter.dropFirst()) : selector
        let isUnknown = receiver.type == nil && receiver.kinds.isEmpty
        let owners =
            receiver.type.map { [facts.owner(of: name, in: $0)].compactMap { $0 } }
            ?? (isUnknown ? facts.owners(of: name) : [])
        if isSetter {
            for owner in owners { facts.set(name, of: owner, to: arguments[0]) }
            return .opaque
        }
        return owners.reduce(.opaque) { $0.union(facts.field(name, of: $1)) }
    }

    /// Notes callbacks of the application's delegate whose names are handed on.
    mutating func nameCallbacks(
        _ selector: String, _ arguments: [ObjectiveCValue], at token: Int
    ) {
        let isCalled = Self.calling.contains(where: selector.hasPrefix)
        guard !isCalled else { return }
        for text in arguments.flatMap(\.texts).sorted()
        where ApplicationCallback.byObjectiveCName[text] != nil {
            note(.namedCallback(text), at: token)
        }
    }

    /// Messages whose selector is one that their target has, or is asked for.
    private static let calling = [
        "addObserver:", "removeObserver:", "respondsToSelector:", "performSelector", "addTarget:",
        "instancesRespondToSelector:", "methodSignatureForSelector:", "isEqual", "target",
        "instanceMethodSignatureForSelector:", "scheduledTimer", "initWithTarget:",
    ]

    // MARK: Types

    /// A value behind a cast, or in a variable of a type.
    mutating func convert(
        _ value: ObjectiveCValue, to type: ObjectiveCType, at token: Int
    ) -> ObjectiveCValue {
        guard let name = type.className else {
            let typed = facts.typed(type)
            return value.isOpaque ? typed.union(value) : value
        }
        take(value, for: [name], at: token)
        var result = value
        if value.isOpaque { result = facts.typed(type) }
        // What is taken for something else was told of.
        if !Self.plain.contains(name) {
            result.kinds.subtract([.root, .rootChildren, .sceneDelegate])
        }
        result.type = name
        return result
    }

    /// Notes what of a value is not of some classes any more; none are given where it is not known what it is compared with.
    mutating func take(_ value: ObjectiveCValue, for classes: Set<String>, at token: Int) {
        if !classes.isEmpty, classes.isSubset(of: Self.common.union(asked)) { return }
        if value.kinds.contains(.delegate) { note(.delegateTaken, at: token) }
        if value.kinds.contains(.sceneDelegate) { note(.sceneDelegateTaken, at: token) }
        let isModal = classes.contains { ModalControllers.contains($0) }
        if value.kinds.contains(.root), !isModal, classes != ["UIViewController"] {
            note(.rootTaken, at: token)
        }
    }

    /// The classes that SwiftUI's objects are of, too.
    private static let common: Set<String> = ["NSObject", "UIResponder"]
    private static let plain = common.union(["UIViewController"])
}
