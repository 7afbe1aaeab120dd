import AppFacts
import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds reads of launch options that no longer arrive, also in the functions that get the dictionary: the target's own, and
/// those of frameworks and packages of the repository.
struct LaunchOptionsAnalysis {
    private let delegate: DelegateClass
    private let context: TargetContext
    private let destination: Destination
    private let isRefused: Bool
    private let linked: LaunchOptionsCode

    /// An analysis of a delegate's launch, and where the app moves.
    ///
    /// - Parameters:
    ///   - isRefused: Whether it does not move, so that nothing is passed on to the delegate's methods.
    ///   - linked: The code beside the app's own.
    init(
        of delegate: DelegateClass, in context: TargetContext, to destination: Destination,
        isRefused: Bool, linked: LaunchOptionsCode
    ) {
        self.delegate = delegate
        self.context = context
        self.destination = destination
        self.isRefused = isRefused
        self.linked = linked
    }

    /// Libraries that look for a link in the launch options; source: their integration guides.
    private static let readers: [(name: String, function: String)] = [
        ("Branch", "initSession"), ("BranchScene", "initSession"),
    ]

    /// Libraries of which a row of the SDKs says what they miss of the link that starts the app.
    private func isToldByRow(_ call: CallSite) -> Bool {
        call.name == "application"
            && ["ApplicationDelegate", "FBSDKApplicationDelegate"].contains {
                call.chain.contains($0)
            }
    }

    /// A function and the name of its parameter for the options.
    private struct Reader {
        let method: LocatedDeclaration
        let parameter: String
        /// The code that it belongs to: the app's, or what is linked.
        let context: TargetContext
        /// Whether it is what is linked.
        var isLinked = false
    }

    /// A finding for each read, and for each library that gets the options.
    func findings() -> [Finding] {
        var pending: [Reader] = LaunchOptionKey.methods.flatMap { delegate.methods($0) }.compactMap
        {
            method in
            guard method.declaration.parameters.count == 2,
                let name = method.declaration.parameters[1].name
            else { return nil }
            return Reader(method: method, parameter: name, context: context)
        }
        var findings: [Finding] = []
        var seen: Set<Place> = []
        while let reader = pending.popLast() {
            let place = reader.context.place(
                reader.method.file, reader.method.declaration.keyword)
            guard seen.insert(place).inserted else { continue }
            let (found, callees) = uses(in: reader)
            findings += reader.isLinked ? found.map(worded) : found
            pending += callees
        }
        return findings
    }

    /// A finding in what is linked, with the name of the module.
    private func worded(_ finding: Finding) -> Finding {
        guard let place = finding.place else { return finding }
        return finding.saying(linked.start(at: place) + finding.message, also: finding.also)
    }

    private func uses(in reader: Reader) -> (findings: [Finding], callees: [Reader]) {
        let file = reader.method.file.outline
        guard let body = reader.method.declaration.body else { return ([], []) }
        let references = file.references(in: body)
        let names = aliases(of: reader.parameter, references, file)
        var findings: [Finding] = []
        var callees: [Reader] = []
        var reads: [LaunchOptionRead] = []
        let idle = IdleLaunchOptions(of: delegate, in: context)
        for use in references where names.contains(use.name) && use.role == .bare {
            let place = reader.context.place(reader.method.file, use.token)
            if isAliasing(use.token, names, file) || isDropped(use.token, file)
                || isText(use.token, file)
            {
                continue
            }
            if let key = key(readAt: use.token, file) {
                reads.append(
                    LaunchOptionRead(
                        key: key, place: place,
                        idle: reader.isLinked
                            ? nil : idle.reason(at: use.token, for: key, in: reader.method)))
            } else if let call = CallSite(around: use.token, within: body, in: file) {
                let own = self.callees(of: call, in: reader)
                callees += own
                if own.isEmpty, !isToldByRow(call), !Self.texts.contains(call.name) {
                    findings.append(handedOver(call, at: place))
                }
            } else {
                findings.append(Self.unknownUse(use.name, at: place, destination))
            }
        }
        return (findings + LaunchOptionRead.onEachLine(reads).map(finding), callees)
    }

    /// The parameter and the names that stand for it: `if let options = launchOptions`.
    private func aliases(
        of parameter: String, _ references: [Reference], _ file: SwiftFile
    ) -> Set<String> {
        var names: Set<String> = [parameter]
        for use in references where use.role == .bare && names.contains(use.name) {
            if let alias = alias(at: use.token, file) { names.insert(alias) }
        }
        return names
    }

