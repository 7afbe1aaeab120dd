import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds code that gives all view controllers another method for a moment of their lives, such as that of their appearing: SwiftUI's
/// hosting controller, which holds the content of the window group, is one more of them.
///
/// Source: Apple's pages of `method_exchangeImplementations(_:_:)` and `UIHostingController`, a subclass of `UIViewController`.
struct TrackedScreens {
    private let programs: [TargetContext]
    /// Whether the app's own window had a hosting controller already.
    private let hadHost: Bool

    /// A search in an app and in what it is built with.
    init(_ facts: UIKitFacts) {
        programs = facts.programs
        hadHost = facts.root.isView
    }

    /// One for each place.
    func findings() -> [Finding] {
        programs.flatMap { program in
            swift(in: program)
                + ExchangedAppearances(in: program).uses.map { finding($0.moment, at: $0.place) }
        }.firstOnEachLine()
    }

    private func finding(_ moment: String, at place: Place) -> Finding {
        Finding(
            .screenTracking, .warning, .review, at: place,
            hadHost
                ? "this changes '\(moment)' of all view controllers, and the hosting controller among them is SwiftUI's now, and of another class than the app's was"
                : "this changes '\(moment)' of all view controllers, and SwiftUI's hosting controller in the window is one more of them",
            remedy: "leave out what is not the app's own, by `Bundle(for:)` or a protocol")
    }

    // MARK: Swift

    /// A member or a function beside the types.
    private struct Code {
        let file: ProgramFile
        let declaration: Declaration
        let owner: String?
        var range: TokenRange { declaration.range }
    }

    private func swift(in program: TargetContext) -> [Finding] {
        let exchanging = exchanging(in: program)
        guard !exchanging.isEmpty else { return [] }
        var paths: Set<String> = []
        let files = ExchangedAppearances.moments.flatMap {
            program.files(mentioning: $0)
        }.filter { paths.insert($0.path).inserted }
        return files.flatMap(codes).flatMap { code -> [Finding] in
            let selectors = selectors(in: code)
            guard let moment = selectors.first(where: ExchangedAppearances.moments.contains),
                isOfAllControllers(code),
                let call = code.range.first(where: { token in
                    exchanging.contains(code.file.outline.name(at: token))
                        && code.file.outline.tokens.spells(token + 1, "(")
                        && code.declaration.nameRange?.contains(token) != true
                }), !isLimited(code, by: selectors, in: program)
            else { return [] }
            return [finding(moment, at: program.place(code.file, call))]
        }
    }

    /// The functions of the runtime that exchange methods, and those of the program that hand selectors to one; none where nothing does.
    private func exchanging(in program: TargetContext) -> Set<String> {
        let found = ExchangedAppearances.functions.flatMap { name in
            program.files(naming: name).flatMap { file in
                codes(in: file).filter { code in
                    file.tokens(spelled: name).contains(where: code.range.contains)
                }
            }
        }
        guard !found.isEmpty else { return [] }
        let own = found.filter { !$0.declaration.parameters.isEmpty }.map(\.declaration.name)
        return Set(ExchangedAppearances.functions + own)
    }

    private func codes(in file: ProgramFile) -> [Code] {
        (file.types + file.extensions).flatMap { type in
            type.declaration.members.map {
                Code(file: file, declaration: $0, owner: type.declaration.name)
            }
        }
            + file.outline.declarations.filter { !$0.kind.hasMembers }.map {
                Code(file: file, declaration: $0, owner: nil)
            }
    }

    /// The names of the methods whose selectors stand in some code, without their labels.
    private func selectors(in code: Code) -> [String] {
        code.range.compactMap { token in
            switch code.file.outline.selectorLiteral(at: token) {
            case .method(let name, _): String(name.prefix { $0 != "(" })
            case .text(let name): String(name.prefix { $0 != ":" })
            case nil: nil
            }
        }
    }

    /// Whether the class that gets other methods is `UIViewController`: by its name, or as that of the extension around.
    private func isOfAllControllers(_ code: Code) -> Bool {
        let file = code.file.outline
        let classes = code.range.dropLast(2).filter { token in
            Self.asking.contains(file.name(at: token)) && file.tokens.spells(token + 1, "(")
        }.map { file.tokens.text(of: $0 + 2) }
        if classes.contains("UIViewController") { return true }
        if code.owner == "UIViewController" {
            return classes.allSatisfy { $0.first?.isUppercase == false }
        }
        // `UIViewController.exchange(#selector(…), with: …)`, by a method of a class above.
        return code.range.dropLast(1).contains { token in
            file.tokens.spells(token, "UIViewController")
                && !file.tokens.spells(token - 2, "selector")
                && file.tokens.spells(token + 1, ".")
        }
    }

    private static let asking: Set<String> = [
        "class_getInstanceMethod", "class_getMethodImplementation", "class_replaceMethod",
        "class_addMethod",
    ]

    // MARK: What it does

    /// Whether the code that takes the place asks which controllers are the app's, or only sets something of the controller's own.
    private func isLimited(
        _ code: Code, by selectors: [String], in program: TargetContext
    ) -> Bool {
        if asksForOwn(code, in: program) { return true }
        let names = Set(selectors).subtracting(ExchangedAppearances.moments)
        let methods = names.sorted().flatMap { name in
            program.files(naming: name).flatMap(codes).filter {
                $0.declaration.name == name && $0.declaration.body != nil
            }
        }
        return !methods.isEmpty
            && methods.allSatisfy { asksForOwn($0, in: program) || setsOwn($0) }
    }

    private func asksForOwn(_ code: Code, in program: TargetContext) -> Bool {
        let file = code.file.outline
        let tokens = file.tokens
        let hasElse = code.range.contains { tokens.spells($0, "??") }
        return code.range.contains { token in
            if tokens.spells(token, "Bundle"), tokens.spells(token + 2, "for") { return true }
            let name = tokens.text(of: token).lowercased()
            if ExchangedAppearances.ofPresented.contains(where: name.contains) { return true }
            guard !hasElse,
                [.keyword(.as), .keyword(.is)].contains(tokens.tokens[token].kind)
            else { return false }
            let type = (token + 1...token + 2).first { tokens.tokens[$0].kind == .identifier }
            return type.map { program.hasType(named: file.name(at: $0)) } ?? false
        }
    }

    /// Whether code calls nothing but itself and what makes values, and assigns nothing but what belongs to the controller.
    private func setsOwn(_ code: Code) -> Bool {
        guard let body = code.declaration.body else { return true }
        let file = code.file.outline
        let tokens = file.tokens.tokens
        return body.allSatisfy { token in
            guard tokens[token].kind == .identifier else { return true }
            let name = file.name(at: token)
            let isType = name.first?.isUppercase ?? false
            if isType { return SharedStores.isOfApple(name) && name.hasPrefix("UI") }
            return tokens[token + 1].kind != .leftParen || name == code.declaration.name
        }
    }
}
