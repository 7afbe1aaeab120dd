import SwiftOutline

/// What an application delegate still does at launch when the root is taken out.
struct LaunchRemainder {
    private let setup: RootViewSetup
    private let delegate: DelegateClass

    /// The rest of the launch methods of a delegate.
    init(of setup: RootViewSetup, delegate: DelegateClass) {
        self.setup = setup
        self.delegate = delegate
    }

    /// Whether a launch method does more than to return.
    var doesWork: Bool {
        let own = [setup.caller?.code, setup.code].compactMap { $0 }
            .filter { $0.function.moment == .didFinishLaunching }
        let methods =
            delegate.methods("application(_:willFinishLaunchingWithOptions:)")
            + delegate.methods("application(_:didFinishLaunchingWithOptions:)")
            + delegate.methods("applicationDidFinishLaunching(_:)")
        let others = methods.filter { method in
            !own.contains {
                $0.function.path == method.file.path && $0.function.body == method.declaration.body
            }
        }
        return others.contains { !$0.doesNothing } || own.contains(where: keepsWork)
    }

    private func keepsWork(_ code: LaunchCode) -> Bool {
        let isRootCode = code.function.isSame(as: setup.function)
        let kept =
            isRootCode
            ? setup.kept : code.statements.indices.filter { code.statements[$0].role.isOther }
        return kept.contains { index in
            if index == setup.caller?.index, !isRootCode { return false }
            if case .returnStatement = code.statements[index].statement.kind { return false }
            return true
        }
    }
}
