import ProjectModel
import SwiftOutline

/// What the `#if` conditions of a source come to in the builds of an app, as far as names of platforms and of frameworks, and
/// the conditions that its build settings set, tell it.
///
/// Source: "Conditional Compilation Block" in The Swift Programming Language.
package struct BuildConditions {
    /// One kind of build.
    package struct Build {
        /// The platform.
        package let platform: ApplePlatform
        /// What the project sets; nil where it tells nothing of it.
        package let conditions: CompilationConditions?
        /// What is taken for true or false where nothing tells it, by its text.
        package var assumed: [String: Bool] = [:]

        /// A build from its parts.
        package init(
            platform: ApplePlatform, conditions: CompilationConditions?,
            assumed: [String: Bool] = [:]
        ) {
            self.platform = platform
            self.conditions = conditions
            self.assumed = assumed
        }
    }

    /// The kinds of builds that an app has.
    package let builds: [Build]

    /// The conditions of sources that are built for some platforms, by settings that are not known.
    package init(platforms: Set<ApplePlatform>) {
        builds = platforms.sorted().map { Build(platform: $0, conditions: nil) }
    }

    /// The conditions of a target's own sources, on all of its platforms or on some.
    package init(of target: AppTarget, on platforms: Set<ApplePlatform>? = nil) {
        builds = (platforms ?? target.platforms).sorted().flatMap { platform -> [Build] in
            let known = target.compilationConditions(on: platform)
            return known.isEmpty || known.count > Self.mostKinds
                ? [Build(platform: platform, conditions: nil)]
                : known.map { Build(platform: platform, conditions: $0) }
        }
    }

    /// With more kinds of builds than these, what they set is not looked at.
    private static let mostKinds = 32

    /// Which clauses of a file each build leaves out, in time in proportion to the conditions.
    package func leftOutClauses(of file: SwiftFile) -> LeftOutClauses {
        LeftOutClauses(
            builds: file.conditionals.map { block in
                var behindTrue: Set<Int> = []
                return block.clauses.map { clause in
                    var leaving = behindTrue
                    guard let range = clause.condition else { return leaving }
                    for (index, build) in builds.enumerated() {
                        var condition = BuildCondition(range, in: file, in: build)
                        switch condition.value() {
                        case true: behindTrue.insert(index)
                        case false: leaving.insert(index)
                        case nil: continue
                        }
                    }
                    return leaving
                }
            }, count: builds.count)
    }

    /// Whether no build of the app compiles a token: a condition around it is false in each, or one before it true.
    package func leavesOut(_ token: Int, of file: SwiftFile) -> Bool {
        guard !file.conditionals.isEmpty, !builds.isEmpty else { return false }
        return builds.allSatisfy { Self.compiles(token, of: file, in: $0) == false }
    }

    /// Whether every build of the app compiles a token: each condition around it is true in each, and all before it false.
    package func takesIn(_ token: Int, of file: SwiftFile) -> Bool {
        file.conditions(at: token).isEmpty
            || !builds.isEmpty
                && builds.allSatisfy { Self.compiles(token, of: file, in: $0) == true }
    }

    /// Whether a build compiles a token; nil where that isn't known.
    package static func compiles(_ token: Int, of file: SwiftFile, in build: Build) -> Bool? {
        var result: Bool? = true
        for reference in file.conditions(at: token) {
            switch compiles(reference, of: file, in: build) {
            case false: return false
            case nil: result = nil
            case true: continue
            }
        }
        return result
    }

    private static func compiles(
        _ reference: ClauseReference, of file: SwiftFile, in build: Build
    ) -> Bool? {
        var result: Bool? = true
        for (index, clause) in file.conditionals[reference.block].clauses
            .prefix(reference.clause + 1).enumerated()
        {
            // The `#else` has no condition of its own.
            guard let range = clause.condition else { continue }
            var condition = BuildCondition(range, in: file, in: build)
            let value = condition.value().map { index == reference.clause ? $0 : !$0 }
            if value == false { return false }
            if value == nil { result = nil }
        }
        return result
    }

    /// What the conditions around a token ask for that a build does not tell, as texts.
    package static func unknowns(around token: Int, of file: SwiftFile, in build: Build) -> Set<
        String
    > {
        var found: Set<String> = []
        for reference in file.conditions(at: token) {
            for clause in file.conditionals[reference.block].clauses.prefix(reference.clause + 1) {
                guard let range = clause.condition else { continue }
                var condition = BuildCondition(range, in: file, in: build)
                _ = condition.value()
                found.formUnion(condition.unknown)
            }
        }
        return found
    }
}

/// The clauses of a file's `#if` blocks, each with the builds that leave it out.
package struct LeftOutClauses {
    /// The builds by their index, of each clause of each block.
    package let builds: [[Set<Int>]]
    /// How many builds there are.
    package let count: Int

    /// What is left out from its parts.
    package init(
        builds: [[Set<Int>]], count: Int
    ) {
        self.builds = builds
        self.count = count
    }

    /// Whether no build compiles what stands in some clauses, one in the other.
    package func leaveOut(_ around: [ClauseReference]) -> Bool {
        let leaving = around.reduce(into: Set<Int>()) { $0.formUnion(builds[$1.block][$1.clause]) }
        return count > 0 && leaving.count == count
    }
}

