import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// What taking the window out of one function has to know of the rest of the app.
struct WindowScope {
    /// The values of the app.
    let flow: AppFlow
    /// The app's own window.
    let window: OwnWindow
    /// What code does, through all functions.
    let effects: EffectAnalysis
    /// Where the root is kept; nil where it moves away.
    let cell: RootCell?
    /// Functions that are empty without the window, as far as is known yet.
    var emptied: Set<FlowFunction.ID> = []
    /// Functions that returned the window, and return nothing without it.
    var voided: Set<FlowFunction.ID> = []
    /// The parameters that only take the window, by the function.
    var dropped: [FlowFunction.ID: Set<Int>] = [:]
    /// The windows that functions pass on and never get; nil where nobody needs to know.
    var ungiven: UngivenWindows?
    /// The parameters for the window that are never used: they stay, and get `nil`; by the function.
    var idle: [FlowFunction.ID: Set<Int>] = [:]
    /// The statements that move away with the root, by path.
    var moved: [String: [TokenRange]] = [:]
    /// The new text of statements that make the values of a root view, or that set the root, by path.
    var rootValues: [String: [TokenRange: [TextEdit]]] = [:]
    /// Whether the root is made when it is first asked for; so far the showing of the window asked for it.
    var isMadeWhenShown = false
    /// Where a container takes the place of the window that was handed on; nil where none does.
    var standIns: WindowStandIns?
    /// Where SwiftUI's window takes the place of the app's own; nil where it does nowhere.
    var lendings: WindowLendings?
    /// Whether what frameworks do with the window is taken apart.
    var takesFrameworkRoots = false
    /// The delegate whose launch sets the scene of its window, where the app has no scenes yet; nil where it has.
    var sceneless: DelegateClass?
    /// The methods of the scene's delegate that are given the scene; nil where the app has no scenes.
    var sceneParameters: SceneParameters?
    /// What becomes of settings of the window.
    var appearance: WindowAppearance
    /// What of the start runs again when it is over.
    var recurring: RecurringCode
    /// Whether the app may have several windows at a time, so that one must not be set for all.
    var hasSeveralScenes: Bool
    /// Whether no scene but one with windows has the delegate.
    var hasOnlyWindowScenes = false

    /// Whether a member of a delegate, by its name and the delegate's type, holds nothing but the window.
    func keepsWindow(_ name: String, of type: FlowType) -> Bool {
        guard let owner = type.memberOwner else { return false }
        if cell?.keeper?.held(name, of: owner) == true { return true }
        if name == "window", window.origins.contains(.property(of: owner)) { return true }
        guard owner == window.owner, !window.isUncertain(name, of: type),
            let value = flow.analysis.assigned(to: name, of: owner)
        else {
            return false
        }
        return window.isCertain(value)
    }

    /// Where code uses the window, by the first tokens of the expressions.
    func mentions(in trace: FlowTrace) -> TokenRanges {
        var tokens = trace.values.filter { window.isPossible($0.value) }.map(\.key.lowerBound)
        for event in trace.events {
            switch event.kind {
            case .write(let receiver, let member, _, _)
            where keepsWindow(member, of: receiver.type):
                tokens.append(event.range.lowerBound)
            case .call(let call) where standIns?.isCallOfExtended(call) ?? false:
                tokens.append(event.range.lowerBound)
            default: continue
            }
        }
        return TokenRanges(tokens.map { $0..<$0 + 1 })
    }

    /// The view whose hosting controller a statement keeps in a local.
    func chosen(at statement: TokenRange, in function: FlowFunction) -> ChosenView? {
        cell?.chosen[function.located.file.path]?.first { $0.hosted.local?.range == statement }
    }

    /// The view in a hosting controller that becomes the root.
    func chosen(settingRoot value: TokenRange, in function: FlowFunction) -> ChosenView? {
        cell?.chosen[function.located.file.path]?.first { $0.hosted.write == value }
    }
}

extension LaunchFacts {
    private var sceneParameters: SceneParameters? {
        usesScenes
            ? SceneParameters(of: owner, window: window, in: flow, timeline: timeline) : nil
    }

    /// Code that takes the window out, with the root in a cell or moved away.
    func scope(_ cell: RootCell?, isView: Bool = false) -> WindowScope {
        WindowScope(
            flow: flow, window: window, effects: effects, cell: cell,
            sceneless: usesScenes ? nil : delegate, sceneParameters: sceneParameters,
            appearance: WindowAppearance(self, isView: isView), recurring: recurring,
            hasSeveralScenes: hasSeveralScenes, hasOnlyWindowScenes: hasOnlyWindowScenes)
    }
}
