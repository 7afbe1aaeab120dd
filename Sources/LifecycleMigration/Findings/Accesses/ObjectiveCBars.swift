import AppFacts

extension BlackNavigationBars {
    /// The lines of Objective-C in order; bars of what the app only presents are left out.
    var inObjectiveC: [Bar] {
        let sources = context.target.objectiveCSources
        let presented = PresentedControllers(context: context)
        return context.library.paths(sources, mentioning: "arStyle").flatMap { path -> [Bar] in
            guard let text = context.library.text(path) else { return [] }
            let source = ObjectiveCTokens(text)
            return ObjectiveCClass.all(in: source).flatMap { type -> [Bar] in
                guard !presented.areAll(ofClass: type.name) else { return [] }
                return type.range.compactMap { token -> Bar? in
                    let spot = ObjectiveCSpot(path: path, source: source, token: token)
                    guard ["barStyle", "setBarStyle"].contains(spot.name), spot.isSet,
                        isOfBar(spot), isBlack(spot), !isPresented(spot, in: type.range)
                    else { return nil }
                    return Bar(
                        place: context.library.place(path, spot.offset), isCertain: true,
                        type: type.name)
                }
            }
        }
    }

    private func isBlack(_ spot: ObjectiveCSpot) -> Bool {
        spot.statement.contains { token in
            spot.source.spelling(token).hasPrefix("UIBarStyleBlack")
        }
    }

    /// Whether it is the style of a navigation controller's bar, or of all of them.
    private func isOfBar(_ spot: ObjectiveCSpot) -> Bool {
        ["navigationBar", "UINavigationBar"].contains { spot.source.spells($0, in: spot.statement) }
    }

    /// Whether the bar is that of a variable which the class presents.
    private func isPresented(_ spot: ObjectiveCSpot, in range: Range<Int>) -> Bool {
        let source = spot.source
        guard let bar = spot.statement.first(where: { source.spells($0, "navigationBar") }),
            let owner = ObjectiveCSpot(path: spot.path, source: source, token: bar).owner
        else { return false }
        return range.contains { token in
            source.spells(token, "presentViewController") && source.spells(token + 2, owner)
        }
    }
}
