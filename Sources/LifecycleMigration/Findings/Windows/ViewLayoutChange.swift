import SwiftFlow
import SwiftOutline

/// A place where code lays a view out, or the view of a view controller.
struct ViewLayoutChange {
    /// The view, or the layer of one.
    let view: FlowValue
    /// The token to tell of.
    let token: Int
    /// What is set of it.
    let property: String

    /// Those of a function.
    static func all(
        in function: FlowFunction, among values: RootViewValues
    ) -> [ViewLayoutChange] {
        values.trace(of: function).events.compactMap {
            ViewLayoutChange($0, in: function, values.semantics)
        }
    }

    private init?(
        _ event: FlowEvent, in function: FlowFunction, _ semantics: RootViewSemantics
    ) {
        let file = function.file
        var place: Int
        switch event.kind {
        case .write(let view, let member, let token, _),
            .change(.some(let view), let member, let token, .part):
            (self.view, property, place) = (view, member, token)
        case .read(let view, let member, let token, _):
            guard Self.isAssigned(behind: token, event.range, file) else { return nil }
            (self.view, property, place) = (view, member, token)
        case .call(let call):
            guard let set = Self.set(by: call, in: function, semantics) else { return nil }
            (self.view, property, place) = (set.view, set.property, call.token)
        default: return nil
        }
        guard RootViewSemantics.properties.contains(property), !view.tags.isEmpty else {
            return nil
        }
        // A key path may be written elsewhere.
        if !event.range.contains(place) { place = event.range.lowerBound }
        token = place
    }

    // MARK: Assignments

    /// Whether a part of a member is assigned, `frame.origin.y -= 200`, be it by a key path.
    private static func isAssigned(behind token: Int, _ range: TokenRange, _ file: SwiftFile)
        -> Bool
    {
        if isAssigned(behind: token + 1, file) { return true }
        let bracket = range.upperBound
        guard file.tokens.spells(bracket, "["), file.tokens.spells(bracket + 1, "keyPath") else {
            return false
        }
        return isAssigned(behind: Int(file.tokens.partners[bracket]) + 1, file)
    }

    private static func isAssigned(behind first: Int, _ file: SwiftFile) -> Bool {
        var next = first
        while file.tokens.spells(next, "."), file.tokens.tokens[next + 1].kind == .identifier {
            next += 2
        }
        switch file.tokens.tokens[next].kind {
        case .equal: return true
        case .operatorToken:
            return ["+=", "-=", "*=", "/="].contains(file.tokens.text(of: next))
        default: return false
        }
    }

    // MARK: Calls

    /// What a call of UIKit or Foundation sets of its receiver, or of the view of that.
    private static func set(
        by call: FlowCall, in function: FlowFunction, _ semantics: RootViewSemantics
    ) -> (view: FlowValue, property: String)? {
        let own = function.owner.map {
            FlowValue(.plain($0), tags: semantics.value(ofSelf: $0))
        }
        guard let receiver = call.receiver ?? own else { return nil }
        if call.name == "setAffineTransform" { return (receiver, "transform") }
        let labels = ["forKey", "forKeyPath"]
        guard call.name == "setValue",
            let key = call.arguments.first(where: { labels.contains($0.label ?? "") })
        else { return nil }
        let path = path(in: key.range, function.file)
        let view = path.first == "view" ? semantics.member("view", of: receiver) : receiver
        guard let view, let property = path.first(where: { !["view", "layer"].contains($0) })
        else { return nil }
        return (view, property)
    }

    /// The names of a key path that is a text, or of `#keyPath(UIView.frame)`.
    private static func path(in range: TokenRange, _ file: SwiftFile) -> [String] {
        let tokens = file.tokens.tokens
        if let text = range.first(where: { tokens[$0].kind == .stringSegment }) {
            return file.tokens.text(of: text).split(separator: ".").map(String.init)
        }
        return range.filter { tokens[$0].kind == .identifier }.map(file.name(at:))
            .filter { $0.first?.isUppercase == false && $0 != "keyPath" }
    }
}
