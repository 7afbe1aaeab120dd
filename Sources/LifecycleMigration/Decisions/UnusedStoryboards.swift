import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// The storyboards of an app that nothing refers to once the plan is carried out.
///
/// A storyboard is found by its name alone: by a key of the Info.plist, by another storyboard, or by code. Where code
/// may make up a name, or a library may do it for the code, every storyboard counts as referred to.
struct UnusedStoryboards {
    /// One storyboard.
    struct Storyboard {
        /// Its name, without an extension.
        let name: String
        /// The storyboard itself, and what translates it.
        let paths: [String]
    }

    /// In the order of their names.
    let storyboards: [Storyboard]

    /// None at all.
    static let none = UnusedStoryboards()

    private init() { storyboards = [] }

    /// Looks at the storyboards of an app with all the code that runs in it.
    init(of facts: UIKitFacts, _ graph: ModuleGraph) {
        let context = facts.context
        let files = Dictionary(
            grouping: context.interfaces.storyboardPaths, by: \.storyboardName)
        let analysis = context.storyboards
        var used = Self.listed(by: facts).union(files.keys.filter(analysis.isLaunchScreen))
        used.formUnion([facts.root.storyboard].compactMap { $0?.storyboardName })
        Self.follow(&used, among: files, in: context)
        let candidates = Set(files.keys).subtracting(used)
        // What can't be read may refer to any of them.
        let areReadable = files.values.joined().allSatisfy {
            let source = context.library.source($0)
            return source.leftover == nil && context.library.interface($0) != nil
        }
        guard !candidates.isEmpty, areReadable else {
            storyboards = []
            return
        }
        let modules = LinkedCode.modules(linkedBy: context, in: graph)
        let code = StoryboardNames(
            among: candidates, in: context,
            beside: modules.flatMap(\.sources) + graph.tests(of: context.target).flatMap(\.sources))
        guard let named = code.names else {
            storyboards = []
            return
        }
        used.formUnion(named)
        Self.follow(&used, among: files, in: context)
        storyboards = files.keys.sorted().filter { !used.contains($0) }.compactMap { name in
            Self.storyboard(name, files[name] ?? [], in: context, graph)
        }
    }

    private static let ending = ".storyboard"

    /// Adds the storyboards that others refer to.
    private static func follow(
        _ used: inout Set<String>, among files: [String: [String]], in context: TargetContext
    ) {
        let nibs = context.interfaces.paths.filter { $0.hasSuffix(".xib") }
        used.formUnion(nibs.flatMap { references(in: $0, context) })
        var open = used.sorted()
        while let name = open.popLast() {
            for next in (files[name] ?? []).flatMap({ references(in: $0, context) })
            where used.insert(next).inserted {
                open.append(next)
            }
        }
    }

    /// The storyboards that a storyboard refers to.
    private static func references(in path: String, _ context: TargetContext) -> [String] {
        (context.library.interface(path)?.elements ?? []).compactMap {
            $0.attributes["storyboardName"]?.storyboardName
        }
    }

    /// The main storyboard of a Mac app, which no key names any more and which shows nothing but a menu bar.
    init(ofMenuIn nib: MacNib, in context: TargetContext, _ graph: ModuleGraph) {
        let name = nib.path.storyboardName
        let nibs = context.interfaces.paths
        let files = nibs.filter { $0.hasSuffix(Self.ending) && $0.storyboardName == name }
        let others = nibs.filter { !files.contains($0) }
        let modules = LinkedCode.modules(linkedBy: context, in: graph)
        guard nib.isStoryboard, nib.initial == nil,
            StoryboardNames(
                among: [name], in: context,
                beside: modules.flatMap(\.sources)
                    + graph.tests(of: context.target).flatMap(\.sources)
            ).names?.isEmpty == true,
            others.allSatisfy({
                context.library.interface($0) != nil
                    && !Self.references(in: $0, context).contains(name)
            })
        else {
            storyboards = []
            return
        }
        storyboards = [
            Self.storyboard(name, files.isEmpty ? [nib.path] : files, in: context, graph)
        ].compactMap { $0 }
    }

    /// The texts of the property lists and settings that stay: one of them may be a storyboard's name.
    private static func listed(by facts: UIKitFacts) -> Set<String> {
        var texts: [String] = []
        for list in facts.manifest.propertyLists {
            guard case .dictionary(let pairs)? = list.document.value(at: []) else { continue }
            let going = Set(list.mainStoryboardKeys)
            for pair in pairs where !going.contains(pair.key) {
                texts += strings(in: pair.value, ofWindows: false)
            }
        }
        for configuration in facts.context.target.configurations {
            let stays = configuration.settings.filter {
                !$0.key.hasPrefix("INFOPLIST_KEY_UIMainStoryboardFile")
            }
            texts += stays.values
        }
        return Set(texts.map(\.storyboardName))
    }

    /// The texts in a value but for those that the plan takes away from scenes with windows.
    private static func strings(in value: PropertyListValue, ofWindows: Bool) -> [String] {
        switch value {
        case .string(let text): [text]
        case .array(let values): values.flatMap { strings(in: $0, ofWindows: ofWindows) }
        case .dictionary(let pairs):
            pairs.filter { !(ofWindows && $0.key == "UISceneStoryboardFile") }.flatMap {
                strings(
                    in: $0.value,
                    ofWindows: ofWindows || $0.key == "UIWindowSceneSessionRoleApplication")
            }
        case .integer, .real, .boolean, .date, .data: []
        }
    }

