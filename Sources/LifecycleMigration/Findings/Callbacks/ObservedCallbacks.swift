import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds what it changes that a delegate hears of the app's state by the notification, and no longer by UIKit's call: it is one of
/// several who observe it, in the order in which they began, and hears it whoever posts it.
///
/// Source: Apple's pages of the four methods, such as `applicationDidBecomeActive(_:)`: “After calling this method, the app also posts a
/// `didBecomeActiveNotification`”; observers are told in the order in which they were added, which is seen and not documented.
struct ObservedCallbacks {
    private let app: UIKitApp
    /// The values of the code that the app is built with, where it may post anything.
    private let linked: AppFlow?
    private var flow: AppFlow { app.launch.flow }

    /// An analysis of an app whose delegate observes these notifications by itself.
    init(of app: UIKitApp) {
        self.app = app
        linked = app.sdks.linkedProgram.flatMap { program in
            program.files(mentioning: "post").isEmpty
                ? nil
                : AppFlow(context: program, delegate: app.delegate.name, sceneDelegates: [])
        }
    }

    /// A finding for each notification that the app posts itself, and each that is observed earlier.
    func findings() -> [Finding] {
        app.stateCallbacks.flatMap { callback, method in
            let names = callback.notificationNames
            let found = flow.functions(naming: names).flatMap { function in
                earlier(names, in: function, method)
            }
            return
                (posts(of: names, method) + found + ofMain(names, method)
                + ofObjectiveC(names, method)).firstAtEachPlace()
        }
    }

    private func calls(_ names: [String], in function: FlowFunction) -> [FlowCall] {
        let tokens = names.flatMap(function.located.file.tokens(spelled:)).filter {
            function.body.contains($0)
        }
        guard !tokens.isEmpty else { return [] }
        return flow.trace(of: function).events.compactMap { event in
            guard case .call(let call) = event.kind,
                tokens.contains(where: call.range(around: event).contains)
            else { return nil }
            return call
        }
    }

    // MARK: Posts

    private func posts(of names: [String], _ method: LocatedDeclaration) -> [Finding] {
        ([flow] + [linked].compactMap { $0 }).flatMap { flow in
            Self.posts(of: names, method, by: "the app", in: flow)
        }
    }

    /// A finding for each place at which code posts one of some names, so that a method runs.
    static func posts(
        of names: [String], _ method: LocatedDeclaration, by poster: String, in flow: AppFlow
    ) -> [Finding] {
        let inSwift = PostedNames.posts(of: names, in: flow).map {
            flow.context.place($0.file, $0.token)
        }
        return (inSwift + NotificationMessages(of: names, in: flow.context).posts).map { place in
            Finding(
                .callbackActiveState, .warning, .review, at: place,
                "'\(method.declaration.selectorName)' runs when \(poster) posts this, too: the delegate observes it now, and UIKit called that method by itself",
                remedy: "post your own notification, or do in place what its observers do"
            )
        }
    }

    // MARK: Who observes earlier

    /// What is observed while the delegate is made, and so in front of what the delegate's `init` observes.
    private func earlier(
        _ names: [String], in function: FlowFunction, _ method: LocatedDeclaration
    ) -> [Finding] {
        makesDelegate(function) ? adding(names, in: function, method) : []
    }

    /// Those that a function adds.
    private func adding(
        _ names: [String], in function: FlowFunction, _ method: LocatedDeclaration
    ) -> [Finding] {
        calls(names, in: function).compactMap { call in
            guard Self.observing.contains(call.name) else { return nil }
            let place = flow.context.place(function.located.file, call.token)
            guard let heard = heard(by: call, in: function), let own = work(of: method) else {
                return earlier(at: place, method)
            }
            if heard.commutes(with: own) { return nil }
            // What isn't known may use anything.
            let mayMeet = heard.isUnknown || own.isUnknown || heard.meets(own)
            return mayMeet ? earlier(at: place, method) : apart(at: place, method)
        }
    }

    private func work(of method: LocatedDeclaration) -> WorkOfCode? {
        FlowFunction(method, owner: app.delegate.name).map {
            WorkOfCode(of: [$0], closures: [], app.launch)
        }
    }

    /// What is said of an observer that has nothing in common with the delegate's method, as far as both are known.
    private func apart(at place: Place, _ method: LocatedDeclaration) -> Finding {
        Finding(
            .callbackActiveState, .note, .review, at: place,
            "this observes the notification before the delegate does, and hears it before '\(method.declaration.selectorName)' runs; nothing was found that both use"
        )
    }

    /// Those that are added in front of the start of the app: by statements of `main.swift`, and by what runs with them or a `main()`.
    private func ofMain(_ names: [String], _ method: LocatedDeclaration) -> [Finding] {
        let early = flow.run(by: app.startFunctions).filter { !makesDelegate($0) }
        let found = early.flatMap { adding(names, in: $0, method) }
        guard let file = app.start?.file, file.path.hasSuffix("main.swift") else { return found }
        return found
            + names.flatMap { file.tokens(spelled: $0) }.filter { token in
                !file.outline.declarations.contains { $0.range.contains(token) }
            }.map { earlier(at: flow.context.place(file, $0), method) }
    }

    /// Those that Objective-C adds as its code is loaded, and as the first values of the delegate's members are made.
    private func ofObjectiveC(_ names: [String], _ method: LocatedDeclaration) -> [Finding] {
        let making = app.launch.timeline.early.filter(makesDelegate).flatMap { function in
            flow.trace(of: function).events.filter { !$0.runsLater }.compactMap {
                flow.objectiveC.reach(of: $0, in: function)
            }
        }
        let added = making.flatMap { $0.spots(where: names.contains) }
            .filter(NotificationMessages.isObserved).map {
                app.context.library.place($0.path, $0.offset)
            }
        return (NotificationMessages(of: names, in: app.context).loaded + added).map {
            earlier(at: $0, method)
        }
    }

    private func earlier(at place: Place, _ method: LocatedDeclaration) -> Finding {
        Finding(
            .callbackActiveState, .warning, .review, at: place,
            "this observes the notification before the delegate does, and hears it before '\(method.declaration.selectorName)' runs: UIKit called that first",
            remedy: "add it in the launch, where it comes after the delegate's own observer")
    }

    private static let observing: Set<String> = [
        "addObserver", "publisher", "notifications", "notification",
    ]

    /// Whether a function runs while the delegate is made, for the first value of one of its members.
    private func makesDelegate(_ function: FlowFunction) -> Bool {
        app.launch.timeline.phases(of: function).contains(.delegateMade)
    }

    /// What an observer does; nil where nobody knows what it is.
    private func heard(by call: FlowCall, in function: FlowFunction) -> WorkOfCode? {
        let methods = SelectedMethod(in: call, of: function).functions(in: flow.program)
        let closures = call.arguments.flatMap { $0.value.closures.sorted() }
        guard !methods.isEmpty || !closures.isEmpty else { return nil }
        return WorkOfCode(of: methods, closures: closures.map { (function, $0) }, app.launch)
    }
}
