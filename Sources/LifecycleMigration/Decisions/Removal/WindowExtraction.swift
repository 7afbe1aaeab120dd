import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Takes the app's own window out of the code of one function: what only worked on it goes, and what works on its root
/// works on the property in which that is kept.
///
/// Every statement stays in its place and order.
struct WindowExtraction {
    /// What is known of the app.
    let scope: WindowScope
    /// The function that is read.
    let function: FlowFunction
    /// What it does, and the values of its expressions.
    let trace: FlowTrace
    /// Reads the expressions of its file.
    let expressions: ExpressionReader
    /// Which of its code stands in closures.
    let closures: SelfInClosure
    /// What assignments do, by their tokens.
    let assignments: [TokenRange: FlowEvent]
    /// What calls do, by the token of the name.
    let calls: [Int: FlowEvent]
    /// The `{` of the closures that may run later than the function.
    let laterClosures: Set<Int>
    /// Those of them that the main queue runs at its next turn, or that may run at once.
    let soonClosures: Set<Int>
    /// Where the code uses the window.
    let mentions: TokenRanges
    /// Where it reads variables that hold the window on some ways through the app only.
    let uncertain: TokenRanges
    /// Its calls of which one function that may be meant is empty without the window.
    let callsOfEmptied: TokenRanges
    /// Its calls of which every function that may be meant is empty without the window.
    let callsOfNothing: TokenRanges
    /// The statements that a scene delegate takes over.
    let sceneSettings: [TokenRange: SceneSetting]
    /// The only statement of a function that gives something, which is what it gives.
    let result: TokenRange?
    /// What was found so far.
    var changes = WindowChanges()
    /// Locals of the code that hold the window, and go.
    var goneLocals: Set<String> = []
    /// The tokens that go, once all statements are read.
    var gone: GoneTokens?
    /// How deep the statement that is read stands in closures that may run later.
    var laterDepth = 0
    /// How deep it stands in those of them that run soon.
    var soonDepth = 0
    /// Whether a condition stands around the statement that is read.
    var conditionDepth = 0

    /// Blocks in blocks deeper than this are not read; nobody nests deeper by hand.
    static let deepest = 40

    /// Whether the code runs behind the launch: what needs the window there stays, and is reported.
    let isLenient: Bool
    /// Whether the code runs, or may run again, when the root is shown.
    let mayRunLater: Bool

    /// An extraction of the window from a function, which runs in some phases.
    init(of function: FlowFunction, in scope: WindowScope, phases: Set<LaunchPhase> = [.launch]) {
        self.function = function
        self.scope = scope
        isLenient = !phases.contains { $0 < .firstView }
        mayRunLater = phases.contains { $0 >= .firstView }
        trace = scope.flow.trace(of: function)
        expressions = ExpressionReader(function.file)
        closures = SelfInClosure(in: function.body, of: function.file)
        var assignments: [TokenRange: FlowEvent] = [:]
        var calls: [Int: FlowEvent] = [:]
        var later: Set<Int> = []
        var soon: Set<Int> = []
        for event in trace.events {
            switch event.kind {
            case .write, .local, .global(_, isWritten: true, _): assignments[event.range] = event
            case .call(let call):
                calls[call.token] = event
                if NextTurn.isLeft(by: call, in: function.file) {
                    soon.formUnion(call.arguments.flatMap { $0.value.closures.map(\.brace) })
                }
            default: break
            }
            if event.runsLater, let closure = event.closures.last { later.insert(closure.brace) }
        }
        self.assignments = assignments
        self.calls = calls
        laterClosures = later
        soonClosures = soon.union(
            scope.recurring.closuresCalledAtStart(in: function.located.file.path))
        mentions = scope.mentions(in: trace)
        uncertain = TokenRanges(
            trace.events.compactMap { event in
                guard case .read(let receiver, let member, let token, _) = event.kind,
                    scope.window.isUncertain(member, of: receiver.type)
                else { return nil }
                return token..<token + 1
            })
        callsOfEmptied = calls.tokens { functions in
            functions.contains { scope.emptied.contains($0.id) }
        }
        callsOfNothing = calls.tokens { functions in
            !functions.isEmpty && functions.allSatisfy { scope.emptied.contains($0.id) }
        }
        let settings = SceneSettingAnalysis(of: function, in: scope, mentions: mentions)?.settings()
        sceneSettings = Dictionary(
            uniqueKeysWithValues: (settings ?? []).map { ($0.statement.range, $0) })
        result = Self.result(of: function)
    }

    /// What becomes of a function.
    static func changes(
        of function: FlowFunction, in scope: WindowScope, phases: Set<LaunchPhase>
    ) -> WindowChanges {
        var extraction = WindowExtraction(of: function, in: scope, phases: phases)
        extraction.keepGivenScenes()
        _ = extraction.block(function.body, depth: 0)
        extraction.bindViews()
        extraction.removeOrphans()
        extraction.removeEmptiedConditionals()
        extraction.fillCases()
        extraction.changes.isEmptied = extraction.leavesNothing(of: function.body)
        return extraction.changes
    }

