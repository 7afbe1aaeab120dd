/// The part of a probe that sees what UIKit and SwiftUI call and post.
enum ProbeCallsCode {
    /// The wrappers around methods of delegates, and the observer of notifications.
    static let text = #"""
        // MARK: - Calls of UIKit and SwiftUI

        extension SceneShiftProbe {
            /// Logs which methods of the delegates UIKit and SwiftUI call.
            ///
            /// A method that is there is wrapped, and none is added: `responds(to:)` answers as it
            /// did. What a method gets and gives passes as bare words, so that nothing is kept,
            /// copied or released that was not before. What the app calls of its own delegates in
            /// Swift is not seen, and what is called off the main thread is not logged.
            @MainActor
            final class Calls {
                static let shared = Calls()
                private typealias Word = UnsafeRawPointer?
                private var classes: Set<ObjectIdentifier> = []

                private struct Call {
                    let name: String
                    /// For each argument whether it is a block, which is not looked at.
                    let blocks: [Bool]
                }

                /// Wraps the methods of a class, and of those above it up to UIKit's own.
                func watch(_ type: AnyClass?) {
                    guard let type = type, type != NSObject.self, type != UIResponder.self,
                        classes.insert(ObjectIdentifier(type)).inserted
                    else { return }
                    var watched: [String] = []
                    var others: [String] = []
                    var count: UInt32 = 0
                    let methods = class_copyMethodList(type, &count)
                    for index in 0..<Int(count) {
                        guard let method = methods?[index] else { continue }
                        let name = NSStringFromSelector(method_getName(method))
                        guard Self.isEvent(name) else { continue }
                        if wrap(method, "\(Words.name(type)) \(name)") {
                            watched.append(name)
                        } else {
                            others.append(name)
                        }
                    }
                    free(methods)
                    Log.shared.write("watch", "\(Words.name(type)) has \(Words.list(watched))")
                    if !others.isEmpty {
                        Log.shared.write("watch", "but not its \(Words.list(others))")
                    }
                    watch(class_getSuperclass(type))
                }

                /// Watches the delegates that an object leads to.
                func follow(_ object: AnyObject) {
                    if let application = object as? UIApplication {
                        Log.shared.meet(application)
                        watch(object_getClass(application.delegate))
                    } else if let scene = object as? UIScene {
                        watch(object_getClass(scene.delegate))
                    } else if let session = object as? UISceneSession {
                        watch(session.configuration.delegateClass)
                    } else if let configuration = object as? UISceneConfiguration {
                        watch(configuration.delegateClass)
                    }
                }

                private func wrap(_ method: Method, _ name: String) -> Bool {
                    guard let encoding = method_getTypeEncoding(method),
                        let shape = Shape(String(cString: encoding))
                    else { return false }
                    let call = Call(name: name, blocks: shape.blocks)
                    guard let wrapper = wrapper(of: method, call, giving: shape.result) else {
                        return false
                    }
                    method_setImplementation(method, imp_implementationWithBlock(wrapper))
                    return true
                }

                /// What the protocols of delegates have, and beside it the start of an object and
                /// the window that a storyboard would set.
                private static func isEvent(_ name: String) -> Bool {
                    let others = ["init", "setWindow:", "stateRestorationActivityForScene:"]
                    let prefixes = ["application", "scene", "windowScene", "userNotificationCenter"]
                    return others.contains(name)
                        || name.hasSuffix(":") && prefixes.contains { name.hasPrefix($0) }
                }