    /// `options` of `let options = launchOptions` where nothing follows.
    private func alias(at token: Int, _ file: SwiftFile) -> String? {
        guard token > 2, file.tokens.tokens[token - 1].kind == .equal,
            file.tokens.tokens[token - 2].kind == .identifier,
            [.keyword(.let), .keyword(.var)].contains(file.tokens.tokens[token - 3].kind)
        else { return nil }
        switch file.tokens.tokens[token + 1].kind {
        case .postfixQuestionMark, .exclamationMark, .leftSquare, .period: return nil
        case .operatorToken where file.tokens.compares(at: token + 1): return nil
        default: return file.name(at: token - 2)
        }
    }

    /// `_ = launchOptions`
    private func isDropped(_ token: Int, _ file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        guard token > 1, tokens[token - 1].kind == .equal, tokens[token - 2].kind == .wildcard
        else { return false }
        return tokens[token + 1].kind == .rightBrace || file.startsLine(tokens[token + 1].start)
    }

    /// `launchOptions?.description`, and `print(launchOptions ?? [:])`, which are for people to read.
    private func isText(_ token: Int, _ file: SwiftFile) -> Bool {
        let next = file.tokenBehindMarks(from: token + 1)
        if let open = file.openParenthesis(around: token), open > 0,
            Self.texts.contains(file.name(at: open - 1)),
            let argument = file.arguments(
                in: BracketPair(open: open, close: Int(file.tokens.partners[open]))
            ).first(where: { $0.value.contains(token) })?.value,
            argument.lowerBound == token
        {
            let rest = (next..<max(next, argument.upperBound)).map(file.tokens.text(of:))
            return [[], ["as", "Any"], ["??", "[", ":", "]"]].contains(rest)
        }
        return file.tokens.tokens[next].kind == .period
            && ["description", "debugDescription"].contains(file.name(at: next + 1))
    }

    /// Whether a use only gives the options another name: `let a = b`, or `if let a`.
    private func isAliasing(_ token: Int, _ names: Set<String>, _ file: SwiftFile) -> Bool {
        if alias(at: token, file) != nil { return true }
        return token > 0 && file.tokens.tokens[token - 1].kind == .keyword(.let)
    }

    /// The key of `launchOptions?[.url]`, or the last name in the brackets.
    private func key(readAt token: Int, _ file: SwiftFile) -> LaunchOptionKey? {
        let next = file.tokenBehindMarks(from: token + 1)
        guard file.tokens.tokens[next].kind == .leftSquare else { return nil }
        let close = Int(file.tokens.partners[next])
        guard close > next + 1 else { return nil }
        return (next + 1..<close).reversed().lazy
            .filter { file.tokens.tokens[$0].kind == .identifier }
            .compactMap { LaunchOptionKey(spelled: file.name(at: $0)) }.first
    }

    /// The functions that a call may mean, with the parameter that gets the options: the target's own, else those of what is
    /// linked.
    private func callees(of call: CallSite, in reader: Reader) -> [Reader] {
        if isReader(call) { return [] }
        let own = reader.isLinked ? [] : callees(of: call, among: context, isLinked: false)
        guard own.isEmpty, let code = linked.context else { return own }
        return callees(of: call, among: code, isLinked: true)
    }

    private func callees(
        of call: CallSite, among context: TargetContext, isLinked: Bool
    ) -> [Reader] {
        var readers: [Reader] = []
        for file in context.files(mentioning: call.name) {
            for declaration in file.outline.declarations {
                for function in [declaration] + declaration.members
                where call.mayMean(function, of: declaration)
                    && !(call.isOnOther && isOfDelegate(declaration))
                {
                    guard let name = function.parameters[call.argument].name else { continue }
                    readers.append(
                        Reader(
                            method: LocatedDeclaration(file: file, declaration: function),
                            parameter: name, context: context, isLinked: isLinked))
                }
            }
        }
        return readers
    }

    /// Whether members of a declaration are the delegate's, which another object has none of.
    private func isOfDelegate(_ declaration: Declaration) -> Bool {
        declaration.name.lastComponent == delegate.name
    }

    private func isReader(_ call: CallSite) -> Bool {
        Self.readers.contains { $0.function == call.name && call.chain.contains($0.name) }
    }

