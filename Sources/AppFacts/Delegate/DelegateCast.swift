import AppleFrameworks
import SwiftOutline

/// A cast of the application's delegate to the app's own class, or to something that the class conforms to.
///
/// SwiftUI's own object is the application's delegate behind an adaptor, so that `as?` gives nil and `as!` traps.
package struct DelegateCast {
    /// How the cast fails.
    package enum Kind {
        /// `as!`
        case forced
        /// `as?`
        case conditional
    }

    /// How the cast fails.
    package let kind: Kind
    /// The expression, with the parentheses that only hold it together.
    package let range: TokenRange
    /// The protocol or superclass that it is cast to; nil for the class itself.
    package let conformance: TokenRange?
    /// The name of a `let` or `var` without a written type that is set to nothing but the cast.
    package let untypedBinding: Int?

    /// A delegate cast from its parts.
    package init(
        kind: Kind, range: TokenRange, conformance: TokenRange?, untypedBinding: Int?
    ) {
        self.kind = kind
        self.range = range
        self.conformance = conformance
        self.untypedBinding = untypedBinding
    }

    /// What takes the place of the cast, in terms of an expression for the delegate.
    ///
    /// An optional delegate is nil only before it is made, which is before any code of the app runs.
    package func replacement(for delegate: String, isOptional: Bool, in file: SwiftFile) -> String {
        let value = isOptional && kind == .forced ? delegate + "!" : delegate
        guard let conformance else { return value }
        let type = file.text(conformance)
        guard kind == .conditional else { return "\(value) as \(type)" }
        let isOneName = conformance.allSatisfy {
            [.identifier, .period].contains(file.tokens.tokens[$0].kind)
                && !file.tokens.spells($0, "any")
        }
        return "\(value) as \(isOneName ? type : "(\(type))")?"
    }
}

extension DelegateCast {
    /// The `let` of a condition that binds the cast to a name of which all uses go; nil where one stays, or none was there.
    package func unusedBinding(in file: SwiftFile, goes: (Int) -> Bool) -> Int? {
        let tokens = file.tokens
        let start = range.lowerBound - 3
        guard kind == .conditional, conformance == nil, start > 0,
            tokens.tokens[start].kind == .keyword(.let),
            tokens.tokens[start + 1].kind == .identifier, tokens.tokens[start + 2].kind == .equal,
            ["if", "guard", "while", ","].contains(tokens.text(of: start - 1))
        else { return nil }
        let name = file.name(at: start + 1)
        var depth = 0
        var isUsed = false
        for token in range.upperBound..<tokens.tokens.count {
            switch tokens.tokens[token].kind {
            case .leftBrace: depth += 1
            case .rightBrace:
                depth -= 1
                if depth < 0 { return isUsed ? start : nil }
            case .identifier
            where tokens.tokens[token - 1].kind != .period && file.name(at: token) == name:
                guard goes(token) else { return nil }
                isUsed = true
            default: break
            }
        }
        return nil
    }
}

/// A local that holds the application's delegate as what UIKit declares it, and is cast later.
package struct DelegateBinding {
    /// The tokens of `UIApplication.shared.delegate`.
    package let value: TokenRange
    /// The token of the local's name.
    package let name: Int
    /// Whether the binding unwraps the delegate: `if let`, `guard let`.
    package let unwraps: Bool
    /// Whether a type is written.
    package let isTyped: Bool
    /// The tokens of the class in the casts of the local.
    package let casts: [Int]

    /// A delegate binding from its parts.
    package init(
        value: TokenRange, name: Int, unwraps: Bool, isTyped: Bool, casts: [Int]
    ) {
        self.value = value
        self.name = name
        self.unwraps = unwraps
        self.isTyped = isTyped
        self.casts = casts
    }
}

