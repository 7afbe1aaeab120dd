import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Which libraries the files of an app import, and of which of them a type is: no source of a library is there to ask.
final class ImportedLibraries {
    private let context: TargetContext
    private var imported: [String: Set<String>] = [:]
    private var owners: [String: Set<String>] = [:]

    /// The libraries of an app, none of which is its own module.
    init(_ context: TargetContext) {
        self.context = context
    }

    /// Whether a file imports any.
    func areIn(_ file: ProgramFile) -> Bool { !libraries(of: file).isEmpty }

    /// The libraries that may have a type: that whose name begins like it, or those that all files import which name it.
    func libraries(having type: String, in file: ProgramFile) -> Set<String> {
        if let known = owners[type] { return known }
        let all = ([file] + context.files(naming: type)).map(libraries).filter { !$0.isEmpty }
        let common = all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
        let named = common.filter { Self.beginAlike($0, type) }
        let found = named.isEmpty ? common : named
        owners[type] = found
        return found
    }

    private func libraries(of file: ProgramFile) -> Set<String> {
        if let known = imported[file.path] { return known }
        let found = Set(
            file.outline.declarations.filter { $0.kind == .import }.map(\.name.firstComponent)
                .filter { !SystemLibraries.contains($0) && $0 != context.target.moduleName })
        imported[file.path] = found
        return found
    }

    /// Whether two modules are of one library, by their names: `FBSDKCoreKit` and `FBSDKLoginKit`.
    static func areOfOne(_ module: String, _ other: String) -> Bool {
        if module == other || module.hasPrefix(other) || other.hasPrefix(module) { return true }
        let common = alike(module, other)
        let ends = [module, other].allSatisfy {
            $0.dropFirst(common).first.map { $0.isUppercase || $0.isNumber } ?? true
        }
        return common >= leastCommon && ends
    }

    /// Whether a type is called like its library.
    private static func beginAlike(_ module: String, _ type: String) -> Bool {
        let (module, type) = (module.lowercased(), type.lowercased())
        return alike(module, type) >= leastAlike || module.hasSuffix(type)
            || type.hasPrefix(module)
    }

    /// How many letters two names begin with alike.
    private static func alike(_ name: String, _ other: String) -> Int {
        zip(name, other).prefix { $0 == $1 }.count
    }

    /// Names that begin with fewer letters alike say nothing.
    private static let leastAlike = 4
    private static let leastCommon = 5

    /// Libraries that have nothing which one part of an app sets and another asks for.
    static let keepingNothing: Set<String> = [
        "RxSwift", "RxCocoa", "RxRelay", "RxSwiftExt", "RxDataSources", "RxGesture",
        "RxOptional", "NSObject_Rx", "Action", "CombineExt", "CombineCocoa", "ReactiveSwift",
        "ReactiveCocoa", "Bond", "ReactiveKit", "PromiseKit", "SnapKit", "PureLayout",
        "Cartography", "TinyConstraints", "EasyPeasy", "Anchorage", "Then", "SwiftyJSON",
        "ObjectMapper", "DifferenceKit", "Differ", "IGListKit", "Reusable", "AsyncAlgorithms",
        "Collections", "OrderedCollections", "Algorithms", "Numerics", "SwiftDate", "BonMot",
    ]
}
