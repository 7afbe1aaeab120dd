import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The sources of one module of tests that see the app's delegate, and how it can be reached by its class.
package struct TestSources {
    private let delegate: DelegateClass
    private let context: TargetContext
    private let module: String
    private let isPublic: Bool
    private let profile: PlatformProfile

    /// The sources of tests of an app.
    package init(_ paths: [String], of use: SharedDelegateUse) {
        delegate = use.delegate
        context = use.context.reading(paths)
        module = use.context.target.moduleName
        isPublic = use.shared.isPublic
        profile = use.profile
    }

    /// Those in which the delegate's name means the app's class, and which see the property that it is reached by.
    package var files: [ProgramFile] {
        guard !context.swiftPaths.contains(delegate.file.path), !declaresDelegate,
            !assignsDelegate
        else { return [] }
        return context.files(mentioning: "delegate").filter { imports($0.outline) }
    }

    /// Whether tests have a class of the delegate's name themselves.
    private var declaresDelegate: Bool {
        context.hasType(named: delegate.name) || !context.allTypes(named: delegate.name).isEmpty
    }

    /// Whether tests give the application another delegate, which a cast may mean.
    private var assignsDelegate: Bool {
        context.files(mentioning: "delegate").contains {
            !$0.uses(of: delegate.name, profile: profile).assignments.isEmpty
        }
    }

    private func imports(_ file: SwiftFile) -> Bool {
        file.declarations.contains { declaration in
            declaration.kind == .import && declaration.conditions.isEmpty
                && declaration.name == module
                && (isPublic || declaration.attribute("testable") != nil)
        }
    }

    // MARK: Places

    /// Whether a cast at a token is left as it is: what a macro makes of its argument is not known, and a class that
    /// says `@MainActor` itself can't be named from elsewhere.
    package func isLeft(_ token: Int, in file: SwiftFile) -> Bool {
        if file.macroArguments.contains(where: { $0.contains(token) }) { return true }
        guard delegate.declaration.attribute("MainActor") != nil else { return false }
        return !file.isOnMainActor(token)
    }
}

extension SwiftFile {
    /// The tokens of each macro expansion with arguments, closures behind it included.
    fileprivate var macroArguments: [TokenRange] {
        let all = tokens.tokens
        return all.indices.filter { all[$0].kind == .pound }.compactMap { pound in
            var end = pound + 2
            while end < all.count, tokens.partners[end] > end,
                all[end].kind == .leftParen || all[end].kind == .leftBrace
            {
                end = Int(tokens.partners[end]) + 1
                // `} throws: {`
                if end + 2 < all.count, all[end].kind == .identifier,
                    all[end + 1].kind == .colon, all[end + 2].kind == .leftBrace
                {
                    end += 2
                }
            }
            return end > pound + 2 ? pound..<end : nil
        }
    }

    /// Whether a declaration around a token says `@MainActor`.
    fileprivate func isOnMainActor(_ token: Int) -> Bool {
        var around = declarations.filter { $0.range.contains(token) }
        while let next = around.popLast() {
            if next.attribute("MainActor") != nil { return true }
            around += next.members.filter { $0.range.contains(token) }
        }
        return false
    }
}
