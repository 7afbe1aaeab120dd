import AppFacts
import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds out how a Mac app starts and who its delegate is.
struct MacFactsAnalysis {
    private let context: TargetContext
    private let modules: ModuleGraph
    private let profile = PlatformProfile.appKit
    private let flows: AppFlows

    /// An analysis of a target; `modules` is what the apps of the tree are built with, and `flows` gets what is followed.
    init(context: TargetContext, modules: ModuleGraph, flows: AppFlows) {
        self.flows = flows
        self.context = context
        self.modules = modules
    }

    /// The facts of an app that starts at an entry point.
    ///
    /// - Throws: `Refusal` where the delegate is not the target's own, or the app is built on documents.
    func facts(entry: EntryPoint) throws(Refusal) -> MacFacts {
        try checkDocuments()
        let start = try MacStartReader.start(behind: entry, in: context)
        let nib = try nib(loadedBy: start)
        let delegate = try delegate(entry, start, nib)
        try checkInitializer(of: delegate)
        try checkOutlets(of: delegate, nib)
        if let nib {
            try MacNibCheck(nib, in: context).check()
            try checkAwakening(of: delegate, by: nib)
        }
        return MacFacts(
            context: context, entry: entry, start: start, delegate: delegate,
            propertyLists: try context.propertyLists(), nib: nib,
            root: root(nib, delegate),
            flow: flows.flow(of: context, delegate: delegate, sceneDelegates: []),
            menus: nib.map {
                MacMenuAnalysis(
                    $0, delegate: delegate, in: context,
                    tests: modules.tests(of: context.target).flatMap(\.sources)
                ).commands()
            } ?? .none)
    }

    private func root(_ nib: MacNib?, _ delegate: DelegateClass) -> MacRoot {
        if let storyboard = nib.flatMap(MacStoryboardRoot.init) {
            return .storyboard(
                storyboard.keeping(for: restyling).keeping(for: search(in: delegate))
                    .beside(
                        MacWindowAnalysis(
                            context, delegate: delegate, modules: modules, flows: flows
                        ).order(beside: storyboard)))
        }
        return MacRoot(
            MacWindowAnalysis(context, delegate: delegate, modules: modules, flows: flows).window())
    }

    /// Where code asks a window for what is SwiftUI's own.
    private var restyling: String? {
        ShownWindowUses(in: context).first().map {
            "'\($0.member)' of a window is \($0.verb) at \(line($0.file, $0.token))"
        }
    }

    /// Where the launch looks for a window, before SwiftUI is known to have made one.
    private func search(in delegate: DelegateClass) -> String? {
        do throws(MacWindowObstacle) {
            try MacWindowAnalysis(context, delegate: delegate, modules: modules, flows: flows)
                .checkLaunch()
            return nil
        } catch {
            return context.file(error.path).map {
                "\(error.words), at \(line($0, error.token))"
            }
        }
    }

    private func line(_ file: ProgramFile, _ token: Int) -> String {
        "\(file.path.fileName):\(context.place(file, token).position.line)"
    }

    private func nib(loadedBy start: MacStart?) throws(Refusal) -> MacNib? {
        do {
            return try MainNib(in: context, loadsUnnamed: start?.loadsNib ?? true).nib()
        } catch {
            throw Refusal(.macNib, at: error.place, error.reason, remedy: error.remedy)
        }
    }

    /// Refuses a delegate with outlets where the nib that would set them is not known.
    private func checkOutlets(of delegate: DelegateClass, _ nib: MacNib?) throws(Refusal) {
        let outlet = delegate.members.first { $0.declaration.attribute("IBOutlet") != nil }
        guard nib == nil, !context.knowsPropertyList, let outlet else { return }
        throw Refusal(
            .macNib, at: context.place(outlet.file, outlet.declaration.keyword),
            "'\(outlet.declaration.name)' is an outlet, and the main nib that would connect it is not known",
            remedy: "make the Info.plist of the target readable, with the name of the main nib")
    }

    /// Refuses a delegate that a nib wakes, which SwiftUI does not.
    private func checkAwakening(of delegate: DelegateClass, by nib: MacNib) throws(Refusal) {
        guard nib.delegate != nil, let method = delegate.methods("awakeFromNib()").first else {
            return
        }
        throw Refusal(
            .macNib, at: context.place(method.file, method.declaration.keyword),
            "'awakeFromNib()' of '\(delegate.name)' is called by \(nib.path.fileName), which is not loaded any more",
            remedy: "move what it does into `applicationWillFinishLaunching(_:)`")
    }

