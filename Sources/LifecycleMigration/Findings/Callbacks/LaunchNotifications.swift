import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds who reads the launch options in the notification of the launch: they are not in it any more.
///
/// Source: Apple, `UIApplication.didFinishLaunchingNotification`, whose user information is that of the launch options.
struct LaunchNotifications {
    private let flow: AppFlow
    private let destination: Destination

    /// An analysis of an app, and where it moves.
    init(in flow: AppFlow, to destination: Destination) {
        self.flow = flow
        self.destination = destination
    }

    private static let names = [
        "didFinishLaunchingNotification", "UIApplicationDidFinishLaunching",
        "UIApplicationDidFinishLaunchingNotification",
    ]

    /// Whether some code names one of them.
    static func matter(to context: TargetContext) -> Bool {
        names.contains { name in context.files(naming: name).contains { _ in true } }
    }

    /// A finding for each place.
    func findings() -> [Finding] {
        let names = Self.names + constants
        return flow.functions(naming: names).flatMap { reads(in: $0, hearing: names) }
            .firstAtEachPlace()
    }

    /// The same for Objective-C.
    static func findings(
        inObjectiveC uses: [ObjectiveCUse], to destination: Destination
    ) -> [Finding] {
        uses.filter { $0.kind == .launchInformation }.map { finding(at: $0.place, destination) }
            .firstOnEachLine()
    }

    /// The names of the app's own constants that stand for one of them.
    private var constants: [String] {
        let files =
            Self.names.flatMap { Array(flow.context.files(naming: $0)) }
            + flow.context.files(mentioning: "UIApplicationDidFinishLaunchingNotification")
        let found = files.flatMap { file in
            let members =
                (file.types + file.extensions).flatMap(\.declaration.members)
                + file.outline.declarations.filter { !$0.kind.hasMembers }
            return members.flatMap(\.bindings).filter { binding in
                (binding.initializer ?? binding.accessors)?.contains { token in
                    Self.names.contains(file.outline.tokens.text(of: token))
                } ?? false
            }.map(\.name)
        }
        return Set(found).sorted()
    }

    /// What hears of the launch in the statements of a function.
    private func reads(in function: FlowFunction, hearing names: [String]) -> [Finding] {
        let file = function.file
        let known = Set(names + locals(of: function, holding: names))
        return flow.trace(of: function).events.flatMap { event -> [Finding] in
            guard case .call(let call) = event.kind,
                call.range(around: event).contains(where: {
                    known.contains(file.tokens.text(of: $0))
                })
            else { return [] }
            let methods =
                SelectedMethod(in: call, of: function).functions(in: flow.program)
                + called(within: event.statement, of: function)
            return reads(within: event.statement, of: function.located.file)
                + methods.flatMap { reads(within: $0.body, of: $0.located.file) }
        }
    }

    /// The locals that stand for a name.
    private func locals(of function: FlowFunction, holding names: [String]) -> [String] {
        let file = function.file
        return function.body.filter { token in
            token > 0
                && [.keyword(.let), .keyword(.var)].contains(file.tokens.tokens[token - 1].kind)
                && (token + 1..<file.endOfLine(from: token)).prefix(Self.mostTokens).contains {
                    names.contains(file.tokens.text(of: $0))
                }
        }.map(file.name(at:))
    }

    /// A constant's name has no more tokens than these.
    private static let mostTokens = 8

    /// The functions that a statement calls or hands over, and those that these call: a notification goes with them.
    private func called(within range: TokenRange, of function: FlowFunction) -> [FlowFunction] {
        let file = function.file
        let named = range.filter { file.tokens.tokens[$0].kind == .identifier }
            .map(file.name(at:)).flatMap { name -> [FlowFunction] in
                let own = function.owner.map { flow.program.members(name, of: $0) } ?? []
                return (own.map(\.located) + flow.program.globals(named: name)).filter {
                    $0.declaration.kind == .function
                }.flatMap { FlowFunction.all(of: $0, owner: function.owner) }
            }
        var seen: Set<FlowFunction.ID> = [function.id]
        let first = named.filter { seen.insert($0.id).inserted }
        let next = first.flatMap { one in
            flow.trace(of: one).events.flatMap { $0.runs(in: flow.program) }
        }
        return first + next.filter { seen.insert($0.id).inserted }
    }

    private func reads(within range: TokenRange, of file: ProgramFile) -> [Finding] {
        file.tokens(spelled: "userInfo").filter(range.contains).map { token in
            Self.finding(at: flow.context.place(file, token), destination)
        }
    }

    private static func finding(at place: Place, _ destination: Destination) -> Finding {
        Finding(
            .callbackLaunchOptions, .warning, .manual, at: place,
            "the launch options are not in this notification any more",
            remedy: destination == .scenes
                ? "read them from the scene's connection options"
                : "use `.onOpenURL` and its like, which also get what starts the app")
    }
}

extension FlowCall {
    /// The tokens of its arguments and of what it is called on.
    func range(around event: FlowEvent) -> TokenRange {
        event.range.lowerBound..<max(event.range.upperBound, arguments.last?.range.upperBound ?? 0)
    }
}
