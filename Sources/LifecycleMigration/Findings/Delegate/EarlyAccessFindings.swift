import AppFacts
import SwiftFlow
import SwiftOutline

extension EarlyAccess {
    /// A finding for each access; `isPlanned` where the plan makes properties lazy.
    func findings(isPlanned: Bool = true) -> [Finding] {
        let properties = early.map { property in
            let place = context.place(property.file, property.declaration.keyword)
            if rootUses?.contains(property) == true {
                return early(property, asksForRootAt: place)
            }
            guard canBeLazy(property) else {
                return early(
                    property.declaration.name, at: place, remedy: "set it in `\(firstCallback)`")
            }
            guard isPlanned else {
                return early(property.declaration.name, at: place, remedy: "make it `lazy`")
            }
            if let member = momentaryMember(of: property) {
                return Finding(
                    .delegateEarlyAccess, .warning, .review, at: place,
                    "'\(property.declaration.name)' is made on first use, with what '\(member)' is then: the application \(absence) before",
                    remedy:
                        "set it in `\(firstCallback)`, where it must be what it was at the start")
            }
            return Finding(
                .delegateEarlyAccess, .note, .review, at: place,
                "'\(property.declaration.name)' is made on first use: the application \(absence) before",
                remedy: "check that nothing relies on its being made with the delegate")
        }
        return properties + initializers()
    }

    /// A finding for each of those windows.
    func windowFindings(except removed: [String: [TokenRange]] = [:]) -> [Finding] {
        windows().filter { window in
            !(removed[window.file.path] ?? []).contains { $0.contains(window.token) }
        }.map { window in
            Finding(
                .delegateEarlyAccess, .warning, .manual,
                at: context.place(window.file, window.token),
                "this makes a window while the delegate is made, when there may be no application yet",
                remedy: "make it in `\(firstCallback)`")
        }
    }

    private func early(_ property: LocatedDeclaration, asksForRootAt place: Place) -> Finding {
        let name = property.declaration.name
        return canBeMadeLater(property)
            ? Finding(
                .delegateEarlyAccess, .note, .review, at: place,
                "'\(name)' is made on first use: it asks the delegate for the root, which can't be asked before it is made",
                remedy: "check that nothing relies on its being made with the delegate")
            : Finding(
                .delegateEarlyAccess, .warning, .manual, at: place,
                "'\(name)' asks the delegate for the root while the delegate is made, before that can be asked: the app crashes there",
                remedy: "set it in `\(firstCallback)`")
    }

    private func early(_ name: String, at place: Place, remedy: String) -> Finding {
        Finding(
            .delegateEarlyAccess, .warning, .manual, at: place,
            "'\(name)' uses the application, which \(absence) yet", remedy: remedy)
    }

    private func initializers() -> [Finding] {
        members.filter { $0.declaration.kind == .initializer }.compactMap { initializer in
            if rootUses?.contains(initializer) == true {
                return early(
                    initializer,
                    asksForRootAt: context.place(initializer.file, initializer.declaration.keyword))
            }
            guard let body = initializer.declaration.body,
                let use = use(in: body, of: initializer.file)
            else { return nil }
            return early(
                "init", at: context.place(initializer.file, use),
                remedy: "do this in `\(firstCallback)`")
        }
    }
}
