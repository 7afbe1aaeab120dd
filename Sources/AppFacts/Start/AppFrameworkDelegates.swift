import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds the delegate of an app that a framework makes, in Swift and in Objective-C.
package struct AppFrameworkDelegates {
    private let context: TargetContext
    private let profile: PlatformProfile

    /// An analysis of a target by the rules of its platform.
    package init(in context: TargetContext, profile: PlatformProfile) {
        self.context = context
        self.profile = profile
    }

    /// Refuses an app whose delegate is a framework's, with the framework's own way to scenes unless it has taken that; nil for
    /// other apps.
    package func refusal(hasScenes: @autoclosure () -> Bool) -> Refusal? {
        guard profile.isUIKit else { return nil }
        for framework in AppFramework.allCases {
            if let found = heir(of: framework) ?? implementer(of: framework)
                ?? caller(of: framework) ?? objectiveCDelegate(of: framework) ?? main(of: framework)
            {
                return Refusal(
                    .entryFrameworkDelegate, at: found.place,
                    "'\(found.name)' is the delegate of an app made with \(framework.name)",
                    remedy: hasScenes()
                        ? "leave it to \(framework.name): it is on scenes, and the SDK of iOS 27 asks for nothing more"
                        : framework.guide)
            }
        }
        return nil
    }

    // MARK: Swift

    private func heir(of framework: AppFramework) -> (name: String, place: Place)? {
        for superclass in framework.superclasses {
            for file in context.files(naming: superclass) {
                for type in file.typeDeclarations where type.declaration.kind == .class {
                    let inherited = type.declaration.inheritance.first {
                        $0.baseName.lastComponent == superclass
                    }
                    guard let inherited else { continue }
                    return (
                        type.declaration.name, context.place(file, inherited.range.lowerBound)
                    )
                }
            }
        }
        return nil
    }

    /// A class of Objective-C that starts the app and is only implemented in Swift: in a file that imports the framework's module, or
    /// with a superclass of the framework's in the header beside it.
    private func implementer(of framework: AppFramework) -> (name: String, place: Place)? {
        for attribute in profile.entryAttributes.sorted() {
            for file in context.files(mentioning: "@" + attribute) {
                let start = file.outline.declarations.lazy.filter { $0.kind == .extension }
                    .compactMap { declaration in
                        declaration.attributes.first { $0.name == attribute }
                            .map { (declaration.name, $0.range.lowerBound) }
                    }.first
                guard let (name, token) = start else { continue }
                let isImported = file.outline.declarations.contains {
                    $0.kind == .import && $0.name == framework.module
                }
                let header = file.path.folder + name.lastComponent + ".h"
                if isImported || place(of: framework.superclasses, header) != nil {
                    return (name, context.place(file, token))
                }
            }
        }
        return nil
    }

    /// A delegate of the app that calls what only the framework's template does.
    private func caller(of framework: AppFramework) -> (name: String, place: Place)? {
        for call in framework.calls {
            for file in context.files(naming: call) {
                let delegates = file.typeDeclarations.filter { type in
                    type.declaration.inheritance.contains {
                        $0.baseName.lastComponent == profile.delegateProtocol
                    }
                }
                for delegate in delegates {
                    let tokens = file.outline.tokens
                    let use = delegate.declaration.range.first { tokens.spells($0, call) }
                    if let use { return (delegate.declaration.name, context.place(file, use)) }
                }
            }
        }
        return nil
    }

    // MARK: Objective-C

    private func objectiveCDelegate(of framework: AppFramework) -> (name: String, place: Place)? {
        guard let main = context.objectiveCMain(calling: profile.launchFunction) else { return nil }
        let sources = context.target.objectiveCSources
        for name in main.delegateClasses {
            for path in context.library.paths(sources, mentioning: name) {
                let header = path.folder + path.fileName.prefix { $0 != "." } + ".h"
                if let place = place(of: framework.superclasses, header)
                    ?? place(of: framework.calls, path)
                {
                    return (name, place)
                }
            }
        }
        return nil
    }

    /// The `main` of a framework's template, which starts the app without naming the class of its delegate.
    private func main(of framework: AppFramework) -> (name: String, place: Place)? {
        let sources = context.target.objectiveCSources
        for call in framework.mainCalls {
            for path in context.library.paths(sources, mentioning: call) {
                if let place = place(of: [call], path) {
                    return (framework.superclasses.first ?? call, place)
                }
            }
        }
        return nil
    }

    /// The first of some names in the code of a file.
    private func place(of names: [String], _ path: String) -> Place? {
        guard !names.isEmpty, context.library.tree.contains(path),
            names.contains(where: { !context.library.paths([path], mentioning: $0).isEmpty }),
            let text = context.library.text(path)
        else { return nil }
        let source = ObjectiveCTokens(text)
        return source.tokens.indices.first { index in names.contains { source.spells(index, $0) } }
            .map { context.library.place(path, source.tokens[$0].range.lowerBound) }
    }
}