/// Finds the uses of the application's delegate in one file.
package struct DelegateCastAnalysis {
    private let file: SwiftFile
    private let delegateName: String
    private let conformances: Set<String>
    private let common: Set<String>
    private let values: ApplicationValues
    private let blocks: BlockEnds
    private let names: NamesOfFile

    /// An analysis of one file for casts to a class; `conformances` is what else the class can be cast to, and `common` what
    /// SwiftUI's delegate is as well.
    package init(
        file: SwiftFile, delegateName: String, conformances: Set<String> = [],
        common: Set<String> = [], profile: PlatformProfile = .uiKit
    ) {
        self.file = file
        self.delegateName = delegateName
        self.conformances = conformances
        self.common = common
        blocks = BlockEnds(file)
        names = NamesOfFile(file)
        values = ApplicationValues(
            file: file, type: profile.applicationType, paths: profile.applicationPaths,
            blocks: blocks)
    }

    /// What was found in a file; places are tokens.
    package struct Result {
        /// Casts to the delegate's class.
        package var casts: [DelegateCast] = []
        /// Locals that are cast to the delegate's class further on.
        package var bindings: [DelegateBinding] = []
        /// Other uses that SwiftUI's delegate changes: a cast to another type, a test with `is`, passing it on.
        package var others: [Int] = []
        /// Those of them that cast it with `as!`, which traps.
        package var trapping: Set<Int> = []
        /// Questions for its class, as code asks them that adds methods to it or compares it.
        package var classes: [Int] = []
        /// Assignments of another delegate.
        package var assignments: [Int] = []
        /// Declarations of locals that nothing uses any more without the casts.
        package var unusedLocals: [TokenRange] = []

        /// A result from its parts.
        package init(
            casts: [DelegateCast] = [], bindings: [DelegateBinding] = [], others: [Int] = [],
            trapping: Set<Int> = [], classes: [Int] = [], assignments: [Int] = [],
            unusedLocals: [TokenRange] = []
        ) {
            self.casts = casts
            self.bindings = bindings
            self.others = others
            self.trapping = trapping
            self.classes = classes
            self.assignments = assignments
            self.unusedLocals = unusedLocals
        }
    }

    /// Every use, in order.
    package func uses() -> Result {
        var result = Result()
        for read in values.delegateReads() { classify(read, &result) }
        result.assignments += values.replacements()
        guard !result.casts.isEmpty else { return result }
        let locals = values.locals().filter {
            !file.isConditionBinding($0.declaration.lowerBound)
        }
        result.unusedLocals = onlyCast(locals, result.casts).map(\.declaration)
        return result
    }

    /// Those locals that are the application object and only serve to cast its delegate.
    private func onlyCast(
        _ locals: [ApplicationLocal], _ casts: [DelegateCast]
    ) -> [ApplicationLocal] {
        let names = Set(locals.map(\.name))
        guard !names.isEmpty else { return [] }
        let repaired = TokenRanges(casts.map(\.range))
        var uses: [String: [TokenRange]] = [:]
        var strays: [String: [TokenRange]] = [:]
        for token in file.tokens.tokens.indices where kind(token) == .identifier {
            let name = file.name(at: token)
            guard names.contains(name), kind(token - 1) != .period else { continue }
            uses[name, default: []].append(token..<token + 1)
            if !repaired.contains(token) { strays[name, default: []].append(token..<token + 1) }
        }
        let used = uses.mapValues(TokenRanges.init)
        let otherwiseUsed = strays.mapValues(TokenRanges.init)
        return locals.filter { local in
            // Of several names that one `let` declares none can go by itself.
            kind(local.declaration.upperBound) != .comma
                && used[local.name]?.meets(local.scope) == true
                && otherwiseUsed[local.name]?.meets(local.scope) != true
        }
    }

    private func classify(_ read: TokenRange, _ result: inout Result) {
        var next = read.upperBound
        while isUnwrapping(next) { next += 1 }
        switch kind(next) {
        case .keyword(.as):
            guard let cast = cast(read.lowerBound, as: next) else {
                if file.tokens.spells(next + 1, "Any"),
                    file.isOnlyDescribed(read.lowerBound..<next + 2)
                {
                    return
                }
                if let end = endOfCommonType(next), isOnlyFound(read.lowerBound..<end) { return }
                if kind(next + 1) == .exclamationMark { result.trapping.insert(read.lowerBound) }
                return result.others.append(read.lowerBound)
            }
            result.casts.append(cast)
        case .keyword(.is) where endOfCommonType(next) != nil: return
        case .equal: result.assignments.append(read.lowerBound)
        case .period:
            // A call through the protocol is passed on; what asks an object for its class is not.
            if file.asksForIdentity(next + 1) { result.others.append(read.lowerBound) }
        default:
            let value = read.lowerBound..<next
            if file.isOnlyDescribed(value) || file.isComparedWithNil(value) { return }
            guard let local = local(setTo: read, until: next) else {
                return file.isAskedForClass(read.lowerBound)
                    ? result.classes.append(read.lowerBound)
                    : result.others.append(read.lowerBound)
            }
            result.others += local.others
            result.classes += local.classes
            if let binding = local.binding { result.bindings.append(binding) }
        }
    }

    private func local(setTo value: TokenRange, until end: Int) -> DelegateLocal? {
        DelegateLocal(
            value, until: end, in: file, blocks: blocks, names: names, delegateName: delegateName)
    }

    /// The token behind `as? UIResponder` or `is UIResponder`, where SwiftUI's delegate is of that type as well.
    private func endOfCommonType(_ keyword: Int) -> Int? {
        let type = kind(keyword) == .keyword(.is) ? keyword + 1 : keyword + 2
        guard kind(type) == .identifier, common.contains(file.name(at: type)),
            kind(type + 1) != .period, !isUnwrapping(type + 1), !file.tokens.spells(type + 1, "&")
        else { return nil }
        return type + 1
    }

    /// Whether nothing is asked of a value but whether it is there.
    private func isOnlyFound(_ value: TokenRange) -> Bool {
        if file.isComparedWithNil(file.parenthesized(value) ?? value) { return true }
        guard let local = local(setTo: value, until: value.upperBound) else { return false }
        return local.isOnlyFound
    }

    private func cast(_ start: Int, as keyword: Int) -> DelegateCast? {
        let castKind: DelegateCast.Kind
        switch kind(keyword + 1) {
        case .exclamationMark: castKind = .forced
        case .postfixQuestionMark: castKind = .conditional
        default: return nil
        }
        var last = keyword + 2
        if file.tokens.spells(last, "any"), kind(last + 1) == .identifier { last += 1 }
        // `Module.AppDelegate` names the class too.
        while kind(last + 1) == .period, kind(last + 2) == .identifier { last += 2 }
        var names = [file.name(at: last)]
        // `P & Q`
        while file.tokens.spells(last + 1, "&"), kind(last + 2) == .identifier {
            last += 2
            while kind(last + 1) == .period, kind(last + 2) == .identifier { last += 2 }
            names.append(file.name(at: last))
        }
        if names == ["Self"], isSelfOfDelegate(last) { names = [delegateName] }
        let name = names.count == 1 ? names[0] : nil
        guard names.allSatisfy({ $0 == delegateName || conformances.contains($0) }),
            !isUnwrapping(last + 1)
        else { return nil }
        let range = start..<last + 1
        guard name == delegateName else {
            return DelegateCast(
                kind: castKind, range: range, conformance: keyword + 2..<last + 1,
                untypedBinding: nil)
        }
        let whole = file.parenthesized(range) ?? range
        return DelegateCast(
            kind: castKind, range: whole, conformance: nil, untypedBinding: untypedBinding(whole))
    }

    /// Whether a `Self` is the delegate's class and nothing around it promises `Self`, which the class's name would not be.
    private func isSelfOfDelegate(_ token: Int) -> Bool {
        guard let type = file.declarations.first(around: token, \.range),
            type.name == delegateName, type.conditions.isEmpty,
            let member = type.members.first(around: token, \.range), !member.kind.hasMembers
        else { return false }
        let body = member.body ?? member.bindings.first.flatMap { $0.accessors }
        guard let body else { return false }
        return !member.range.contains { !body.contains($0) && file.tokens.spells($0, "Self") }
    }

    /// The name in `let name = <cast>` where nothing else follows and no type is written.
    private func untypedBinding(_ range: TokenRange) -> Int? {
        var equal = range.lowerBound - 1
        while equal > 1, file.tokens.spells(equal, "await") { equal -= 1 }
        guard equal > 1, kind(equal) == .equal, kind(equal - 1) == .identifier,
            kind(equal - 2) == .keyword(.let) || kind(equal - 2) == .keyword(.var),
            !file.isConditionBinding(equal - 2), !continues(range.upperBound)
        else { return nil }
        return equal - 1
    }

    private func continues(_ token: Int) -> Bool {
        switch kind(token) {
        case .period, .postfixQuestionMark, .exclamationMark, .leftSquare: true
        default: false
        }
    }

    private func isUnwrapping(_ token: Int) -> Bool {
        kind(token) == .postfixQuestionMark || kind(token) == .exclamationMark
    }

    private func kind(_ token: Int) -> TokenKind {
        guard file.tokens.tokens.indices.contains(token) else { return .endOfFile }
        return file.tokens.tokens[token].kind
    }
}

