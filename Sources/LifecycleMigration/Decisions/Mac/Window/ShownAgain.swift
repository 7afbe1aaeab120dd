import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds code that looks for the app's window among all of them to show it again, where the launch keeps it beyond its closing.
///
/// Source: Apple's documentation of `NSWindow.isReleasedWhenClosed` and `NSApplication.windows`. A window of SwiftUI's is gone when it is
/// closed; that a scene makes another one for a click in the Dock is its own doing.
struct ShownAgain {
    private let delegate: DelegateClass
    private let context: TargetContext

    /// A look at the code of an app.
    init(by delegate: DelegateClass, in context: TargetContext) {
        self.delegate = delegate
        self.context = context
    }

    /// The first place, with the member that shows the window; nil where the launch does not keep it, or the app ends with it.
    func first(keptBy statements: [Statement], in function: FlowFunction) -> MacWindowObstacle? {
        guard !delegate.quitsWithLastWindow,
            statements.contains(where: { keeps($0, in: function.file) })
        else { return nil }
        for member in Self.showing.sorted() {
            for file in context.files(naming: member) {
                let names = FoundWindowNames(in: file.outline, by: Self.finders)
                let made = MadeWindowNames(in: file, context)
                let ranges = reopening(in: file)
                let token = file.tokens(spelled: member).first { token in
                    names.owner(ofMember: token).map { !made.have($0, in: file.outline) } ?? false
                        && !ranges.contains(token)
                        && !statements.contains {
                            file.path == function.located.file.path && $0.range.contains(token)
                        }
                }
                if let token { return MacWindowObstacle(.shownAgain(member), file, token) }
            }
        }
        return nil
    }

    private static let showing: Set<String> = [
        "makeKeyAndOrderFront", "orderFront", "orderFrontRegardless",
    ]
    private static let finders: Set<String> = ["windows", "orderedWindows"]

    /// `window.isReleasedWhenClosed = false`
    private func keeps(_ statement: Statement, in file: SwiftFile) -> Bool {
        statement.range.dropLast(2).contains { token in
            file.tokens.spells(token, "isReleasedWhenClosed")
                && file.tokens.tokens[token + 1].kind == .equal
                && file.tokens.spells(token + 2, "false")
        }
    }

    /// Where the app answers a click in the Dock, for which SwiftUI makes a window by itself.
    private func reopening(in file: ProgramFile) -> TokenRanges {
        TokenRanges(
            delegate.methods("applicationShouldHandleReopen(_:hasVisibleWindows:)").filter {
                $0.file.path == file.path
            }.map(\.declaration.range))
    }
}
