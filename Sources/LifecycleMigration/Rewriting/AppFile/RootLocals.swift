import SwiftOutline

/// The locals that a SwiftUI root needs, told apart by how they can live outside of the launch function.
struct RootLocals {
    /// What a local is.
    enum Kind {
        /// The delegate itself under another name: its uses become `appDelegate`.
        case delegate
        /// A value that can be read again at any time.
        case value
        /// An object that must be made once; the wrapper keeps it.
        case object(wrapper: String)
    }

    /// The locals by the index of their statement, in order.
    let kinds: [(index: Int, kind: Kind)]
    /// Whether an object is made from another local, which a property's initial value can't use.
    let areEntangled: Bool
    /// The first statement that is no declaration of a single local.
    let otherStatement: Int?

    /// Sorts the moved statements of a set-up.
    init(of setup: RootViewSetup, context: TargetContext, delegateName: String) {
        let file = setup.function.file
        let casts = Set(setup.function.method.file.uses(of: delegateName).casts.map(\.range))
        let indices = (setup.moved + setup.copied).sorted()
        var kinds: [(index: Int, kind: Kind)] = []
        var other: Int?
        var names: Set<String> = []
        var entangled = false
        for index in indices {
            let statement = setup.statements[index].statement
            guard let value = Self.value(of: statement, in: file) else {
                other = other ?? index
                continue
            }
            let kind = Self.kind(of: value, in: file, context, casts: casts)
            if case .object = kind {
                let used = Set(file.references(in: value).filter(\.isUse).map(\.name))
                entangled = entangled || !used.isDisjoint(with: names)
            }
            names.formUnion(file.declaredNames(in: statement).map(\.name))
            kinds.append((index, kind))
        }
        self.kinds = kinds
        areEntangled = entangled
        otherStatement = other
    }

    /// Whether a statement is a local that SwiftUI can hold, or read again.
    static func canHold(_ statement: Statement, in file: SwiftFile) -> Bool {
        value(of: statement, in: file) != nil
    }

    private static func value(of statement: Statement, in file: SwiftFile) -> TokenRange? {
        if case .declaration(let declaration) = statement.kind, declaration.kind == .variable,
            declaration.bindings.count == 1
        {
            return declaration.bindings[0].initializer
        }
        return DelegateRead.guardBinding(of: statement, in: file)?.value
    }

    private static func kind(
        of value: TokenRange, in file: SwiftFile, _ context: TargetContext, casts: Set<TokenRange>
    ) -> Kind {
        if casts.contains(value) { return .delegate }
        let names = FrameworkNames(in: context)
        guard let chain = file.chain(in: value) else {
            let hasCall = value.contains { file.tokens.tokens[$0].kind == .leftParen }
            return hasCall ? .object(wrapper: names("State")) : .value
        }
        let calls = chain.segments.contains {
            if case .call = $0 { true } else { false }
        }
        guard calls, case .name(let token) = chain.base else {
            return calls ? .object(wrapper: names("State")) : .value
        }
        let types = context.types(named: file.name(at: token))
        let isObservable = types.contains { located in
            located.declaration.inheritance.contains {
                $0.baseName.lastComponent == "ObservableObject"
            }
        }
        return .object(wrapper: names(isObservable ? "StateObject" : "State"))
    }
}
