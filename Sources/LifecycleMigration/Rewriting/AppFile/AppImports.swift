import SwiftOutline

/// The modules that the app file imports beside SwiftUI.
struct AppImports {
    private let context: TargetContext
    private let delegate: String

    /// The imports of an app's new source.
    init(facts: UIKitFacts) {
        self.init(facts.context, delegate: facts.delegate.name)
    }

    /// The imports of the new source of an app with a delegate of some name.
    init(_ context: TargetContext, delegate: String) {
        self.context = context
        self.delegate = delegate
    }

    /// Whole `import` lines, sorted, without SwiftUI; `others` are needed beside the content's.
    func lines(for content: AppContentBuilder.Result, adding others: [String]) -> [String] {
        var lines = Set(others)
        switch content.content {
        case .controller, .sceneController: lines.insert("import UIKit")
        case .view, .pages: break
        }
        for root in content.movedRoots { lines.formUnion(self.lines(for: root)) }
        return lines.sorted()
    }

    /// The `import` lines that code needs which moves.
    func lines(for root: MovedRoot) -> Set<String> {
        var lines: Set<String> = []
        let names = typeNames(root.ranges, root.function.file)
            .subtracting(["UIApplication", "UIHostingController", delegate])
        if names.contains(where: { $0.hasPrefix("UI") }) { lines.insert("import UIKit") }
        let unknown = names.filter { !isKnown($0) }
        if !unknown.isEmpty { lines.formUnion(originImports(root.function.file)) }
        return lines
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
            || !context.types(named: name).isEmpty
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
        let own = ["UIKit", "AppKit", "Cocoa", "SwiftUI", "Foundation"]
        return file.declarations.filter {
            $0.kind == .import && $0.conditions.isEmpty && !own.contains($0.name)
        }.map { file.text($0.range) }
    }
}
