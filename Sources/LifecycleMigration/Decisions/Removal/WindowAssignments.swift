import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

extension WindowExtraction {
    /// Takes the window out of an assignment, whatever side it stands on.
    mutating func assignment(
        _ expression: Expression, _ target: Expression, _ token: Int, _ value: Expression
    ) -> Meaning {
        if case .name("_") = target.kind {
            switch read(value) {
            case .window(let call?): return .window(call)
            case .windowClosure(let closure): return .windowClosure(closure)
            case .window(nil), .isThere: return .superfluous(.windowIsSwiftUIs)
            case .superfluous(let reason): return .superfluous(reason)
            case .other: return .other
            }
        }
        if case .member(let base, let name, _) = target.unwrapped.kind, isWindow(base.range) {
            return setting(expression, base, name, target, value)
        }
        if storeStandIn(target, value) || lend(expression, target, value) { return .other }
        if isStorage(expression) { return storing(expression, target, value) }
        if let meaning = deepSetting(expression, target, value) { return meaning }
        _ = read(target)
        switch read(value) {
        case .other: break
        case .window, .windowClosure:
            obstacle(.kept(file.text(target.range)), at: value.range.lowerBound)
        case .superfluous, .isThere: obstacle(.itself, at: value.range.lowerBound)
        }
        return .other
    }

    /// `window.member = value`
    private mutating func setting(
        _ expression: Expression, _ base: Expression, _ name: String, _ target: Expression,
        _ value: Expression
    ) -> Meaning {
        let isPure = scope.effects.effects(within: [base.range], of: function).changesNothing
        guard isPure else {
            obstacle(.itself, at: base.range.lowerBound)
            return .other
        }
        switch WindowMember.named(name) {
        case .root:
            let chosen = scope.chosen(settingRoot: value.range, in: function)
            _ = needing(chosen.map { expressions.expression(in: $0.hosted.view) } ?? value)
            let statement = currentStatement?.range ?? expression.range
            changes.rootWrites.append(
                RootWrite(
                    statement: statement, target: target.range, value: value.range,
                    runsLater: laterDepth > 0))
            guard scope.cell != nil else { return .superfluous(.movesWithRoot) }
            if scope.cell?.keeper?.hasRootAnyway == true { return .superfluous(.windowIsSwiftUIs) }
            if let chosen {
                if chosen.hosted.local != nil { return .superfluous(.movesWithRoot) }
                replace(chosen.hosted.controller, by: chosen.value)
            }
            replace(target.range, windowIn: base, by: scope.cell?.root)
            return .other
        case .shows:
            // A window that is hidden for a while is shown again: none of it is the launch's.
            if name == "isHidden", settingMoment != .start, scope.appearance.hidesLater {
                return look(name, of: base, by: expression, value, isWhole: true)
            }
            guard file.text(value.range) == "false" else {
                obstacle(.setting(name, runsLater: laterDepth > 0), at: base.range.lowerBound)
                return .other
            }
            changes.shows.append(
                WindowMoment(
                    statement: currentStatement?.range ?? expression.range,
                    runsLater: laterDepth > 0))
            return dropping(value, .windowIsSwiftUIs)
        case .geometry, .scene:
            guard !isLenient, laterDepth == 0 else {
                obstacle(.setting(name, runsLater: laterDepth > 0), at: base.range.lowerBound)
                return .other
            }
            return dropping(value, .windowIsSwiftUIs)
        case .look, .view, .itself:
            return look(name, of: base, by: expression, value, isWhole: true)
        }
    }

    /// A setting of the window, or of something that it has.
    private mutating func look(
        _ name: String, of base: Expression, by assignment: Expression, _ value: Expression,
        isWhole: Bool
    ) -> Meaning {
        let isOfScene = WindowMember.named(name) == .scene && !isLenient && laterDepth == 0
        let moment = isOfScene ? .start : settingMoment
        guard moment == .start, let statement = currentStatement else {
            return laterLook(name, of: base, by: assignment, value, isWhole: isWhole, moment)
        }
        let sceneWindow = isWhole ? sceneWindow(at: base.range.lowerBound) : nil
        let setting = WindowSetting(
            statement: statement, property: name, window: base.range, value: value.range,
            isUnconditional: conditionDepth == 0, isWhole: isWhole,
            hasSceneWindow: sceneWindow != nil, isBeforeWindow: isNotThereYet(base))
        changes.settings.append(setting)
        switch scope.appearance.outcome(of: setting, in: file) {
        case .proxy: return look(of: base, becomes: "UIWindow.appearance()", value)
        case .sceneWindow:
            guard let sceneWindow else { return dropping(value, .setting) }
            if let local = sceneWindow.local { neededScenes.insert(local) }
            return look(of: base, becomes: sceneWindow.code, value)
        case .modifier, .superfluous, .lost, .shownWindows, .proxyAndShownWindows,
            .shownWindowsOnly, .behindContent, .withoutWindow:
            return dropping(value, .setting)
        }
    }

