import SwiftFlow
import SwiftOutline

/// What some code tells those who listen: notifications that it posts, variables that it changes and that somebody may watch, and subjects by which it
/// sends.
package struct Announcements {
    private let posted: PostedNotifications
    /// The names of the variables.
    private let variables: Set<String>
    /// The names of the subjects.
    private let subjects: Set<String>

    /// What some events tell, and UIKit with them where they are of a launch.
    package init(by code: [(FlowFunction, FlowEvent)], isLaunch: Bool, in program: Program) {
        posted = PostedNotifications(by: code.map { ($0.0, [$0.1]) }, isLaunch: isLaunch)
        variables = Set(code.compactMap { Self.changed(by: $0.1, program) })
        subjects = Set(code.compactMap { Self.subject(of: $0.1, in: $0.0) })
    }

    /// Whether there is anything.
    package var areAny: Bool { !posted.isEmpty || !variables.isEmpty || !subjects.isEmpty }

    /// The variable that an event changes, and that somebody may watch.
    private static func changed(by event: FlowEvent, _ program: Program) -> String? {
        switch event.kind {
        case .write(let receiver, let name, _, _), .change(.some(let receiver), let name, _, _):
            guard let owner = receiver.type.unwrapped.name else { return nil }
            return program.members(name, of: owner).isEmpty ? nil : name
        default: return nil
        }
    }

    /// The subject by which an event sends something.
    private static func subject(of event: FlowEvent, in function: FlowFunction) -> String? {
        let tokens = function.file.tokens
        guard case .call(let call) = event.kind, sending.contains(call.name), call.token > 1,
            tokens.tokens[call.token - 2].kind == .identifier
        else { return nil }
        return tokens.text(of: call.token - 2)
    }

    private static let sending: Set<String> = ["send", "onNext", "accept"]

    /// The name of the first that some code has somebody hear; nil where it has nobody hear any of it.
    package func name(heardBy moment: LaunchMoment) -> String? {
        guard case .call(let call) = moment.event.kind else { return nil }
        let file = moment.function.file
        let range = moment.event.range
        if let name = posted.name(heardBy: call, range, in: file) { return name }
        if call.name == "observe" {
            return call.arguments.flatMap { Array($0.range) }.map(file.tokens.text(of:)).first {
                variables.contains($0)
            }
        }
        guard StartSubscriptions.subscribing.contains(call.name) || call.name == "assign",
            range.lowerBound < call.token
        else { return nil }
        for token in range.lowerBound..<call.token {
            let text = file.tokens.text(of: token)
            if subjects.contains(text) { return text }
            // What is behind a dollar tells of its variable: `$messages`.
            guard text.hasPrefix("$") else { continue }
            let name = String(text.dropFirst())
            if variables.contains(name) { return name }
        }
        return nil
    }
}
