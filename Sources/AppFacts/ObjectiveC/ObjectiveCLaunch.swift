import SourceEditing

/// What the launch of a delegate in Objective-C does with windows and asks of the application, in its own methods and in all that these may call.
///
/// A light reading: a message may mean every method of the target that has its name, so rather too much is found than too little.
package struct ObjectiveCLaunch {
    /// What is done with a window.
    package enum Kind: Hashable {
        /// One is made.
        case makes
        /// One is shown.
        case shows
        /// The root view controller of one is set.
        case setsRoot
        /// The application is asked for its windows or scenes.
        case asksApplication
        /// The delegate's own window is asked for something.
        case asksOwn
        /// The application is asked for what belongs to scenes, or differs before one connects.
        case asksState
        /// Something is presented.
        case presents
    }

    /// A place that does something with a window.
    package struct Use {
        /// What it does.
        package let kind: Kind
        /// The source, relative to the top of the tree.
        package let path: String
        /// Its tokens.
        package let source: ObjectiveCTokens
        /// The token.
        package let token: Int
        /// The method or function that it stands in.
        package let function: String

        /// Where it stands, in bytes.
        package var offset: Int { source.tokens[token].range.lowerBound }
    }

    /// The methods that UIKit calls as the app launches.
    package static let selectors = [
        "application:willFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions:",
        "applicationDidFinishLaunching:",
    ]

    /// What is done with windows, in the order of the files.
    package let uses: [Use]
    /// The types in Swift of the target that the launch names, with the places: what they do is not followed from here.
    package let swiftTypes: [(name: String, path: String, offset: Int)]

    /// Follows the launch of a delegate.
    package init(of delegate: ObjectiveCDelegate, in context: TargetContext) {
        let code = ObjectiveCBodies(of: context)
        var pending = delegate.methods.filter {
            Self.selectors.contains($0.selector) || $0.selector == "init"
        }.map {
            ObjectiveCBodies.Body(
                path: $0.path, source: $0.source, range: $0.code.body, owner: delegate.name,
                name: $0.selector)
        }
        var seen = Set(pending.map(\.id))
        var uses: [Use] = []
        var types: [(name: String, path: String, offset: Int)] = []
        while let body = pending.popLast() {
            let running = ObjectiveCReach.running(beforeNextTurn: body.range, of: body.source)
            uses += Self.uses(in: body, running)
            let names = body.names(among: running)
            for called in code.bodies(calledWith: names, from: body.owner)
            where seen.insert(called.id).inserted { pending.append(called) }
            for (name, token) in names.sorted(by: { $0.value < $1.value })
            where name.first?.isUppercase == true && !context.types(named: name).isEmpty {
                types.append((name, body.path, body.source.tokens[token].range.lowerBound))
            }
        }
        self.uses = uses.sorted { ($0.path, $0.token) < ($1.path, $1.token) }
        swiftTypes = types.sorted { ($0.path, $0.offset) < ($1.path, $1.offset) }
    }

    private static func uses(in body: ObjectiveCBodies.Body, _ running: [Int]) -> [Use] {
        running.compactMap { token in
            kind(of: token, in: body.source).map {
                Use(
                    kind: $0, path: body.path, source: body.source, token: token,
                    function: body.name)
            }
        }
    }

    /// What a token does with a window; nil for all others.
    private static func kind(of token: Int, in source: ObjectiveCTokens) -> Kind? {
        guard source.tokens[token].kind == .name else { return nil }
        switch source.spelling(token) {
        case "makeKeyAndVisible": return .shows
        case "setRootViewController": return .setsRoot
        case "rootViewController":
            let isSet = source.spells(token + 1, "=") && !source.spells(token + 2, "=")
            return isSet ? .setsRoot : .asksOwn
        case "keyWindow", "windows", "connectedScenes": return .asksApplication
        case "applicationState", "statusBarOrientation", "statusBarFrame": return .asksState
        case "presentViewController", "performSegueWithIdentifier": return .presents
        case "window", "_window":
            // A declaration, and what gets a value, ask for nothing.
            let isDeclared = source.spells(token - 1, "*")
            let isSet = source.spells(token + 1, "=") && !source.spells(token + 2, "=")
            return isDeclared || isSet ? nil : .asksOwn
        case let name where name.hasSuffix("Window"):
            let isMade = ["alloc", "new"].contains { source.spells(token + 1, $0) }
            return isMade ? .makes : nil
        default: return nil
        }
    }
}
