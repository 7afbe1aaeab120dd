import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds callbacks of a delegate that are spelled as in Swift 2, where the first parameter had no label outside: a compiler
/// of today gives them another selector, which the framework does not call.
///
/// Source: SE-0046, establish consistent label behavior across all parameters including first labels.
struct OldSpellings {
    private let delegate: DelegateClass
    private let context: TargetContext

    /// An analysis of an application delegate.
    init(of delegate: DelegateClass, in context: TargetContext) {
        self.delegate = delegate
        self.context = context
    }

    /// One finding for those that do something; none where the target is in a newer language, in which they are dead already.
    func findings() -> [Finding] {
        guard !LanguageVersion.isCurrent(of: context.target) else { return [] }
        let old = delegate.members.filter { member in
            (isMac ? member.declaration.body?.isEmpty == false : !member.doesNothing)
                && ApplicationCallback.callback(of: member, in: delegate) == nil
        }.compactMap { member in newName(of: member).map { (member: member, name: $0) } }
        guard let first = old.first else { return [] }
        let place = { (member: LocatedDeclaration) in
            context.place(member.file, member.declaration.keyword)
        }
        let name = "'\(first.member.declaration.selectorName)'"
        let others = old.count - 1
        let framework = isMac ? "AppKit" : "UIKit"
        let words =
            others == 0
            ? "\(name) is spelled as in Swift 2: built by an Xcode of today it has another selector, and \(framework) does not call it"
            : "\(name) and \(others) further \(others == 1 ? "method" : "methods") are spelled as in Swift 2: built by an Xcode of today they have other selectors, and \(framework) does not call them"
        let names = old.map { "`\($0.name)`" }.joined(separator: ", ")
        return [
            Finding(
                .swiftVersion, .warning, .manual, at: place(first.member), words,
                remedy: "spell \(others == 0 ? "it" : "them") \(names), and plan again",
                also: old.dropFirst().map { place($0.member) })
        ]
    }

    /// The name and labels of the callback that a method was in Swift 2; nil where it was none.
    private func newName(of member: LocatedDeclaration) -> String? {
        let declaration = member.declaration
        guard declaration.kind == .function, !declaration.isStatic,
            let first = declaration.parameters.first,
            let type = TypeReader.type(in: first.type, of: member.file.outline).name
        else { return nil }
        let labels = declaration.parameters.dropFirst().map { ($0.label ?? "_") + ":" }.joined()
        let name = "\(declaration.name)(_:\(labels))"
        if isMac {
            guard Self.macTypes.contains(type) else { return nil }
            return MacCallbacks.all.contains(name) && name != declaration.selectorName ? name : nil
        }
        guard type == "UIApplication" else { return nil }
        if ApplicationCallback.all[name] != nil {
            return name == declaration.selectorName ? nil : name
        }
        let objectiveCName = "\(declaration.name):\(labels)"
        return Self.renamed[objectiveCName]
            ?? ApplicationCallback.all.values.first { $0.objectiveCName == objectiveCName }?
            .selectorName
    }

    private var isMac: Bool { PlatformProfile.profile(for: context.target.platform).isAppKit }

    /// What callbacks of AppKit's are told of first.
    private static let macTypes: Set<String> = ["NSApplication", "NSNotification", "Notification"]

    /// The method of the delegate that is a callback in Swift 2 alone; nil where the target is in a newer language.
    func method(for callback: String) -> LocatedDeclaration? {
        guard !LanguageVersion.isCurrent(of: context.target) else { return nil }
        return delegate.members.first {
            $0.declaration.body != nil && newName(of: $0) == callback
        }
    }

    /// Names in Objective-C of callbacks whose labels are others since Swift 3.
    private static let renamed = [
        "application:supportedInterfaceOrientationsForWindow:":
            "application(_:supportedInterfaceOrientationsFor:)",
        "application:didReceiveLocalNotification:": "application(_:didReceive:)",
        "application:didRegisterUserNotificationSettings:": "application(_:didRegister:)",
    ]
}
