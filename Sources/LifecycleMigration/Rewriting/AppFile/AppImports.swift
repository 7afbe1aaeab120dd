import SwiftOutline

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
        case .view, .sceneView, .pages: break
        }
        guard let root = content.movedRoot else { return lines.sorted() }
        let names = typeNames(root.ranges, root.function.file)
            .subtracting(["UIApplication", "UIHostingController", facts.delegate.name])
        if names.contains(where: { $0.hasPrefix("UI") }) { lines.insert("import UIKit") }
        let unknown = names.filter { !isKnown($0) }
        if !unknown.isEmpty { lines.formUnion(originImports(root.function.file)) }
        return lines.sorted()
    }

    /// The capitalised names that moved code uses on their own.
    private func typeNames(_ ranges: [TokenRange], _ file: SwiftFile) -> Set<String> {
        var names: Set<String> = []
        for reference in ranges.flatMap({ file.references(in: $0) }) {
            let isName = reference.role == .bare || reference.role == .type
            if isName, reference.name.first?.isUppercase == true { names.insert(reference.name) }
        }
        return names
    }

    private func isKnown(_ name: String) -> Bool {
        name.hasPrefix("UI") || name.hasPrefix("NS") || Self.swiftUINames.contains(name)
            || !facts.context.types(named: name).isEmpty
    }

    /// Views and types that SwiftUI and the standard library bring; a name beside these may need another module.
    private static let swiftUINames: Set<String> = [
        "AnyView", "Bool", "Color", "Double", "EmptyView", "Font", "Form", "Group", "HStack",
        "Image",
        "Int", "List", "NavigationStack", "NavigationView", "ScrollView", "String", "TabView",
        "Text",
        "VStack", "ZStack",
    ]

    private func originImports(_ file: SwiftFile) -> [String] {
        let own = ["UIKit", "SwiftUI", "Foundation"]
        return file.declarations.filter {
            $0.kind == .import && $0.conditions.isEmpty && !own.contains($0.name)
        }.map { file.text($0.range) }
    }
}