extension SwiftFile {
    /// Whether a value that starts at a token is what `object_getClass(…)` or `type(of: …)` is asked about.
    func isAskedForClass(_ token: Int) -> Bool {
        guard token > 1 else { return false }
        if tokens.tokens[token - 1].kind == .leftParen {
            return ["object_getClass", "object_getClassName"].contains(name(at: token - 2))
        }
        return token > 3 && tokens.tokens[token - 1].kind == .colon && name(at: token - 2) == "of"
            && tokens.tokens[token - 3].kind == .leftParen && name(at: token - 4) == "type"
    }

    /// Whether a value is made a text and nothing else: `String(describing: …)`, `print(…)`, `\(…)`.
    func isOnlyDescribed(_ value: TokenRange) -> Bool {
        let all = tokens.tokens
        guard value.lowerBound > 1, value.upperBound < all.count,
            [.rightParen, .comma].contains(all[value.upperBound].kind)
        else { return false }
        let before = value.lowerBound - 1
        switch all[before].kind {
        case .leftParen where all[before - 1].kind == .backslash: return true
        case .colon:
            return before > 2 && ["describing", "reflecting"].contains(name(at: before - 1))
                && name(at: before - 3) == "String" && !isCompared(textEndingAt: value.upperBound)
        case .leftParen, .comma:
            guard let open = openParenthesis(around: value.lowerBound), open > 0 else {
                return false
            }
            return ["print", "debugPrint", "dump", "NSLog"].contains(name(at: open - 1))
                && (open == 1 || all[open - 2].kind != .period)
        default: return false
        }
    }

