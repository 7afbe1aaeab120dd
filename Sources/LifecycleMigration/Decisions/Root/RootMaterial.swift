import AppFacts
import SwiftFlow
import SwiftOutline

/// What a SwiftUI root in the `App` is made of, beside the code that moves along with it.
struct RootMaterial {
    /// What of the moving code is spelled otherwise in the `App`.
    var replacements: [(range: TokenRange, text: String)] = []
    /// Statements of the moving code of which only the view stays that they made the root.
    var unwrapped: [UnwrappedView] = []
    /// The locals that are views, which are made again and not kept.
    var views: Set<String> = []
    /// The locals whose value stands where it is used.
    var inlined: [InlinedLocal] = []
    /// Objects that the root's expression makes, which the root view keeps.
    var objects: [MadeObject] = []
    /// Values that stay where they are made, and that properties of the delegate hand to the root view.
    var kept: [KeptValue] = []
    /// The property of the delegate that tells when the root may be shown; nil where it may be at once.
    var flag: String?
    /// Statements that only gave the moving code a name for the application's delegate; they go.
    var dropped: [TokenRange] = []
    /// Statements whose value the root view reads by itself, and which stay for others.
    var copied: [TokenRange] = []
    /// Members of the delegate that the file of the `App` must see from now on.
    var opened: [LocatedDeclaration] = []
    /// Properties of the scene delegate that the application's delegate gets, since only the root uses them.
    var handedOn: [LocatedDeclaration] = []
    /// Whether the root view asks the application's delegate for something.
    var asksApplicationDelegate = false
    /// Whether it asks its scene's delegate for something that this has already.
    var asksMembers = false
    /// What of the view is read of an object whenever SwiftUI evaluates it.
    var rereads: [TokenRange] = []
    /// The view's own initializers that do more than make a view, by where they are.
    var initializers: [LocatedDeclaration] = []
    /// Views that make values with themselves, and the names of these.
    var makers: [(view: LocatedDeclaration, values: [String])] = []
    /// Views with their properties whose objects were made once, as they were.
    var viewObjects: [(view: LocatedDeclaration, property: LocatedDeclaration)] = []

    /// Whether the view is made once, behind all that has to do with it, as it was.
    var keepsItsMoment = false

    /// Whether somebody can tell how often the view is made.
    var isNoticedWhenMadeAgain: Bool { !initializers.isEmpty || !makers.isEmpty }

    /// Whether the delegate gets properties for the root view.
    var addsMembers: Bool { !kept.isEmpty || flag != nil }

    /// What of the moving code is not as it was.
    var covered: TokenRanges {
        TokenRanges(replacements.map(\.range) + unwrapped.flatMap { [$0.start, $0.end] })
    }
}

/// A statement that made a view the root.
struct UnwrappedView {
    /// The statement.
    let statement: TokenRange
    /// The view in it.
    let view: TokenRange

    /// What goes in front of the view.
    var start: TokenRange { statement.lowerBound..<view.lowerBound }
    /// What goes behind the view.
    var end: TokenRange { view.upperBound..<statement.upperBound }
}

/// An object that the expression of a SwiftUI root makes.
struct MadeObject {
    /// The expression.
    let value: TokenRange
    /// What the root view calls it.
    let name: String
    /// The property wrapper that keeps it.
    let wrapper: String
}

/// A value that a SwiftUI root is made of, and that stays where it is made.
struct KeptValue {
    /// The property of the delegate that has it, and what the root view calls it.
    let name: String
    /// Its type.
    let type: String
    /// Where it comes from.
    let source: Source
    /// Whether it decides on which view is the root.
    var decides = false

    /// Whether it may be `nil` by itself.
    var isOptional: Bool { type.hasSuffix("?") || type.hasSuffix("!") }

    /// Whether the property is set in front of where the root was.
    var isSetEarlier: Bool { if case .declaration = source { true } else { false } }

    /// The part of the root's expression that it is; nil for a local.
    var expression: TokenRange? {
        if case .expression(let range) = source { return range }
        return nil
    }

    /// Where a value comes from.
    enum Source {
        /// A local that only the root needs: the property is set in its place.
        case declaration(Declaration)
        /// A local that other code needs, too: the property is set where the root was.
        case local(String)
        /// A part of the root's expression: it is made where the root was.
        case expression(TokenRange)
    }
}
