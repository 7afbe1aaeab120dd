import SourceEditing
import SwiftOutline

/// Lets a launch leave its root in a property of the application delegate instead of a window.
struct RootPropertyRewriter {
    private let property: RootProperty
    private var file: SwiftFile { property.code.function.file }

    /// A rewriter of the function that makes the root.
    init(_ property: RootProperty) {
        self.property = property
    }

    /// The path of the function's file.
    var path: String { property.code.function.path }

    /// The member that the delegate gets.
    var members: DelegateMembers {
        DelegateMembers(properties: [
            "/// The root view controller of the window, made at launch.",
            "private(set) var \(property.name): UIViewController?",
        ])
    }

    /// The tokens that other rewriters need not look at: what goes, and the places that are rewritten here.
    var removedRanges: [TokenRange] {
        launch.removedRanges + property.places
    }

    /// The edits of the function.
    func edits() -> [TextEdit] { launch.edits() + replacements }

    private var launch: LaunchRewriter { LaunchRewriter(property.code, keeping: { $0.isRoot }) }

    /// `window?.rootViewController` becomes the property; a `self.` in front stays.
    private var replacements: [TextEdit] {
        property.places.map { place in
            let start = file.chain(in: place).map(Self.nameToken) ?? place.lowerBound
            let isMember = start > 0 && file.tokens.tokens[start - 1].kind == .period
            let name = (property.isHidden && !isMember ? "self." : "") + property.name
            return TextEdit(range: file.bytes(of: start..<place.upperBound), replacement: name)
        }
    }

    /// The token of the window in a chain that may start with `self`.
    private static func nameToken(_ chain: PostfixChain) -> Int {
        if case .selfKeyword(let token) = chain.base {
            for segment in chain.segments {
                if case .member(let name) = segment { return name }
            }
            return token
        }
        return chain.range.lowerBound
    }
}
