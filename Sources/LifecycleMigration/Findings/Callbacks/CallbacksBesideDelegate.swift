import AppFacts
import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Finds callbacks of the application's delegate that UIKit no longer calls and that stand outside of its Swift code: in an
/// extension of what it inherits from, and in a category of Objective-C.
struct CallbacksBesideDelegate {
    private let delegate: DelegateClass
    private let flow: AppFlow
    private let linked: TargetContext?
    private let isPlanned: Bool
    private var context: TargetContext { flow.context }

    /// A search in an app; `isPlanned` where the plan moves it, and `linked` is the code that it is built with.
    init(
        _ delegate: DelegateClass, in flow: AppFlow, linked: TargetContext? = nil, isPlanned: Bool
    ) {
        self.delegate = delegate
        self.linked = linked
        self.flow = flow
        self.isPlanned = isPlanned
    }

    /// One for each method.
    func findings() -> [Finding] { inherited + inCategories + ofCar }

    /// Where a callback is lost there; nil where UIKit still calls it.
    private func finding(about callback: ApplicationCallback, at place: Place) -> Finding? {
        guard let id = callback.lostFinding else { return nil }
        return Finding(
            id, .warning, .manual, at: place,
            "UIKit called this of the application's delegate, which has it from here, and no longer does",
            remedy: "write the method in the delegate's class"
                + (isPlanned ? ", and plan again" : ""))
    }

    // MARK: Extensions

    private var bases: [String] {
        let ancestors = flow.program.supertypes(of: delegate.name)
        return ["UIResponder", "NSObject"].filter {
            ancestors.contains($0) || $0 == "NSObject" && ancestors.contains("UIResponder")
        }
    }

    private var inherited: [Finding] {
        let programs = [context] + [linked].compactMap { $0 }
        return programs.flatMap { program in bases.flatMap { program.extensions(of: $0) } }
            .flatMap { located in
                located.declaration.members.compactMap { member -> Finding? in
                    let method = LocatedDeclaration(file: located.file, declaration: member)
                    guard member.kind == .function, !member.isStatic,
                        let name = method.objectiveCName(in: located.declaration),
                        let callback = callback(of: member, named: name),
                        delegate.methods(callback.selectorName).isEmpty
                    else { return nil }
                    return finding(
                        about: callback, at: context.place(located.file, member.keyword))
                }
            }
    }

    /// What a method is by its labels, or by the name that is written for Objective-C.
    private func callback(of member: Declaration, named name: String) -> ApplicationCallback? {
        let isNamed = member.attribute("objc")?.arguments != nil
        return isNamed
            ? ApplicationCallback.byObjectiveCName[name]
            : ApplicationCallback.all[member.selectorName]
    }

    // MARK: CarPlay

    /// CarPlay asks the application's delegate in apps without scenes only.
    ///
    /// Source: inferred from Apple's `CPTemplateApplicationSceneDelegate`, which takes its place in apps with scenes.
    private var ofCar: [Finding] {
        let parts = [LocatedDeclaration(file: delegate.file, declaration: delegate.declaration)]
        return (parts + delegate.extensions).flatMap { part in
            part.declaration.inheritance.filter {
                $0.baseName.lastComponent == "CPApplicationDelegate"
            }.map { _ in
                Finding(
                    .sceneOtherRoles, .warning, .manual,
                    at: context.place(part.file, part.declaration.keyword),
                    "CarPlay asks the application's delegate in apps without scenes only, and no longer does",
                    remedy:
                        "give CarPlay a scene with a `CPTemplateApplicationSceneDelegate`")
            }
        }
    }

    // MARK: Categories

    /// Those of the delegate's class, and of what it inherits from where it has no method of its own.
    private var inCategories: [Finding] {
        let sources = context.target.objectiveCSources
        let written = LocatedDeclaration(file: delegate.file, declaration: delegate.declaration)
            .writtenObjectiveCName
        let names = [delegate.name] + [written].compactMap { $0 }
        return context.library.paths(sources, mentioning: "pplication").flatMap { path in
            context.library.text(path).map { text in
                ObjectiveCClass.all(in: ObjectiveCTokens(text)).filter { type in
                    names.contains(type.name) || type.isCategory && bases.contains(type.name)
                }.flatMap { findings(in: $0, path, isOwn: names.contains($0.name)) }
            } ?? []
        }
    }

    private func findings(
        in type: ObjectiveCClass, _ path: String, isOwn: Bool
    ) -> [Finding] {
        type.methods.compactMap { method in
            guard let callback = ApplicationCallback.byObjectiveCName[method.selector],
                isOwn || delegate.methods(callback.selectorName).isEmpty
            else { return nil }
            return finding(about: callback, at: context.library.place(path, method.offset))
        }
    }
}
