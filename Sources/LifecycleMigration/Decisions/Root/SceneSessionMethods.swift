import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

extension DelegateRemainderAnalysis {
    /// The methods of Xcode's template for scenes, where none does anything once their delegate has gone: SwiftUI makes the
    /// same configuration itself.
    func uselessSceneMethods() -> [LocatedDeclaration] {
        let name = SceneConfigurationMethod.selectorName
        guard goingScene != nil, needsNoScenes, answersAsSwiftUI,
            let method = delegate.methods(name).first, mayGo(method),
            surroundings.isCompiledOnce,
            !surroundings.isNamedByTests(beside: "configurationForConnecting"),
            !surroundings.isNamedByTests(beside: "didDiscardSceneSessions")
        else { return [] }
        let discarding = delegate.methods("application(_:didDiscardSceneSessions:)")
        guard discarding.allSatisfy({ $0.hasEmptyBody && mayGo($0) }) else { return [] }
        return [method] + discarding
    }

    /// Whether UIKit alone calls a method, in every build, and no comment of the author's is lost with it.
    private func mayGo(_ method: LocatedDeclaration) -> Bool {
        let declaration = method.declaration
        guard delegate.has(method), declaration.attributes.allSatisfy({ $0.name == "available" }),
            !declaration.isOverride, declaration.parameters.count > 1,
            let label = declaration.parameters[1].label
        else { return false }
        let file = method.file.outline
        let isSilent = declaration.range.allSatisfy { token in
            file.tokens.trivia(before: token).allSatisfy { piece in
                // What documents the method is about nothing else.
                !piece.isComment || piece.isDocumentation && token == declaration.range.lowerBound
                    || TemplateComment.saysNothing(file.text[piece.range])
            }
        }
        return isSilent && !isNamed(label, beside: method)
    }

    private func isNamed(_ label: String, beside method: LocatedDeclaration) -> Bool {
        context.files(mentioning: label).contains { file in
            file.outline.tokens.tokens.indices.contains { token in
                file.outline.tokens.spells(token, label)
                    && !(file.path == method.file.path
                        && method.declaration.range.contains(token))
            }
        }
    }
}
