import AppFacts
import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

// Settings of the window in code that runs when windows are shown: they go to the windows of the connected scenes.
extension WindowExtraction {
    /// When a setting is made that stands where the code is read.
    var settingMoment: SettingMoment {
        let isMaking = function.id.part == .initialValue && !isLenient
        let moment = isMaking ? .start : scope.recurring.moment(of: function)
        guard laterDepth > 0 else { return isLenient && moment == .start ? .later : moment }
        return soonDepth == laterDepth && moment != .later ? .startAndLater : .later
    }

    /// A setting of the window that is made when windows are shown, be it once more.
    mutating func laterLook(
        _ name: String, of base: Expression, by assignment: Expression, _ value: Expression,
        isWhole: Bool, _ moment: SettingMoment
    ) -> Meaning {
        // What a container takes the place of has its own way, or SwiftUI's window in it.
        guard let statement = currentStatement, standIn(base) == nil else {
            obstacle(.setting(name, runsLater: laterDepth > 0), at: base.range.lowerBound)
            return .other
        }
        var setting = WindowSetting(
            statement: statement, property: name, window: base.range, value: value.range,
            isUnconditional: conditionDepth == 0, isWhole: isWhole, moment: moment,
            isForShownWindows: true)
        let known = changes.obstacles.count
        _ = needing(value)
        guard changes.obstacles.count == known else { return .other }
        // The closure runs for the app's own window only, which is nil.
        if isParameterOfClosure(base) {
            setting.isForShownWindows = false
            changes.settings.append(setting)
            return .other
        }
        if statement.range == assignment.range, canSetShownWindows(name, of: base),
            let code = ShownWindowsCode(
                of: assignment, base: base, value: value, in: self,
                isForAllWindows: moment == .startAndLater
                    && scope.appearance.isForAllWindows(setting), isWhole: isWhole)
        {
            changes.settings.append(setting)
            changes.replacements += code.edits
            changes.places.append(base.range)
            return .other
        }
        guard !isLenient, laterDepth == 0, staysWithoutWindow(base) else {
            obstacle(.setting(name, runsLater: laterDepth > 0), at: base.range.lowerBound)
            return .other
        }
        setting.isForShownWindows = false
        changes.settings.append(setting)
        return .other
    }

    /// Lines that are written in a block whose braces go stand one level further out, as all of its lines do.
    mutating func outdentReplacements(in braces: BracketPair, of statement: TokenRange) {
        guard let first = file.statements(of: braces.content).first else { return }
        let inner = file.lineIndentation(at: file.bytes(of: first.range).lowerBound)
        let outer = file.lineIndentation(at: file.bytes(of: statement).lowerBound)
        let bytes = file.bytes(of: braces.content)
        guard inner.count > outer.count, inner.hasPrefix(outer) else { return }
        let newline = file.newline.rawValue
        for index in changes.replacements.indices
        where bytes.contains(changes.replacements[index].range.lowerBound)
            || bytes.upperBound == changes.replacements[index].range.lowerBound
        {
            let edit = changes.replacements[index]
            changes.replacements[index] = TextEdit(
                range: edit.range,
                replacement: edit.replacement.replacing(newline + inner, with: newline + outer))
        }
    }

    /// Whether SwiftUI's window can be given a setting in the place of the app's own.
    private func canSetShownWindows(_ name: String, of base: Expression) -> Bool {
        guard !scope.hasSeveralScenes, trace.values[base.range]?.type.unwrapped.name == "UIWindow"
        else { return false }
        switch WindowMember.named(name) {
        case .look, .view: return file.importsUIKit
        case .shows: return name == "isHidden" && file.importsUIKit
        case .root, .geometry, .scene, .itself: return false
        }
    }

    /// Whether a setting by way of the delegate's property does nothing where that is empty.
    private func staysWithoutWindow(_ base: Expression) -> Bool {
        guard case .optionalChain = base.kind, let head = head(of: base) else { return false }
        return !goneLocals.contains(head) && !function.parameters.contains { $0.name == head }
    }

    /// Whether something is what a closure around it is given: `$0`, or a name in front of its `in`.
    private func isParameterOfClosure(_ base: Expression) -> Bool {
        guard let head = head(of: base) else { return false }
        return file.isParameterOfClosure(head, at: base.range.lowerBound, in: function.body)
    }

    /// The first name of a path; nil where something else stands there.
    private func head(of expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name): name
        case .selfReference: "self"
        case .member(let base, _, _), .optionalChain(let base), .force(let base): head(of: base)
        default: nil
        }
    }
}

extension SwiftFile {
    /// Whether the names of UIKit are known in the file.
    fileprivate var importsUIKit: Bool {
        imports(anyOf: ["UIKit", "SwiftUI"])
    }
}
