import AppFacts
import LaunchValidation
import LifecycleMigration

extension String {
    /// The text with everything that a terminal or a reader might obey, and not see, spelled out: control characters, line
    /// breaks, marks that turn the direction of writing, and what has no shape of its own, such as tags.
    var visible: String {
        guard unicodeScalars.contains(where: Self.isHidden) else { return self }
        var result = ""
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            if Self.isHidden(scalar), !Self.isStyle(scalar, of: previous) {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return result
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F: return true
        case 0x20...0x7E: return false
        // Blank, and no space.
        case 0x2800: return true
        default:
            let properties = scalar.properties
            if properties.isDefaultIgnorableCodePoint { return true }
            return switch properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
                .surrogate:
                true
            default: false
            }
        }
    }

    /// Whether a mark only says how the character in front of it is drawn, as in many names with an emoji.
    private static func isStyle(_ scalar: Unicode.Scalar, of previous: Unicode.Scalar?) -> Bool {
        (scalar.value == 0xFE0E || scalar.value == 0xFE0F)
            && previous.map { $0.properties.isEmoji && $0.value > 0x7F } ?? false
    }
}

extension RootReport {
    /// The report for everything but a program: nothing in it comes raw from a name or a source.
    var visible: RootReport {
        var report = self
        report.path = path.visible
        report.escapesNames = true
        report.error = error?.visible
        report.applications = applications.map(\.visible)
        return report
    }
}

extension ApplicationReport {
    fileprivate var visible: ApplicationReport {
        var report = self
        report.plan = plan.visible
        report.findings = findings.map(\.visible)
        report.accepted = accepted.map(\.visible)
        report.changes = changes.map { change in
            var change = change
            change.path = change.path.visible
            return change
        }
        return report
    }
}

extension ApplicationPlan {
    fileprivate var visible: ApplicationPlan {
        var plan = self
        plan.name = name.visible
        plan.project = project?.visible
        plan.target = target?.visible
        plan.reason = reason?.visible
        plan.raisedTarget?.others = raisedTarget?.others.map(\.visible) ?? []
        plan.entryPoint = entryPoint.map {
            EntryPointSummary(kind: $0.kind, place: $0.place.visible)
        }
        plan.root = root.map { RootSummary(kind: $0.kind, place: $0.place?.visible) }
        plan.appFile = appFile?.visible
        plan.findings = findings.map(\.visible)
        plan.decisions = decisions.map {
            LaunchDecision(
                place: $0.place.visible, action: $0.action, statement: $0.statement.visible,
                reason: $0.reason.visible)
        }
        plan.callbacks = callbacks.map {
            CallbackRecord(
                owner: $0.owner.visible, name: $0.name.visible, place: $0.place.visible,
                before: $0.before, after: $0.after, state: $0.state, reason: $0.reason?.visible,
                finding: $0.finding)
        }
        plan.trace = trace.map {
            LaunchTraceRow(
                moment: $0.moment.visible, before: $0.before?.visible, after: $0.after?.visible,
                depth: $0.depth)
        }
        return plan
    }
}

extension Finding {
    fileprivate var visible: Finding {
        Finding(
            id, severity, applicability, at: place?.visible, message.visible,
            remedy: remedy?.visible, step: step, also: also.map(\.visible))
    }
}

extension Place {
    /// The place with nothing in its path that a terminal might obey.
    var visible: Place { Place(path: path.visible, position: position) }
}

extension ToolError {
    /// The error as it is printed.
    var visible: ToolError {
        var error = ToolError(place?.visible, reason.visible, remedy: remedy?.visible)
        error.isInterruption = isInterruption
        return error
    }
}
