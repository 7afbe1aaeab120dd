import AppFacts
import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

extension OldSpellings {
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
}
