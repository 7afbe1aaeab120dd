import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The windows beside the app's own that are made without a scene, and get none anywhere; one that is only measured
/// needs none.
package struct ScenelessWindows {
    /// Each, with the call that makes it.
    package let made: [Made]

    /// A window and the call that makes it.
    package struct Made {
        /// The window.
        package let origin: WindowOrigin
        /// The token of the call's name.
        package let token: Int
        /// The function that makes it.
        package let function: FlowFunction
        /// Whether a class of the app's is made, whose code may show it.
        let isOfOwnKind: Bool

        /// What is made from its parts.
        package init(
            origin: WindowOrigin, token: Int, function: FlowFunction, isOfOwnKind: Bool
        ) {
            self.origin = origin
            self.token = token
            self.function = function
            self.isOfOwnKind = isOfOwnKind
        }
        /// Whether it goes where it is not followed, and may be shown.
        fileprivate(set) var isHandedOn = false
    }

    /// The windows of an app.
    package init(flow: AppFlow, window: OwnWindow) {
        let functions = flow.analysis.allFunctions
        let made = functions.flatMap { function in
            flow.trace(of: function).events.compactMap { Self.made(by: $0, in: function, flow) }
        }.filter { !window.origins.contains($0.origin) }
        guard !made.isEmpty else {
            self.made = []
            return
        }
        let uses = Uses(of: functions.flatMap { flow.trace(of: $0).events })
        self.made = made.map { one in
            var one = one
            one.isHandedOn = uses.handedOn.contains(one.origin)
            return one
        }.filter { one in
            !uses.scened.contains(one.origin)
                && (one.isOfOwnKind || one.isHandedOn || uses.shown.contains(one.origin))
        }
    }

    /// What is done with windows.
    private struct Uses {
        /// Those that get a scene.
        private(set) var scened: Set<WindowOrigin> = []
        /// Those that are shown, or get a root.
        private(set) var shown: Set<WindowOrigin> = []
        /// Those that go where they are not followed.
        private(set) var handedOn: Set<WindowOrigin> = []

        init(of events: [FlowEvent]) {
            for event in events { add(event) }
        }

        private mutating func add(_ event: FlowEvent) {
            switch event.kind {
            case .write(let receiver, "windowScene", _, _): scened.formUnion(receiver.windows)
            case .write(let receiver, "isHidden", _, _),
                .write(let receiver, "rootViewController", _, _):
                shown.formUnion(receiver.windows)
            case .write(let receiver, _, _, let value) where receiver.type == .unknown:
                handedOn.formUnion(value.windows)
            case .escape(let value): handedOn.formUnion(value.windows)
            case .call(let call):
                if WindowMember.named(call.name) == .shows {
                    shown.formUnion(call.receiver?.windows ?? [])
                }
                switch call.target {
                case .functions, .closures, .elementwise: break
                default: handedOn.formUnion(call.arguments.flatMap(\.value.windows))
                }
            default: break
            }
        }
    }

    private static func made(
        by event: FlowEvent, in function: FlowFunction, _ flow: AppFlow
    ) -> Made? {
        guard case .call(let call) = event.kind else { return nil }
        switch call.target {
        case .making, .makingForeign: break
        default: return nil
        }
        let place = MakingPlace(path: function.located.file.path, token: event.range.lowerBound)
        guard call.result.windows.contains(.made(place)), !getsScene(call, flow) else {
            return nil
        }
        return Made(
            origin: .made(place), token: call.token, function: function,
            isOfOwnKind: flow.isOwnKindOfWindow(call.result.type))
    }

    /// Whether the making of a window is given a scene, or its class looks for one by itself.
    private static func getsScene(_ call: FlowCall, _ flow: AppFlow) -> Bool {
        let isGiven = call.arguments.contains { argument in
            argument.label?.lowercased().contains("scene") ?? false
                || argument.value.tags.contains(.scene)
                || argument.value.type.name.map { $0.hasPrefix("UI") && $0.hasSuffix("Scene") }
                    ?? false
        }
        if isGiven { return true }
        guard let name = call.result.type.name else { return !call.arguments.isEmpty }
        return flow.program.supertypes(of: name).contains { name in
            flow.context.types(named: name).contains { type in
                let handedOn = type.declaration.members.filter(isGivenScene).map(\.range)
                return type.declaration.range.contains { token in
                    type.file.outline.tokens.spells(token, "windowScene")
                        && !handedOn.contains { $0.contains(token) }
                }
            }
        }
    }

    /// Whether a member is an initializer to which a scene is handed, which this making doesn't do.
    private static func isGivenScene(_ member: Declaration) -> Bool {
        member.kind == .initializer && member.parameters.contains { $0.label == "windowScene" }
    }
}
