import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds where the code of an app, or what it is built with, uses a part of an SDK.
package struct SDKUses {
    private let programs: [TargetContext]

    /// A search in the sources of an app, then in those that are linked.
    package init(in programs: [TargetContext]) {
        self.programs = programs
    }

    /// The first place of any of some uses.
    package func first(of uses: [SDKUse]) -> SDKPlace? {
        programs.lazy.flatMap { program in
            uses.lazy.compactMap { place(of: $0, in: program) }
        }.first
    }

    /// Whether the app names one of these, without declaring it.
    package func names(_ names: [String]) -> Bool {
        first(of: names.map { .name($0) }) != nil
    }

    /// The first place that names something of an SDK's, behind one of its modules where the app has a type of that name.
    package func firstName(of link: SDKLink) -> SDKPlace? {
        first(of: link.names.map { .name($0) })
            ?? programs.lazy.flatMap { program in
                link.names.lazy.compactMap { qualifiedPlace(of: $0, by: link, in: program) }
            }.first
    }

    /// `Firebase.Analytics`.
    private func qualifiedPlace(
        of name: String, by link: SDKLink, in context: TargetContext
    ) -> SDKPlace? {
        let modules = link.modules + link.umbrellas
        for file in context.files(naming: name) {
            let tokens = file.outline.tokens
            let token = file.tokens(spelled: name).first { token in
                token > 1 && tokens.tokens[token - 1].kind == .period
                    && modules.contains { tokens.spells(token - 2, $0) }
                    && !isImported(token, in: file)
                    && !context.conditions.leavesOut(token, of: file.outline)
            }
            if let token { return SDKPlace(file: file, token: token) }
        }
        return nil
    }

    private func place(of use: SDKUse, in context: TargetContext) -> SDKPlace? {
        if use.form == .named, context.hasType(named: use.name) { return nil }
        for file in context.files(naming: use.name) {
            let token = file.tokens(spelled: use.name).first {
                isUse($0, use, in: file) && !context.conditions.leavesOut($0, of: file.outline)
            }
            if let token { return SDKPlace(file: file, token: token) }
        }
        return nil
    }

    private func isUse(_ token: Int, _ use: SDKUse, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        guard token > 0, tokens[token].kind == .identifier else { return false }
        if use.form == .named {
            return !isImported(token, in: file) && !isIdleAlias(token, in: file)
        }
        guard tokens[token - 1].kind == .period, hasForm(use.form, token, in: file) else {
            return false
        }
        return use.receiver.map { has($0, asReceiverOf: token, in: file) } ?? true
    }

    private func hasForm(_ form: SDKUse.Form, _ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        let next = tokens[token + 1].kind
        switch form {
        case .named, .member: return true
        case .called: return next == .leftParen || next == .leftBrace
        case .calledWith(let argument):
            guard next == .leftParen else { return false }
            let isLabeled = tokens[min(token + 3, tokens.count - 1)].kind == .colon
            let value = token + (isLabeled ? 4 : 2)
            return value < tokens.count && file.outline.tokens.spells(value, argument)
        case .calledLabeled(let label):
            return next == .leftParen && hasLabel(label, token + 1, in: file)
        case .set: return next == .equal
        case .setTo(let value):
            return next == .equal && token + 2 < tokens.count
                && file.outline.tokens.spells(token + 2, value)
        }
    }

    /// Whether an argument behind an opening parenthesis has a label.
    private func hasLabel(_ label: String, _ open: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        let close = Int(tokens.partners[open])
        var index = open + 1
        while index < close {
            if tokens.tokens[index + 1].kind == .colon, tokens.spells(index, label) { return true }
            index = max(index, Int(tokens.partners[index])) + 1
        }
        return false
    }

    /// Whether the name stands behind `import`, at whatever place of the path, or in `canImport(…)`.
    private func isImported(_ token: Int, in file: ProgramFile) -> Bool {
        var index = token
        let tokens = file.outline.tokens.tokens
        while index > 1, tokens[index - 1].kind == .period { index -= 2 }
        let isAsked = index > 1 && file.outline.tokens.spells(index - 2, "canImport")
        return isAsked || index > 0 && tokens[index - 1].kind == .keyword(.import)
    }

    /// Whether the name stands for an alias that nothing uses: `typealias HUD = SVProgressHUD`.
    private func isIdleAlias(_ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        guard token > 2, tokens[token - 1].kind == .equal,
            tokens[token - 3].kind == .keyword(.typealias)
        else { return false }
        let alias = file.outline.name(at: token - 2)
        return programs.allSatisfy { program in
            program.files(naming: alias).allSatisfy { other in
                other.tokens(spelled: alias).allSatisfy {
                    other.path == file.path && $0 == token - 2
                }
            }
        }
    }

    /// Whether the chain in front of a member has a name: `Messaging` in front of `.apnsToken` in
    /// `Messaging.messaging().apnsToken`, or a variable that such a chain is put into, or that is called like it.
    private func has(_ receiver: String, asReceiverOf member: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        var index = member - 1
        while index > 0, tokens[index].kind == .period {
            index -= 1
            while index > 0, isSuffix(index, in: file) { index = start(of: index, in: file) - 1 }
            guard index >= 0, tokens[index].kind == .identifier else { return false }
            if isName(index, of: receiver, in: file) { return true }
            index -= 1
        }
        return false
    }

    private func isName(_ token: Int, of receiver: String, in file: ProgramFile) -> Bool {
        let name = file.outline.name(at: token)
        return name.lowercased() == receiver.lowercased()
            || isVariable(name, of: receiver, in: file)
    }

    private func isSuffix(_ index: Int, in file: ProgramFile) -> Bool {
        switch file.outline.tokens.tokens[index].kind {
        case .rightParen, .rightSquare: file.outline.tokens.partners[index] >= 0
        case .postfixQuestionMark, .exclamationMark: true
        default: false
        }
    }

    private func start(of suffix: Int, in file: ProgramFile) -> Int {
        let partner = Int(file.outline.tokens.partners[suffix])
        return partner >= 0 ? partner : suffix
    }

    /// Whether the file has a variable of a name for something of the receiver: `let push = Messaging.messaging()`.
    private func isVariable(_ name: String, of receiver: String, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        return file.tokens(spelled: receiver).contains { use in
            use > 1 && (tokens[use - 1].kind == .equal || tokens[use - 1].kind == .colon)
                && file.outline.name(at: use - 2) == name
        }
    }
}

/// A token of a file.
package struct SDKPlace {
    /// The file.
    package let file: ProgramFile
    /// The token.
    package let token: Int

    /// An SDK place from its parts.
    package init(
        file: ProgramFile, token: Int
    ) {
        self.file = file
        self.token = token
    }
}
