import AppFacts
import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Words what stands in the way of an app's root.
struct RootRefusal {
    private let facts: LaunchFacts
    private let storyboards: [String]
    private var context: TargetContext { facts.context }

    /// The words for an app; `storyboards` are those that its property lists name.
    init(_ facts: LaunchFacts, storyboards: [String]) {
        self.facts = facts
        self.storyboards = storyboards
    }

    /// The refusal for an obstacle.
    func refusal(for obstacle: RootObstacle) -> Refusal {
        switch obstacle {
        case .window(let obstacle): window(obstacle)
        case .nothingMakesRoot: unresolved
        }
    }

    // MARK: The window itself

    private func window(_ obstacle: WindowObstacle) -> Refusal {
        let need = WindowNeedWording(obstacle, facts)
        var refusal = Refusal(
            need.id, at: context.library.place(obstacle.path, token: obstacle.token),
            need.message, remedy: need.remedy)
        refusal.others = obstacle.others.map(window)
        return refusal
    }

    // MARK: No root

    private var unresolved: Refusal {
        let owner = facts.owner
        if let refusal = storyboardOfDevice { return refusal }
        if storyboards.count > 1 {
            return Refusal(
                .rootUnresolved, at: place(of: owner),
                "several main storyboards are named: \(storyboards.joined(separator: ", "))",
                remedy: "name one storyboard in all property lists")
        }
        if let write = foreignRoot { return write }
        if let configuration = configurationOfElsewhere { return configuration }
        if let list = emptyKey { return list }
        let making = windowOfElsewhere.map {
            "no first window was found: the one that is made in line \($0.position.line) of \($0.path.fileName) is not known to be shown at launch"
        }
        return Refusal(
            .rootUnresolved, at: place(of: owner),
            making ?? "nothing that makes the first window was found",
            remedy: "set the root view controller in the launch method itself")
    }

    /// A property list that names no storyboard where one is to stand.
    private var emptyKey: Refusal? {
        for list in context.readablePropertyLists {
            guard
                let key = list.mainStoryboardKeys.first(where: {
                    list.document.value(at: [.key($0)])?.string == ""
                }), let range = list.document.keyRange(at: [.key(key)])
            else { continue }
            return Refusal(
                .rootUnresolved, at: context.library.place(list.location.path, range.lowerBound),
                "the key \(key) is empty, and the launch makes no window",
                remedy: "name the main storyboard, or make the window in the launch method")
        }
        return nil
    }

    /// Where some code makes a window.
    private var windowOfElsewhere: Place? {
        context.files(naming: "UIWindow").lazy.compactMap { file in
            file.tokens(spelled: "UIWindow").first {
                file.outline.tokens.spells($0 + 1, "(")
                    && !context.conditions.leavesOut($0, of: file.outline)
            }.map { context.place(file, $0) }
        }.min()
    }

    /// One storyboard for each kind of device: `UIMainStoryboardFile~ipad` beside `UIMainStoryboardFile`.
    private var storyboardOfDevice: Refusal? {
        guard storyboards.count > 1 else { return nil }
        for list in context.readablePropertyLists {
            guard let key = list.mainStoryboardKeys.first(where: { $0.contains("~") }),
                let own = list.document.value(at: [.key(key)])?.string,
                let other = storyboards.first(where: { $0 != own }),
                let text = context.library.text(list.location.path),
                let offset = BytePattern(key).firstOffset(in: text, from: 0)
            else { continue }
            let device = key.hasSuffix("~iphone") ? "phone" : "pad"
            return Refusal(
                .rootUnresolved, at: context.library.place(list.location.path, offset),
                "each kind of device has a main storyboard of its own: \(storyboards.joined(separator: ", "))",
                remedy:
                    "take these keys out, make the window in the launch method, and give it the first view controller of `UIStoryboard(name: UIDevice.current.userInterfaceIdiom == .\(device) ? \"\(own)\" : \"\(other)\", bundle: nil)`"
            )
        }
        return nil
    }

    /// A method that chooses the scene's configuration, in which no class is named, beside a class that makes windows.
    private var configurationOfElsewhere: Refusal? {
        let isMade = context.files(naming: "UIWindowSceneDelegate").contains { file in
            file.typeDeclarations.contains { located in
                located.declaration.kind == .class
                    && located.declaration.inheritance.contains {
                        $0.baseName.lastComponent == "UIWindowSceneDelegate"
                    }
            }
        }
        let method = facts.delegate.methods(
            "application(_:configurationForConnecting:options:)"
        ).first
        guard facts.owner.name == facts.delegate.name, isMade, let method else { return nil }
        return Refusal(
            .rootUnresolved, at: context.place(method.file, method.declaration.keyword),
            "which class is the scene's delegate, and makes the window, can't be told from the configuration that is returned here",
            remedy:
                "name the class here: `configuration.delegateClass = …` in this method, or literally in the scene manifest"
        )
    }