    /// One finding for what a line reads.
    private func finding(_ reads: [LaunchOptionRead]) -> Finding {
        let keys = reads.map { "'\($0.key.rawValue)'" }
        let isOne = keys.count == 1
        let remedies = reads.map {
            destination == .scenes ? $0.key.remedyWithScenes : $0.key.remedy
        }
        guard reads[0].key.isLost else {
            return Finding(
                .callbackLaunchOptions, .warning, .review, at: reads[0].place,
                "whether the launch option\(isOne ? "" : "s") \(keys.listed) arrive\(isOne ? "s" : "") in an app with scenes is not certain",
                remedy: remedies.inOrderOnce.joined(separator: "; "))
        }
        let lost =
            "the launch option\(isOne ? "" : "s") \(keys.listed) no longer arrive\(isOne ? "s" : "")"
        if let idle = idle(of: reads[0]) {
            return Finding(
                .callbackLaunchOptions, .note, .manual, at: reads[0].place,
                "\(lost), and nothing is lost with \(isOne ? "it" : "them"): \(Self.words(for: idle))",
                remedy: "remove these lines")
        }
        // Where nothing is migrated, nothing calls the delegate's method at launch.
        let own = isRefused ? [] : reads.compactMap { callback(for: $0.key) }
        if own.count == reads.count {
            let callbacks = own.inOrderOnce
            let areCalled = callbacks.count == 1 ? "is called" : "are called"
            return Finding(
                .callbackLaunchOptions, .warning, .manual, at: reads[0].place, lost,
                remedy: "\(callbacks.listed) \(areCalled) at launch too; do there what is done here"
            )
        }
        return Finding(
            .callbackLaunchOptions, .warning, .manual, at: reads[0].place, lost,
            remedy: remedies.inOrderOnce.joined(separator: "; "))
    }

    /// Why nothing is lost with a read; where nothing is migrated, no method of the delegate does the same at launch.
    private func idle(of read: LaunchOptionRead) -> IdleLaunchOptions.Reason? {
        if isRefused, case .done? = read.idle { return nil }
        return read.idle
    }

    /// The delegate's own method that gets what a key told, in quotation marks.
    private func callback(for key: LaunchOptionKey) -> String? {
        key.events.lazy.flatMap { delegate.methods($0.selectorName) }.first.map {
            "'\($0.declaration.selectorName)'"
        }
    }

    private static func words(for idle: IdleLaunchOptions.Reason) -> String {
        switch idle {
        case .done(let selector): "'\(selector)', which is called at launch too, does the same"
        case .nothingDone: "nothing is done where it arrives"
        case .neverOf(let type): "it was never a '\(type)'"
        case .servesOnly(let selectors):
            "only \(selectors.map { "'\($0)'" }.listed) \(selectors.count == 1 ? "reads" : "read") what is set here, and \(selectors.count == 1 ? "is" : "are") not called any more"
        }
    }

    /// What makes a text of them for a log looks for nothing.
    private static let texts: Set<String> = ["String", "print", "debugPrint", "NSLog", "os_log"]

    private func handedOver(_ call: CallSite, at place: Place) -> Finding {
        guard isReader(call) else {
            return Finding(
                .callbackLaunchOptions, .warning, .review, at: place,
                "'\(call.name)' gets launch options without URLs, activities, actions and notifications",
                remedy: "check that it does not look for them")
        }
        return Finding(
            .callbackLaunchOptions, .warning, .manual, at: place,
            "'\(call.name)' looks for a link in the launch options, which no longer arrives there",
            remedy: "follow the library's guide for apps with scenes")
    }

    /// The same for a category in Objective-C.
    static func findings(
        inObjectiveC uses: [ObjectiveCUse], to destination: Destination
    ) -> [Finding] {
        uses.filter { $0.kind == .launchOptions }
            .map { unknownUse("launchOptions", at: $0.place, destination) }.firstOnEachLine()
    }

    private static func unknownUse(
        _ name: String, at place: Place, _ destination: Destination
    ) -> Finding {
        Finding(
            .callbackLaunchOptions, .warning, .manual, at: place,
            "'\(name)' no longer tells what the app was launched for",
            remedy: "read it from the scene's connection options"
                + (destination == .scenes ? "" : ", or use `.onOpenURL`"))
    }
}
