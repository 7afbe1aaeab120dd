import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds the window that the delegate of a Mac app makes as the app launches, and whether a scene can take its place.
///
/// Each use of the window either has a counterpart in SwiftUI, or the delegate keeps it. What is not known is a use.
struct MacWindowAnalysis {
    private let facts: LaunchFacts
    private let tests: [String]
    private var delegate: DelegateClass { facts.delegate }

    /// An analysis of an app; `modules` is what the apps of the tree are built with, and `flows` gets what is followed.
    init(
        _ context: TargetContext, delegate: DelegateClass, modules: ModuleGraph, flows: AppFlows
    ) {
        tests = modules.tests(of: context.target).flatMap(\.sources)
        facts = LaunchFacts(
            context: context, delegate: delegate, sceneDelegate: nil, others: [],
            usesScenes: false, storyboard: nil, isPlaceholder: false, flows: flows)
    }

    /// What becomes of the window.
    func window() -> MacWindow {
        let makings = self.makings()
        guard let (function, making) = makings.first else {
            return MacWindowsOfOthers(facts).window()
        }
        do throws(MacWindowObstacle) {
            if let (function, other) = makings.dropFirst().first {
                throw MacWindowObstacle(
                    .several, function.located.file, other.range.lowerBound)
            }
            return .scene(try scene(making, in: function))
        } catch {
            return .kept(
                KeptMacWindow(
                    obstacle: error, path: function.located.file.path,
                    token: making.range.lowerBound,
                    isSeen: ShownWindows(in: facts.context).areThere))
        }
    }

    /// Checks that the launch does not look for a window.
    ///
    /// - Throws: the place.
    func checkLaunch() throws(MacWindowObstacle) { try MacWindowReaders(facts).checkLaunch() }

    /// What the end of the launch does that the content of a main storyboard's window may notice.
    func order(beside storyboard: MacStoryboardRoot) -> [MacWindowOrder.Place] {
        let types = facts.context.storyboards.shown(withInitialOf: storyboard.name)
        return MacWindowOrder(facts, showing: types).places(in: [launch].compactMap { $0 })
    }

    private var launch: FlowFunction? {
        delegate.methods(Self.launchMethod).first.flatMap {
            FlowFunction($0, owner: delegate.name)
        }
    }

    /// The places at which the delegate's code makes windows before the launch has ended.
    private func makings() -> [(FlowFunction, MacWindowMaking)] {
        facts.timeline.early.filter { $0.owner == delegate.name }.flatMap { function in
            MacWindowMaking.all(
                in: function.body, of: function.located.file, facts.context
            ).filter { !$0.takesWindow }.map { (function, $0) }
        }
    }

    private func scene(
        _ making: MacWindowMaking, in function: FlowFunction
    ) throws(MacWindowObstacle) -> MacWindowScene {
        let call = try callOfFunction(making, function)
        let path = StatementPath(around: making.range.lowerBound, in: function)
        guard let statement = path.around.last, path.around.count == 1 else {
            throw MacWindowObstacle(
                .conditional, function.located.file, making.range.lowerBound)
        }
        let (holder, statements) = try uses(of: making, function, statement)
        try checkWay(to: statements.map(\.statement), in: function)
        let locals = MacWindowLocals(of: function)
        var settings = try MacWindowSettings(making, in: function, locals, statement, facts)
        for statement in statements { try settings.take(statement) }
        let shown = try shownContent(settings, function, making)
        var going = statements.map(\.statement)
        going += locals.superfluous(besides: going).filter { !isContent($0, shown, in: function) }
        var content = try MacWindowContentAnalysis(facts, function, shown, beside: going).found()
        let title = try MacWindowTitle(settings.title, in: function, facts)
        try MacWindowReaders(facts).check(except: going, in: function)
        var removed = [function.id: going.map(\.range) + content.root.removed]
        if let call { removed[call.function.id] = [call.statement.range] }
        let order = MacWindowOrder(facts, content, except: removed)
            .places(in: [call?.function, function].compactMap { $0 })
        let open = content.waiting(for: order, call?.statement, facts)
        return MacWindowScene(
            launch: facts, function: function, statements: going, property: holder.property,
            call: call, content: content, settings: settings, title: title, order: open)
    }

    /// Whether a local is the content, or feeds it, which moves by itself.
    private func isContent(
        _ statement: Statement, _ content: MacWindowSettings.Content, in function: FlowFunction
    ) -> Bool {
        guard case .declaration(let declaration) = statement.kind else { return false }
        return function.file.references(in: content.value.range).contains {
            $0.role == .bare && $0.name == declaration.name
        }
    }

