import SwiftFlow
import SwiftOutline

/// The code of an app as values that are followed: windows, scenes, roots and delegates, wherever they go.
///
/// A class, since what it holds is found once; it lives as long as one plan.
package final class AppFlow {
    /// The app.
    package let context: TargetContext
    /// Its declarations.
    package let program: Program
    /// The values.
    package let analysis: FlowAnalysis
    /// The Objective-C that they run.
    package let objectiveC: ObjectiveCCode
    /// What UIKit's declarations mean to the analysis.
    package let semantics: UIKitSemantics
    /// The protocols by which the application delegate gives its window away.
    package var windowProtocols: WindowProtocols { semantics.windowProtocols }

    /// What brings a file into the analysis.
    private static let words = [
        "UIWindow", "window", "keyWindow", "windows", "rootViewController", "connectedScenes",
        "presentingViewController",
    ]

    /// Follows the values of an app with its delegates.
    package convenience init(
        context: TargetContext, delegate: DelegateClass, sceneDelegates: [DelegateClass]
    ) {
        self.init(
            context: context, delegate: delegate.name, sceneDelegates: sceneDelegates.map(\.name),
            owners: [delegate] + sceneDelegates)
    }

    /// Follows the values of code that runs in an app with delegates of these names; all members of the `owners` belong
    /// to it.
    package init(
        context: TargetContext, delegate: String, sceneDelegates: [String],
        owners: [DelegateClass] = []
    ) {
        self.context = context
        objectiveC = ObjectiveCCode(of: context)
        program = Program(TargetSources(context))
        semantics = UIKitSemantics(
            program: program, delegate: delegate, sceneDelegates: Set(sceneDelegates),
            libraries: LibraryWindows(in: context, program).types, objectiveC: objectiveC)
        analysis = FlowAnalysis(of: program, by: semantics) { _, values in
            values.contains { !$0.tags.isEmpty }
        }
        // A class of the app's own may be a window by its declaration only.
        for word in Self.words + program.subtypes(of: "UIWindow") {
            for file in context.files(naming: word) { addFunctions(of: file) }
        }
        for owner in owners {
            for member in owner.members { add(member, owner: owner.name) }
        }
        addLaunchCalls()
        analysis.run()
        followNames()
    }

    /// Any code may call the launch once more, to start anew.
    private func addLaunchCalls() {
        for file in context.files(naming: LaunchByProtocol.label) {
            functions(in: file, around: file.tokens(spelled: LaunchByProtocol.label))
                .forEach(analysis.add)
        }
    }

    /// Files that only name a member in which a window is kept belong to the analysis, too, and so does the code that only names
    /// what gives a window or a view controller that is reached from one.
    private func followNames() {
        var known = Set(Self.words)
        var givers: Set<FoundGiver> = []
        for _ in 0..<Self.rounds {
            let before = analysis.allFunctions.count
            let words = analysis.taggedMembers.subtracting(known)
            known.formUnion(words)
            words.sorted().flatMap { context.files(naming: $0) }.forEach(addFunctions)
            let found = Set(FoundGiver.all(in: analysis)).subtracting(givers)
            givers.formUnion(found)
            for giver in found.sorted() {
                for file in context.files(naming: giver.name) {
                    let uses = giver.uses(in: file).sorted()
                    functions(in: file, around: uses).forEach(analysis.add)
                    functions(in: file, withDefaultsAround: uses).forEach(analysis.add)
                }
            }
            guard analysis.allFunctions.count > before else { return }
            analysis.run()
        }
    }

    /// A window that is handed on from member to member more often is not followed.
    private static let rounds = 4

    private func addFunctions(of file: ProgramFile) {
        guard addedPaths.insert(file.path).inserted else { return }
        functions(in: file).forEach(analysis.add)
    }

    private var addedPaths: Set<String> = []

    /// The libraries that the app's files import.
    lazy var libraries = ImportedLibraries(context)

    /// Where closures are called that are known.
    lazy var closureCallers = ClosureCallers(analysis)

    private func add(_ member: LocatedDeclaration, owner: String?) {
        FlowFunction.all(of: member, owner: owner).forEach(analysis.add)
    }

    /// What the code of a function does, and what its expressions are.
    package func trace(of function: FlowFunction) -> FlowTrace { analysis.trace(of: function) }

    /// The calls of a name in a file: by the token of the name, the functions that may be meant.
    package func calls(named name: String, in file: ProgramFile) -> [Int: Set<FlowFunction.ID>] {
        let key = file.path + "\0" + name
        if let known = knownCalls[key] { return known }
        var result: [Int: Set<FlowFunction.ID>] = [:]
        for function in functions(in: file, around: file.tokens(spelled: name)) {
            for event in trace(of: function).calls(named: name) {
                if case .call(let call) = event.kind,
                    case .functions(let functions) = call.target
                {
                    result[call.token, default: []].formUnion(functions.map(\.id))
                }
            }
        }
        knownCalls[key] = result
        return result
    }

    /// Whether a function is named by nothing but calls of it that are followed.
    package func isOnlyCalled(_ function: FlowFunction) -> Bool {
        uses(of: function).areAllCalls(of: function)
    }

    /// The places that call a function, by the token of its name, be the code around them looked into or not.
    package func calls(of function: FlowFunction) -> [FunctionUses.Place] {
        uses(of: function).calls(of: function)
    }

    private func uses(of function: FlowFunction) -> FunctionUses {
        let name = function.located.declaration.name
        let uses = knownUses[name] ?? FunctionUses(of: name, in: self)
        knownUses[name] = uses
        return uses
    }

    /// What a member of a name is asked of in a file, by the token of the name.
    package func receivers(of member: String, in file: ProgramFile) -> [Int: FlowType] {
        var result: [Int: FlowType] = [:]
        for function in functions(in: file, around: file.tokens(spelled: member)) {
            for event in trace(of: function).events {
                switch event.kind {
                case .read(let receiver, member, let token, _),
                    .write(let receiver, member, let token, _),
                    .change(.some(let receiver), member, let token, _):
                    result[token] = receiver.type
                default: continue
                }
            }
        }
        return result
    }

    /// Whether a name on its own, which no member is asked for by, stands for a local of the code around it.
    package func isLocal(_ token: Int, in file: ProgramFile) -> Bool {
        functions(in: file, around: [token]).contains {
            trace(of: $0).types[token..<token + 1] != nil
        }
    }

    /// Something that happens, and what makes the variables at once that it is the first to use; each variable once.
    package func withValues(
        _ event: FlowEvent, knowing values: inout Set<FlowFunction.ID>
    ) -> [FlowEvent] {
        var found = [event]
        var index = 0
        while index < found.count {
            for value in found[index].runs(in: program)
            where value.id.part == .initialValue && values.insert(value.id).inserted {
                found += trace(of: value).events.filter { !$0.runsLater }
            }
            index += 1
        }
        return found
    }

    /// The functions in which one of some words stands, also in files that name no window.
    package func functions(naming words: [String]) -> [FlowFunction] {
        var seen: Set<FlowFunction.ID> = []
        return words.flatMap { word in
            context.files(naming: word).flatMap {
                functions(in: $0, around: $0.tokens(spelled: word))
            }
        }.filter { seen.insert($0.id).inserted }
    }

    /// All code of a file.
    private func functions(in file: ProgramFile) -> [FlowFunction] {
        if let known = knownFunctions[file.path] { return known }
        let found = readFunctions(in: file)
        knownFunctions[file.path] = found
        return found
    }

    /// Those in whose code one of some tokens stands, in the order of the file's code.
    package func functions(in file: ProgramFile, around tokens: [Int]) -> [FlowFunction] {
        let functions = functions(in: file)
        let order =
            functionsByBody[file.path]
            ?? functions.indices.sorted {
                functions[$0].body.lowerBound < functions[$1].body.lowerBound
            }
        functionsByBody[file.path] = order
        var found: Set<Int> = []
        for token in tokens {
            var low = 0
            var high = order.count
            while low < high {
                let middle = (low + high) / 2
                if functions[order[middle]].body.lowerBound <= token {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            if low > 0, functions[order[low - 1]].body.contains(token) {
                found.insert(order[low - 1])
            }
        }
        return found.sorted().map { functions[$0] }
    }

    /// Those a parameter of which starts with a value around one of some tokens, which are sorted.
    private func functions(in file: ProgramFile, withDefaultsAround tokens: [Int]) -> [FlowFunction]
    {
        if tokens.isEmpty { return [] }
        return functions(in: file).filter { function in
            function.parameters.contains { parameter in
                parameter.defaultValue.map(tokens.hasElement) ?? false
            }
        }
    }

    private func readFunctions(in file: ProgramFile) -> [FlowFunction] {
        let members = (file.types + file.extensions).flatMap { type in
            type.declaration.members.flatMap {
                FlowFunction.all(
                    of: LocatedDeclaration(file: file, declaration: $0),
                    owner: context.wholeType(of: type.declaration.name.lastComponent))
            }
        }
        let globals = file.outline.declarations.filter { !$0.kind.hasMembers }.flatMap {
            FlowFunction.all(of: LocatedDeclaration(file: file, declaration: $0), owner: nil)
        }
        return members + globals
    }

    private var functionsByBody: [String: [Int]] = [:]
    private var knownFunctions: [String: [FlowFunction]] = [:]
    private var knownCalls: [String: [Int: Set<FlowFunction.ID>]] = [:]
    private var knownUses: [String: FunctionUses] = [:]

    /// The type of an expression that a function evaluates; nil where it is not known.
    package func type(of range: TokenRange, in function: FlowFunction) -> FlowType? {
        trace(of: function).types[range]
    }

    /// Whether a value of no known origin may be a window by its type.
    package func mayBeWindow(_ value: FlowValue) -> Bool {
        value.type == .unknown || isWindow(value.type)
    }

    /// Whether a type is a class of windows that the code declares: no window of SwiftUI's is of such a class.
    package func isOwnKindOfWindow(_ type: FlowType) -> Bool {
        guard let name = type.name else { return false }
        return program.type(name)?.isDeclared == true && semantics.isWindow(name)
    }

    /// Whether a type is a window.
    package func isWindow(_ type: FlowType) -> Bool {
        type.name.map(semantics.isWindow) ?? false
    }
}
