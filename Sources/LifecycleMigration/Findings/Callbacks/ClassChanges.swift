import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The places where code gives a class other methods at run time.
struct ClassChanges {
    private let delegate: DelegateClass
    private let programs: [TargetContext]
    /// Each function of the runtime that does so, with where it is named.
    let all: [(file: ProgramFile, token: Int)]

    /// The functions of Objective-C's runtime that change what a class answers, and those of RxCocoa that do so for who observes a method.
    private static let functions = [
        "class_addMethod", "class_replaceMethod", "method_setImplementation",
        "method_exchangeImplementations", "object_setClass", "class_addProtocol",
        "methodInvoked", "sentMessage",
    ]

    /// Those of some code.
    init(of delegate: DelegateClass, in programs: [TargetContext]) {
        self.delegate = delegate
        self.programs = programs
        all = programs.flatMap { program in
            Self.functions.flatMap { function in
                program.files(naming: function).flatMap { file in
                    file.tokens(spelled: function).map { (file, $0) }
                }
            }
        }
    }

    /// The selectors that such code names, or another that hands them to it, of callbacks that UIKit no longer calls.
    var lostSelectors: [(file: ProgramFile, token: Int, callback: ApplicationCallback)] {
        guard !all.isEmpty else { return [] }
        return programs.flatMap { program in
            program.files(mentioning: "pplication").flatMap { file in
                file.outline.tokens.tokens.indices.compactMap { token in
                    // What observes by a method of that name has it for itself.
                    callback(at: token, in: file.outline).flatMap {
                        SelectorMention(at: token, in: file).hasTarget ? nil : (file, token, $0)
                    }
                }
            }
        }
    }

    private func callback(at token: Int, in file: SwiftFile) -> ApplicationCallback? {
        let callback: ApplicationCallback?
        switch file.tokens.tokens[token].kind {
        case .stringSegment:
            callback = ApplicationCallback.byObjectiveCName[file.tokens.text(of: token)]
        case .pound:
            guard case .method(let name, _) = file.selectorLiteral(at: token) else { return nil }
            let whole = name.contains("(") ? name : name + "(_:)"
            callback = ApplicationCallback.all[whole]
        default: return nil
        }
        return callback?.lostFinding == nil ? nil : callback
    }

    /// Those whose function knows the delegate.
    var ofDelegate: [(file: ProgramFile, token: Int)] {
        all.filter { file, token in
            guard let code = body(around: token, in: file) else { return false }
            let tokens = file.outline.tokens
            return code.contains { index in
                tokens.spells(index, delegate.name)
                    || tokens.spells(index, "UIApplicationDelegate")
                    || tokens.spells(index, "delegate") && tokens.tokens[index - 1].kind == .period
            }
        }
    }

    /// Whether the code of these names selectors, of which none is lost.
    var areKept: Bool {
        ofDelegate.allSatisfy { file, token in
            guard let code = body(around: token, in: file) else { return false }
            let names = code.compactMap { file.outline.selectorLiteral(at: $0) }
            return !names.isEmpty
        }
    }

    private func body(around token: Int, in file: ProgramFile) -> TokenRange? {
        let members =
            (file.types + file.extensions).flatMap(\.declaration.members)
            + file.outline.declarations.filter { !$0.kind.hasMembers }
        return members.first { $0.range.contains(token) }?.range
    }
}
