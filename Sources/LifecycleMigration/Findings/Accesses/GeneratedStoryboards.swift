import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells which view controller of a storyboard code asks for by names that a generator makes, where what it makes is not in
/// the tree.
///
/// Source: SwiftGen's templates `scenes-swift5` and R.swift's `storyboard` resources.
struct GeneratedStoryboards {
    private let flow: AppFlow

    /// A search in an app.
    init(in flow: AppFlow) {
        self.flow = flow
    }

    /// The class of the view controller; nil where the expression is none of these, or the storyboard is not known.
    func controllerClass(of range: TokenRange, in function: FlowFunction) -> String? {
        let names = range.filter { function.file.tokens.tokens[$0].kind == .identifier }
            .map { function.file.name(at: $0) }
        guard names.count >= 4, flow.program.type(names[0])?.isDeclared != true else { return nil }
        switch (names[0], names[1], names[3]) {
        case ("StoryboardScene", let storyboard, "instantiate"):
            return controllerClass(
                names[2] == "initialScene" ? nil : names[2], of: storyboard)
        case ("R", "storyboard", let member):
            return controllerClass(
                member == "instantiateInitialViewController" ? nil : member, of: names[2])
        default: return nil
        }
    }

    private func controllerClass(_ identifier: String?, of name: String) -> String? {
        let storyboards = flow.context.storyboards
        let names = [name, name.capitalised]
        guard let storyboard = names.first(where: { storyboards.path(of: $0) != nil }) else {
            return nil
        }
        guard let identifier else {
            return storyboards.initialClass(of: storyboard)
                ?? storyboards.initialContainer(of: storyboard)
        }
        let classes = Set(
            [identifier, identifier.capitalised].flatMap(storyboards.classes(named:)))
        return classes.count == 1 ? classes.first : nil
    }
}

extension String {
    /// The name with a capital at its start.
    fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