    /// The delegate: the one that the app's own code installs, or the one of the main nib.
    private func delegate(
        _ entry: EntryPoint, _ start: MacStart?, _ nib: MacNib?
    ) throws(Refusal) -> DelegateClass {
        let analysis = DelegateAnalysis(context: context, profile: profile)
        if let own = start?.delegate {
            guard nib?.delegate == nil else {
                throw Refusal(
                    .macNib, at: nibPlace(nib),
                    "the main nib makes a delegate beside the one that your own code installs",
                    remedy: "leave the delegate to one of the two")
            }
            return try analysis.applicationDelegate(own.located, startedAt: entry.token)
        }
        if let made = nib?.delegate {
            return try delegate(of: made, in: nib, startedAt: entry, analysis)
        }
        guard let declaration = entry.declaration, start == nil, !context.knowsPropertyList else {
            throw Refusal(
                .delegateDeclaration, at: entry.place(in: context),
                "nothing installs the delegate: neither your own code nor a main nib or storyboard",
                remedy:
                    "check that the app works, and install the delegate in code that starts the app"
            )
        }
        return try analysis.applicationDelegate(
            LocatedDeclaration(file: entry.file, declaration: declaration), startedAt: entry.token)
    }

    /// The class of the delegate that the main nib makes; an attribute on another one only starts the app.
    private func delegate(
        of object: MacNibObject, in nib: MacNib?, startedAt entry: EntryPoint,
        _ analysis: DelegateAnalysis
    ) throws(Refusal) -> DelegateClass {
        let name = object.className ?? ""
        let types = context.types(named: name).filter { $0.declaration.kind == .class }
        let isOther =
            entry.kind != .mainFile && entry.kind != .mainType
            && entry.declaration?.name != name
        guard types.count == 1 || entry.declaration?.name == name, !isOther else {
            throw Refusal(
                .macNib, at: nibPlace(nib, object),
                "the main nib's delegate is of the class '\(name)', which is not the one class that starts the app",
                remedy: "put `@main` on the class that the nib names")
        }
        let own = entry.declaration.map { LocatedDeclaration(file: entry.file, declaration: $0) }
        guard let located = own?.declaration.name == name ? own : types.first else {
            throw Refusal(
                .macNib, at: nibPlace(nib, object),
                "the main nib's delegate has no class in the target's Swift sources",
                remedy: "write the delegate in Swift first")
        }
        return try analysis.applicationDelegate(located, startedAt: entry.token)
    }

    private func nibPlace(_ nib: MacNib?, _ object: MacNibObject? = nil) -> Place? {
        nib.map { context.library.place($0.path, (object ?? $0.delegate)?.offset ?? 0) }
    }

    /// Refuses a delegate that SwiftUI can't make, which takes an initializer without arguments.
    private func checkInitializer(of delegate: DelegateClass) throws(Refusal) {
        let initializers = delegate.declaration.members.filter {
            $0.kind == .initializer && !$0.hasModifier("convenience")
        }
        guard let first = initializers.first,
            !initializers.contains(where: { $0.parameters.isEmpty && !$0.isPrivate })
        else { return }
        throw Refusal(
            .delegateDeclaration, at: context.place(delegate.file, first.keyword),
            "'\(delegate.name)' has no initializer that SwiftUI could make it with",
            remedy: "give it an `init()` that other files can call")
    }

    /// Refuses an app that AppKit's documents make the windows of.
    private func checkDocuments() throws(Refusal) {
        let parents = ["NSDocument", "NSPersistentDocument", "NSDocumentController"]
        if let (located, parent) = ClassesBelow(parents, in: context).all.first {
            throw documents(
                at: context.place(located.file, located.declaration.keyword),
                "'\(located.declaration.name)' is an \(parent)")
        }
        for list in try context.propertyLists() {
            let types = list.document.value(at: ["CFBundleDocumentTypes"])?.array ?? []
            for index in types.indices {
                let path: [PropertyListKey] = [
                    "CFBundleDocumentTypes", .index(index), "NSDocumentClass",
                ]
                guard let name = list.document.value(at: path)?.string, !name.isEmpty else {
                    continue
                }
                let offset = list.document.range(at: path)?.lowerBound ?? 0
                throw documents(
                    at: context.library.place(list.path, offset),
                    "documents are opened with the class '\(name.lastComponent)'")
            }
        }
    }

    private func documents(at place: Place?, _ what: String) -> Refusal {
        Refusal(
            .macDocuments, at: place, "\(what), and SwiftUI does not open documents with it",
            remedy: "stay on the AppKit life cycle, or write a `FileDocument` for a `DocumentGroup`"
        )
    }
}