    /// A storyboard with its translations; nil where another target copies one of the files, or two have the name.
    static func storyboard(
        _ name: String, _ files: [String], in context: TargetContext, _ graph: ModuleGraph
    ) -> Storyboard? {
        let folders = Set(files.map(\.folder))
        let outer = Set(folders.map { $0.hasSuffix(".lproj/") ? String($0.dropLast()).folder : $0 })
        guard outer.count == 1, let folder = outer.first else { return nil }
        let isLocalised = folders.allSatisfy { $0.hasSuffix(".lproj/") }
        let names = Set([ending, ".strings", ".stringsdict", ".xcstrings"].map { name + $0 })
        let below = isLocalised ? context.library.tree.paths(below: String(folder.dropLast())) : []
        let translations = below.filter {
            names.contains($0.fileName) && $0.folder.hasSuffix(".lproj/")
                && String($0.folder.dropLast()).folder == folder
        }
        let paths = files + translations.filter { !files.contains($0) }.sorted()
        guard paths.allSatisfy({ graph.copiers(of: $0) < 2 }) else { return nil }
        return Storyboard(name: name, paths: paths)
    }
}

extension String {
    /// The name by which a storyboard's file, or a text that names one, is known.
    fileprivate var storyboardName: String {
        let name = fileName
        return name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
    }
}

/// The storyboards that code names.
private struct StoryboardNames {
    /// The names; nil where code may name any of them.
    let names: Set<String>?

    /// Looks for names in an app's sources and in others that run in it.
    init(among names: Set<String>, in context: TargetContext, beside others: [String]) {
        let own = Set(context.swiftPaths)
        let foreign = others.filter { $0.hasSuffix(".swift") && !own.contains($0) }
        let objectiveC = (context.target.sources + others).filter { !$0.hasSuffix(".swift") }
        guard context.library.paths(objectiveC, mentioning: "toryboard").isEmpty else {
            self.names = nil
            return
        }
        var found: Set<String> = []
        let loading =
            context.files(mentioning: "toryboard")
            + context.library.paths(foreign, mentioning: "toryboard").compactMap(context.file)
        for file in loading where !Self.namesAreWritten(in: file.outline) {
            self.names = nil
            return
        }
        for name in names.sorted() {
            let files =
                Array(context.files(naming: name))
                + context.library.paths(foreign, mentioning: name).compactMap(context.file)
            if files.contains(where: { Self.names(name, in: $0.outline.tokens) }) {
                found.insert(name)
            }
        }
        self.names = found
    }

    /// Whether a token is the name, or a text that is.
    private static func names(_ name: String, in tokens: TokenList) -> Bool {
        tokens.tokens.indices.contains { token in
            switch tokens.tokens[token].kind {
            case .identifier: tokens.spells(token, name)
            case .stringSegment:
                tokens.text(of: token) == name || tokens.text(of: token).contains(name + ".")
            default: false
            }
        }
    }

    /// Whether every storyboard that code loads has its name in the code: `UIStoryboard(name: "Main", …)`, and nothing else
    /// that speaks of storyboards but segues and the `storyboard` of a view controller.
    private static func namesAreWritten(in file: SwiftFile) -> Bool {
        let tokens = file.tokens
        return tokens.tokens.indices.allSatisfy { token in
            guard tokens.tokens[token].kind == .identifier else { return true }
            let name = file.name(at: token)
            if name == "storyboard" { return token < 2 || file.name(at: token - 2) != "R" }
            guard name.contains("Storyboard") else { return true }
            if harmless.contains(name) { return true }
            guard ["UIStoryboard", "NSStoryboard"].contains(name) else { return false }
            return isCallWithText(token, in: tokens) || isName(at: token, in: tokens)
        }
    }

    private static let harmless: Set<String> = [
        "UIStoryboardSegue", "UIStoryboardUnwindSegueSource", "UIStoryboardPopoverSegue",
        "NSStoryboardSegue",
    ]

    /// Whether a type is called with a text that is written out: `UIStoryboard(name: "Main"`.
    private static func isCallWithText(_ token: Int, in tokens: TokenList) -> Bool {
        tokens.tokens.count > token + 5 && tokens.tokens[token + 1].kind == .leftParen
            && tokens.spells(token + 2, "name") && tokens.tokens[token + 3].kind == .colon
            && (isText(at: token + 4, in: tokens) || isName(at: token + 4, in: tokens))
    }

    /// Whether a name of AppKit's type is made of a text that is written out: `NSStoryboard.Name("Main")`, `.init("Main")`.
    private static func isName(at token: Int, in tokens: TokenList) -> Bool {
        let names = [["NSStoryboard", ".", "Name"], [".", "init"]]
        guard
            let name = names.first(where: { parts in
                parts.indices.allSatisfy {
                    token + $0 < tokens.tokens.count && tokens.text(of: token + $0) == parts[$0]
                }
            })
        else { return false }
        let open = token + name.count
        guard open + 2 < tokens.tokens.count, tokens.tokens[open].kind == .leftParen else {
            return false
        }
        let isLabelled =
            tokens.spells(open + 1, "rawValue") && tokens.tokens[open + 2].kind == .colon
        return isText(at: isLabelled ? open + 3 : open + 1, in: tokens)
    }

    private static func isText(at token: Int, in tokens: TokenList) -> Bool {
        let kinds = tokens.tokens[token...].prefix(3).map(\.kind)
        return kinds == [.stringQuote, .stringSegment, .stringQuote]
    }
}