    // MARK: The function

    /// The launch method's statement that calls the function; nil where the launch method makes the window itself.
    private func callOfFunction(
        _ making: MacWindowMaking, _ function: FlowFunction
    ) throws(MacWindowObstacle) -> (function: FlowFunction, statement: Statement)? {
        let file = function.located.file
        if making.framework == "NSWindowController" {
            throw MacWindowObstacle(.controller(making.type), file, making.range.lowerBound)
        }
        if making.type != "NSWindow" {
            throw MacWindowObstacle(.kind(making.type), file, making.range.lowerBound)
        }
        guard let launch, function.id.part == .body else {
            throw MacWindowObstacle(.early, file, making.range.lowerBound)
        }
        try checkCalls(of: launch, times: 0)
        if function == launch { return nil }
        guard let statement = call(of: function, in: launch) else {
            throw MacWindowObstacle(.early, file, making.range.lowerBound)
        }
        try checkCalls(of: function, times: 1)
        try checkWay(to: [statement], in: launch)
        return (launch, statement)
    }

    private static let launchMethod = "applicationDidFinishLaunching(_:)"

    /// The statement `method()` of the launch method.
    private func call(of function: FlowFunction, in launch: FlowFunction) -> Statement? {
        let declaration = function.located.declaration
        guard declaration.parameters.isEmpty, !declaration.isStatic, !declaration.isOverride,
            declaration.attributes.isEmpty, !declaration.isAsync, declaration.returnType == nil,
            declaration.conditions.isEmpty
        else { return nil }
        return launch.file.statements(of: launch.body).first { statement in
            guard statement.kind == .expression,
                case .call(let callee, let arguments) =
                    ExpressionReader(launch.file).expression(in: statement.range).kind
            else { return false }
            return arguments.isEmpty && MacWindowHolder.ownName(callee) == declaration.name
        }
    }

    /// Checks that nobody else names a function of the delegate.
    private func checkCalls(
        of function: FlowFunction, times: Int
    ) throws(MacWindowObstacle) {
        let name = function.located.declaration.name
        var left = times
        for file in facts.context.files(naming: name) {
            for token in file.tokens(spelled: name) {
                let tokens = file.outline.tokens.tokens
                guard tokens[token].kind == .identifier, token > 0,
                    tokens[token - 1].kind != .keyword(.func)
                else { continue }
                left -= 1
                if left < 0 { throw MacWindowObstacle(.calledElsewhere(name), file, token) }
            }
        }
    }

    /// Checks that every way through a function leads through some of its statements.
    private func checkWay(
        to statements: [Statement], in function: FlowFunction
    ) throws(MacWindowObstacle) {
        guard let last = statements.map(\.range.lowerBound).max() else { return }
        let path = StatementPath(to: last, in: function)
        guard path.isOnEveryWay(where: { _ in false }, passing: true) else {
            throw MacWindowObstacle(.conditional, function.located.file, last)
        }
    }

    // MARK: The window

    /// What holds the window, and the statements of the function about it.
    private func uses(
        of making: MacWindowMaking, _ function: FlowFunction, _ statement: Statement
    ) throws(MacWindowObstacle) -> (MacWindowHolder, [MacWindowStatement]) {
        var holder = try MacWindowHolder(making, in: function, statement, of: delegate)
        for use in try MacWindowUses(facts, function, holder).statements() {
            guard case .holding(let name, let token) = use.kind else { continue }
            guard holder.property == nil else {
                throw MacWindowObstacle(.itself, function.located.file, token)
            }
            try holder.hold(name, of: delegate, at: token, in: function)
        }
        let uses = MacWindowUses(facts, function, holder)
        let statements = try uses.statements()
        try uses.checkDelegate()
        try uses.checkOthers(tests: tests)
        return (holder, statements)
    }

    /// The one thing that the window shows.
    private func shownContent(
        _ settings: MacWindowSettings, _ function: FlowFunction, _ making: MacWindowMaking
    ) throws(MacWindowObstacle) -> MacWindowSettings.Content {
        let file = function.located.file
        guard let content = settings.contents.first, settings.contents.count == 1 else {
            let place = settings.contents.dropFirst().first?.target ?? making.range
            throw MacWindowObstacle(
                .contents(settings.contents.count), file, place.lowerBound)
        }
        guard settings.shownToken != nil else {
            throw MacWindowObstacle(.notShown, file, making.range.lowerBound)
        }
        return content
    }
}
