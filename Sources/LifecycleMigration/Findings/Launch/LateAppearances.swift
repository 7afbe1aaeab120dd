import AppFacts
import SwiftFlow
import SwiftOutline

/// Says where the launch sets the appearance of views behind the showing of the window: those of the first screen did not
/// take it over, and do now.
///
/// Source: Apple's page of `UIAppearance`: changes are applied to a view when it enters a window, and not to one that is in
/// a window already.
struct LateAppearances {
    private let app: UIKitApp
    private let order: LaunchOrder

    /// The findings for an app with what it does behind the showing of its window.
    init(of app: UIKitApp, order: LaunchOrder) {
        self.app = app
        self.order = order
    }

    /// A finding for each statement that does.
    func findings() -> [Finding] {
        var known: Set<Place> = []
        return order.behindShow.filter { setsAppearance($0) && !isOfOtherScreens($0) }.map {
            moment in
            app.context.place(moment.function.located.file, moment.event.statement.lowerBound)
        }.filter { known.insert($0).inserted }.map { place in
            Finding(
                .launchOrder, .warning, .manual, at: place,
                "the first screen now gets this appearance, too: it used to be set after the window was shown",
                remedy:
                    "set it before the window is shown if the first screen is to have it, or once that has appeared"
            )
        }
    }

    /// Whether a statement sets the appearance of views of which the first screen has none.
    private func isOfOtherScreens(_ moment: LaunchMoment) -> Bool {
        let file = moment.function.file
        let proxy = moment.event.statement.first { token in
            token > 1 && file.tokens.spells(token, "appearance")
        }
        guard let proxy else { return false }
        let type = file.tokens.text(of: proxy - 2)
        return AbsentViews(app, order).areAbsent(String(type))
    }

    private func setsAppearance(_ moment: LaunchMoment) -> Bool {
        let reach = app.launch.flow.objectiveC.reach(of: moment.event, in: moment.function)
        if let reach, !reach.spots(where: Self.isProxy).filter(isOfClass).isEmpty { return true }
        return switch moment.event.kind {
        case .call(let call): isProxy(call) || isKeptProxy(at: moment)
        case .write: isKeptProxy(at: moment)
        default: false
        }
    }

    /// Whether a word of Objective-C asks for an appearance: `appearance`, `appearanceWhenContainedInInstancesOfClasses:`.
    private static func isProxy(_ word: String) -> Bool { word.hasPrefix("appearance") }

    /// Whether it is asked of a class: `[UINavigationBar appearance]`.
    private func isOfClass(_ spot: ObjectiveCSpot) -> Bool {
        spot.owner?.first?.isUppercase ?? false
    }

    /// Whether a call gives the appearance of a class of views.
    private func isProxy(_ call: FlowCall) -> Bool {
        guard call.name == "appearance", case .metatype? = call.receiver?.type else { return false }
        return call.target.functions == nil
    }

    /// Whether something is done with a local that holds such an appearance.
    private func isKeptProxy(at moment: LaunchMoment) -> Bool {
        let trace = app.launch.flow.trace(of: moment.function)
        let token = moment.event.range.lowerBound
        guard moment.function.file.tokens.tokens[token].kind == .identifier else { return false }
        return trace.locals(named: moment.function.file.name(at: token)).contains { local in
            guard case .local(_, _, isDeclared: true) = local.kind else { return false }
            return trace.events(startingIn: local.statement).contains { event in
                if case .call(let call) = event.kind { isProxy(call) } else { false }
            }
        }
    }
}
