import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds what a delegate would no longer be told.
struct CallbackAnalysis {
    private let facts: UIKitFacts
    private var context: TargetContext { facts.context }

    /// An analysis of an app's delegates.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// A finding for each callback that ends, or that UIKit recommends against, beside those that the plan keeps; with scenes
    /// in use, UIKit stopped calling these already.
    func findings() -> [Finding] {
        facts.usesScenes ? [] : endedFindings()
    }

    private func endedFindings() -> [Finding] {
        facts.delegate.members.compactMap { member in
            guard !member.hasEmptyBody,
                let callback = ApplicationCallback.callback(of: member, in: facts.delegate)
            else { return nil }
            let place = context.place(member.file, member.declaration.keyword)
            switch callback.fate {
            case .ended(let kind):
                let reason = reasonNotToMind(member, kind)
                return Finding(
                    kind.finding, reason?.isDead == true ? .note : .warning,
                    reason?.isDead == true ? .review : .manual, at: place,
                    "'\(callback.selectorName)' is no longer called\(reason?.words ?? "")",
                    remedy: kind.remedy)
            case .outdated(let kind): return outdated(callback, kind, at: place)
            case .passedOn, .plainLaunch, .state, .event: return nil
            }
        }
    }

    private func outdated(
        _ callback: ApplicationCallback, _ kind: EndedCallback, at place: Place
    ) -> Finding {
        if case .backgroundFetch = kind, BackgroundLaunches(of: context).haveTasks {
            return Finding(
                kind.finding, .note, .review, at: place,
                "'\(callback.selectorName)' has not been called since Info.plist has 'BGTaskSchedulerPermittedIdentifiers', and is not now",
                remedy: kind.remedy)
        }
        return Finding(
            kind.finding, .warning, .manual, at: place,
            "'\(callback.selectorName)' is deprecated, and whether it is still called is not known",
            remedy: kind.remedy)
    }

    /// Why little or nothing is lost with a callback, and whether it is dead already; nil where something may be lost.
    private func reasonNotToMind(
        _ member: LocatedDeclaration, _ kind: EndedCallback
    ) -> (words: String, isDead: Bool)? {
        if member.onlyPrints { return (", and only printed something", false) }
        guard case .localNotification = kind, notificationDelegateIsSet else { return nil }
        // Settings of notifications are not among what that hears of.
        guard member.declaration.parameters.dropFirst().first?.label != "didRegister" else {
            return nil
        }
        return ("; the app's delegate of the notification center hears of it already", true)
    }

    /// Whether the app sets the notification centre's delegate, and has methods of one that do something.
    private var notificationDelegateIsSet: Bool {
        let isSet = context.files(naming: "UNUserNotificationCenter").contains { file in
            file.tokens(spelled: "delegate").contains { token in
                let tokens = file.outline.tokens
                return token > 1 && tokens.tokens[token - 1].kind == .period
                    && tokens.tokens[token + 1].kind == .equal
                    && tokens.tokens[token + 2].kind != .keyword(.nil)
                    && isOfCenter(token, in: file)
            }
        }
        return isSet && !NotificationMethods(in: context).methods.isEmpty
    }

    /// `UNUserNotificationCenter.current().delegate`, or that of a local which it was put into.
    private func isOfCenter(_ member: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        let end = file.outline.tokenWithoutMarks(endingAt: member - 2)
        if tokens.tokens[end].kind == .rightParen {
            let open = Int(tokens.partners[end])
            return open > 2 && tokens.spells(open - 3, "UNUserNotificationCenter")
        }
        let name = file.outline.name(at: end)
        return file.tokens(spelled: name).contains { token in
            token + 2 < tokens.tokens.count
                && [.equal, .colon].contains(tokens.tokens[token + 1].kind)
                && tokens.spells(token + 2, "UNUserNotificationCenter")
        }
    }
}
