import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds the window that each launch has made and shown by code outside of the delegate: a manager, a coordinator, a controller that
/// makes its own. One that only some launches show is no first screen, and neither is a panel, or a window without a title bar.
struct MacWindowsOfOthers {
    private let facts: LaunchFacts

    /// The windows of an app whose delegate makes none itself.
    init(_ facts: LaunchFacts) {
        self.facts = facts
    }

    /// A window that others make and show before the launch has ended, on every way.
    func window() -> MacWindow {
        for entry in facts.timeline.early where facts.timeline.isEntry(entry) {
            let reached = reached(from: entry)
            let made = reached.flatMap(makings)
            guard !made.contains(where: \.isOverlay),
                let shown = made.first(where: { isShown($0, of: made, in: reached) })
            else { continue }
            let function = shown.reached.function
            return .kept(
                KeptMacWindow(
                    obstacle: MacWindowObstacle(
                        .others(shown.type), entry.located.file, shown.reached.call),
                    path: function.located.file.path, token: shown.making.range.lowerBound,
                    isSeen: true))
        }
        return .none
    }

    /// A function that a method of the delegate runs at once on every way, and the token there from which the way leads to it.
    private struct Reached {
        let function: FlowFunction
        let call: Int
    }

    /// A window that is made there.
    private struct Made {
        let making: MacWindowMaking
        let reached: Reached

        /// The class that the owner of the app knows it by.
        var type: String {
            isOfApp ? making.type : reached.function.owner ?? making.type
        }

        /// Whether it is of a class of the app's own.
        var isOfApp: Bool {
            !["NSWindow", "NSPanel", "NSWindowController"].contains(making.type)
        }

        var isController: Bool { making.framework == "NSWindowController" }

        /// Whether it is something beside an app's windows, or over them.
        var isOverlay: Bool {
            guard making.framework != "NSPanel" else { return true }
            guard let mask = making.arguments.first(where: { $0.label == "styleMask" }) else {
                return false
            }
            do {
                _ = try MacWindowStyle(mask.value, reached.function.located.file)
                return false
            } catch {
                if case .style = error.need { return true } else { return false }
            }
        }
    }

    private func reached(from start: FlowFunction) -> [Reached] {
        var found: [Reached] = []
        var seen: Set<FlowFunction.ID> = [start.id]
        var queue = [Reached(function: start, call: 0)]
        while let next = queue.popLast() {
            for event in facts.flow.trace(of: next.function).events where !event.runsLater {
                let token = event.range.lowerBound
                let callees = event.runs(in: facts.flow.program).filter { !seen.contains($0.id) }
                guard !callees.isEmpty, found.count < LaunchTimeline.most,
                    isOnEveryWay(token, in: next.function)
                else { continue }
                for callee in callees where seen.insert(callee.id).inserted {
                    let call = next.function == start ? token : next.call
                    found.append(Reached(function: callee, call: call))
                    queue.append(Reached(function: callee, call: call))
                }
            }
        }
        return found
    }

    /// The windows that a function of another type makes whenever it runs, and the controllers that have their own.
    private func makings(in reached: Reached) -> [Made] {
        let function = reached.function
        guard function.owner != facts.delegate.name else { return [] }
        return MacWindowMaking.all(
            in: function.body, of: function.located.file, facts.context
        ).filter { making in
            !making.takesWindow && isOnEveryWay(making.range.lowerBound, in: function)
        }.map { Made(making: $0, reached: reached) }
    }

    // MARK: Showing

    /// Source: Apple's documentation of `NSWindow` and `NSWindowController`.
    private static let showing: Set<String> = [
        "makeKeyAndOrderFront", "orderFront", "orderFrontRegardless", "showWindow",
    ]

    /// Whether a call on every way shows a window, and no other one that is made as well.
    private func isShown(_ made: Made, of all: [Made], in reached: [Reached]) -> Bool {
        // A controller and its window are one.
        let isAlone =
            all.filter { $0.isController == made.isController }.count == 1
            && all.filter(\.isController).count <= 1
        return reached.contains { place in
            let function = place.function
            return facts.flow.trace(of: function).events.contains { event in
                guard !event.runsLater, case .call(let call) = event.kind,
                    Self.showing.contains(call.name), isOnEveryWay(call.token, in: function)
                else { return false }
                let type = call.receiver?.type.unwrapped.name
                if made.isOfApp, type == made.making.type { return true }
                let isSameOwner = function.owner == made.reached.function.owner
                let name = boundName(of: made)
                if isSameOwner, name != nil, name == receiver(ofMember: call.token, in: function) {
                    return true
                }
                return isAlone && type.map(Self.plain.contains) ?? true
            }
        }
    }

    /// The types of a receiver of which no more is known than that it is a window, or has one.
    private static let plain: Set = ["NSWindow", "UIWindow", "NSWindowController"]

    /// The name that a window is given where it is made.
    private func boundName(of made: Made) -> String? {
        let file = made.reached.function.file
        let token = made.making.range.lowerBound
        guard token > 1, file.tokens.tokens[token - 1].kind == .equal else { return nil }
        return file.name(at: token - 2)
    }

    private func receiver(ofMember token: Int, in function: FlowFunction) -> String? {
        let tokens = function.file.tokens.tokens
        guard token > 2, tokens[token - 1].kind == .period else { return nil }
        let isMarked = [.postfixQuestionMark, .exclamationMark].contains(tokens[token - 2].kind)
        return function.file.name(at: isMarked ? token - 3 : token - 2)
    }

    // MARK: Ways

    private func isOnEveryWay(_ token: Int, in function: FlowFunction) -> Bool {
        guard function.id.part == .body else { return true }
        return StatementPath(around: token, in: function)
            .isOnEveryWay(where: { isOfWindow($0, in: function.file) }, passing: true)
    }

    /// Whether a statement only asks whether a controller's window is there, which it is.
    private func isOfWindow(_ statement: Statement, in file: SwiftFile) -> Bool {
        guard statement.kind == .guardStatement || statement.kind == .ifStatement else {
            return false
        }
        let tokens = file.tokens.tokens
        let head = statement.range.dropFirst().prefix { token in
            switch tokens[token].kind {
            case .identifier, .period, .equal, .postfixQuestionMark, .keyword(.let),
                .keyword(.`self`):
                true
            default: false
            }
        }
        guard let last = head.last, last + 1 < tokens.count else { return false }
        let isEnd = [.keyword(.else), .leftBrace].contains(tokens[last + 1].kind)
        return isEnd && file.name(at: last) == "window"
    }
}