/// The condition of one `#if` or `#elseif` in one build.
private struct BuildCondition {
    private let file: SwiftFile
    private let build: BuildConditions.Build
    private var platform: ApplePlatform { build.platform }
    /// What nothing tells, as texts.
    private(set) var unknown: Set<String> = []
    private let end: Int
    private var next: Int
    private var depth = 0

    init(_ range: TokenRange, in file: SwiftFile, in build: BuildConditions.Build) {
        self.file = file
        self.build = build
        next = range.lowerBound
        end = range.upperBound
    }

    /// What it comes to; nil where that isn't known.
    mutating func value() -> Bool? {
        let value = disjunction()
        return next == end ? value : nil
    }

    private mutating func disjunction() -> Bool? {
        var result = conjunction()
        while takes("||") {
            let right = conjunction()
            result = result == true || right == true ? true : result == nil ? nil : right
        }
        return result
    }

    private mutating func conjunction() -> Bool? {
        var result = operand()
        while takes("&&") {
            let right = operand()
            result = result == false || right == false ? false : result == nil ? nil : right
        }
        return result
    }

    /// More parentheses than this are in no condition that a person wrote.
    private static let deepest = 16

    private mutating func operand() -> Bool? {
        var isNegated = false
        while takes("!") { isNegated.toggle() }
        let value = next < end ? plainOperand() : nil
        return value.map { $0 != isNegated }
    }

    private mutating func plainOperand() -> Bool? {
        let token = next
        let close = Int(file.tokens.partners[token])
        if file.tokens.tokens[token].kind == .leftParen, close > token, close < end {
            guard depth < Self.deepest else {
                next = close + 1
                return nil
            }
            depth += 1
            next += 1
            let value = disjunction()
            depth -= 1
            let isWhole = next == close
            next = close + 1
            return isWhole ? value : nil
        }
        next += 1
        if file.tokens.spells(token, "true") { return true }
        if file.tokens.spells(token, "false") { return false }
        guard next < end, file.tokens.tokens[next].kind == .leftParen else {
            let name = file.name(at: token)
            return known(build.conditions?.sets(name), as: name)
        }
        let arguments = next + 1..<max(next + 1, Int(file.tokens.partners[next]))
        next = arguments.upperBound + 1
        guard !arguments.isEmpty, next <= end else { return nil }
        return known(call(file.name(at: token), arguments), as: file.text(token..<next))
    }

    private func call(_ name: String, _ arguments: TokenRange) -> Bool? {
        switch name {
        case "swift": return languageVersion(file.text(arguments), isOfLanguage: true)
        case "compiler": return languageVersion(file.text(arguments), isOfLanguage: false)
        default: break
        }
        guard arguments.count == 1 else { return nil }
        let argument = file.name(at: arguments.lowerBound)
        switch name {
        case "os": return isPlatform(argument)
        case "targetEnvironment": return argument == "macCatalyst" ? isCatalyst : nil
        case "canImport": return canImport(argument)
        default: return nil
        }
    }

    private mutating func known(_ value: Bool?, as text: String) -> Bool? {
        if let value = value ?? build.assumed[text] { return value }
        unknown.insert(text)
        return nil
    }

    private mutating func takes(_ text: String) -> Bool {
        guard next < end, file.tokens.spells(next, text) else { return false }
        next += 1
        return true
    }

    // MARK: Versions

    /// `>=5.3` or `<6`, where each compiler that knows the SwiftUI life cycle gives the same answer.
    ///
    /// Source: “Introducing `#if compiler`”, SE-0212; Xcode 12, the first with `App`, has Swift 5.3.
    private func languageVersion(_ text: String, isOfLanguage: Bool) -> Bool? {
        let digits = text.drop { !$0.isNumber }
        let sign = text.dropLast(digits.count).filter { !$0.isWhitespace }
        guard sign == ">=" || sign == "<", let asked = VersionNumber(String(digits)) else {
            return nil
        }
        return isAtLeast(asked, isOfLanguage: isOfLanguage).map { $0 == (sign == ">=") }
    }

    private func isAtLeast(_ version: VersionNumber, isOfLanguage: Bool) -> Bool? {
        guard isOfLanguage else { return version <= Self.firstCompiler ? true : nil }
        guard let language = build.conditions?.languageVersion else { return nil }
        if version.major != language.major { return version.major < language.major }
        // A compiler of version 5 takes its own version for that of the language.
        return version <= language || language.major == 5 && version <= Self.firstCompiler
            ? true : nil
    }

    private static let firstCompiler = VersionNumber(5, 3)

    // MARK: Platforms

    /// Mac Catalyst is iOS to the compiler.
    private func isPlatform(_ name: String) -> Bool {
        platform.conditionNames.contains(name)
    }

    private var isCatalyst: Bool { platform == .maccatalyst }

    /// Whether a platform has one of the frameworks that apps are told apart by; Mac Catalyst has a part of AppKit.
    private func canImport(_ module: String) -> Bool? {
        switch (module, platform) {
        case ("AppKit", .maccatalyst), ("Cocoa", .maccatalyst): nil
        case ("AppKit", _), ("Cocoa", _): platform == .macos
        case ("UIKit", _): platform != .macos
        case ("SwiftUI", _), ("Foundation", _): true
        default: nil
        }
    }
}
