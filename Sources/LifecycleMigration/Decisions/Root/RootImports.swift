import AppFacts
import SwiftOutline

/// The modules that code needs which moves into another file, such as that of the `App`.
struct RootImports {
    private let file: SwiftFile
    private let ranges: [TokenRange]
    private let context: TargetContext
    private let delegate: String

    /// The modules of a root's code, in an app with a delegate of some name.
    init(of root: MovedRoot, in context: TargetContext, delegate: String) {
        self.init(
            of: root.ranges + root.properties.map(\.declaration.range), in: root.function.file,
            context, delegate: delegate)
    }

    /// The modules of some code of a file.
    init(
        of ranges: [TokenRange], in file: SwiftFile, _ context: TargetContext, delegate: String
    ) {
        self.file = file
        self.ranges = ranges
        self.context = context
        self.delegate = delegate
    }

    /// The whole `import` lines, those with a condition in their own `#if`.
    var lines: Set<String> {
        var lines: Set<String> = []
        if names.contains(where: { $0.hasPrefix("UI") }) { lines.insert("import UIKit") }
        lines.formUnion(ImportLines.lines(of: origins, in: file))
        return lines
    }

    /// Whether the code names what only SwiftUI brings.
    var needsSwiftUI: Bool {
        typeNames.contains {
            $0.hasSuffix("HostingController") || $0 == "View" || Self.swiftUINames.contains($0)
        }
    }

    /// The modules of the file that the code leaves, where a name in it may be of one of them.
    var modules: Set<String> { Set(origins.map(\.name)) }

    private var names: Set<String> {
        typeNames.subtracting(["UIApplication", "UIHostingController", delegate])
    }

    /// The capitalised names that moved code uses on their own.
    private var typeNames: Set<String> {
        var names: Set<String> = []
        for reference in ranges.flatMap({ file.references(in: $0) }) {
            let isName = reference.role == .bare || reference.role == .type
            if isName, reference.name.first?.isUppercase == true { names.insert(reference.name) }
        }
        return names
    }

    private func isKnown(_ name: String) -> Bool {
        name.hasPrefix("UI") || name.hasPrefix("NS") && !Self.isOfCoreData(name)
            || Self.swiftUINames.contains(name)
            || Self.foundationNames.contains(name) || context.hasType(named: name)
    }

    /// Whether a class is one of Core Data's, which UIKit does not bring along.
    private static func isOfCoreData(_ name: String) -> Bool {
        ["NSPersistent", "NSManaged", "NSFetch", "NSEntity", "NSMergePolicy"]
            .contains(where: name.hasPrefix)
    }

    /// Types of the standard library, Dispatch and Foundation, which UIKit and SwiftUI bring along.
    private static let foundationNames: Set<String> = [
        "Array", "Bool", "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar",
        "Character",
        "CommandLine", "Data", "Date", "DateFormatter", "Dictionary", "DispatchQueue",
        "Double",
        "FileManager", "Float", "IndexPath", "Int", "JSONDecoder", "JSONEncoder", "Locale",
        "Notification", "NotificationCenter", "OperationQueue", "Optional", "ProcessInfo",
        "Selector", "Self", "Set", "String", "TimeInterval", "TimeZone", "Timer", "URL",
        "URLRequest",
        "URLSession", "UUID", "UserDefaults",
    ]

    /// Views and types that SwiftUI brings; a name beside these and the others may need another module.
    private static let swiftUINames: Set<String> = [
        "AnyView", "Color", "EmptyView", "Font", "Form", "Group", "HStack", "Image", "List",
        "NavigationStack", "NavigationView", "ScrollView", "TabView", "Text", "VStack", "ZStack",
    ]

    private var origins: [Declaration] {
        guard names.contains(where: { !isKnown($0) }) else { return [] }
        let own = ["UIKit", "AppKit", "Cocoa", "SwiftUI", "Foundation"]
        return file.declarations.filter {
            $0.kind == .import && !own.contains($0.name)
        }
    }
}