    /// A root that the start of the app sets, of a window that is not the delegate's.
    private var foreignRoot: Refusal? {
        for function in facts.timeline.early {
            for event in facts.flow.trace(of: function).events {
                guard case .write(let window, "rootViewController", let token, _) = event.kind,
                    facts.flow.mayBeWindow(window)
                else { continue }
                let file = function.file
                let start = event.range.lowerBound
                let name = file.text(start..<max(file.endOfPath(before: token), start + 1))
                if facts.usesScenes, function.owner == facts.delegate.name {
                    return Refusal(
                        .windowWithoutScene,
                        at: context.place(function.located.file, event.range.lowerBound),
                        "the application delegate makes a window although the app uses scenes",
                        remedy:
                            "remove the window of the application delegate, which is never shown")
                }
                return Refusal(
                    .rootUnresolved,
                    at: context.place(function.located.file, event.range.lowerBound),
                    "this is the root of '\(name)', which is not a window of '\(facts.owner.name)'",
                    remedy:
                        "keep the window in 'window' of '\(facts.owner.name)', which UIKit reads"
                )
            }
        }
        return nil
    }

    private func place(of delegate: DelegateClass) -> Place {
        context.place(delegate.file, delegate.declaration.keyword)
    }
}

/// Words what code needs a window for.
struct WindowNeedWording {
    /// What it is a case of.
    let id: FindingID
    /// What the code does.
    let message: String
    /// What to do instead.
    let remedy: String

    /// The words for an obstacle in an app.
    init(_ obstacle: WindowObstacle, _ facts: LaunchFacts) {
        switch obstacle.need {
        case .property(let name):
            id = .windowUse
            message = "the launch reads '\(name)' of the window here"
            remedy = Self.remedy(forReading: name)
        case .setting(let name, let runsLater):
            id = .windowUse
            message =
                runsLater
                ? "code that may run after the launch sets '\(name)' of the window here"
                : "the launch sets '\(name)' of the window here"
            remedy =
                runsLater
                ? "set it where it changes, with the `view.window` of a view controller"
                : Self.byRoot
        case .root:
            id = .windowUse
            message = "the root view controller is reached through the window here"
            remedy = "keep the root view controller in a property of its own, and ask that one"
        case .method(let name):
            id = .windowUse
            message = "the launch calls '\(name)' of the window here"
            remedy = Self.byRoot
        case .handedTo(let call, let type):
            id = .rootWindowOwner
            message = "the window is handed to '\(call)' here"
            remedy =
                obstacle.framework.map(Self.remedy) ?? Self.remedy(for: obstacle, facts)
                ?? Self.remedy(forTakersOf: obstacle, type, facts) ?? Self.remedy(for: type, facts)
        case .kept(let place):
            id = .rootWindowOwner
            message = "the window is kept in '\(place)' here"
            remedy =
                Self.remedy(for: obstacle, facts)
                ?? "find the window by the view controller that needs it, with `view.window`"
        case .replaced:
            id = .windowUse
            message = "the launch replaces its window here"
            remedy = "leave 'window' alone: once SwiftUI makes the window, it is nil"
        case .compared:
            id = .windowUse
            message = "the window is compared with something here"
            remedy = Self.byRoot
        case .subclass(let name):
            id = .windowSubclass
            message = "the window is needed as a '\(name)' here, which SwiftUI's window is not"
            remedy = "let the root view controller do what the class does for its window"
        case .presence:
            id = .windowUse
            message = "the launch asks here whether there is a window"
            remedy = "make the window and its root view controller on every path through the launch"
        case .tooEarly:
            id = .windowBeforeLaunch
            message = "the window is in use here, before the launch method"
            remedy = "do this after the window is made"
        case .shownLater:
            id = .windowHidden
            message = "the window is shown only here, after the launch"
            remedy =
                "show the window in the launch, with a root view controller that waits for what is missing"
        case .initialValue:
            id = .windowBeforeLaunch
            message = "the window's initial value does more than making the window"
            remedy = "move this to the launch method"
        case .itself:
            if let name = Self.ownClass(of: facts) {
                id = .windowSubclass
                message = "the window is a '\(name)' here, which SwiftUI's window is not"
                remedy = "let the root view controller do what the class does for its window"
                return
            }
            id = .windowUse
            message = "the window itself is needed here"
            remedy = Self.byRoot
        case .several:
            id = .windowAmbiguous
            message = "this may be the window of the app, or another one"
            remedy = "keep the window of the app in a property of its own, 'window'"
        case .uncertain:
            id = .windowAmbiguous
            message = "this is the window on some paths through the code only"
            remedy = "ask for the same with an `if`, and use 'window' in it"
        case .unreadable:
            id = .sourceUnreadable
            message = "the code is nested too deeply to be followed"
            remedy = "take it apart into functions"
        }
    }

