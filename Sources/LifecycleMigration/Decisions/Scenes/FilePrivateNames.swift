import AppFacts
import SwiftFlow
import SwiftOutline

/// What only the file of the application's delegate sees, and code that goes to another file names.
struct FilePrivateNames {
    /// The types, functions and variables that are opened.
    private(set) var opened: [LocatedDeclaration] = []
    /// The first thing that can't be; nil where all can.
    private(set) var hidden: SceneObstacle?
    private let names: HiddenNames
    private let function: FlowFunction
    private let app: UIKitApp
    private var file: SwiftFile { function.file }

    /// Looks at code of a function's file; `types` are those of the delegate that are open anyway.
    init(
        _ code: [TokenRange], in function: FlowFunction, of app: UIKitApp,
        besides types: Set<String>
    ) {
        self.function = function
        self.app = app
        names = HiddenNames(of: function.file, owner: app.delegate.name)
        let all = code.flatMap(names.all)
        // What only is a member of something else is told when that is open.
        var queue =
            all.filter { declaration(of: $0.name) == nil }
            + all.filter { declaration(of: $0.name) != nil }
        while let reference = queue.popLast() {
            if isOpen(reference.name, besides: types) { continue }
            guard let found = declaration(of: reference.name) else {
                hidden = SceneObstacle(
                    function.located.file, reference.token,
                    "this needs '\(reference.name)', which only this file sees")
                return
            }
            opened.append(found)
            queue += found.declaration.signature.flatMap(names.all)
        }
    }

    /// Whether something of a name is opened, or is there for all who see what is opened.
    private func isOpen(_ name: String, besides types: Set<String>) -> Bool {
        let own = app.delegate.members.map(\.declaration).filter { types.contains($0.name) }
        let all = opened.map(\.declaration)
        return all.contains { $0.declaredNames == [name] }
            || (all + own).contains { type in
                type.members.contains { !$0.isPrivate && $0.declaredNames.contains(name) }
            }
    }

    /// The one private declaration of a name, at the top level or in the delegate, that no other file can mean by it.
    private func declaration(of name: String) -> LocatedDeclaration? {
        let own = app.delegate.members.filter {
            $0.file.path == function.located.file.path && app.delegate.isPrivate($0)
        }.map(\.declaration)
        let found = (file.declarations.filter { $0.isPrivate && $0.kind != .extension } + own)
            .filter { $0.declaredNames == [name] }
        guard found.count == 1, let only = found.first, only.isPrivate else { return nil }
        let path = function.located.file.path
        let isAlone = app.context.files(naming: name).allSatisfy { $0.path == path }
        let isMember = own.contains { $0.keyword == only.keyword }
        return isAlone || isMember
            ? LocatedDeclaration(file: function.located.file, declaration: only) : nil
    }
}

extension Declaration {
    /// Whether it declares a type.
    var isType: Bool { kind.hasMembers && kind != .extension || kind == .typealias }
}
