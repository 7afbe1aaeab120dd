import AppFacts
import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

extension WindowExtraction {
    /// Whether the code runs when the scene of the window connects, so that it has that scene.
    var facesScene: Bool { sceneParameter != nil || takesScene }

    /// The parameter that is the scene which connects.
    var sceneParameter: Parameter? { parameter(of: ["UIScene", "UIWindowScene"]) }

    private func parameter(of types: [String]) -> Parameter? {
        function.parameters.first { parameter in
            TypeReader.type(in: parameter.type, of: file).name.map(types.contains) ?? false
        }
    }

    /// What code writes for a scene that is a parameter, which gets a name where it has none.
    mutating func code(for parameter: Parameter) -> String {
        let name = ParameterName(
            of: parameter, named: "scene", in: function.located.declaration, file)
        if let naming = name.naming, !changes.replacements.contains(naming) {
            changes.replacements.append(naming)
        }
        return name.code
    }

    /// What leads from the window to its scene, with a local that holds it; nil for anything else.
    func sceneName(for expression: Expression) -> String? {
        guard case .member(let base, let name, _) = expression.kind, isWindow(base.range),
            WindowMember.named(name) == .scene, sceneParameter != nil
        else { return nil }
        let next = expression.range.upperBound + 1
        guard file.tokens.tokens[next].kind == .period else { return nil }
        // What comes of it must go on being an optional.
        let isStatement = currentStatement?.range.lowerBound == expression.range.lowerBound
        guard isStatement || Self.optionalMembers.contains(file.name(at: next + 1)) else {
            return nil
        }
        return sceneLocal(at: expression.range.lowerBound)
    }

    /// What a window scene may lack.
    private static let optionalMembers: Set<String> = [
        "sizeRestrictions", "titlebar", "statusBarManager", "keyWindow", "windowingBehaviors",
        "userActivity", "delegate",
    ]

    /// The window's scene is the one that connects.
    mutating func replaceScene(_ expression: Expression) {
        if takesScene { return replaceScene(expression.range, by: SceneParameters.name) }
        guard let scene = sceneParameter.map({ code(for: $0) }) else { return }
        replaceScene(expression.range, by: "(\(scene) as? UIWindowScene)")
    }

    /// Puts the name of a scene in the place of an expression.
    mutating func replaceScene(_ range: TokenRange, by text: String) {
        changes.replacements.append(
            TextEdit(range: file.bytes(of: range), replacement: text))
        changes.places.append(range)
        neededScenes.insert(text)
    }

    /// SwiftUI's window in code that runs when the scene connects, with the local of that scene which the code needs.
    ///
    /// SwiftUI makes its window before it calls the app's scene delegate. Source: public apps that read it there.
    mutating func sceneWindow(at token: Int) -> (code: String, local: String?)? {
        guard let scene = sceneParameter else { return nil }
        if let local = sceneLocal(at: token) ?? parameter(of: ["UIWindowScene"])?.name {
            return ("\(SwiftName.code(local)).windows.first?", local)
        }
        return ("(\(code(for: scene)) as? UIWindowScene)?.windows.first?", nil)
    }

    /// The scene for a method that is given it, with the local that it is.
    func sceneArgument(at token: Int) -> (text: String, local: String?) {
        if takesScene { return (SceneParameters.name, nil) }
        if let local = sceneLocal(at: token) ?? parameter(of: ["UIWindowScene"])?.name {
            return (SwiftName.code(local), local)
        }
        let scene = sceneParameter?.name.map(SwiftName.code) ?? "nil"
        return ("\(scene) as? UIWindowScene", nil)
    }

    /// The local that is the window scene at a place.
    private func sceneLocal(at token: Int) -> String? {
        let path = StatementPath(around: token, in: function)
        let candidates = path.before + path.around
        for statement in candidates.reversed() {
            let isAround = path.around.contains { $0.range == statement.range }
            if isAround, statement.blocks.isEmpty { continue }
            for event in trace.events(startingIn: statement.range) {
                guard case .local(let name?, let value, isDeclared: true) = event.kind,
                    value.type == .plain("UIWindowScene"),
                    isAround || statement.kind == .guardStatement || statement.blocks.isEmpty
                else { continue }
                return name
            }
        }
        return nil
    }
}
