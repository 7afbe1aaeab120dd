import AppFacts
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Finds what the launch and the first views call of linked modules, and the launch of Objective-C, that comes too early or too late once the window
/// waits for its scene.
struct CallsBesideLaunch {
    private let app: UIKitApp
    private let moved: [TokenRange]
    private let linked: [String]
    private var library: SourceLibrary { app.context.library }

    /// A look at an app with the code that it is built with; `moved` is code of the launch that waits for the scene, too.
    init(of app: UIKitApp, _ modules: [LinkedModule], besides moved: [TokenRange]) {
        self.app = app
        self.moved = moved
        linked = Set(modules.flatMap(\.ownSources)).sorted()
    }

    /// Calls of the launch that ask for windows, or for what belongs to a scene.
    func windows() -> [Finding] {
        let asking = BesideQuestion.allCases.flatMap { question in
            calls(asking: question).map { (question: question, call: $0) }
        }
        return asking.map { question, call in
            let name = call.file.outline.name(at: call.token)
            return Finding(
                question.id, .warning, .manual,
                at: app.context.place(call.file, call.token),
                "what '\(name)' asks \(question.words), before a scene connects",
                remedy: "call it when the scene has connected, after `makeKeyAndVisible`")
        }.firstOnEachLine()
    }

    private func calls(asking question: BesideQuestion) -> [(file: ProgramFile, token: Int)] {
        // What waits for its turn is not meant.
        let later = [
            "async", "asyncAfter", "dispatch_async", "dispatch_after", "Task", "addObserver",
        ]
        let words = question.members
        let paths = app.context.target.objectiveCSources + linked
        let callees = callees(in: paths, naming: words, except: later)
        let functions = app.launch.timeline.launchFunctions
        return calls(of: callees, in: functions) + reaching(words, in: functions)
    }

    /// What the launch has the app's own Objective-C run that names some words, through the calls of that.
    private func reaching(
        _ words: [String], in functions: [FlowFunction]
    ) -> [(file: ProgramFile, token: Int)] {
        guard !app.context.target.objectiveCSources.isEmpty else { return [] }
        let flow = app.launch.flow
        return functions.flatMap { function in
            flow.trace(of: function).events.compactMap { event in
                guard !event.runsLater, case .call(let call) = event.kind,
                    !isMoved(call.token, in: function),
                    let reach = flow.objectiveC.reach(of: event, in: function),
                    !reach.spots(where: words.contains).isEmpty
                else { return nil }
                return (function.located.file, call.token)
            }
        }
    }

    /// Calls of the launch that have linked code hear when the app enters the foreground: with scenes it is told so at launch, too.
    ///
    /// Source: see `ForegroundObservers`.
    func observers() -> [Finding] {
        let callees = callees(in: linked, naming: ForegroundObservers.names)
        return calls(of: callees, in: app.launch.timeline.launchFunctions).map { file, token in
            Finding(
                .callbackActiveState, .warning, .review, at: app.context.place(file, token),
                "with scenes, what '\(file.outline.name(at: token))' has observe the foreground is notified at launch, too",
                remedy: "let it do nothing until the app has been in the background")
        }
    }

    /// Calls of the first views that name the delegate of notifications.
    func notifications(_ order: LaunchOrder) -> [Finding] {
        let callees = callees(in: linked, naming: ["UNUserNotificationCenter"]) { source, body in
            body.contains { source.spells($0, "UNUserNotificationCenter") }
                && body.contains {
                    source.spells($0, "delegate") && source.spells($0 + 1, "=")
                        || source.spells($0, "setDelegate")
                }
        }
        let early = Set(app.launch.timeline.launchFunctions.map(\.id))
        let views = order.ofFirstViews.map(\.function).filter { !early.contains($0.id) }
        return calls(of: callees, in: views).map { file, token in
            Finding(
                .launchOrder, .warning, .manual, at: app.context.place(file, token),
                "the delegate of notifications was set here during the launch, with the first view, and now is after it: it is not notified of the tap that launches the app",
                remedy: "do this in 'application(_:didFinishLaunchingWithOptions:)'")
        }
    }

    /// The functions whose code has one of some words, and is of a kind.
    private func callees(
        in paths: [String], naming words: [String], except exceptions: [String] = [],
        where isMeant: ((ObjectiveCTokens, Range<Int>) -> Bool)? = nil
    ) -> Set<String> {
        LinkedCallees(
            in: paths, of: library, naming: words, except: exceptions, where: isMeant
        ).names
    }

    /// Where functions call those, by the names of their types, `Kit.start()`, `Kit.shared.start()`, `Kit().start()`, `Kit.margin`, or on an object of
    /// such a type.
    private func calls(
        of callees: Set<String>, in functions: [FlowFunction]
    ) -> [(file: ProgramFile, token: Int)] {
        guard !callees.isEmpty else { return [] }
        var seen: Set<String> = []
        return functions.flatMap { function -> [(file: ProgramFile, token: Int)] in
            let file = function.file
            let named = file.references(in: function.body).filter { $0.role == .bare }.flatMap {
                uses(from: $0, of: callees, in: file)
            }
            let later = app.launch.flow.trace(of: function).events.filter(\.runsLater)
            return (named + calls(onObjectsOf: callees, in: function)).filter { token in
                !isMoved(token, in: function) && !later.contains { $0.range.contains(token) }
                    && seen.insert("\(function.located.file.path) \(token)").inserted
            }.map { (function.located.file, $0) }
        }
    }

    /// What a name and the members behind it use of those.
    private func uses(
        from reference: Reference, of callees: Set<String>, in file: SwiftFile
    ) -> [Int] {
        let tokens = file.tokens
        let isCalled = { (token: Int) in tokens.tokens[token + 1].kind == .leftParen }
        var last = reference.token
        if isCalled(last) {
            let made = [reference.name, reference.name + ".init"].contains(where: callees.contains)
            if made { return [last] }
            last = Int(tokens.partners[last + 1])
            guard last > reference.token else { return [] }
        }
        while [.period, .postfixQuestionMark, .exclamationMark].contains(
            tokens.tokens[last + 1].kind)
        {
            if tokens.tokens[last + 1].kind != .period {
                last += 1
                continue
            }
            guard tokens.tokens[last + 2].kind == .identifier else { break }
            last += 2
            if callees.contains(reference.name + "." + file.name(at: last)) { return [last] }
        }
        return []
    }

    private func calls(onObjectsOf callees: Set<String>, in function: FlowFunction) -> [Int] {
        app.launch.flow.trace(of: function).events.compactMap { event in
            guard !event.runsLater, case .call(let call) = event.kind,
                let type = call.receiver?.type.unwrapped.name,
                callees.contains(type + "." + call.name)
            else { return nil }
            return call.token
        }
    }

    private func isMoved(_ token: Int, in function: FlowFunction) -> Bool {
        function.located.file.path == app.delegate.file.path
            && moved.contains { $0.contains(token) }
    }
}
