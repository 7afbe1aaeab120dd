import SourceEditing
import SwiftOutline

/// Lets a launch leave its root in a property of the application delegate instead of a window.
struct RootPropertyRewriter {
    private let property: RootProperty
    private let style: CodeStyle
    private let containerType: String
    private var file: SwiftFile { property.code.function.file }

    /// A rewriter of the function that makes the root; the style is that of the delegate's file, and `containerType` the
    /// class that shows a root which is replaced.
    init(_ property: RootProperty, style: CodeStyle, containerType: String) {
        self.property = property
        self.style = style
        self.containerType = containerType
    }

    /// The path of the function's file.
    var path: String { property.code.function.path }

    /// The member that the delegate gets.
    var members: DelegateMembers {
        guard property.isReplaced else {
            return DelegateMembers(properties: [
                "/// The root view controller of the window, made at launch.",
                "private(set) var \(property.name): UIViewController?",
            ])
        }
        let isConnection = property.isOfScene && !property.isSetLater && property.walks.isEmpty
        return DelegateMembers(properties: [
            isConnection
                ? "/// Shows the window's root view controller, which is made when the scene connects."
                : "/// Shows the app's root view controller, which may be replaced at any time.",
            "private(set) lazy var \(property.containerName) = \(containerType)()",
        ])
    }

    /// The tokens that other rewriters need not look at: what goes, and the places that are rewritten here.
    var removedRanges: [TokenRange] {
        launch.removedRanges + property.places
    }

    /// The edits of the function.
    func edits() -> [TextEdit] { launch.edits() + replacements + loading }

    private var launch: LaunchRewriter { Self.launch(of: property) }

    /// What takes the window out of the function that makes the root.
    static func launch(of property: RootProperty) -> LaunchRewriter {
        // What the launch calls beside is in the method that UIKit calls.
        let calls = property.caller == nil ? property.helpers.superfluousCalls : []
        return LaunchRewriter(property.code, alsoGone: calls, keeping: { $0.isRoot })
    }

    /// `window?.rootViewController` becomes the property; a `self.` in front stays.
    private var replacements: [TextEdit] {
        property.places.map { place in
            let start = file.chain(in: place).map(Self.nameToken) ?? place.lowerBound
            let isMember = start > 0 && file.tokens.tokens[start - 1].kind == .period
            let isImplicit = property.implicitMembers.contains(place.lowerBound)
            let isHidden = property.isHidden && !property.isReplaced && !isMember
            let prefix = isImplicit || isHidden ? "self." : ""
            return TextEdit(
                range: file.bytes(of: start..<place.upperBound),
                replacement: prefix + property.expression)
        }
    }

    /// The storyboard was loaded before the launch method ran; now it is the first thing that this does.
    private var loading: [TextEdit] {
        guard let storyboard = property.storyboard,
            let first = property.code.statements.first?.statement
        else { return [] }
        let start = file.tokens.tokens[first.range.lowerBound].start
        let brace = file.tokens.tokens[property.code.function.body.lowerBound - 1].end
        let target = (property.isHidden ? "self." : "") + property.expression
        let line =
            file.lineIndentation(at: start)
            + "\(target) = UIStoryboard(name: \"\(storyboard)\", bundle: nil)"
            + ".instantiateInitialViewController()\n"
        return [.insert(style.finish(line), at: file.startOfNextLine(brace))]
    }

    /// The edits of the code outside of the launch, by file; `delegate` is the delegate in code of any file.
    func walkEdits(delegate: String) -> [LoweredEdits] {
        Dictionary(grouping: property.walks) { $0.file.path }.sorted { $0.key < $1.key }
            .map { path, walks in
                LoweredEdits(
                    path: path, edits: walks.flatMap { self.edits(of: $0, delegate: delegate) })
            }
    }

    private func edits(of walk: RootWalk, delegate: String) -> [TextEdit] {
        let file = walk.file.outline
        let view = property.containerName + ".view"
        switch walk.kind {
        case .read, .swap: return [replacement(of: walk, by: property.expression, delegate)]
        case .transition, .binding(shorthand: false):
            return [replacement(of: walk, by: view, delegate)]
        case .view: return []
        case .binding(shorthand: true):
            var prefix = ""
            if case .own(_, let own) = walk.base { prefix = own }
            let end = file.bytes(of: walk.place).upperBound
            return [.insert(" = " + prefix + view, at: end)]
        case .showing(let statement), .needlessGuard(let statement):
            let extent = CodeExtent(
                of: statement.range, terminator: statement.terminator, in: file)
            return CodeRemoval(from: file).edits(removing: [extent])
        case .capture: return [TextEdit(range: file.bytes(of: walk.place), replacement: "self")]
        case .needlessCondition: return [.remove(file.bytesOfCondition(walk.place))]
        case .selfCheck:
            return [TextEdit(range: file.bytes(of: walk.place), replacement: "self != nil")]
        }
    }

    private func replacement(
        of walk: RootWalk, by root: String, _ delegate: String
    ) -> TextEdit {
        let file = walk.file.outline
        let text: String
        switch walk.base {
        case .own(let hidden, let prefix):
            let isMember = file.tokens.tokens[walk.place.lowerBound - 1].kind == .period
            let name = String(root.prefix { $0 != "." })
            let isHidden = hidden.contains(name) && !isMember
            text = (isMember ? "" : isHidden && prefix.isEmpty ? "self." : prefix) + root
        case .delegate: text = root
        case .application: text = delegate + "." + root
        }
        return TextEdit(range: file.bytes(of: walk.place), replacement: text)
    }

    /// The tokens that the edits outside of the launch replace, by path.
    var walkRanges: [String: [TokenRange]] {
        Dictionary(grouping: property.walks) { $0.file.path }.mapValues { $0.map(\.place) }
    }

    /// What a reader should know of the code outside of the launch.
    func walkFindings(context: TargetContext) -> [Finding] {
        property.walks.compactMap { walk in
            let place = context.place(walk.file, walk.place.lowerBound)
            switch walk.kind {
            case .swap:
                return Finding(
                    .rootSwap, .note, .automatic, at: place,
                    "the root view controller is replaced inside '\(property.containerName)', which stays the window's"
                )
            case .read:
                return Finding(
                    .windowAccess, .note, .automatic, at: place,
                    "the window's root view controller becomes '\(property.expression)' of the delegate"
                )
            case .transition, .binding, .view, .showing, .capture, .needlessGuard,
                .needlessCondition, .selfCheck:
                return nil
            }
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

extension SwiftFile {
    /// The bytes of one of several conditions, with its comma and the space that goes along with it.
    fileprivate func bytesOfCondition(_ range: TokenRange) -> Range<Int> {
        let tokens = self.tokens.tokens
        if tokens[range.lowerBound].kind == .comma {
            return tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end
        }
        return tokens[range.lowerBound].start..<tokens[range.upperBound].start
    }
}
