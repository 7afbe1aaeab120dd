import AppFacts
import SwiftFlow
import SwiftOutline

/// A delegate's `window` once SwiftUI has the window: it goes where nobody can ask for it.
///
/// Of an application's delegate, code of libraries may ask by selector, and SwiftUI's own delegate hands that on
/// (software-mansion/react-native-reanimated#10587). A scene has SwiftUI's own delegate, whoever stands behind it.
enum UnneededWindow {
    /// It is none, or the app needs it.
    case none
    /// It goes where nothing that stays names it.
    case property(LocatedDeclaration)
    /// Nothing of the app needs it, and something else may ask for it.
    case kept(LocatedDeclaration, Asker)

    /// What may ask for a window that the app doesn't need.
    enum Asker {
        /// A library, or code on disk, by selector.
        case library(String)
        /// A protocol or class whose declaration is not at hand, which the delegate conforms to or inherits from.
        case type(String)
        /// Tests that run in the app.
        case tests
        /// Other targets that compile the delegate.
        case targets
    }

    /// The window of one of an app's delegates in its surroundings; `readers` may ask the application's for it.
    init(
        of delegate: DelegateClass, _ facts: UIKitFacts, in surroundings: DelegateSurroundings,
        readBy readers: WindowReaders
    ) {
        guard let property = Self.property(of: delegate, facts),
            !Self.isNeeded(of: delegate, in: facts)
        else {
            self = .none
            return
        }
        let surroundings = surroundings.of(delegate)
        guard surroundings.areKnown else {
            self = .none
            return
        }
        let isOfApp = delegate.name == facts.delegate.name
        let path = property.file.path
        let isOfEquals =
            surroundings.isCompiledOnce(path)
            || surroundings.isOfEqualApps(path, whoseLibrariesMayAsk: isOfApp)
        let asker =
            Self.foreignType(of: delegate, in: facts).map(Asker.type)
            ?? (isOfEquals ? nil : .targets)
            ?? (surroundings.areAskedByTests(for: "window") ? .tests : nil)
        if let asker {
            self = .kept(property, asker)
            return
        }
        guard isOfApp else {
            self = .property(property)
            return
        }
        switch readers {
        case .none: self = .property(property)
        case .possible(let name): self = .kept(property, .library(name))
        case .unknown: self = .none
        }
    }

    /// The property that goes.
    var going: LocatedDeclaration? {
        if case .property(let property) = self { return property }
        return nil
    }

    /// A plain stored `window` of the class itself.
    private static func property(
        of delegate: DelegateClass, _ facts: UIKitFacts
    ) -> LocatedDeclaration? {
        let isOwner = delegate.name == facts.launch.owner.name
        guard !isOwner || facts.root.initialRoot == nil else { return nil }
        let candidates =
            isOwner
            ? facts.launch.windowProperties : delegate.members.filter(\.isWindowOfTemplate)
        return candidates.first { property in
            let declaration = property.declaration
            return declaration.bindings.count == 1 && declaration.bindings[0].name == "window"
                && declaration.bindings[0].accessorBraces == nil
                && declaration.attributes.isEmpty && !declaration.isOverride
                && !declaration.isStatic && delegate.has(property)
        }
    }

    /// Whether a protocol requires the window, a class inherits it, or code asks for it by its name.
    private static func isNeeded(of owner: DelegateClass, in facts: UIKitFacts) -> Bool {
        let program = facts.launch.flow.program
        let isRequired = program.supertypes(of: owner.name).dropFirst().contains { name in
            program.type(name)?.members("window").isEmpty == false
        }
        return isRequired || !program.subtypes(of: owner.name).isEmpty
            || NamesAsKeys(in: facts.context).mayBeKey("window")
    }

    /// A type that the delegate is one of, that is neither Apple's nor another name for some, and that may require a window.
    private static func foreignType(of owner: DelegateClass, in facts: UIKitFacts) -> String? {
        let program = facts.launch.flow.program
        return program.supertypes(of: owner.name).dropFirst().first { name in
            program.type(name)?.isDeclared != true && !isOfApple(name) && !isOfObject(name)
                // How Swift 4 said `AnyObject`.
                && name != "class"
                && TargetSources(facts.context).aliases(named: name).isEmpty
        }
    }

    /// Whether a name has a prefix of Apple's frameworks, none of whose protocols for delegates requires a window.
    private static func isOfApple(_ name: String) -> Bool {
        standard.contains(name)
            || prefixes.contains { prefix in
                name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
            }
    }

    /// Whether a name says that its type hears of some object's doings, and nothing of an app or its scenes:
    /// `MessagingDelegate`.
    private static func isOfObject(_ name: String) -> Bool {
        ["Delegate", "DataSource", "Observer", "Listener"].contains(where: name.hasSuffix)
            && !["App", "Scene", "Window"].contains(where: name.contains)
    }

    private static let standard: Set<String> = [
        "ObservableObject", "AnyObject", "Sendable", "Identifiable", "Hashable", "Equatable",
        "CustomStringConvertible", "CustomDebugStringConvertible",
    ]
    private static let prefixes = [
        "UI", "NS", "UN", "CL", "AV", "PK", "WC", "SK", "AS", "CX", "CK", "MK", "GK",
    ]
}

extension DelegateClass {
    /// Whether a member stands in a part of the class, and in every build that has that part.
    func has(_ member: LocatedDeclaration) -> Bool {
        declarations.contains { part in
            part.file.path == member.file.path
                && part.declaration.range.contains(member.declaration.keyword)
                && part.declaration.conditions.count == member.declaration.conditions.count
        }
    }
}

extension LocatedDeclaration {
    /// Whether it is the `window` of Xcode's template, which starts without one.
    var isWindowOfTemplate: Bool {
        guard declaration.kind == .variable, declaration.bindings.count == 1,
            let binding = declaration.bindings.first, binding.accessorBraces == nil
        else { return false }
        return binding.name == "window" && binding.initializer == nil
            && binding.type.map { file.outline.text($0) } == "UIWindow?"
    }
}