    /// Whether a text that ends with a parenthesis is looked at, and not only shown: `String(describing: delegate).contains("App")`.
    private func isCompared(textEndingAt parenthesis: Int) -> Bool {
        let isComparison = { ["==", "!=", "~="].contains(tokens.text(of: $0)) }
        switch tokens.tokens[parenthesis + 1].kind {
        case .period: return true
        case .operatorToken: return isComparison(parenthesis + 1)
        default:
            let open = Int(tokens.partners[parenthesis])
            return open > 1 && isComparison(open - 2)
        }
    }

    /// Whether a value is only looked at for being there: `value != nil`.
    func isComparedWithNil(_ value: TokenRange) -> Bool {
        let all = tokens.tokens
        let (before, behind) = (value.lowerBound - 1, value.upperBound)
        let isComparison = { (token: Int) in
            tokens.spells(token, "!=") || tokens.spells(token, "==")
        }
        guard before > 1, behind + 1 < all.count, !tokens.spells(before, "??") else { return false }
        return isComparison(behind) && all[behind + 1].kind == .keyword(.nil)
            || isComparison(before) && all[before - 1].kind == .keyword(.nil)
    }

    /// Whether a `let` or `var` stands in a condition, where it unwraps what it is set to.
    package func isConditionBinding(_ keyword: Int) -> Bool {
        guard keyword > 0 else { return false }
        switch tokens.tokens[keyword - 1].kind {
        case .keyword(.if), .keyword(.guard), .keyword(.while), .comma: return true
        default: return false
        }
    }
}
