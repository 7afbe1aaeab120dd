/// The modules that the app file imports beside SwiftUI.
struct AppImports {
    private let facts: UIKitFacts

    /// The imports of an app's new source.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// Whole `import` lines, sorted, without SwiftUI; `others` are needed beside the content's.
    func lines(for content: AppContentBuilder.Result, adding others: [String]) -> [String] {
        var lines = Set(others)
        switch content.content {
        case .controller, .sceneController: lines.insert("import UIKit")
        case .view, .pages: break
        }
        for root in content.movedRoots {
            let imports = RootImports(of: root, in: facts.context, delegate: facts.delegate.name)
            lines.formUnion(imports.lines)
        }
        return ImportLines.sorted(lines)
    }
}
