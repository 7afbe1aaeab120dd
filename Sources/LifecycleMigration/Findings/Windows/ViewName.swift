import AppFacts
import SwiftFlow
import SwiftOutline

/// The name of a view controller's view: `view`, `self.view`, `home.view`, and locals that the view is made of.
struct ViewName {
    /// The token that the view controller is, where that is another object.
    let holder: Int?
    /// Whether it is the view of the object itself.
    var isOfSelf: Bool { holder == nil }

    /// The name that ends at a token; nil where no view controller's view is meant.
    init?(endingAt token: Int, in function: FlowFunction) {
        let file = function.file
        guard token > 0, file.tokens.tokens[token].kind == .identifier else { return nil }
        let isBare = !file.tokens.spells(token - 1, ".")
        guard file.tokens.spells(token, "view") else {
            guard isBare, Self.becomesView(file.name(at: token), in: function) else { return nil }
            holder = nil
            return
        }
        if isBare {
            if function.parameters.contains(where: { $0.name == "view" }) { return nil }
            holder = nil
            return
        }
        let base = file.tokenWithoutMarks(endingAt: token - 2)
        if file.tokens.spells(base, "self") {
            holder = nil
        } else {
            guard file.tokens.tokens[base].kind == .identifier,
                !file.tokens.spells(base - 1, ".") || file.tokens.spells(base - 2, "self")
            else { return nil }
            holder = base
        }
    }

    /// Whether code says `view = name`.
    private static func becomesView(_ name: String, in function: FlowFunction) -> Bool {
        let file = function.file
        return function.located.file.tokens(spelled: "view").contains { token in
            function.body.contains(token) && file.tokens.spells(token + 1, "=")
                && file.tokens.spells(token + 2, name) && !file.tokens.spells(token + 3, ".")
                && (!file.tokens.spells(token - 1, ".") || file.tokens.spells(token - 2, "self"))
        }
    }
}
