import ProjectModel
import SwiftOutline

/// What the `#if` conditions of a source come to on the platforms that an app is built for, as far as names of platforms and
/// of frameworks tell it.
///
/// Source: "Conditional Compilation Block" in The Swift Programming Language.
struct BuildConditions {
    private let platforms: [ApplePlatform]

    /// The conditions of an app that is built for some platforms.
    init(platforms: Set<ApplePlatform>) {
        self.platforms = platforms.sorted()
    }

    /// Whether no build of the app compiles a token: a condition around it is false on each platform, or one before it true.
    func leavesOut(_ token: Int, of file: SwiftFile) -> Bool {
        guard !file.conditionals.isEmpty, !platforms.isEmpty else { return false }
        let around = file.conditions(at: token)
        return !around.isEmpty
            && platforms.allSatisfy { platform in
                around.contains { isLeftOut($0, of: file, on: platform) }
            }
    }

    /// Whether every build of the app compiles a token: each condition around it is true on each platform, and all
    /// before it false.
    func takesIn(_ token: Int, of file: SwiftFile) -> Bool {
        let around = file.conditions(at: token)
        return around.isEmpty
            || !platforms.isEmpty
                && platforms.allSatisfy { platform in
                    around.allSatisfy { isTakenIn($0, of: file, on: platform) }
                }
    }

    private func isTakenIn(
        _ reference: ClauseReference, of file: SwiftFile, on platform: ApplePlatform
    ) -> Bool {
        let values = values(upTo: reference, of: file, on: platform)
        let isTrue = values.last.map { $0 == nil || $0 == .some(.some(true)) } ?? false
        return isTrue && values.dropLast().allSatisfy { $0 == .some(.some(false)) }
    }

    /// What a clause's condition and those before it come to; nil for an `#else`, which has none.
    private func values(
        upTo reference: ClauseReference, of file: SwiftFile, on platform: ApplePlatform
    ) -> [Bool??] {
        file.conditionals[reference.block].clauses.prefix(reference.clause + 1).map { clause in
            clause.condition.map { range -> Bool? in
                var condition = BuildCondition(range, in: file, on: platform)
                return condition.value()
            }
        }
    }

    private func isLeftOut(
        _ reference: ClauseReference, of file: SwiftFile, on platform: ApplePlatform
    ) -> Bool {
        let values = values(upTo: reference, of: file, on: platform)
        // The `#else` has no condition of its own.
        if case .some(.some(false)) = values.last { return true }
        return values.dropLast().contains { $0 == .some(true) }
    }
}

/// The condition of one `#if` or `#elseif` on one platform.
private struct BuildCondition {
    private let file: SwiftFile
    private let platform: ApplePlatform
    private let end: Int
    private var next: Int
    private var depth = 0

    init(_ range: TokenRange, in file: SwiftFile, on platform: ApplePlatform) {
        self.file = file
        self.platform = platform
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
        guard next < end, file.tokens.tokens[next].kind == .leftParen else { return nil }
        let arguments = next + 1..<max(next + 1, Int(file.tokens.partners[next]))
        next = arguments.upperBound + 1
        guard arguments.count == 1, next <= end else { return nil }
        let argument = file.name(at: arguments.lowerBound)
        switch file.name(at: token) {
        case "os": return isPlatform(argument)
        case "targetEnvironment": return argument == "macCatalyst" ? isCatalyst : nil
        case "canImport": return canImport(argument)
        default: return nil
        }
    }

    private mutating func takes(_ text: String) -> Bool {
        guard next < end, file.tokens.spells(next, text) else { return false }
        next += 1
        return true
    }

    // MARK: Platforms

    /// Mac Catalyst is iOS to the compiler.
    private func isPlatform(_ name: String) -> Bool {
        switch platform {
        case .ios, .maccatalyst: name == "iOS"
        case .tvos: name == "tvOS"
        case .visionos: name == "visionOS" || name == "xrOS"
        case .macos: name == "macOS" || name == "OSX"
        case .watchos: name == "watchOS"
        }
    }

    private var isCatalyst: Bool { platform == .maccatalyst }

    /// Whether a platform has one of the frameworks that apps are told apart by; Mac Catalyst has a part of AppKit.
    private func canImport(_ module: String) -> Bool? {
        switch (module, platform) {
        case ("AppKit", .maccatalyst), ("Cocoa", .maccatalyst): nil
        case ("AppKit", _), ("Cocoa", _): platform == .macos
        case ("UIKit", _): platform != .macos
        default: nil
        }
    }
}
