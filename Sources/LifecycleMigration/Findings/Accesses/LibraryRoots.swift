import AppFacts
import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// The classes of other people that an app's root is of, or inherits from: those whose source a package manager has put into
/// the tree, and those of which nothing is there.
struct LibraryRoots {
    /// All that is linked, with the libraries that declare such classes.
    private(set) var linked: TargetContext?
    /// The libraries.
    private(set) var modules: [LinkedModule] = []
    private let context: TargetContext
    private let vendored: VendoredSources

    /// No class inherits from classes of more libraries.
    private static let mostLibraries = 4

    /// The libraries behind some classes of an app's roots.
    init(of roots: Set<String>, in app: AppSDKs) {
        context = app.context
        vendored = VendoredSources(in: context)
        linked = app.linkedProgram
        while modules.count < Self.mostLibraries,
            let module = roots.sorted().lazy.compactMap(library).first
        {
            modules.append(module)
            var target = context.target
            target.sources = (linked?.target.sources ?? []) + module.sources
            linked = TargetContext(target: target, library: context.library)
        }
    }

    /// The class from which a root inherits, and of which nothing is known; nil where all of them are there, or Apple's.
    func absentClass(of root: String) -> String? {
        let last = end(of: root)
        guard !isThere(last), !last.hasPrefix("UI"), !Self.apples.contains(last),
            !ModalControllers.contains(last), isOfLibrary(last),
            // A router, whose root the plan has to do with itself.
            !FrameworkRoot.rows.contains(where: { $0.types.contains(last) })
        else { return nil }
        return last
    }

    private static let apples: Set<String> = [
        "AVPlayerViewController", "GLKViewController", "GKGameCenterViewController",
        "TVDocumentViewController",
    ]

    /// Whether code that names a class imports a library, or a storyboard takes it from one.
    private func isOfLibrary(_ name: String) -> Bool {
        let own = Set(context.target.projectModules)
        let files = files(naming: name)
        guard files.isEmpty else {
            return files.contains { $0.outline.importsModule(besides: own) }
        }
        let elements = context.interfaces.files.flatMap(\.elements).map(\.attributes)
        return elements.contains { element in
            element["customClass"] == name && element["customModuleProvider"] != "target"
                // What is in Objective-C names no module.
                && element["customModule"].map { !own.contains($0) } ?? true
        }
    }

    private func files(naming name: String) -> [ProgramFile] {
        Array(context.files(naming: name)) + (linked.map { Array($0.files(naming: name)) } ?? [])
    }

    /// The last class of a chain that is known by its name.
    private func end(of root: String) -> String {
        var name = root
        for _ in 0...Self.mostLibraries {
            let program = context.types(named: context.unaliased(name)).isEmpty ? linked : context
            guard let program,
                let last = program.inheritanceChain(of: program.unaliased(name)).last,
                last != name
            else { return context.unaliased(name) }
            name = last
        }
        return name
    }

    private func isThere(_ name: String) -> Bool {
        let sources = context.target.sources + (linked?.target.sources ?? [])
        return !context.types(named: name).isEmpty || linked?.types(named: name).isEmpty == false
            || isImplemented(name, in: sources)
    }

    private func isImplemented(_ name: String, in sources: [String]) -> Bool {
        !context.library.paths(sources, implementing: name).isEmpty
    }

    // MARK: Libraries in the tree

    /// The library in the tree that declares the class from which a root inherits.
    private func library(below root: String) -> LinkedModule? {
        let last = end(of: root)
        guard !isThere(last), !last.hasPrefix("UI") else { return nil }
        let imports = files(naming: last).flatMap { file in
            file.outline.declarations.filter { $0.kind == .import }.map(\.name.firstComponent)
        }.filter { name in
            !SystemLibraries.contains(name) && !modules.contains { $0.name == name }
        }
        return Set(imports).sorted().lazy.compactMap { name -> LinkedModule? in
            guard let sources = vendored.sources(of: name), declares(last, in: sources) else {
                return nil
            }
            return LinkedModule(name: name, kind: .library, sources: sources)
        }.first
    }

    private func declares(_ name: String, in sources: [String]) -> Bool {
        let naming = context.library.paths(sources, mentioning: name)
        return isImplemented(name, in: naming)
            || naming.contains { path in
                context.library.outline(path)?.declarations.contains {
                    $0.kind == .class && $0.name == name
                } ?? false
            }
    }
}
