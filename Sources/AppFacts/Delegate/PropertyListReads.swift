import SwiftFlow
import SwiftOutline

/// Finds code that reads keys of the Info.plist that a plan removes or changes.
package struct PropertyListReads {
    /// The keys that name storyboards of UIKit's, which a plan removes.
    package static let storyboardKeys = [mainStoryboardKey, "UISceneStoryboardFile"]
    /// The key that names the storyboard of an app without scenes.
    package static let mainStoryboardKey = "UIMainStoryboardFile"

    /// The key that names the class of a scene's delegate, which a plan removes.
    package static let sceneDelegateKey = "UISceneDelegateClassName"

    /// The target.
    package let context: TargetContext

    /// An analysis of a target.
    package init(context: TargetContext) {
        self.context = context
    }

    /// The places at which code reads a key, in the order of the files.
    package func places(reading key: String) -> [Place] {
        let isDynamic = !context.files(naming: "dynamicMemberLookup").allSatisfy { _ in false }
        let whole = context.files(mentioning: key).flatMap { file in
            file.tokens(containing: key).filter {
                file.names(key, at: $0) || isDynamic && file.isMember(key, at: $0)
            }.map { context.place(file, $0) }
        }
        return whole + joined(key).filter { !whole.contains($0) } + inObjectiveC(key)
    }

    /// Where Objective-C has it as a text, or at the end of a key path.
    private func inObjectiveC(_ key: String) -> [Place] {
        let sources = context.target.objectiveCSources
        return context.library.paths(sources, mentioning: key).sorted().flatMap { path -> [Place] in
            guard let text = context.library.text(path) else { return [] }
            let source = ObjectiveCTokens(text)
            return source.tokens.indices.filter { token in
                source.tokens[token].kind == .string && source.spelling(token).names(key: key)
            }.map { context.library.place(path, Int(source.tokens[$0].place)) }
        }
    }

    /// Where the texts of a statement that asks for the Info.plist make up a key together.
    private func joined(_ key: String) -> [Place] {
        ["infoDictionary", "InfoDictionaryKey", "InfoDictionary"].reduce(into: [ProgramFile]()) {
            files, word in
            for file in context.files(mentioning: word)
            where !files.contains(where: { $0.path == file.path }) { files.append(file) }
        }.sorted { $0.path < $1.path }.flatMap { file in
            JoinedTexts(in: file).starts(of: key).map { context.place(file, $0) }
        }
    }
}

extension ProgramFile {
    /// The tokens of text and names whose spelling contains a word.
    package func tokens(containing word: String) -> [Int] {
        outline.tokens.tokens.indices.filter { token in
            switch outline.tokens.tokens[token].kind {
            case .stringSegment, .identifier: outline.tokens.text(of: token).contains(word)
            default: false
            }
        }
    }

    /// Whether a token is a key: as a text, the end of a key path or with a device behind it, or as a case without one.
    package func names(_ key: String, at token: Int) -> Bool {
        let text = outline.tokens.text(of: token)
        guard outline.tokens.tokens[token].kind == .stringSegment else {
            return text == key && outline.isEnumCase(token)
        }
        return text.names(key: key)
    }
}

extension ProgramFile {
    /// Whether a token is a key as a member of something: `info.UIMainStoryboardFile`.
    fileprivate func isMember(_ key: String, at token: Int) -> Bool {
        token > 0 && outline.tokens.tokens[token - 1].kind == .period
            && outline.tokens.text(of: token) == key
    }
}

extension String {
    /// Whether a text is a key, be it as a part of a key path or with a device behind it.
    fileprivate func names(key: String) -> Bool {
        split(separator: ".").contains { part in
            part == key || part.hasPrefix(key + "~") || part.hasPrefix(key + "-")
        }
    }
}

extension SwiftFile {
    /// Whether a name is declared as a case without a value, which is its own text, or as a property, which a decoder fills by its
    /// name.
    fileprivate func isEnumCase(_ token: Int) -> Bool {
        guard token > 0, token + 1 < tokens.tokens.count,
            tokens.tokens[token + 1].kind != .equal
        else { return false }
        return [.keyword(.case), .keyword(.let), .keyword(.var)].contains(
            tokens.tokens[token - 1].kind)
    }
}
