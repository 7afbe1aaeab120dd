/// Where Objective-C gives all view controllers another method for a moment of their lives.
package struct ExchangedAppearances {
    /// The moments, and the places of those that name them.
    package let uses: [(moment: String, place: Place)]

    /// The moments of a view controller that UIKit tells it of.
    package static let moments = [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear",
    ]
    /// The functions of Objective-C's runtime that change what a class does for a selector.
    package static let functions = [
        "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
    ]

    /// Parts of names by which code asks for what is presented, or comes and goes in a container: the root does neither.
    package static let ofPresented = [
        "beingdismissed", "beingpresented", "movingfromparent", "movingtoparent",
    ]

    /// Those of the sources of a target.
    package init(in context: TargetContext) {
        let sources = context.target.objectiveCSources
        let paths = Self.functions.flatMap { context.library.paths(sources, mentioning: $0) }
        uses = Set(paths).sorted().flatMap { path -> [(moment: String, place: Place)] in
            guard let text = context.library.text(path) else { return [] }
            return Self.uses(in: ObjectiveCTokens(text)).map {
                ($0.moment, context.library.place(path, $0.offset))
            }
        }
    }

    private static func uses(in source: ObjectiveCTokens) -> [(moment: String, offset: Int)] {
        let classes = ObjectiveCClass.all(in: source)
        let methods = classes.flatMap { $0.methods + $0.classMethods }
        return classes.flatMap { type in
            (type.methods + type.classMethods).flatMap {
                body -> [(moment: String, offset: Int)] in
                let selectors = selectors(in: body.body, of: source)
                guard let first = selectors.first(where: { moments.contains($0.name) }),
                    !isOfOthers(first.token, in: body.body, of: source),
                    type.name == "UIViewController"
                        || body.body.contains(where: { source.spells($0, "UIViewController") })
                else { return [] }
                let replacing = methods.filter { method in
                    let name = method.selector.prefix { $0 != ":" }
                    return !moments.contains(String(name))
                        && selectors.contains { $0.name == name }
                }
                let bodies = [body.body] + replacing.map(\.body)
                guard !bodies.contains(where: { asksForOwn($0, in: source) }) else { return [] }
                return [(first.name, source.tokens[first.token].range.lowerBound)]
            }
        }
    }

    /// Whether the statement of a token names classes, and not that of all view controllers.
    private static func isOfOthers(
        _ token: Int, in body: Range<Int>, of source: ObjectiveCTokens
    ) -> Bool {
        let ends = { (token: Int) in ";{}".utf8.contains(source.symbol(token)) }
        let start = (body.lowerBound..<token).last(where: ends) ?? body.lowerBound
        let end = (token..<body.upperBound).first(where: ends) ?? body.upperBound
        let named = (start..<end).filter { index in
            source.tokens[index].kind == .name
                && (source.spells(index + 1, "class")
                    || source.spells(index + 1, ".") && source.spells(index + 2, "class"))
        }.map(source.spelling)
        return !named.isEmpty && !named.contains { ["UIViewController", "self"].contains($0) }
    }

    /// The first words of the selectors in some code: `@selector(viewDidAppear:)`.
    private static func selectors(
        in body: Range<Int>, of source: ObjectiveCTokens
    ) -> [(name: String, token: Int)] {
        body.dropLast(2).filter {
            source.spells($0, "selector") && source.spells($0 + 1, "(")
        }.map { (source.spelling($0 + 2), $0 + 2) }
    }

    /// Whether code asks which class is the app's own.
    private static func asksForOwn(_ body: Range<Int>, in source: ObjectiveCTokens) -> Bool {
        body.contains { token in
            let name = source.spelling(token)
            return ["bundleForClass", "conformsToProtocol"].contains(name)
                || ofPresented.contains { name.lowercased().contains($0) }
        }
    }
}
