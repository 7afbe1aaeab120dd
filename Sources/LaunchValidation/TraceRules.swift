import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Which events of an app belong to its trace: those of its own code, and not what UIKit and SwiftUI need for a window.
///
/// It is a model of the frameworks, and knows nothing of how a plan is carried out.
package struct TraceRules {
    /// The app.
    package let program: LaunchProgram
    /// Everything that is the app's own window.
    package let windows: Set<WindowOrigin>
    /// The members of a delegate that SwiftUI's content shows; empty where it makes the root itself.
    let rootMembers: Set<String>
    /// The classes beside the delegates that have one of them.
    let rootOwners: Set<String>
    /// The members of delegates that only the plan gave to them.
    let addedMembers: Set<String>
    /// The members that objects of the app's have anyway and that SwiftUI's content shows, by their types: who was lent the
    /// window needs nothing in its place then, and when they are read says nothing.
    let keptRoots: [String: Set<String>]

    /// Rules from their parts.
    package init(
        program: LaunchProgram, windows: Set<WindowOrigin>, rootMembers: Set<String>,
        rootOwners: Set<String>, addedMembers: Set<String>, keptRoots: [String: Set<String>]
    ) {
        self.program = program
        self.windows = windows
        self.rootMembers = rootMembers
        self.rootOwners = rootOwners
        self.addedMembers = addedMembers
        self.keptRoots = keptRoots
    }

    /// What happens to the root.
    package enum Meaning {
        /// Something of the app's own.
        case own(FlowEffects)
        /// The window gets its root.
        case setsRoot
        /// Nothing that matters.
        case none
    }

    /// What is noted where the window gets its root.
    package static let rootLabel = "the window gets its root"

    /// What sets the root changes.
    package static let root = FlowEffects(writes: [.outside("root")])

    /// Types whose making and use is the frameworks' own business.
    private static let ofFramework: Set<String> = [
        "UIHostingController", "AnyView", "UIStoryboard", "UISceneConfiguration", "UISceneSession",
        "WindowGroup", "Color", "CGRect", "CGRectMake", "CGSize",
    ]

    /// Views of UIKit's whose making nobody notices. Source: Apple's pages of each.
    private static let plainViews: Set<String> = [
        "UILabel", "UIButton", "UIImageView", "UIStackView", "UIScrollView", "UITextField",
        "UITextView", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIProgressView",
        "UIActivityIndicatorView", "UIPageControl", "UIDatePicker", "UIPickerView",
        "UIRefreshControl", "UITableView", "UICollectionView", "UISearchBar", "UIVisualEffectView",
    ]

    private func isPlainView(_ type: String) -> Bool {
        Self.plainViews.contains(type) && program.analysis.program.type(type)?.isDeclared != true
    }

    /// What an event is to the trace; `effects` is what it does.
    package func meaning(
        of event: FlowEvent, _ effects: FlowEffects, isContent: Bool, _ text: NormalText
    ) -> Meaning {
        switch event.kind {
        case .call(let call):
            if givesRoot(call, in: text.file) { return .setsRoot }
            let meaning = self.call(call, effects, isContent, text.file)
            guard case .own = meaning else { return meaning }
            let own = text.text(event.range)
            return isOfView(own) || isOfWindow(own, call.name) ? .none : meaning
        case .write(let receiver, let member, _, let value):
            return write(receiver, member, value, effects, text, event)
        case .read(let receiver, let member, _, let result):
            guard isOwn(receiver), !isPlumbing(result),
                receiver.type.name.map({ keptRoots[$0]?.contains(member) ?? false }) != true,
                !isAdded(member, receiver) || isKeptByView(member, receiver),
                !effects.reads.isEmpty || !effects.writes.isEmpty, !isWindow(receiver)
            else { return .none }
            return .own(effects)
        case .change(let receiver, let member, _, let cause):
            return change(of: member, receiver, effects, cause)
        case .element: return isContent || effects.changesNothing ? .none : .own(effects)
        case .global(_, _, let value): return isPlumbing(value) ? .none : .own(effects)
        case .opaque: return isContent ? .none : .own(.unknown)
        case .local, .cast, .comparison, .unwrap, .result, .escape, .keyPath: return .none
        }
    }

    /// Whether the root of a window is asked for, and not a member of that name of an object of the app's.
    package func asksForRoot(_ event: FlowEvent) -> Bool {
        guard case .read(let receiver, "rootViewController", _, _) = event.kind else {
            return false
        }
        return !isOwn(receiver) || isPlumbing(receiver) || isRootOwner(receiver)
    }

    /// Whether a call has a framework give the window its root.
    private func givesRoot(_ call: FlowCall, in file: SwiftFile) -> Bool {
        !rootMembers.isEmpty && call.arguments.first.map { isWindow($0.value) } ?? false
            && FrameworkRoot.row(of: call, in: file, program.analysis.program) != nil
    }

    private func call(
        _ call: FlowCall, _ effects: FlowEffects, _ isContent: Bool, _ file: SwiftFile
    ) -> Meaning {
        if isWindow(call.result) || call.receiver.map(isOfWindow) ?? false { return .none }
        if let receiver = call.receiver, isAdded(call.name, receiver) || isRoute(call, in: file) {
            return .none
        }
        if isModifier(call) { return .none }
        switch call.target {
        case .functions(let functions):
            let isPlumbing =
                call.name == "init"
                || functions.contains { function in
                    program.created.contains(function.located.file.path)
                        || LaunchWalk.launchMethods.contains(
                            function.located.declaration.selectorName)
                }
            return isPlumbing ? .none : .own(.none)
        case .making(let type, _):
            return program.isCreated(type) || isWindow(type) || isFramework(type)
                || isStateless(type)
                ? .none : .own(.none)
        case .makingForeign(let type):
            return effects.isUnknown && !isFramework(type) && !isContent && !isPlainView(type)
                ? .own(effects) : .none
        case .foreign(let type):
            // What content does to a view controller or view is the app's code, and not SwiftUI's evaluation.
            guard call.name != "init", !isContent || isScreen(call.receiver),
                !(type.map(isFramework) ?? false), call.name != "mainScreen"
            else { return .none }
            return .own(effects)
        // What the closure does has events of its own.
        case .elementwise: return .none
        case .closures, .unknown:
            return isContent || call.receiver.map(isPlumbing) ?? false ? .none : .own(effects)
        }
    }

    /// Whether a call is a modifier of SwiftUI's of a view that the app declares: content is SwiftUI's to evaluate.
    private func isModifier(_ call: FlowCall) -> Bool {
        guard let type = call.receiver?.type.name,
            program.analysis.program.supertypes(of: type).contains("View")
        else { return false }
        switch call.target {
        case .foreign, .unknown: return true
        default: return false
        }
    }

    private func write(
        _ receiver: FlowValue, _ member: String, _ value: FlowValue,
        _ effects: FlowEffects, _ text: NormalText, _ event: FlowEvent
    ) -> Meaning {
        if rootMembers.contains(member), isDelegate(receiver) || isRootOwner(receiver) {
            return .setsRoot
        }
        if member == "rootViewController" {
            if isWindow(receiver) || receiver.type.name.map(program.isCreated) ?? false {
                return rootMembers.isEmpty ? .none : .setsRoot
            }
        }
        if isOfWindow(receiver) || isAdded(member, receiver) { return .none }
        if isWindow(value) || isContainer(value) {
            // Who is lent the window is lent the container: that must not get lost.
            return isLent(to: receiver) ? .own(.none) : .none
        }
        if receiver.type.name.map(isFramework) ?? false { return .none }
        // How the delegate is reached by its class.
        if case .metatype(let type) = receiver.type, isDelegate(type), isDelegate(value) {
            return .none
        }
        // What is set for all windows is set for the app's own.
        return text.text(event.range).hasPrefix("UIWindow.") ? .none : .own(effects)
    }

    /// What a call changes is told by the call.
    private func change(
        of member: String, _ receiver: FlowValue?, _ effects: FlowEffects,
        _ cause: ChangeCause
    ) -> Meaning {
        guard cause == .part, effects != .none else { return .none }
        guard let receiver else { return .own(effects) }
        let isRoot = rootMembers.contains(member) && isDelegate(receiver)
        return isOwn(receiver) && !isRoot && !isAdded(member, receiver) && !isWindow(receiver)
            ? .own(effects) : .none
    }

    /// Whether a call does to the view of the root what it did to the window.
    private func isOfWindow(_ text: String, _ name: String) -> Bool {
        text.hasPrefix("\(NormalText.root).\(name)(") && WindowMember.named(name) != .itself
    }

    /// Whether an expression is a modifier of a view, or names SwiftUI: content is SwiftUI's to evaluate.
    private func isOfView(_ text: String) -> Bool {
        if text.hasPrefix("SwiftUI.") { return true }
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = text[name.endIndex...]
        guard rest.hasPrefix("("), rest.contains(").") || rest.contains("} .") else { return false }
        return program.analysis.program.supertypes(of: String(name)).contains("View")
            || Self.views.contains(String(name))
    }

    /// SwiftUI's own views, as far as roots are made of them.
    private static let views: Set<String> = [
        "NavigationView", "NavigationStack", "TabView", "VStack", "HStack", "ZStack", "Text",
        "Image", "Group", "List", "ScrollView", "Button", "EmptyView",
    ]

    // MARK: Values

    private func isOwn(_ receiver: FlowValue) -> Bool {
        var owner = receiver.type.name
        if case .metatype(let type) = receiver.type { owner = type }
        return owner.map(isOwn) ?? false
    }

    /// Whether a type is declared by the app, other than as a window.
    package func isOwn(_ type: String) -> Bool {
        (program.analysis.program.type(type)?.isDeclared ?? false) && !isWindow(type)
    }

    /// Whether a type is that of the application's delegate, or of the scene's.
    package func isDelegate(_ type: String) -> Bool {
        type == program.delegate?.name || type == program.sceneDelegate?.name
    }

    private func isDelegate(_ value: FlowValue) -> Bool {
        value.type.name.map(isDelegate) ?? false
    }

    /// Whether a member is one that the plan made.
    private func isAdded(_ member: String, _ receiver: FlowValue) -> Bool {
        if case .metatype(let type) = receiver.type, isDelegate(type) {
            return addedMembers.contains(member)
        }
        if isDelegate(receiver) { return addedMembers.contains(member) }
        if let type = receiver.type.name, program.isKeeper(type) { return false }
        return receiver.type.name.map(program.isCreated) ?? false
    }

    /// Whether a function of a scene's delegate is the plan's own: what moves there from the application's delegate has its name already,
    /// and belongs to an object.
    package func isOfPlan(_ function: FlowFunction) -> Bool {
        let declaration = function.located.declaration
        return program.written.contains(function.located.file.path) && declaration.isStatic
            && addedMembers.contains(declaration.name)
    }

    /// Whether a member of a view or `App` that the plan made has a value of the app's own.
    private func isKeptByView(_ member: String, _ receiver: FlowValue) -> Bool {
        guard let type = receiver.type.name, program.isCreated(type) else { return false }
        return program.analysis.program.members(member, of: type).contains { found in
            found.located.declaration.bindings.contains { $0.initializer != nil }
        }
    }

    /// Whether a call has the delegate told of the application's state, which UIKit tells it by itself before a plan. What else an
    /// app observes is its own.
    private func isRoute(_ call: FlowCall, in file: SwiftFile) -> Bool {
        guard let first = call.arguments.first else { return false }
        let runsAdded = call.arguments.contains { callsAdded($0.value) }
        switch call.name {
        case "assumeIsolated": return isDelegate(first.value) || runsAdded
        case "addObserver":
            let isOfPlan = call.arguments.contains { argument in
                argument.range.map(file.tokens.text(of:)).contains {
                    addedMembers.contains($0) || Self.methods.contains($0)
                }
            }
            return runsAdded || isDelegate(first.value) && isOfPlan
        default: return false
        }
    }

    private static let methods = Set(StateCallback.allCases.map(\.methodName))

    /// Whether a block calls a method that the plan made.
    private func callsAdded(_ value: FlowValue) -> Bool {
        value.closures.contains { id in
            guard let file = program.context.file(id.path)?.outline,
                let body = file.closure(at: id.brace)?.body
            else { return false }
            return body.contains {
                file.tokens.tokens[$0].kind == .identifier
                    && file.tokens.tokens[$0 + 1].kind == .leftParen
                    && addedMembers.contains(file.name(at: $0))
            }
        }
    }

    /// Windows, scenes, delegates and the application: how they are reached is for the migration to say.
    private func isPlumbing(_ value: FlowValue) -> Bool {
        isWindow(value) || isDelegate(value) || isContainer(value)
            || value.tags.contains(.applicationDelegate)
            || value.tags.contains(.application) || value.tags.contains(.scene)
    }

    /// Whether somebody is lent the window who is neither a delegate nor the window's own surroundings.
    func isLent(to receiver: FlowValue) -> Bool {
        if case .metatype(let type) = receiver.type, isDelegate(type) { return false }
        return keptRoots.isEmpty && !isPlumbing(receiver) && !isRootOwner(receiver)
            && receiver.type.memberOwner != nil
    }

    /// Whether a value has the root in the place of the window that it was lent.
    private func isRootOwner(_ value: FlowValue) -> Bool {
        value.type.name.map(rootOwners.contains) ?? false
    }

    /// Whether a value is the window, or what a plan hands on in its place.
    func isWindowOrContainer(_ value: FlowValue) -> Bool { isWindow(value) || isContainer(value) }

    /// Whether a value is what a plan hands on in the place of the window.
    private func isContainer(_ value: FlowValue) -> Bool {
        value.type.name.map(program.isCreated) ?? false
    }

    private func isWindow(_ value: FlowValue) -> Bool {
        if case .metatype(let type) = value.type { return isWindow(type) }
        return !value.windows.isDisjoint(with: windows) || value.type.name.map(isWindow) ?? false
    }

    private func isWindow(_ type: String) -> Bool {
        program.analysis.program.supertypes(of: type).contains("UIWindow")
    }

    /// What is done to a window, or through it to its scene.
    private func isOfWindow(_ value: FlowValue) -> Bool {
        isWindow(value) || value.type.name == "UIViewPropertyAnimator"
    }

    /// Whether a value is a view controller or a view of UIKit's kind.
    private func isScreen(_ value: FlowValue?) -> Bool {
        guard let type = value?.type.name else { return false }
        return program.analysis.program.supertypes(of: type).contains {
            $0 == "UIViewController" || $0 == "UIView"
        }
    }

    /// Whether a type is one of Apple's whose making nobody notices.
    func isFramework(_ type: String) -> Bool {
        Self.ofFramework.contains(type) || isHosting(type)
    }

    /// Whether a class of the app's own only shows a view, as SwiftUI does.
    package func isHosting(_ type: String) -> Bool {
        PlainHosting(in: program.analysis.program).contains(type)
    }

    /// Whether a type of the app's own holds nothing, and does nothing when it is made: nobody notices how often it is.
    private func isStateless(_ name: String) -> Bool {
        let all = program.analysis.program
        guard let type = all.type(name), type.kind == .struct, type.isDeclared,
            !all.supertypes(of: name).contains("View")
        else { return false }
        return type.allMembers.allSatisfy { member in
            let declaration = member.located.declaration
            switch declaration.kind {
            case .initializer: return false
            case .variable:
                return declaration.isStatic
                    || declaration.bindings.allSatisfy { $0.accessorBraces != nil }
            default: return true
            }
        }
    }
}
