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

    private var inherited: [Finding] {
        let ancestors = flow.program.supertypes(of: delegate.name)
        let bases = ["UIResponder", "NSObject"].filter {
            ancestors.contains($0) || $0 == "NSObject" && ancestors.contains("UIResponder")
        }
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

    private var inCategories: [Finding] {
        let sources = context.target.sources.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
        return context.library.paths(sources, mentioning: delegate.name).flatMap(findings)
    }

    private func findings(in path: String) -> [Finding] {
        guard let text = context.library.text(path) else { return [] }
        var isOfDelegate = false
        return ObjectiveCLines(of: text).lines.enumerated().compactMap { index, line in
            if line.contains("@implementation") {
                let words = line.split { " (".contains($0) }
                isOfDelegate = words.count > 1 && words[1] == delegate.name
            } else if line.contains("@end") {
                isOfDelegate = false
            }
            guard isOfDelegate, let name = Self.selector(in: line),
                let callback = ApplicationCallback.byObjectiveCName[name]
            else { return nil }
            return finding(
                about: callback,
                at: Place(path: path, position: SourcePosition(line: index + 1, column: 1)))
        }
    }

    /// The selector of a method that starts in a line: `- (void)name:(Type)value other:(Type)value`.
    private static func selector(in line: String) -> String? {
        let code = line.drop { $0 == " " || $0 == "\t" }
        guard code.first == "-" else { return nil }
        var depth = 0
        var word = ""
        var result = ""
        for character in code.dropFirst() {
            switch character {
            case "(": depth += 1
            case ")": depth -= 1
            case _ where depth > 0: break
            case ":":
                result += word + ":"
                word = ""
            case "{", ";": return result
            case " ", "\t": word = ""
            default: word.append(character)
            }
        }
        return result
    }
}