    /// Whether a delegate's window is only made behind a place that sets something of it, by `?`: that never did anything.
    private func isNotThereYet(_ base: Expression) -> Bool {
        guard case .optionalChain = base.kind, !scope.window.hasStoryboard, laterDepth == 0,
            Self.starts.contains(function.located.declaration.selectorName)
        else { return false }
        let names = base.range.map { file.tokens.text(of: $0) }
        guard names == ["window", "?"] || names == ["self", ".", "window", "?"] else {
            return false
        }
        let isMade = scope.window.origins.allSatisfy { origin in
            guard case .made(let place) = origin else { return true }
            return place.path == function.located.file.path
                && place.token > base.range.upperBound && function.body.contains(place.token)
        }
        let writes = scope.flow.analysis.allFunctions.flatMap { other in
            scope.flow.trace(of: other).events.filter { event in
                guard case .write(let receiver, "window", _, _) = event.kind else { return false }
                return scope.keepsWindow("window", of: receiver.type)
            }.map { (other, $0) }
        }
        return isMade && scope.window.origins.count > 1 && !writes.isEmpty
            && writes.allSatisfy {
                $0.0 == function && $0.1.range.lowerBound > base.range.upperBound
            }
    }

    private static let starts: Set<String> = [
        "scene(_:willConnectTo:options:)", "application(_:didFinishLaunchingWithOptions:)",
        "application(_:willFinishLaunchingWithOptions:)",
    ]

    /// A setting that stays, for something else than the window that goes.
    private mutating func look(
        of base: Expression, becomes code: String, _ value: Expression
    ) -> Meaning {
        changes.replacements.append(
            TextEdit(range: file.bytes(of: base.range), replacement: code))
        changes.places.append(base.range)
        return needing(value)
    }

    /// `window.member.member = value`: a setting of something that the window has; nil for anything else.
    private mutating func deepSetting(
        _ expression: Expression, _ target: Expression, _ value: Expression
    ) -> Meaning? {
        var inner = target.unwrapped
        while case .member(let base, let name, _) = inner.kind {
            if isWindow(base.range) {
                switch WindowMember.named(name) {
                case .root, .shows: return nil
                case .scene:
                    guard !facesScene else { return nil }
                    return look(name, of: base, by: expression, value, isWhole: false)
                case .view where scope.cell?.view != nil: return nil
                case .view, .look, .geometry, .itself:
                    return look(name, of: base, by: expression, value, isWhole: false)
                }
            }
            inner = base.unwrapped
        }
        return nil
    }

    /// A statement for the window goes, where what it is given does nothing by itself.
    ///
    /// How the window looks is settled by a finding that shows the statement, so that a color may have code of its own.
    private mutating func dropping(
        _ value: Expression, _ reason: WindowDecision.Reason
    ) -> Meaning {
        let effects = scope.effects.effects(within: [value.range], of: function)
        let startsMore = effects.startsLater && reason != .setting
        if !effects.changesNothing, startsMore || !effects.writes.isEmpty {
            obstacle(.itself, at: value.range.lowerBound)
        }
        return .superfluous(reason)
    }

    /// Whether an assignment puts something where the app keeps its window.
    private func isStorage(_ assignment: Expression) -> Bool {
        guard let event = assignments[assignment.range] else { return false }
        switch event.kind {
        case .write(let receiver, let member, _, _):
            return scope.keepsWindow(member, of: receiver.type)
        case .local(let name?, let value, _):
            return goneLocals.contains(name) || scope.window.isCertain(value)
        default: return false
        }
    }

    private mutating func storing(
        _ assignment: Expression, _ target: Expression, _ value: Expression
    ) -> Meaning {
        switch read(value) {
        case .window(let call?): return .window(call)
        case .window(nil):
            return .superfluous(
                isOtherDelegates(assignment) ? .delegateWindowStaysEmpty : .windowIsSwiftUIs)
        case .windowClosure(let closure): return .windowClosure(closure)
        case .superfluous(let reason): return .superfluous(reason)
        case .isThere, .other:
            if file.text(value.range) == "nil", endsWindow { return .other }
            if isAlias(value) { return .superfluous(.windowIsSwiftUIs) }
            obstacle(.replaced, at: target.range.lowerBound)
            return .other
        }
    }

    /// Whether a value is the window that UIKit has made for the storyboard of the scene that connects, which the delegate has already:
    /// `windowScene.windows.first`.
    private func isAlias(_ value: Expression) -> Bool {
        guard scope.window.hasStoryboard,
            function.located.declaration.selectorName == "scene(_:willConnectTo:options:)"
        else { return false }
        let trace = scope.flow.trace(of: function)
        let locals = trace.locals(named: file.text(value.range)).filter {
            $0.range.lowerBound < value.range.lowerBound
        }
        guard let local = locals.last else {
            return trace.values[value.range]?.windows == [.found] && namesWindow(value.range)
        }
        guard locals.count == 1, case .local(_, let window, _) = local.kind else { return false }
        return window.windows == [.found]
            && namesWindow(local.statement.lowerBound..<value.range.lowerBound)
    }

    /// Whether tokens ask for the first window of a scene, or for its key window.
    private func namesWindow(_ range: TokenRange) -> Bool {
        let names = range.map { file.tokens.text(of: $0) }
        return names.contains("keyWindow") || names.contains("windows") && names.contains("first")
    }

    /// Whether the code runs when the window goes anyway.
    private var endsWindow: Bool {
        ["sceneDidDisconnect(_:)", "applicationWillTerminate(_:)"].contains(
            function.located.declaration.selectorName)
    }

    /// Whether the window is kept in another delegate than the one that has it.
    private func isOtherDelegates(_ assignment: Expression) -> Bool {
        guard case .write(let receiver, _, _, _)? = assignments[assignment.range]?.kind else {
            return false
        }
        return receiver.type.name != scope.window.owner
    }
}
