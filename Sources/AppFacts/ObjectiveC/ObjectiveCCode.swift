import SwiftFlow
import SwiftOutline

/// The app's own Objective-C as far as Swift code runs it: what a message leads to, through messages to the app's own classes.
///
/// A light reading. Methods are found by the first part of their selectors; blocks that are kept for later do not count. A class, since each
/// source is read once, when it is asked for.
package final class ObjectiveCCode {
    private let context: TargetContext
    private var classes: [String: [Implementation]] = [:]
    private var reaches: [String: ObjectiveCReach] = [:]

    /// A class in one source that implements it.
    private struct Implementation {
        let source: ObjectiveCTokens
        let type: ObjectiveCClass
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
        guard name.first?.isUppercase == true, !context.target.objectiveCSources.isEmpty else {
            return []
        }
        let paths = context.library.paths(context.target.sources, implementing: name)
        let found = paths.compactMap(context.library.text).flatMap { text -> [Implementation] in
            let source = ObjectiveCTokens(text)
            return ObjectiveCClass.all(in: source).filter { $0.name == name }.map {
                Implementation(source: source, type: $0)
            }
        }
        classes[name] = found
        return found
    }

    // MARK: What is run

    /// What something in Swift runs; nil where it sends no message to such a class.
    package func reach(of event: FlowEvent, in function: FlowFunction) -> ObjectiveCReach? {
        guard !context.target.objectiveCSources.isEmpty,
            let (name, member) = message(event, in: function)
        else { return nil }
        let isRenamed = renames(member)
        return reach(of: name, "\(name) \(member)") { isRenamed || $0.hasPrefix(member) }
    }

    /// Whether a header may give a method that name in Swift, so that its selector tells nothing.
    private func renames(_ member: String) -> Bool {
        !context.library.paths(renamingHeaders, mentioning: member).isEmpty
    }

    private lazy var renamingHeaders = context.library.paths(
        context.library.tree.paths.filter(\.isHeader), mentioning: "NS_SWIFT_NAME")

    /// What a view controller or view runs as it is loaded and shown; nil where it is none of such classes.
    package func reach(ofLoading name: String) -> ObjectiveCReach? {
        guard isClass(name) else { return nil }
        return reach(of: name, name) { selector in
            Self.loading.contains { selector == $0 }
        }
    }

    /// What UIKit calls then, beside the initializers, which run where they are written.
    private static let loading: Set<String> = [
        "loadView", "viewDidLoad", "awakeFromNib", "viewWillAppear:", "viewIsAppearing:",
        "viewDidAppear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    ]

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
            case .functions, .making, .elementwise, .closures: return nil
            }
        case .write(let receiver, let member, _, _):
            return type(of: receiver, event, in: function).map {
                ($0, "set" + member.prefix(1).uppercased() + member.dropFirst())
            }
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

    // MARK: Reaches

    private func reach(
        of name: String, _ key: String, _ isEntry: (String) -> Bool
    ) -> ObjectiveCReach {
        if let known = reaches[key] { return known }
        var reach = ObjectiveCReach(of: name)
        var queue = methods(of: name, where: isEntry)
        var seen: Set<[Int]> = []
        while let next = queue.popLast(), seen.count < Self.most {
            let place = [next.source.text.bytes.count, next.method.offset, next.method.body.count]
            guard seen.insert(place).inserted else { continue }
            reach.add(next.method.body, of: next.source)
            let words = reach.words(in: next.method.body, of: next.source)
            for other in words.filter({ $0 != name && isClass($0) }).sorted() + [next.owner] {
                if other != next.owner { reach.classes.insert(other) }
                queue += methods(of: other) { selector in
                    words.contains(String(selector.prefix { $0 != ":" }))
                }
            }
        }
        reaches[key] = reach
        return reach
    }

    private typealias Body = (
        owner: String, source: ObjectiveCTokens, method: ObjectiveCClass.Method
    )

    private func methods(of name: String, where isMeant: (String) -> Bool) -> [Body] {
        implementations(of: name).flatMap { one in
            (one.type.methods + one.type.classMethods).filter { isMeant($0.selector) }.map {
                (name, one.source, $0)
            }
        }
    }

    /// More methods are not followed.
    private static let most = 300
}
