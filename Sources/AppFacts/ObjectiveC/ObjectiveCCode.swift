import SourceEditing
import SwiftFlow
import SwiftOutline

/// The app's own Objective-C as far as Swift code runs it: what a message or a function leads to, through messages to the app's own classes.
///
/// A light reading. Methods are found by the first part of their selectors; blocks that are kept for later do not count. A class, since each
/// source is read once, when it is asked for.
package final class ObjectiveCCode {
    private let context: TargetContext
    private var classes: [String: [Implementation]] = [:]
    private var functions: [String: [Body]] = [:]
    private var functionsOfSources: [String: [String: [Body]]] = [:]
    private var variablesOfSources: [String: VariablesOfC] = [:]
    private var reaches: [String: ObjectiveCReach] = [:]

    /// A class in one source that implements it.
    private struct Implementation {
        let path: String
        let source: ObjectiveCTokens
        let type: ObjectiveCClass
    }

    /// A method of a class, or a function, whose owner has no name.
    private struct Body {
        let owner: String
        let path: String
        let source: ObjectiveCTokens
        let range: Range<Int>

        var id: String { "\(path):\(range.lowerBound)" }
    }

    /// The code beside an app's Swift.
    package init(of context: TargetContext) {
        self.context = context
    }

    /// Whether a name is of a class that the target implements in Objective-C.
    package func isClass(_ name: String) -> Bool {
        implementations(of: name).contains { !$0.type.isCategory }
    }

    private func implementations(of name: String) -> [Implementation] {
        if let known = classes[name] { return known }
        guard !context.target.objectiveCSources.isEmpty else {
            return []
        }
        let paths = context.library.paths(context.target.sources, implementing: name)
        let found = paths.flatMap { path -> [Implementation] in
            guard let text = context.library.text(path) else { return [] }
            let source = self.source(text)
            return ObjectiveCClass.all(in: source).filter { $0.name == name }.map {
                Implementation(path: path, source: source, type: $0)
            }
        }
        classes[name] = found
        return found
    }

    /// A source with what the macros stand for that have to do with what all code of the app shares.
    private func source(_ text: SourceText) -> ObjectiveCTokens {
        macros.all.expanding(macros.names, in: ObjectiveCTokens(text))
    }

    private lazy var headers = ObjectiveCProgram.headers(of: sources, in: context)

    /// The sources in Objective-C and C.
    private lazy var sources = context.target.sourcesInC

    private lazy var hasCode = context.hasCodeInC

    private lazy var macros: (all: ObjectiveCMacros, names: Set<String>) = {
        let all = ObjectiveCMacros(of: sources, and: headers.map(\.source), in: context.library)
        return (all, all.names(mentioning: Self.shared))
    }()

    /// Words of what all code of an app shares.
    private static let shared: Set<String> = [
        "NSUserDefaults", "standardUserDefaults", "NSUbiquitousKeyValueStore",
        "NSNotificationCenter", "defaultCenter", "NSFileManager", "SecItemAdd", "SecItemUpdate",
    ]

    /// A class with those of the target in Objective-C that it inherits from, as far as they are such.
    package func ancestry(of name: String) -> [String] {
        var chain: [String] = []
        var next: String? = name
        while let name = next, isClass(name), !chain.contains(name) {
            chain.append(name)
            next =
                declarations(of: name).lazy.compactMap { source in
                    source.tokens.indices.first {
                        source.spells($0, "interface") && source.spells($0 + 1, name)
                            && source.spells($0 + 2, ":")
                    }.map { source.spelling($0 + 3) }
                }.first
        }
        return chain
    }

    /// The sources that implement a class, and the header that is named for it.
    private func declarations(of name: String) -> [ObjectiveCTokens] {
        let headers = context.library.tree.paths.filter { $0.fileName == name + ".h" }
        return implementations(of: name).map(\.source)
            + headers.compactMap(context.library.text).map { ObjectiveCTokens($0) }
    }

    // MARK: What is run

    /// What something in Swift runs; nil where it sends no message to such a class, and calls no such function.
    package func reach(of event: FlowEvent, in function: FlowFunction) -> ObjectiveCReach? {
        guard hasCode else { return nil }
        if let name = Self.function(event) {
            let bodies = functions(named: name)
            if !bodies.isEmpty { return reach(of: name, name + "()", from: bodies) }
        }
        guard !context.target.objectiveCSources.isEmpty else { return nil }
        guard let (name, member) = message(event, in: function) else { return nil }
        let isRenamed = renames(member)
        var found = reach(
            of: name, "\(name) \(member)",
            from: methods(of: name) { isRenamed || $0.hasPrefix(member) })
        guard isClass(name) else { return found }
        switch event.kind {
        case .write(_, let property, _, _): found.use(property, isSet: true)
        case .read(_, let property, _, _): found.use(property, isSet: false)
        default: break
        }
        return found
    }

    /// Whether a header may give a method that name in Swift, so that its selector tells nothing.
    private func renames(_ member: String) -> Bool {
        !context.library.paths(renamingHeaders, mentioning: member).isEmpty
    }

    private lazy var renamingHeaders = context.library.paths(
        context.library.tree.paths.filter(\.isHeader), mentioning: "NS_SWIFT_NAME")

    /// What a view controller or view runs as it is loaded and shown, or until it appears; nil where it is none of such classes.
    ///
    /// Of a view out of a nib the initializer runs then, too.
    package func reach(
        ofLoading name: String, untilItAppears: Bool = false, isOfNib: Bool = false
    ) -> ObjectiveCReach? {
        guard isClass(name) else { return nil }
        let moments = (untilItAppears ? Self.loading : Self.loading.union(Self.appearing))
            .union(isOfNib ? ["initWithCoder:"] : [])
        var found = reach(
            of: name, (untilItAppears ? name + " loaded" : name) + (isOfNib ? " of nib" : ""),
            from: methods(of: name, where: moments.contains))
        for outlet in outlets(of: name) { found.use(outlet, isSet: true) }
        return found
    }

    /// What UIKit calls then, beside the initializers, which run where they are written.
    private static let loading: Set<String> = [
        "loadView", "viewDidLoad", "awakeFromNib", "viewWillAppear:",
    ]
    private static let appearing: Set<String> = [
        "viewIsAppearing:", "viewDidAppear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    ]

    /// The properties of a class that are there once its view is loaded from a nib or a storyboard.
    private func outlets(of name: String) -> [String] {
        declarations(of: name).flatMap { source in
            source.tokens.indices.filter { source.spells($0, "IBOutlet") }.compactMap { token in
                source.statement(around: token).last { source.tokens[$0].kind == .name }
                    .map(source.spelling)
            }
        }
    }

    /// The class that an event sends something to, and the name of the member in Swift.
    private func message(
        _ event: FlowEvent, in function: FlowFunction
    ) -> (type: String, member: String)? {
        switch event.kind {
        case .call(let call):
            switch call.target {
            case .makingForeign(let type): return isClass(type) ? (type, "init") : nil
            case .foreign, .unknown:
                return type(of: call.receiver, event, in: function).map { ($0, call.name) }
                    ?? category(of: call, in: function).map { ($0, call.name) }
            case .functions, .making, .elementwise, .closures: return nil
            }
        case .write(let receiver, let member, _, _):
            let setter = "set" + member.prefix(1).uppercased() + member.dropFirst()
            return
                (type(of: receiver, event, in: function)
                ?? category(of: receiver, having: [setter + ":"], event, in: function))
                .map { ($0, setter) }
        case .read(let receiver, let member, _, _):
            let getters = [member, "is" + member.prefix(1).uppercased() + member.dropFirst()]
            return
                (type(of: receiver, event, in: function)
                ?? category(of: receiver, having: getters, event, in: function))
                .map { ($0, member) }
        default: return nil
        }
    }

    private func type(
        of receiver: FlowValue?, _ event: FlowEvent, in function: FlowFunction
    ) -> String? {
        var name = receiver?.type.unwrapped.name
        if case .metatype(let type)? = receiver?.type { name = type }
        if let name { return isClass(name) ? name : nil }
        // Of a class that Swift doesn't declare only the name is known: `Marker.mark()`.
        let first = function.file.tokens.text(of: event.range.lowerBound)
        return isClass(first) ? first : nil
    }

    /// The class of Apple's to which a category of the target adds the method that something calls: `applyStyle()` of view controllers.
    private func category(of call: FlowCall, in function: FlowFunction) -> String? {
        var type = call.receiver.map { $0.type.unwrapped.name } ?? function.owner
        if case .metatype(let name)? = call.receiver?.type { type = name }
        guard let type else { return nil }
        let own = context.inheritanceChain(of: type)
        let isController = own.contains { $0.hasSuffix("Controller") }
        return (own + [isController ? "UIViewController" : "UIView", "UIResponder", "NSObject"])
            .first { name in
                implementations(of: name).contains { one in
                    one.type.isCategory
                        && one.type.allMethods.contains { $0.selector.hasPrefix(call.name) }
                }
            }
    }

    /// The class of Apple's to which a category of the target adds a property of the class: `UIColor.brand = …`. What a category adds to
    /// each of many objects says nothing of two of them.
    private func category(
        of receiver: FlowValue?, having selectors: [String], _ event: FlowEvent,
        in function: FlowFunction
    ) -> String? {
        var name = function.file.tokens.text(of: event.range.lowerBound)
        if case .metatype(let type)? = receiver?.type { name = type }
        return context.inheritanceChain(of: name).first { name in
            implementations(of: name).contains { one in
                one.type.isCategory
                    && one.type.classMethods.contains { selectors.contains($0.selector) }
            }
        }
    }

    // MARK: Functions

    /// The name of a function of another language that an event calls: `start_services()`.
    private static func function(_ event: FlowEvent) -> String? {
        guard case .call(let call) = event.kind, call.receiver == nil,
            call.token == event.range.lowerBound
        else { return nil }
        switch call.target {
        case .foreign, .unknown: return call.name
        // A function may begin with a capital letter, too.
        case .makingForeign(let type): return type
        case .functions, .making, .elementwise, .closures: return nil
        }
    }

    private func functions(named name: String) -> [Body] {
        if let known = functions[name] { return known }
        let all = sources + headers.map(\.path)
        let paths = Set(context.library.paths(all, mentioning: name)).sorted()
        let found = paths.flatMap { functions(in: $0)[name] ?? [] }
        functions[name] = found
        return found
    }

    /// The functions of a source, by name.
    private func functions(in path: String) -> [String: [Body]] {
        if let known = functionsOfSources[path] { return known }
        var found: [String: [Body]] = [:]
        if let text = context.library.text(path) {
            let source = self.source(text)
            let facts = ObjectiveCFacts(delegates: [], in: context)
            for function in ObjectiveCOutline(of: source, noting: facts).functions {
                found[function.name, default: []].append(
                    Body(owner: "", path: path, source: source, range: function.body))
            }
        }
        functionsOfSources[path] = found
        return found
    }

    // MARK: Variables

    /// Whether a name is that of a variable of C's that the headers declare.
    package func isGlobal(_ name: String) -> Bool { globals.contains(name) }

    private lazy var globals: Set<String> = headers.reduce(into: []) { found, header in
        let variables = VariablesOfC(of: header.source)
        found.formUnion(variables.names.subtracting(variables.ofFile))
    }

    private lazy var constants = ObjectiveCConstants(
        of: headers.map(\.source)
            + Set(context.library.paths(sources, mentioning: "Notification")).sorted()
            .compactMap(context.library.text).map { ObjectiveCTokens($0) })

    private func variables(in path: String, _ source: ObjectiveCTokens) -> VariablesOfC {
        if let known = variablesOfSources[path] { return known }
        let found = VariablesOfC(of: source)
        variablesOfSources[path] = found
        return found
    }

    // MARK: Reaches

    private func reach(
        of name: String, _ key: String, from bodies: [Body]
    ) -> ObjectiveCReach {
        if let known = reaches[key] { return known }
        var reach = ObjectiveCReach(of: name)
        // What classes do as they are used first may use each other.
        reaches[key] = reach
        defer { reaches[key] = reach }
        var queue = bodies
        var seen: Set<String> = []
        while let next = queue.popLast(), seen.count < Self.most {
            guard seen.insert(next.id).inserted else { continue }
            let variables = variables(in: next.path, next.source)
            reach.add(next.range, of: next.source, at: next.path, constants: constants) { name in
                variables.names.contains(name)
                    ? isGlobal(name) && !variables.ofFile.contains(name)
                        ? name : "\(next.path):\(name)"
                    : isGlobal(name) ? name : nil
            }
            let words = reach.words(in: next.range, of: next.source)
            for other in words.filter({ $0 != name && isClass($0) }).sorted() + [next.owner] {
                if other != next.owner { reach.classes.insert(other) }
                queue += methods(of: other) { selector in
                    words.contains(String(selector.prefix { $0 != ":" }))
                }
            }
            let functions = functions(in: next.path)
            queue += words.sorted().flatMap { functions[$0] ?? [] }
            queue += reach.calls(in: next.range, of: next.source)
                .filter { functions[$0] == nil }.sorted().flatMap(self.functions)
        }
        for type in reach.classes.union(isClass(name) ? [name] : []).sorted() {
            let bodies = ancestry(of: type).flatMap { methods(of: $0) { $0 == "initialize" } }
            guard !bodies.isEmpty, key != Self.initializing(type) else { continue }
            reach.initializing[type] = self.reach(of: type, Self.initializing(type), from: bodies)
        }
        return reach
    }

    private static func initializing(_ type: String) -> String { type + " initialize" }

    private func methods(of name: String, where isMeant: (String) -> Bool) -> [Body] {
        implementations(of: name).flatMap { one in
            (one.type.methods + one.type.classMethods).filter { isMeant($0.selector) }.map {
                Body(owner: name, path: one.path, source: one.source, range: $0.body)
            }
        }
    }

    /// More methods are not followed.
    private static let most = 300
}
