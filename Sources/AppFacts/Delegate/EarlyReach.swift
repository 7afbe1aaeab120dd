import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Follows what code runs at once, through its own functions, to what needs the application object.
///
/// A class, since what a function comes to is found once.
package final class EarlyReach {
    /// What code may come to.
    package enum Need {
        /// The application object, and what belongs to it.
        case application
        /// A window, which is made for an application.
        case window
    }

    private let flow: AppFlow
    private let profile: PlatformProfile
    private var known: [Need: [FlowFunction.ID: Bool]] = [:]

    /// Follows the values of an app of some framework's.
    package init(in flow: AppFlow, by profile: PlatformProfile = .appKit) {
        self.flow = flow
        self.profile = profile
    }

    /// The first token of some code of a file at which it comes to one of these.
    package func token(of need: Need, in range: TokenRange, of file: ProgramFile) -> Int? {
        let functions = flow.functions(in: file, around: [range.lowerBound])
        return functions.compactMap { token(of: need, in: $0, within: range) }.min()
    }

    private func token(
        of need: Need, in function: FlowFunction, within range: TokenRange
    ) -> Int? {
        let events = now(flow.trace(of: function).events(within: range))
        let called = events.first { event in
            asks(event, for: need) || followed(event).contains { comes(to: need, from: $0) }
        }
        return [called?.range.lowerBound, asked(for: need, in: function, within: range)]
            .compactMap { $0 }.min()
    }

    // MARK: Functions

    /// Whether a function comes to it, by itself or through others.
    private func comes(to need: Need, from function: FlowFunction) -> Bool {
        if let answer = known[need]?[function.id] { return answer }
        var queue = [function]
        var seen: Set<FlowFunction.ID> = [function.id]
        var next = 0
        var answer = false
        while next < queue.count, next < LaunchTimeline.most, !answer {
            let function = queue[next]
            next += 1
            let events = now(flow.trace(of: function).events)
            answer =
                known[need]?[function.id] == true || events.contains { asks($0, for: need) }
                || asked(for: need, in: function, within: function.body) != nil
            queue += events.flatMap(followed).filter { seen.insert($0.id).inserted }
        }
        known[need, default: [:]][function.id] = answer
        // Whatever was looked at comes to nothing else, where all of it was.
        if !answer, next == queue.count {
            for id in seen { known[need, default: [:]][id] = false }
        }
        return answer
    }

    /// The functions that run; of a method of nobody knows whom, the name says nothing.
    private func followed(_ event: FlowEvent) -> [FlowFunction] {
        if case .call(let call) = event.kind, let receiver = call.receiver,
            receiver.type == .unknown
        {
            return []
        }
        return event.runs(in: flow.program)
    }

    /// What happens at once, but for what a storyboard makes that is cast to a view controller, which has no window.
    private func now(_ events: [FlowEvent]) -> [FlowEvent] {
        let controllers = events.compactMap { event -> TokenRange? in
            guard case .cast(_, _, let type) = event.kind, let name = type.name,
                flow.program.supertypes(of: name).contains("NSViewController")
            else { return nil }
            return event.range
        }
        return events.filter { event in
            guard !event.runsLater else { return false }
            guard case .call(let call) = event.kind, Self.instantiation.contains(call.name) else {
                return true
            }
            return !controllers.contains {
                $0.lowerBound <= event.range.lowerBound && event.range.upperBound <= $0.upperBound
            }
        }
    }

    // MARK: What is asked for

    private func asks(_ event: FlowEvent, for need: Need) -> Bool {
        guard need == .window else { return holdsApplication(event) }
        switch event.kind {
        case .call(let call):
            switch call.target {
            case .making(let type, _), .makingForeign(let type): return isWindow(type)
            default: return Self.instantiation.contains(call.name)
            }
        // A controller loads its window from a nib where it is asked for it first.
        case .read(let receiver, "window", _, _):
            return receiver.type.name.map {
                flow.program.supertypes(of: $0).contains("NSWindowController")
            } ?? false
        default: return false
        }
    }

    /// Whether a value is made, or a function called, that must be given the application, or gets it by itself.
    private func holdsApplication(_ event: FlowEvent) -> Bool {
        guard case .call(let call) = event.kind else { return false }
        switch call.target {
        case .making(let type, let initializers):
            return initializers.contains(where: takesApplication) || keepsApplication(type)
        case .functions(let functions): return functions.contains(where: takesApplication)
        default: return false
        }
    }

    private func takesApplication(_ function: FlowFunction) -> Bool {
        function.parameters.contains { function.file.text($0.type) == profile.applicationType }
    }

    /// Whether a stored member of a type, or what a wrapper keeps for one, is the application.
    private func keepsApplication(_ type: String, besidesWrappers: Bool = false) -> Bool {
        let members = flow.program.type(type)?.allMembers.map(\.located) ?? []
        return members.contains { member in
            guard member.declaration.kind == .variable, !member.declaration.isStatic,
                !member.declaration.isLazy
            else { return false }
            let isOne = member.declaration.bindings.contains { binding in
                binding.accessorBraces == nil
                    && binding.type.map(member.file.outline.text) == profile.applicationType
            }
            return isOne
                || !besidesWrappers
                    && member.declaration.attributes.contains {
                        keepsApplication($0.name, besidesWrappers: true)
                    }
        }
    }

    /// Methods of a storyboard that make a window with its controller.
    private static let instantiation: Set<String> = [
        "instantiateInitialController", "instantiateController",
        "instantiateControllerWithIdentifier",
    ]

    private func isWindow(_ type: String) -> Bool {
        let all = flow.program.supertypes(of: type) + flow.context.inheritanceChain(of: type)
        return all.contains(where: Self.windows.contains)
    }

    /// Windows of AppKit's own.
    private static let windows: Set<String> = [
        "NSWindow", "NSPanel", "NSAlert", "NSOpenPanel", "NSSavePanel",
    ]

    /// Members that are windows, token by token.
    private static let sharedWindows = [
        ["NSColorPanel", ".", "shared"], ["NSFontPanel", ".", "shared"],
    ]

    /// The first place at which code spells it, outside of what runs later.
    private func asked(
        for need: Need, in function: FlowFunction, within range: TokenRange
    ) -> Int? {
        let paths =
            need == .window ? Self.sharedWindows : profile.applicationBound
        let tokens = function.file.tokens
        return range.first { token in
            paths.contains { path in
                path.indices.allSatisfy { tokens.spells(token + $0, path[$0]) }
            } && !runsLater(token, in: function)
        }
    }

    /// Whether the smallest expression around a token runs later than the code around it.
    private func runsLater(_ token: Int, in function: FlowFunction) -> Bool {
        let around = flow.trace(of: function).events.filter { $0.range.contains(token) }
        let smallest = around.min { $0.range.count < $1.range.count }
        return smallest?.runsLater ?? false
    }
}