    /// The class of windows that the property is declared with; nil for UIKit's.
    private static func ownClass(of facts: LaunchFacts) -> String? {
        let owner = facts.owner
        let property = owner.properties.first { $0.declaration.name == "window" }
        guard let property, let type = property.declaration.bindings.first?.type else { return nil }
        let name = property.file.outline.text(type).prefix { $0 != "?" && $0 != "!" }
        return String(name).lastComponent == "UIWindow" ? nil : String(name)
    }

    private static let byRoot =
        "do this in the root view controller's `viewDidAppear(_:)`, with its `view.window`"

    private static func remedy(forReading name: String) -> String {
        if name == "traitCollection" {
            return
                "ask `UIScreen.main.traitCollection`, or `UIDevice.current.userInterfaceIdiom` for the kind of device: they are there before the window"
        }
        if ["backgroundColor", "tintColor"].contains(name) {
            return
                "keep the colour in a constant, and give it to the window and to what reads it here"
        }
        return WindowMember.named(name) == .geometry
            ? "read the size of the view that needs it in `viewDidLayoutSubviews()`, or use `UIScreen.main.bounds`"
            : byRoot
    }

    /// What to do where a framework does more than give the window its root.
    private static func remedy(for row: FrameworkRoot) -> String {
        "let this be the last statement of the delegate's launch method, on a router in a variable: the plan keeps what \(row.module) does after the window is shown until the first screen is seen"
    }

    /// What to change first in code that gets the window, so that it can get a container instead.
    private static func remedy(for obstacle: WindowObstacle, _ facts: LaunchFacts) -> String? {
        guard let reason = obstacle.reasons.first else { return nil }
        let place = facts.context.library.place(reason.path, token: reason.token)
        let use: String
        switch reason.need {
        case .property(let name), .setting(let name, _), .method(let name):
            use = "'\(name)' of the window is used"
        case .handedTo(let call, _): use = "the window is handed to '\(call)'"
        default: use = "the window itself is needed"
        }
        return
            "do without the window in \(place.line), where \(use): the plan lets a container take its place in the rest"
    }

    /// What to do where the code gives the window no root, so that it has no view controller to return.
    private static func remedy(
        forTakersOf obstacle: WindowObstacle, _ type: String?, _ facts: LaunchFacts
    ) -> String? {
        switch WindowTakers(in: facts.flow).use(by: obstacle.takers, in: type) {
        case .presenting: "give that code the view controller to present on, and no window"
        case .asking:
            "let that code find the window when it needs it, by a view in it or as that of the connected scene, and hand over none"
        case nil: nil
        }
    }

    /// Whether a storyboard or the launch itself gives the window its root, so that other code takes the window for something else.
    private static func hasRoot(_ facts: LaunchFacts) -> Bool {
        facts.storyboard != nil
            || facts.timeline.early.contains { function in
                facts.flow.trace(of: function).events.contains { event in
                    guard case .write(let receiver, "rootViewController", _, _) = event.kind else {
                        return false
                    }
                    return facts.window.isPossible(receiver)
                }
            }
    }

    private static func remedy(for type: String?, _ facts: LaunchFacts) -> String {
        guard let type, facts.flow.program.type(type)?.isDeclared == true else {
            return hasRoot(facts)
                ? "do this once a view controller is in the window, with its `view.window`, in its `viewDidAppear(_:)`"
                : "let that code return a view controller instead of taking the window"
        }
        let places = facts.rootWrites(in: type).prefix(3).map(\.line)
        guard !places.isEmpty else {
            return "let '\(type)' give back a view controller instead of taking the window"
        }
        return
            "give '\(type)' a container view controller, and let it show there what it makes the root in "
            + places.joined(separator: ", ")
    }
}

extension SwiftFile {
    /// The end of what stands in front of `.name`, `?.name` or `!.name`, by the token of the name.
    fileprivate func endOfPath(before name: Int) -> Int {
        var end = name
        while end > 0, [".", "?", "!"].contains(tokens.text(of: end - 1)) { end -= 1 }
        return end
    }
}

extension LaunchFacts {
    /// Where a type sets the root of a window, in order.
    fileprivate func rootWrites(in type: String) -> [Place] {
        guard let nominal = flow.program.type(type) else { return [] }
        return nominal.allMembers.flatMap(FlowFunction.all).flatMap { function in
            flow.trace(of: function).events.compactMap { event in
                guard case .write(_, "rootViewController", let token, _) = event.kind else {
                    return nil
                }
                return context.place(function.located.file, token)
            }
        }
    }
}
