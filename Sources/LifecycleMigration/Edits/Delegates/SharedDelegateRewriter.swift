import AppFacts
import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Gives the delegate a static property that is set when it is made, and turns casts of the application's delegate
/// into it.
///
/// Set in `init` and not at launch, where it would be too late for code that SwiftUI runs before.
struct SharedDelegateRewriter {
    private let delegate: DelegateClass
    private let shared: SharedDelegate
    private let context: TargetContext
    private let profile: PlatformProfile
    private let testsMakeDelegate: Bool
    private let removed: [String: [TokenRange]]

    /// A rewriter for an app; `removed` is code that goes.
    init(_ choices: MigrationChoices, except removed: [String: [TokenRange]] = [:]) {
        delegate = choices.facts.delegate
        shared = choices.facts.sharedDelegate
        context = choices.facts.context
        profile = .uiKit
        testsMakeDelegate = choices.tests.makesDelegate
        self.removed = removed
    }

    /// A rewriter for a delegate of some platform's, and the property by which it is reached; `removed` is code that goes.
    init(
        of delegate: DelegateClass, by shared: SharedDelegate, in context: TargetContext,
        except removed: [String: [TokenRange]] = [:], tests: HostedTestCasts = .none
    ) {
        self.delegate = delegate
        self.shared = shared
        self.context = context
        profile = PlatformProfile.profile(for: context.target.platform)
        testsMakeDelegate = tests.makesDelegate
        self.removed = removed
    }

    /// The edits of a cast in any file of the target, or of a test that sees the delegate.
    func edits(of cast: DelegateCast, in file: SwiftFile) -> [TextEdit] {
        // What takes its type from an implicitly unwrapped delegate would be optional.
        let isUnwrapped =
            cast.conformance != nil
            || DeclaredTypes(in: file, of: context).unwrap(valueAt: cast.range)
        let isOptional = shared.isOptional || cast.untypedBinding != nil || !isUnwrapped
        let text = cast.replacement(for: shared.text, isOptional: isOptional, in: file)
        let end = cast.range.upperBound + (isUnwrappedForMember(cast, in: file) ? 1 : 0)
        return [TextEdit(range: file.bytes(of: cast.range.lowerBound..<end), replacement: text)]
    }

    /// The edit of a condition that binds a cast to a name, from the `let` on, where nothing uses the name any more.
    func test(of cast: DelegateCast, bound start: Int, in file: SwiftFile) -> TextEdit {
        TextEdit(
            range: file.bytes(of: start..<cast.range.upperBound),
            replacement: shared.text + " != nil")
    }

    /// Whether a `!` behind a cast, in front of a member, has nothing to unwrap any more.
    private func isUnwrappedForMember(_ cast: DelegateCast, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        let next = cast.range.upperBound
        return cast.kind == .conditional && cast.conformance == nil && !shared.isOptional
            && tokens.indices.contains(next + 1) && tokens[next].kind == .exclamationMark
            && tokens[next + 1].kind == .period
    }

    /// The edits of a local that is cast further on: with the type that it had, its casts stay as they are.
    func edits(of binding: DelegateBinding, in file: SwiftFile) -> [TextEdit] {
        var edits = [TextEdit(range: file.bytes(of: binding.value), replacement: shared.text)]
        if !binding.isTyped {
            let type = ": \(profile.delegateProtocol)" + (binding.unwraps ? "" : "?")
            edits.append(.insert(type, at: file.tokens.tokens[binding.name].end))
        }
        return edits
    }

    /// The members that make the class reachable.
    var members: DelegateMembers {
        switch shared.origin {
        case .new: DelegateMembers(properties: [property], statements: [assignment])
        case .existing(_, isSetInTime: true): DelegateMembers()
        case .existing, .replacing: DelegateMembers(statements: [assignment])
        }
    }

    /// The accessor that the property replaces, as it casts; nil where there is none.
    var replaced: Declaration? {
        if case .replacing(let accessor) = shared.origin { accessor } else { nil }
    }

    /// The edits of that accessor, and of what set the property when it was too late.
    var edits: [TextEdit] {
        let ofAccessor = replaced.map { accessor in
            let access = accessor.accessLevel.map { "\($0.rawValue) " } ?? ""
            let range = delegate.file.outline.bytes(of: accessor.range)
            return [TextEdit(range: range, replacement: access + property)]
        }
        return (ofAccessor ?? []) + lateAssignments
    }

    /// Takes out `AppDelegate.shared = self` of the launch, which `init` does from now on.
    private var lateAssignments: [TextEdit] {
        guard case .existing(_, isSetInTime: false) = shared.origin, !isMadeByHand else {
            return []
        }
        let file = delegate.file.outline
        let gone = TokenRanges(removed[delegate.file.path] ?? [])
        let methods = Self.launchMethods.flatMap { delegate.methods($0) }.filter {
            $0.file.path == delegate.file.path
        }
        return methods.compactMap(\.declaration.body).flatMap { body -> [TextEdit] in
            let statements = file.statements(of: body)
            return statements.indices.flatMap { index -> [TextEdit] in
                let range = statements[index].range
                let extent = CodeExtent(of: range, in: file)
                guard setsProperty(statements[index], in: file), !gone.contains(range.lowerBound),
                    extent.ownsLines, extent.bytes == file.bytes(of: range)
                else { return [] }
                // What goes behind it takes the lines between them along.
                let next = statements.dropFirst(index + 1).first
                if let next, gone.contains(next.range.lowerBound) {
                    let start = file.startOfLine(extent.bytes.lowerBound)
                    return [.remove(start..<file.startOfNextLine(extent.bytes.upperBound))]
                }
                return CodeRemoval(from: file).edits(removing: [extent])
            }
        }
    }

    private static let launchMethods = [
        "application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)",
    ]

    /// Whether a statement sets the property to `self`, and does nothing else.
    private func setsProperty(_ statement: Statement, in file: SwiftFile) -> Bool {
        let text = file.text(statement.range).filter { !$0.isWhitespace }
        return [delegate.name, "Self", "type(of:self)"].contains {
            text == "\($0).\(shared.name)=self"
        }
    }

    private var property: String {
        "private(set) static var \(shared.name): \(delegate.name)!"
    }

    /// A delegate that the app or a test makes by hand must not take the place of the one that SwiftUI made.
    private var assignment: String {
        "\(shared.text) = " + (isMadeByHand ? "\(shared.text) ?? self" : "self")
    }

    private var isMadeByHand: Bool {
        let own = replaced.map { [delegate.file.path: [$0.range]] } ?? [:]
        let instances = DelegateInstances(of: delegate, in: context, except: removed.adding(own))
        return testsMakeDelegate || !instances.places().isEmpty
    }
}