    /// What becomes of the code in a closure of a function.
    static func changes(
        ofClosure closure: ClosureShape, in function: FlowFunction, _ scope: WindowScope
    ) -> WindowChanges {
        var extraction = WindowExtraction(of: function, in: scope)
        _ = extraction.block(closure.body, depth: 1)
        extraction.bindViews()
        extraction.removeOrphans()
        extraction.fillCases()
        extraction.changes.isEmptied = extraction.leavesNothing(of: closure.body)
        return extraction.changes
    }

    /// The outline of its file.
    var file: SwiftFile { function.file }

    /// Whether a value is the window, whatever stands around it.
    func isWindow(_ range: TokenRange) -> Bool {
        guard let value = trace.values[range], !uncertain.meets(range) else { return false }
        return scope.window.isCertain(value) && scope.flow.isWindow(value.type)
    }

    /// Whether a value may be the window, or another one.
    func isAmbiguous(_ range: TokenRange) -> Bool {
        guard let value = trace.values[range] else { return false }
        return scope.window.isPossible(value)
            && (!scope.window.isCertain(value) || uncertain.meets(range))
    }

    /// Whether a value may be another window than the app's own.
    func isSomeWindow(_ range: TokenRange) -> Bool {
        trace.values[range].map { !$0.windows.isSubset(of: scope.window.origins) } ?? false
    }

    /// Keeps a place that needs the window.
    mutating func obstacle(_ need: WindowObstacle.Need, at token: Int) {
        changes.obstacles.append(
            WindowObstacle(path: function.located.file.path, token: token, need: need))
    }

    // MARK: Statements

    /// What happens to a statement.
    enum Fate {
        /// It stays, its parts possibly changed.
        case stays
        /// It goes.
        case goes(WindowDecision.Reason)
        /// What stands between two of its braces stays, without what is around it.
        case unwraps(BracketPair)
    }

    /// Reads the statements of a block; gives whether nothing but its end is left of it.
    mutating func block(_ body: TokenRange, depth: Int) -> Bool {
        guard depth < Self.deepest else {
            if mentionsWindow(body) { obstacle(.unreadable, at: body.lowerBound) }
            return false
        }
        var isEmpty = true
        var kept: [Statement] = []
        for statement in file.statements(of: body) {
            let mark = changes.mark
            changes.decisions.append(
                WindowDecision(statement: statement.range, action: .keep, reason: .unrelated))
            switch fate(of: statement, depth: depth) {
            case .stays:
                settle(statement, since: mark)
                kept.append(statement)
                if !endsWithoutValue(statement) { isEmpty = false }
            case .goes(let reason):
                changes.keepOnlyFacts(since: mark)
                changes.removed.append(statement)
                changes.decisions.append(
                    WindowDecision(statement: statement.range, action: .remove, reason: reason))
            case .unwraps(let braces):
                changes.unwrapped.append(
                    UnwrappedBlock(statement: statement.range, braces: braces))
                outdentReplacements(in: braces, of: statement.range)
                changes.decisions[mark.decisions].action = .remove
                changes.decisions[mark.decisions].reason = .unwrapped
                kept.append(statement)
                isEmpty = false
            }
        }
        return isEmpty || dropTests(in: kept)
    }

    /// Questions for `self` in front of nothing go, too; gives whether nothing is left then.
    private mutating func dropTests(in statements: [Statement]) -> Bool {
        for statement in statements.reversed()
        where !isRemoved(statement) && !endsWithoutValue(statement) {
            guard onlyAsksForSelf(statement) else { return false }
            drop(statement, .windowIsSwiftUIs)
        }
        return true
    }

    /// Says why a statement stays.
    private mutating func settle(_ statement: Statement, since mark: WindowChanges.Mark) {
        let index = mark.decisions
        let isChanged = changes.isChanged(since: mark)
        if changes.setsRoot(since: mark), statement.blocks.isEmpty {
            changes.decisions[index].reason = .rootIsMadeHere
        } else if scope.rootValues[function.located.file.path]?[statement.range] != nil {
            changes.decisions[index].reason = .leavesValues
        } else if changes.readsRoot(since: mark), statement.blocks.isEmpty {
            changes.decisions[index].reason = .worksOnRoot
        } else if isChanged, !statement.blocks.isEmpty {
            changes.decisions[index].reason = .statementsStay
        } else if let setting = changes.lastSetting(since: mark), isChanged {
            changes.decisions[index].reason =
                setting.isForShownWindows
                ? .settingForShownWindows
                : facesScene ? .settingForSceneWindow : .settingForAllWindows
        } else if isChanged {
            let isStandIn = changes.standIns.union(changes.extendedCalls)
                .contains(where: statement.range.contains)
            changes.decisions[index].reason = isStandIn ? .handsContainerOn : .changed
        } else {
            // What stands in a statement that has nothing to do with the window needs no line.
            changes.decisions.removeSubrange((index + 1)...)
        }
    }

