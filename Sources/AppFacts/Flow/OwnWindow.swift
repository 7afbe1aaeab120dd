import AppleFrameworks
import SwiftFlow

/// The window that an app shows first: the one definition of what its own window is.
package struct OwnWindow {
    /// Everything that is this window: the property of a delegate, and each place where it is made.
    package let origins: Set<WindowOrigin>
    /// The class of the delegate whose window it is.
    package let owner: String
    /// Whether UIKit makes it, for the main storyboard of an app without scenes: as large as the screen.
    let isLoaded: Bool
    /// Whether UIKit makes it, for a storyboard.
    package let hasStoryboard: Bool
    /// The variables, as `Type.member`, that hold it on some ways through the app, and nothing on others.
    private let uncertainHolders: Set<String>

    /// Finds the window of the delegate that UIKit takes it from; `others` are the further delegates, and `hasStoryboard`
    /// says that UIKit makes the window, in an app that uses scenes or has none.
    package init(
        of owner: DelegateClass, others: [DelegateClass], in flow: AppFlow,
        hasStoryboard: Bool = false, usesScenes: Bool = false
    ) {
        self.owner = owner.name
        isLoaded = hasStoryboard && !usesScenes
        self.hasStoryboard = hasStoryboard
        var origins: Set<WindowOrigin> = [.property(of: owner.name)]
        origins.formUnion(Self.made(in: owner, flow))
        if origins.count == 1, !hasStoryboard { origins.formUnion(Self.shown(by: owner, flow)) }
        if origins.count == 1, !hasStoryboard { origins.formUnion(Self.shown(below: owner, flow)) }
        for other in others where other.name != owner.name {
            if !Self.made(in: other, flow).isDisjoint(with: origins) {
                origins.insert(.property(of: other.name))
            }
        }
        self.origins = origins
        uncertainHolders = UncertainHolders(of: origins, in: flow).names
    }

    /// Whether a member of a type holds the window on some ways through the app only.
    package func isUncertain(_ member: String, of type: FlowType) -> Bool {
        guard !uncertainHolders.isEmpty, let owner = type.memberOwner,
            member != "window" || !origins.contains(.property(of: owner))
        else {
            return false
        }
        return uncertainHolders.contains(owner + "." + member)
    }

    /// The windows that are made and put into the property of a delegate, or into one that its getter gives.
    private static func made(in owner: DelegateClass, _ flow: AppFlow) -> Set<WindowOrigin> {
        let assigned = (["window"] + givers(in: owner, flow)).flatMap {
            flow.analysis.assigned(to: $0, of: owner.name)?.windows ?? []
        }
        return Set(assigned.filter { if case .made = $0 { true } else { false } })
    }

    /// The members that the getter of `window` reads of its own object.
    private static func givers(in owner: DelegateClass, _ flow: AppFlow) -> [String] {
        owner.properties.filter {
            $0.declaration.name == "window"
                && $0.declaration.bindings.first?.accessorBraces != nil
        }.flatMap { FlowFunction.accessors(of: "window", in: $0, owner: owner.name) }
            .flatMap { flow.trace(of: $0).events }.compactMap { event in
                guard case .read(let receiver, let member, _, _) = event.kind,
                    receiver.type.name == owner.name
                else { return nil }
                return member
            }
    }

    /// Of windows that no delegate keeps as its own, those that its functions give a root and show.
    private static func shown(by owner: DelegateClass, _ flow: AppFlow) -> Set<WindowOrigin> {
        shown(in: functions(of: owner), flow)
    }

    /// The only window that the delegate's functions have others give a root and show.
    private static func shown(below owner: DelegateClass, _ flow: AppFlow) -> Set<WindowOrigin> {
        let shown = shown(in: called(by: functions(of: owner), flow), flow)
        return shown.count == 1 ? shown : []
    }

    private static func functions(of owner: DelegateClass) -> [FlowFunction] {
        owner.members.flatMap { FlowFunction.all(of: $0, owner: owner.name) }
    }

    /// Functions with all that they call before they end.
    private static func called(by functions: [FlowFunction], _ flow: AppFlow) -> [FlowFunction] {
        var found = functions
        var known = Set(functions.map(\.id))
        var next = 0
        while next < found.count {
            for event in flow.trace(of: found[next]).events where !event.runsLater {
                guard case .call(let call) = event.kind else { continue }
                found += (call.target.functions ?? []).filter { known.insert($0.id).inserted }
            }
            next += 1
        }
        return found
    }

    private static func shown(in functions: [FlowFunction], _ flow: AppFlow) -> Set<WindowOrigin> {
        var rooted: Set<WindowOrigin> = []
        var shown: Set<WindowOrigin> = []
        for function in functions {
            for event in flow.trace(of: function).events where !event.runsLater {
                switch event.kind {
                case .write(let window, "rootViewController", _, _):
                    rooted.formUnion(window.windows)
                case .call(let call) where call.name == "makeKeyAndVisible":
                    shown.formUnion(call.receiver?.windows ?? [])
                default: break
                }
            }
        }
        return rooted.intersection(shown).filter { if case .made = $0 { true } else { false } }
    }

    /// Whether a value is this window, and no other.
    package func isCertain(_ value: FlowValue) -> Bool {
        let windows = value.windows
        return !windows.isEmpty && windows.isSubset(of: origins) && !value.mayBeAbsent
    }

    /// Whether a value may be this window.
    package func isPossible(_ value: FlowValue) -> Bool {
        !value.windows.isDisjoint(with: origins)
    }

    /// Whether a value is the root of this window, and of no other.
    package func isRoot(_ value: FlowValue) -> Bool {
        let roots = value.roots
        return !roots.isEmpty && roots.isSubset(of: origins)
    }

    /// Whether an event makes this window, asks it or changes it.
    package func isTouched(by event: FlowEvent) -> Bool {
        switch event.kind {
        case .write(let receiver, _, _, let value), .read(let receiver, _, _, let value):
            isPossible(receiver) || isPossible(value)
        case .call(let call):
            call.receiver.map(isPossible) ?? false || isPossible(call.result)
        default: false
        }
    }
}

extension OwnWindow {
    /// The calls of a function that make it.
    package func makings(
        in function: FlowFunction, of flow: AppFlow
    ) -> [(event: FlowEvent, call: FlowCall)] {
        flow.trace(of: function).events.compactMap { event in
            guard case .call(let call) = event.kind else { return nil }
            switch call.target {
            case .making, .makingForeign:
                let place = MakingPlace(
                    path: function.located.file.path, token: event.range.lowerBound)
                return origins.contains(.made(place)) ? (event, call) : nil
            default: return nil
            }
        }
    }
}
