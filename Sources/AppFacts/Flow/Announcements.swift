import SwiftFlow
import SwiftOutline

/// What some code tells those who listen: notifications that it posts, variables that it changes and that somebody may watch, and subjects by which it
/// sends.
package struct Announcements {
    private let posted: PostedNotifications
    /// The names of the variables and subjects.
    private let changed: Set<String>

    /// What some events tell, and UIKit with them where they are of a launch.
    package init(by code: [(FlowFunction, FlowEvent)], isLaunch: Bool, in program: Program) {
        posted = PostedNotifications(by: code.map { ($0.0, [$0.1]) }, isLaunch: isLaunch)
        changed = Set(code.compactMap { Self.changed(by: $0.1, in: $0.0, program) })
    }

    /// Whether there is anything.
    package var areAny: Bool { !posted.isEmpty || !changed.isEmpty }

    /// What an event changes that somebody may watch.
    private static func changed(
        by event: FlowEvent, in function: FlowFunction, _ program: Program
    ) -> String? {
        switch event.kind {
        case .write(let receiver, let name, _, _), .change(.some(let receiver), let name, _, _):
            guard let owner = receiver.type.unwrapped.name else { return nil }
            return program.members(name, of: owner).isEmpty ? nil : name
        case .call(let call):
            let tokens = function.file.tokens
            guard sending.contains(call.name), call.token > 1,
                tokens.tokens[call.token - 2].kind == .identifier
            else { return nil }
            return tokens.text(of: call.token - 2)
        default: return nil
        }
    }

    private static let sending: Set<String> = ["send", "onNext", "accept"]

    /// The name of the first that some code has somebody hear; nil where it has nobody hear any of it.
    package func name(heardBy moment: LaunchMoment) -> String? {
        guard case .call(let call) = moment.event.kind else { return nil }
        let file = moment.function.file
        let range = moment.event.range
        if let name = posted.name(heardBy: call, range, in: file) { return name }
        guard !changed.isEmpty else { return nil }
        if call.name == "observe" {
            return call.arguments.flatMap { Array($0.range) }.map(file.tokens.text(of:)).first {
                changed.contains($0)
            }
        }
        guard StartSubscriptions.subscribing.contains(call.name) || call.name == "assign",
            range.lowerBound < call.token
        else { return nil }
        return (range.lowerBound..<call.token).lazy.map { token in
            let text = file.tokens.text(of: token)
            return text.hasPrefix("$") ? String(text.dropFirst()) : text
        }.first { changed.contains($0) }
    }
}
