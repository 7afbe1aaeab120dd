import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds what a handler reads of a universal link's activity beside its URL: SwiftUI hands over the URL alone.
///
/// Source: an answer of Apple's developer support in its forum, thread 762526.
struct ActivityReads {
    private let flow: AppFlow
    private let handler: LocatedDeclaration
    private var context: TargetContext { flow.context }

    /// An analysis of the delegate's `application(_:continue:restorationHandler:)`.
    init(of handler: LocatedDeclaration, in flow: AppFlow) {
        self.handler = handler
        self.flow = flow
    }

    /// A finding for each read that gives nothing for a link any more.
    func findings() -> [Finding] { ofLinks() + otherReads() }

    /// A finding for each read of what only the activity of a link has.
    func ofLinks() -> [Finding] { Self.onlyOfLinks.flatMap(reads) }

    private func reads(of name: String) -> [Finding] {
        let files = Array(context.files(naming: name))
        // No other class of the frameworks has the member, so that what is not the app's own is the activity's.
        let isOwnName = files.contains { declares(name, in: $0) }
        return files.flatMap { file in
            let receivers = flow.receivers(of: name, in: file)
            return file.tokens(spelled: name).filter { $0 > 0 }.filter { token in
                switch file.outline.tokens.tokens[token - 1].kind {
                case .period:
                    receivers[token]?.unwrapped.name == Self.activity || !isOwnName
                        || isParameter(before: token, in: file)
                case .stringQuote: file.isKey(token)
                default: file.isOwnMember(token, inExtensionOf: Self.activity)
                }
            }.map { finding(name, at: context.place(file, $0)) }
        }
    }

    /// The page that a link was followed from, the message of a tag, which Core NFC reads of the system's own activity, and what an app clip
    /// was started with.
    private static let onlyOfLinks = [
        "referrerURL", "ndefMessagePayload", "appClipActivationPayload",
    ]
    private static let activity = "NSUserActivity"

    private func declares(_ name: String, in file: ProgramFile) -> Bool {
        (file.types + file.extensions).contains { type in
            type.declaration.name.lastComponent != Self.activity
                && type.declaration.members.contains { member in
                    member.bindings.contains { $0.name == name }
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
        guard token >= 2, handler.declaration.parameters.indices.contains(1),
            let name = handler.declaration.parameters[1].name
        else { return false }
        return file.path == handler.file.path && file.outline.tokens.spells(token - 2, name)
    }

    private func finding(_ name: String, at place: Place) -> Finding {
        Finding(
            .callbackUserActivity, .warning, .manual, at: place,
            "'\(name)' of a universal link is now nil: SwiftUI hands over the URL alone",
            remedy:
                "take the activity in a scene delegate, from `connectionOptions.userActivities` and `scene(_:continue:)`, or do without it"
        )
    }
}

extension ProgramFile {
    /// Whether a text stands behind `forKey:` or `forKeyPath:`.
    fileprivate func isKey(_ segment: Int) -> Bool {
        let tokens = outline.tokens
        return segment > 2 && tokens.tokens[segment - 2].kind == .colon
            && (tokens.spells(segment - 3, "forKey") || tokens.spells(segment - 3, "forKeyPath"))
    }

    /// Whether code of an extension means a member of the extended class by its bare name.
    fileprivate func isOwnMember(_ token: Int, inExtensionOf type: String) -> Bool {
        let tokens = outline.tokens.tokens
        guard tokens[token].kind == .identifier, tokens[token + 1].kind != .colon,
            ![.keyword(.var), .keyword(.let)].contains(tokens[token - 1].kind)
        else { return false }
        return extensions.contains {
            $0.declaration.name.lastComponent == type && $0.declaration.range.contains(token)
        }
    }
}