                /// For a method that takes up to three objects, and gives nothing, a `Bool` or an
                /// object; nil for any other.
                private func wrapper(
                    of method: Method, _ call: Call, giving result: Character
                ) -> AnyObject? {
                    let selector = method_getName(method)
                    let original = method_getImplementation(method)
                    switch (result, call.blocks.count) {
                    case ("v", 1):
                        typealias Next = @convention(c) (Word, Selector, Word) -> Void
                        let next = unsafeBitCast(original, to: Next.self)
                        let block: @convention(block) (Word, Word) -> Void = { object, a in
                            self.around(call, [a]) { next(object, selector, a) }
                        }
                        return unsafeBitCast(block, to: AnyObject.self)
                    case ("v", 2):
                        typealias Next = @convention(c) (Word, Selector, Word, Word) -> Void
                        let next = unsafeBitCast(original, to: Next.self)
                        let block: @convention(block) (Word, Word, Word) -> Void = { object, a, b in
                            self.around(call, [a, b]) { next(object, selector, a, b) }
                        }
                        return unsafeBitCast(block, to: AnyObject.self)
                    case ("v", 3):
                        typealias Next = @convention(c) (Word, Selector, Word, Word, Word) -> Void
                        let next = unsafeBitCast(original, to: Next.self)
                        let block: @convention(block) (Word, Word, Word, Word) -> Void = {
                            object, a, b, c in
                            self.around(call, [a, b, c]) { next(object, selector, a, b, c) }
                        }
                        return unsafeBitCast(block, to: AnyObject.self)
                    case ("B", 2), ("c", 2):
                        typealias Next = @convention(c) (Word, Selector, Word, Word) -> Bool
                        let next = unsafeBitCast(original, to: Next.self)
                        let block: @convention(block) (Word, Word, Word) -> Bool = { object, a, b in
                            self.around(call, [a, b]) { next(object, selector, a, b) }
                        }
                        return unsafeBitCast(block, to: AnyObject.self)
                    case ("B", 3), ("c", 3):
                        typealias Next = @convention(c) (Word, Selector, Word, Word, Word) -> Bool
                        let next = unsafeBitCast(original, to: Next.self)
                        let block: @convention(block) (Word, Word, Word, Word) -> Bool = {
                            object, a, b, c in
                            self.around(call, [a, b, c]) { next(object, selector, a, b, c) }
                        }
                        return unsafeBitCast(block, to: AnyObject.self)
                    case ("@", 0):
                        typealias Next = @convention(c) (Word, Selector) -> Word
                        let next = unsafeBitCast(original, to: Next.self)
                        let block: @convention(block) (Word) -> Word = { object in
                            self.around(call, []) { next(object, selector) }
                        }
                        return unsafeBitCast(block, to: AnyObject.self)
                    case ("@", 1):
                        typealias Next = @convention(c) (Word, Selector, Word) -> Word
                        let next = unsafeBitCast(original, to: Next.self)
                        let block: @convention(block) (Word, Word) -> Word = { object, a in
                            self.around(call, [a]) { next(object, selector, a) }
                        }
                        return unsafeBitCast(block, to: AnyObject.self)
                    case ("@", 2):
                        typealias Next = @convention(c) (Word, Selector, Word, Word) -> Word
                        let next = unsafeBitCast(original, to: Next.self)
                        let block: @convention(block) (Word, Word, Word) -> Word = { object, a, b in
                            self.around(call, [a, b]) { next(object, selector, a, b) }
                        }
                        return unsafeBitCast(block, to: AnyObject.self)
                    case ("@", 3):
                        typealias Next = @convention(c) (Word, Selector, Word, Word, Word) -> Word
                        let next = unsafeBitCast(original, to: Next.self)
                        let block: @convention(block) (Word, Word, Word, Word) -> Word = {
                            object, a, b, c in
                            self.around(call, [a, b, c]) { next(object, selector, a, b, c) }
                        }
                        return unsafeBitCast(block, to: AnyObject.self)
                    default:
                        return nil
                    }
                }

                private func around<Result>(
                    _ call: Call, _ words: [Word], _ next: () -> Result
                ) -> Result {
                    guard Thread.isMainThread else { return next() }
                    let objects = zip(call.blocks, words).compactMap { isBlock, word in
                        isBlock ? nil : word.map(Self.object)
                    }
                    objects.forEach(follow)
                    let texts = objects.map { Words.any($0) }.filter { !$0.isEmpty }
                    Log.shared.write("call", "\(call.name) [\(texts.joined(separator: "; "))]")
                    let result = Log.shared.nest(next)
                    if let answer = result as? Bool {
                        Log.shared.write("done", "\(call.name) gives \(answer)")
                    } else if let word = result as? UnsafeRawPointer {
                        let object = Self.object(word)
                        follow(object)
                        Log.shared.write("done", "\(call.name) gives \(Words.any(object))")
                    }
                    return result
                }

                private static func object(_ word: UnsafeRawPointer) -> AnyObject {
                    Unmanaged<AnyObject>.fromOpaque(word).takeUnretainedValue()
                }
            }

            /// What the run time tells of a method, such as `B24@0:8@?16`: what it gives, the
            /// object, the selector, the arguments; a block has a question mark.
            struct Shape {
                let result: Character
                /// For each argument whether it is a block.
                private(set) var blocks: [Bool] = []

                /// Nil where an argument is no object.
                init?(_ encoding: String) {
                    let letters = encoding.filter { !$0.isNumber }
                    guard let result = letters.first, letters.dropFirst().hasPrefix("@:") else {
                        return nil
                    }
                    self.result = result
                    for letter in letters.dropFirst(3) {
                        if letter == "@" {
                            blocks.append(false)
                        } else if letter == "?", !blocks.isEmpty {
                            blocks[blocks.count - 1] = true
                        } else {
                            return nil
                        }
                    }
                }
            }

            /// Logs what is posted about the state of the app, its scenes and its windows.
            @MainActor
            final class Notifications: NSObject {
                static let shared = Notifications()

                func observe() {
                    let names = [
                        UIApplication.didFinishLaunchingNotification,
                        UIApplication.didBecomeActiveNotification,
                        UIApplication.willResignActiveNotification,
                        UIApplication.didEnterBackgroundNotification,
                        UIApplication.willEnterForegroundNotification,
                        UIApplication.willTerminateNotification,
                        UIApplication.didReceiveMemoryWarningNotification,
                        UIApplication.significantTimeChangeNotification,
                        UIApplication.protectedDataDidBecomeAvailableNotification,
                        UIApplication.protectedDataWillBecomeUnavailableNotification,
                        UIScene.willConnectNotification, UIScene.didDisconnectNotification,
                        UIScene.didActivateNotification, UIScene.willDeactivateNotification,
                        UIScene.willEnterForegroundNotification,
                        UIScene.didEnterBackgroundNotification,
                        UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
                        UIWindow.didBecomeKeyNotification,
                    ]
                    for name in names {
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(receive), name: name, object: nil)
                    }
                }

                @objc private func receive(_ notification: Foundation.Notification) {
                    let object = notification.object.map { $0 as AnyObject }
                    if let object = object { Calls.shared.follow(object) }
                    let text = object.map { Words.any($0) } ?? ""
                    Log.shared.write("posted", "\(notification.name.rawValue) [\(text)]")
                    Log.shared.lookAtWindows()
                }
            }
        }
        """#
}
