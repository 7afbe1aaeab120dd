import SwiftFlow
import SwiftOutline

/// Finds what a handler reads of a universal link's activity beside its URL: SwiftUI hands over the URL alone.
///
/// Source: an answer of Apple's developer support in its forum, thread 762526.
struct ActivityReads {
    private let context: TargetContext
    private let handler: LocatedDeclaration

    /// An analysis of the delegate's `application(_:continue:restorationHandler:)`.
    init(of handler: LocatedDeclaration, in context: TargetContext) {
        self.handler = handler
        self.context = context
    }

    /// A finding for each read that gives nothing for a link any more.
    func findings() -> [Finding] {
        let files = Array(context.files(naming: "referrerURL"))
        // No other class of the frameworks has the member, so that what is not the app's own is the activity's.
        let isOwnName = files.contains(where: declaresReferrer)
        let referrers = files.flatMap { file in
            members("referrerURL", in: file).filter {
                !isOwnName || isParameter(before: $0, in: file)
            }.map { finding("referrerURL", at: context.place(file, $0)) }
        }
        return referrers + otherReads()
    }

    private func declaresReferrer(_ file: ProgramFile) -> Bool {
        (file.types + file.extensions).contains { type in
            type.declaration.members.contains { member in
                member.bindings.contains { $0.name == "referrerURL" }
            }
        }
    }

    /// A handler that asks for the type of an activity may read these of other activities, which keep them.
    private func otherReads() -> [Finding] {
        guard let body = handler.declaration.body else { return [] }
        let tokens = handler.file.outline.tokens
        guard !body.contains(where: { tokens.spells($0, "activityType") }) else { return [] }
        return Self.lost.flatMap { name in
            members(name, in: handler.file).filter {
                body.contains($0) && isParameter(before: $0, in: handler.file)
            }.map { finding(name, at: context.place(handler.file, $0)) }
        }
    }

    private static let lost = [
        "userInfo", "title", "targetContentIdentifier", "persistentIdentifier",
    ]

    private func members(_ name: String, in file: ProgramFile) -> [Int] {
        file.tokens(spelled: name).filter {
            $0 > 0 && file.outline.tokens.tokens[$0 - 1].kind == .period
        }
    }

    private func isParameter(before token: Int, in file: ProgramFile) -> Bool {
        guard token >= 2, handler.declaration.parameters.indices.contains(1) else { return false }
        return file.path == handler.file.path
            && file.outline.tokens.spells(token - 2, handler.declaration.parameters[1].name)
    }

    private func finding(_ name: String, at place: Place) -> Finding {
        Finding(
            .callbackUserActivity, .warning, .manual, at: place,
            "'\(name)' of a universal link is nil from now on: SwiftUI hands over the URL alone",
            remedy:
                "take the activity in a scene delegate, from `connectionOptions.userActivities` and `scene(_:continue:)`, or do without it"
        )
    }
}
