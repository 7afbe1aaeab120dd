import SwiftFlow
import SwiftOutline

/// Tells whether the navigation controllers of an app ask the view controllers inside of them for the status bar's style.
///
/// One that shows its bar answers by the bar's `barStyle`, and asks its top view controller only while the bar is hidden.
/// Source: public reports of a `preferredStatusBarStyle` that is never called inside of a navigation controller.
package struct NavigationBarStyle {
    private let context: TargetContext

    /// An analysis of a target.
    package init(context: TargetContext) {
        self.context = context
    }

    /// What navigation controllers that show their bars do not ask for.
    package static let decided: Set<String> = ["preferredStatusBarStyle", "childForStatusBarStyle"]

    /// Whether the app hides a bar that the window may show, or one of its navigation controllers passes the question on.
    ///
    /// A black bar counts, too: what it decides is lost as what the view controllers ask for would be.
    package var asksChildren: Bool {
        hidesBarInCode || hidesBarInObjectiveC || hidesBarInStoryboard || passesOn || isBlack
    }

    private var isBlack: Bool {
        context.files(naming: "barStyle").contains { file in
            let tokens = file.outline.tokens
            return file.tokens(spelled: "barStyle").contains {
                $0 + 3 < tokens.tokens.count && tokens.spells($0 + 1, "=")
                    && !tokens.spells($0 + 3, "default")
            }
        } || context.storyboards.hasBlackBar
    }

    // MARK: Hidden bars

    private static let hiding = [
        "isNavigationBarHidden", "setNavigationBarHidden", "navigationBarHidden",
        "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenVerticallyCompact",
        "hidesBarsWhenKeyboardAppears",
    ]

    private var hidesBarInCode: Bool {
        let names = Self.hiding.contains { word in
            context.files(naming: word).contains { file in
                file.tokens(spelled: word).contains { !isFalse(behind: $0, in: file.outline) }
            }
        }
        return names
            || context.files(naming: "navigationBar").contains { file in
                file.tokens(spelled: "navigationBar").contains {
                    isHidden(bar: $0, in: file.outline)
                }
            }
    }

    /// Whether `= false` or `(false` stands behind a name.
    private func isFalse(behind token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens
        return token + 2 < tokens.tokens.count && tokens.spells(token + 2, "false")
            && (tokens.spells(token + 1, "=") || tokens.spells(token + 1, "("))
    }

    /// Whether this is `navigationBar.isHidden`, or SwiftUI's `for: .navigationBar`.
    private func isHidden(bar token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens
        let next = (token + 1...token + 3).first {
            $0 < tokens.tokens.count && tokens.spells($0, "isHidden")
        }
        if let next { return !isFalse(behind: next, in: file) }
        return token >= 2 && tokens.spells(token - 1, ".") && tokens.spells(token - 2, ":")
    }

    private var hidesBarInObjectiveC: Bool {
        let paths = context.target.objectiveCSources
        return ["navigationBarHidden", "setNavigationBarHidden"].contains {
            !context.library.paths(paths, mentioning: $0).isEmpty
        }
    }

    // MARK: Storyboards

    private var hidesBarInStoryboard: Bool {
        context.storyboards.controllersHidingBars.contains {
            $0.isInitial || $0.identifier.map(mayBeRoot) ?? false
        }
    }

    /// Whether code that names a view controller of a storyboard works on a window's root as well.
    ///
    /// No navigation controller shows another one: one that is not the window's root is presented, and asked as before.
    private func mayBeRoot(_ identifier: String) -> Bool {
        context.library.paths(context.swiftPaths, mentioning: identifier)
            .compactMap(context.file).contains { file in
                file.tokens(spelled: "rootViewController").contains {
                    $0 > 0 && file.outline.tokens.spells($0 - 1, ".")
                }
            }
    }

    // MARK: Navigation controllers of the app

    /// Whether a class or an extension of navigation controllers names a child, or asks one by itself.
    private var passesOn: Bool {
        answers { $0.name != "preferredStatusBarStyle" || $0.passesOn(in: $1.outline) }
    }

    /// Whether an extension of all navigation controllers answers, or a class of them that a root is of or inherits from:
    /// their bars decide nothing then.
    package func isAnswered(in chains: [[String]]) -> Bool {
        let names = Set(chains.joined()).union(["UINavigationController"])
        return answers(of: names.contains) { _, _ in true }
    }

    private func answers(
        of isMeant: (String) -> Bool = { _ in true },
        by isAnswer: (Declaration, ProgramFile) -> Bool
    ) -> Bool {
        Self.decided.contains { property in
            context.files(naming: property).contains { file in
                (file.types + file.extensions).contains { type in
                    let name = type.declaration.name.lastComponent
                    guard isMeant(name),
                        context.inheritanceChain(of: name).last == "UINavigationController"
                    else { return false }
                    return type.declaration.members.contains {
                        $0.isOverride && $0.name == property && isAnswer($0, file)
                    }
                }
            }
        }
    }
}

extension Declaration {
    /// Whether a property asks another object for the same one: `current?.preferredStatusBarStyle ?? .default`.
    package func passesOn(in file: SwiftFile) -> Bool {
        guard let code = bindings.first?.accessors else { return false }
        let tokens = file.tokens.tokens
        return code.contains { token in
            token - 2 >= code.lowerBound && file.tokens.spells(token, name)
                && tokens[token - 1].kind == .period && tokens[token - 2].kind != .keyword(.super)
        }
    }
}