    /// `return`, `break` or `return true` do nothing by themselves.
    func endsWithoutValue(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .returnStatement:
            guard let value = statement.expression else { return true }
            return value.count == 1 && function.located.declaration.body == function.body
                && file.tokens.tokens[value.lowerBound].kind == .keyword(.true)
        default: return false
        }
    }

    /// Whether code uses the window at all.
    func mentionsWindow(_ range: TokenRange) -> Bool {
        mentions.meets(range)
    }

    private mutating func fate(of statement: Statement, depth: Int) -> Fate {
        if scope.moved[function.located.file.path]?.contains(statement.range) == true {
            return .goes(.movesWithRoot)
        }
        if let edits = scope.rootValues[function.located.file.path]?[statement.range] {
            changes.replacements += edits
            return .stays
        }
        if let setting = sceneSettings[statement.range] {
            changes.sceneSettings.append(setting)
            return .goes(.movesToScene)
        }
        switch statement.kind {
        case .declaration(let declaration): return fate(of: declaration, statement, depth: depth)
        case .expression: return fate(ofExpression: statement)
        case .returnStatement: return fate(ofReturn: statement)
        case .guardStatement: return fate(ofGuard: statement, depth: depth)
        case .ifStatement: return fate(ofIf: statement, depth: depth)
        case .whileLoop, .repeatLoop, .forLoop, .switchStatement, .doStatement,
            .deferStatement, .conditionalCompilation:
            return fate(ofBlocks: statement, depth: depth)
        case .throwStatement:
            _ = statement.expression.map { read(expressions.expression(in: $0)) }
            return .stays
        case .breakStatement, .continueStatement, .fallthroughStatement, .unrecognized:
            return .stays
        }
    }

    // MARK: Expressions

    private mutating func fate(ofExpression statement: Statement) -> Fate {
        if result == statement.range { return fate(ofResult: statement.range, statement) }
        currentStatement = statement
        switch read(expressions.expression(in: statement.range)) {
        case .window(nil):
            // A value that stands alone is what the code gives.
            if isValue(statement) { changes.windowGiven = statement.range.lowerBound }
            return .goes(.windowIsSwiftUIs)
        case .isThere:
            if isValue(statement) { obstacle(.presence, at: statement.range.lowerBound) }
            return .goes(.windowIsSwiftUIs)
        case .window(let call?):
            keepOnly(call, of: statement.range)
            return .stays
        case .windowClosure(let closure): return .unwraps(closure.codeBraces)
        case .superfluous(let reason): return .goes(reason)
        case .other: return .stays
        }
    }

    /// Whether an expression that is a statement is the value of the closure around it: nothing else does nothing.
    private func isValue(_ statement: Statement) -> Bool {
        switch expressions.expression(in: statement.range).kind {
        case .assignment, .call: false
        default: true
        }
    }

    private mutating func fate(ofReturn statement: Statement) -> Fate {
        guard let value = statement.expression else { return .stays }
        return fate(ofResult: value, statement)
    }

    /// What a function gives without a `return`: its only statement.
    private static func result(of function: FlowFunction) -> TokenRange? {
        guard function.id.part == .getter || function.located.declaration.returnType != nil else {
            return nil
        }
        let statements = function.file.statements(of: function.body)
        return statements.count == 1 ? statements[0].range : nil
    }

    private mutating func fate(ofResult value: TokenRange, _ statement: Statement) -> Fate {
        currentStatement = statement
        let meaning = read(expressions.expression(in: value))
        // What asks for the window behind the launch gets what the delegate has: nil.
        if isLenient, case .window = meaning {
            obstacle(.itself, at: value.lowerBound)
            changes.bindsWindow = true
            return .stays
        }
        switch meaning {
        case .window(nil):
            if scope.standIns != nil, standIn(expressions.expression(in: value)) != nil {
                obstacle(.itself, at: value.lowerBound)
            }
            changes.windowGiven = value.lowerBound
            return .goes(.windowIsSwiftUIs)
        case .window(let call?):
            changes.windowGiven = value.lowerBound
            keepOnly(call, of: statement.range)
            return .stays
        case .windowClosure(let closure):
            changes.windowGiven = value.lowerBound
            return .unwraps(closure.codeBraces)
        case .superfluous, .isThere:
            obstacle(.itself, at: value.lowerBound)
            return .stays
        case .other: return .stays
        }
    }

    /// The conditions that ask only for `self` from now on, or for the view of its container.
    var selfTests: [SelfTest] = []
    /// How closures that captured the window capture `self` in its place, by the `[` of their capture lists.
    var selfCaptures: [Int: String] = [:]
    /// Locals that the code uses from now on for the window's scene.
    var neededScenes: Set<String> = []
    /// The statement that is being read.
    var currentStatement: Statement?
    /// The code of the cases of each `switch` that stays.
    var cases: [TokenRange] = []
}

extension [Int: FlowEvent] {
    /// The tokens of the calls of functions of the program that are of some kind.
    fileprivate func tokens(where isMeant: ([FlowFunction]) -> Bool) -> TokenRanges {
        TokenRanges(
            compactMap { token, event in
                guard case .call(let call) = event.kind,
                    case .functions(let functions) = call.target, isMeant(functions)
                else { return nil }
                return token..<token + 1
            })
    }
}
