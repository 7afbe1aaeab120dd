import AppFacts
import Foundation
import LifecycleMigration
import ProjectModel
import SourceEditing

/// Decisions that are recorded in a file, for everybody who runs the tool on the same apps.
///
/// The file is JSON: one object, whose keys are listed in `Key`. It is the one that `--config` names, else `.sceneshift.json` at the
/// top of the repository (`RepositoryConfiguration`).
struct Configuration {
    /// What a file may say.
    enum Key: String, CaseIterable {
        case to
        case exclude
        case excludedTargets
        case targets
        case platforms
        case raiseDeploymentTarget
        case lifeCycleEvents
        case probe
        case deleteUnusedStoryboards
        case accepted
    }

    private let file: String
    private let values: KeyedDecodingContainer<AnyKey>

    /// Reads a file; `name` is what messages call it, where that is not its path.
    ///
    /// - Throws: `ToolError` where it can't be read; `UsageError` where it is no JSON object, or has a key that is unknown or a
    ///   duplicate.
    init(_ file: String, named name: String? = nil, in environment: ToolEnvironment) throws {
        self.file = name ?? file
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.read(environment.absolute(file), limit: Self.longest)
        } catch {
            throw ToolError(self.file, error.reason, remedy: "name another file with --config")
        }
        guard let object = try? JSONDecoder().decode(JSONObject.self, from: Data(bytes)) else {
            throw UsageError("'\(self.file)' is not one JSON object")
        }
        values = object.values
        let document = try? PropertyListDocument(json5: SourceText(bytes: bytes))
        if let name = document?.firstDuplicateKey {
            throw UsageError("'\(self.file)' has the duplicate key '\(name)'")
        }
        for name in values.allKeys.map(\.stringValue).sorted() where Key(rawValue: name) == nil {
            throw UsageError(
                "'\(self.file)' has the unknown key '\(name)'",
                suggestion: Suggestion.nearest(to: name, among: Key.allCases.map(\.rawValue)))
        }
    }

    private static let longest = 1 << 20

    /// Adds what the file says to what the command line says, which counts more.
    ///
    /// - Throws: `UsageError` for a value of the wrong kind.
    func apply(to invocation: inout Invocation) throws(UsageError) {
        for pattern in try strings(.exclude) {
            guard let glob = Glob(pattern) else { throw wrong(.exclude, "patterns") }
            invocation.exclusions.append(glob)
            invocation.exclusionPatterns.append(pattern)
        }
        invocation.migration.excludedTargets += try strings(.excludedTargets)
        if invocation.migration.targets.isEmpty {
            invocation.migration.targets = try strings(.targets)
        }
        if invocation.migration.platforms.isEmpty {
            for word in try strings(.platforms) {
                guard let platform = ApplePlatform(rawValue: word) else {
                    throw wrong(.platforms, "platforms such as 'ios'")
                }
                invocation.migration.platforms.append(platform)
            }
        }
        invocation.accepted = try accepted()
        try applyDeploymentTarget(to: &invocation)
        try applyForms(to: &invocation)
    }

    private func applyDeploymentTarget(to invocation: inout Invocation) throws(UsageError) {
        guard has(.raiseDeploymentTarget), invocation.migration.deploymentTarget == .keep else {
            return
        }
        if let raises = value(.raiseDeploymentTarget, as: Bool.self) {
            invocation.migration.deploymentTarget = raises ? .raiseToMinimum : .keep
        } else if let text = value(.raiseDeploymentTarget, as: String.self) {
            do throws(UsageError) {
                invocation.migration.deploymentTarget = try DeploymentTargetOption.policy(text)
            } catch {
                throw UsageError(
                    "'\(Key.raiseDeploymentTarget.rawValue)' in '\(file)': \(error.reason)",
                    suggestion: error.suggestion)
            }
        } else {
            throw wrong(
                .raiseDeploymentTarget,
                "a version such as \"15.0\", versions such as \"ios=15.0,macos=12.0\", or true")
        }
    }

    private func applyForms(to invocation: inout Invocation) throws(UsageError) {
        if has(.to) {
            guard let destination = value(.to, as: String.self).flatMap(Destination.init) else {
                throw wrong(.to, "\"swiftui\" or \"scenes\"")
            }
            if !invocation.namesDestination { invocation.migration.destination = destination }
        }
        if has(.lifeCycleEvents) {
            guard
                let form = value(.lifeCycleEvents, as: String.self).flatMap(LifeCycleEvents.init)
            else { throw wrong(.lifeCycleEvents, "\"notifications\" or \"scene-phase\"") }
            if !invocation.namesLifeCycleEvents { invocation.migration.lifeCycleEvents = form }
        }
        if try isSet(.probe) { invocation.migration.addsProbe = true }
        if try isSet(.deleteUnusedStoryboards) {
            invocation.migration.deletesUnusedStoryboards = true
        }
    }

    private func accepted() throws(UsageError) -> Set<AcceptedFinding> {
        guard has(.accepted) else { return [] }
        guard let entries = value(.accepted, as: [[String: String]].self) else {
            throw wrong(.accepted, Self.acceptedForm)
        }
        var accepted: Set<AcceptedFinding> = []
        for entry in entries {
            guard let word = entry["id"], let message = entry["message"],
                entry.count == (entry["path"] == nil ? 2 : 3)
            else { throw wrong(.accepted, Self.acceptedForm) }
            guard let id = FindingID(rawValue: word) else {
                throw UsageError(
                    "'accepted' in '\(file)' has the unknown id '\(word)'",
                    suggestion: Suggestion.nearest(
                        to: word, among: FindingID.allCases.map(\.rawValue)))
            }
            accepted.insert(AcceptedFinding(id: id, path: entry["path"], message: message))
        }
        return accepted
    }

    private static let acceptedForm =
        "a list of objects, each with \"id\" and \"message\" of a finding, and \"path\", its file, as the JSON report has them"

    private func isSet(_ key: Key) throws(UsageError) -> Bool {
        guard has(key) else { return false }
        guard let isSet = value(key, as: Bool.self) else { throw wrong(key, "true or false") }
        return isSet
    }

    private func strings(_ key: Key) throws(UsageError) -> [String] {
        guard has(key) else { return [] }
        guard let list = value(key, as: [String].self) else { throw wrong(key, "a list of texts") }
        return list
    }

    private func has(_ key: Key) -> Bool { values.contains(AnyKey(stringValue: key.rawValue)) }

    /// The value of a key; nil where it is of another kind.
    private func value<Value: Decodable>(_ key: Key, as type: Value.Type) -> Value? {
        try? values.decode(type, forKey: AnyKey(stringValue: key.rawValue))
    }

    private func wrong(_ key: Key, _ what: String) -> UsageError {
        UsageError("'\(key.rawValue)' in '\(file)' takes \(what)")
    }
}

/// An object whose keys are looked at before its values.
private struct JSONObject: Decodable {
    let values: KeyedDecodingContainer<AnyKey>

    init(from decoder: any Decoder) throws {
        values = try decoder.container(keyedBy: AnyKey.self)
    }
}

/// Any key of a JSON object.
private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
}
