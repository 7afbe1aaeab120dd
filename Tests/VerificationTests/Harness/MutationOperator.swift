import Foundation

/// A mistake that any migration could have, made from the migration's own files.
enum MutationOperator: String, CaseIterable, Sendable {
    case fileRestored = "file-restored"
    case newFileMissing = "new-file-missing"
    case adaptorForgotten = "adaptor-forgotten"
    case entryPointLeft = "entry-point-left"
    case modifierLost = "modifier-lost"
    case sharedNotSet = "shared-not-set"
    case sceneDelegateNotAttached = "scene-delegate-not-attached"
    case observerLost = "observer-lost"
    case modifierDoubled = "modifier-doubled"
    case launchForgotten = "launch-forgotten"
    case windowAsked = "window-asked"
    case swapNotShown = "swap-not-shown"
    case tintForgotten = "tint-forgotten"
    case storyboardNotLoaded = "storyboard-not-loaded"
    case rootNotConfigured = "root-not-configured"
    case importLost = "import-lost"
    case lazyForgotten = "lazy-forgotten"
    case settingLeft = "setting-left"
    case statementLost = "statement-lost"
    case sceneCallbackLost = "scene-callback-lost"
    case phaseUnheard = "phase-unheard"
    case otherRoot = "other-root"
    case choiceInverted = "choice-inverted"
    case sharedMadeTwice = "shared-made-twice"
    case furtherWindowLost = "further-window-lost"

    /// What it does wrong.
    var mistake: String {
        switch self {
        case .fileRestored: "one of the changed files is as it was before"
        case .newFileMissing: "one of the new files is missing"
        case .adaptorForgotten: "the App has no adaptor for the delegate"
        case .entryPointLeft: "the delegate is an entry point beside the App"
        case .modifierLost: "a modifier of the root is gone"
        case .sharedNotSet: "the shared delegate is never set"
        case .sceneDelegateNotAttached: "the configuration does not name the scene delegate"
        case .observerLost: "nobody observes a notification any more"
        case .modifierDoubled: "a URL or an activity is handled twice"
        case .launchForgotten: "what started the app is not kept until the scene is active"
        case .windowAsked: "the delegate's window is asked to replace its root"
        case .swapNotShown: "the container does not show a new root"
        case .tintForgotten: "the tint of all windows is not set"
        case .storyboardNotLoaded: "the delegate does not load the storyboard"
        case .rootNotConfigured: "the storyboard's root is shown as it was loaded"
        case .importLost: "the App's file does not import SwiftUI"
        case .lazyForgotten: "a property asks the application before there is one"
        case .settingLeft: "a build setting that the migration removes is still there"
        case .statementLost: "a statement of the launch went with the window"
        case .sceneCallbackLost: "a method of the new scene delegate has a name that nobody calls"
        case .phaseUnheard: "a phase of the scene leads to no callback"
        case .otherRoot: "the factory returns another controller"
        case .choiceInverted: "the factory decides the other way round"
        case .sharedMadeTwice: "what the root shares with the scene delegate is made for each"
        case .furtherWindowLost: "the configuration of a further window has another name"
        }
    }

    /// Every mutant of the kind, in the order of the files.
    func mutants(of changes: SourceTree, before: SourceTree) -> [Mutant] {
        switch self {
        case .fileRestored:
            changes.paths.filter {
                before.files[$0] != nil && matters($0) && !onlyLostUncalledCode($0, changes, before)
            }.map { mutant($0, [.restore(path: $0)]) }
        case .newFileMissing:
            changes.paths.filter { before.files[$0] == nil && $0.hasSuffix(".swift") }
                .map { mutant($0, [.delete(path: $0)]) }
        case .adaptorForgotten:
            // A delegate that does nothing is not missed.
            isVisible("Delegate", in: before)
                ? drop(in: changes) { $0.contains("DelegateAdaptor") } : []
        case .entryPointLeft: entryPoints(changes)
        case .modifierLost: Self.modifiers.flatMap { lost($0, changes) }
        case .sharedNotSet: drop(in: changes) { $0.trimmingSpaces.hasSuffix(".shared = self") }
        case .sceneDelegateNotAttached:
            isVisible("SceneDelegate", in: before) ? detached(changes) : []
        case .observerLost: lost("addObserver", changes)
        case .modifierDoubled:
            [".onOpenURL", ".onContinueUserActivity"].flatMap { doubled($0, changes) }
        case .launchForgotten:
            drop(in: changes) { $0.hasSuffix("self.connectionOptions = connectionOptions") }
        case .windowAsked: windowAsked(changes)
        case .swapNotShown:
            drop(in: changes) { $0.hasSuffix("oldValue !== rootViewController { addRoot() }") }
        case .tintForgotten: drop(in: changes) { $0.contains("UIWindow.appearance().tintColor") }
        case .storyboardNotLoaded:
            drop(in: changes) { $0.trimmingSpaces.hasPrefix("rootViewController = UIStoryboard") }
        case .rootNotConfigured: unconfigured(changes)
        case .importLost: drop(in: changes.without(before)) { $0 == "import SwiftUI" }
        case .lazyForgotten: eagerProperties(changes, before)
        case .settingLeft: settingsLeft(changes, before)
        case .statementLost: launchStatements(changes)
        case .sceneCallbackLost: misnamedCallbacks(changes.without(before))
        case .phaseUnheard: phasesUnheard(changes.without(before))
        case .otherRoot: otherRoots(changes)
        case .choiceInverted: invertedChoices(changes)
        case .sharedMadeTwice: sharedMadeTwice(changes, before)
        case .furtherWindowLost: furtherWindowsLost(changes)
        }
    }

    private static let modifiers = [
        ".ignoresSafeArea", ".onOpenURL", ".onContinueUserActivity", ".onReceive", ".onChange",
        ".environmentObject", ".tint", ".preferredColorScheme",
    ]

    private func matters(_ path: String) -> Bool {
        ["swift", "plist", "pbxproj"].contains { path.hasSuffix("." + $0) }
    }

    /// Whether an extension's file only lost lines: back again they are methods that nobody calls, as those of a scene
    /// delegate are that is attached nowhere.
    private func onlyLostUncalledCode(
        _ path: String, _ changes: SourceTree, _ before: SourceTree
    ) -> Bool {
        guard let old = before.text(path), let new = changes.text(path) else { return false }
        let sceneDelegate = "UIWindowSceneDelegate"
        let lostDelegate = old.contains(sceneDelegate) && !new.contains(sceneDelegate)
        guard lostDelegate || !old.contains("class ") else { return false }
        let kept = new.components(separatedBy: "\n")
        let difference = kept.difference(from: old.components(separatedBy: "\n"))
        return difference.insertions.isEmpty && !difference.removals.isEmpty
    }

    /// A mutant of the kind.
    func mutant(_ place: String, _ changes: [Mutant.Change]) -> Mutant {
        Mutant(name: "\(rawValue) \(place)", mistake: mistake, catcher: nil, changes: changes)
    }

    /// The Swift sources of a tree, without a probe, which does nothing that is compared.
    func swiftFiles(_ tree: SourceTree) -> [(path: String, text: String)] {
        tree.paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("SceneShiftProbe.swift") }
            .compactMap { path in tree.text(path).map { (path, $0) } }
    }

    private func drop(in changes: SourceTree, where matches: (String) -> Bool) -> [Mutant] {
        swiftFiles(changes).flatMap { path, text in
            text.linesThatOccurOnce.filter(matches).map { line in
                mutant(path, [.replace(path: path, old: line, new: "")])
            }
        }
    }

    /// Whether a class of that kind does something that the log shows.
    private func isVisible(_ kind: String, in tree: SourceTree) -> Bool {
        swiftFiles(tree).contains { $0.text.contains("\(kind)") && $0.text.contains("print(") }
    }

    /// A line that replaces the root asks the window, as before.
    private func windowAsked(_ changes: SourceTree) -> [Mutant] {
        swiftFiles(changes).flatMap { path, text in
            text.components(separatedBy: "\n").filter { $0.contains(Self.swap) }.map { line in
                let new = line.replacingOccurrences(of: Self.swap, with: Self.assignment)
                return mutant(path, [.replace(path: path, old: line, new: new)])
            }
        }
    }

    private static let swap = "rootContainer.rootViewController ="
    private static let assignment = "window?.rootViewController ="

    /// What a storyboard's root is given in the method that makes it is forgotten.
    private func unconfigured(_ changes: SourceTree) -> [Mutant] {
        swiftFiles(changes).flatMap { path, text -> [Mutant] in
            let lines = text.components(separatedBy: "\n")
            guard let start = lines.firstIndex(where: { $0.contains("instantiateInitial") }),
                let end = lines[start...].firstIndex(where: { $0.trimmingSpaces == "}" })
            else { return [] }
            return lines[start..<end].filter { $0.contains(" = ") && !$0.contains("let ") }
                .filter { !$0.contains("instantiateInitial") && !$0.contains("navigationBar") }
                .map { mutant(path, [.replace(path: path, old: $0, new: "")]) }
        }
    }

    private func detached(_ changes: SourceTree) -> [Mutant] {
        swiftFiles(changes).flatMap { path, text -> [Mutant] in
            text.components(separatedBy: "\n").compactMap { line in
                guard let range = line.range(of: ".delegateClass = ") else { return nil }
                let new = line[..<range.upperBound] + "nil"
                return mutant(path, [.replace(path: path, old: line, new: String(new))])
            }
        }
    }

    private func entryPoints(_ changes: SourceTree) -> [Mutant] {
        swiftFiles(changes).compactMap { path, text in
            let line = text.components(separatedBy: "\n").first {
                $0.contains("class ") && $0.contains("ApplicationDelegate")
            }
            return line.map {
                mutant(path, [.replace(path: path, old: $0, new: "@main " + $0)])
            }
        }
    }

    /// A call with its arguments and closures, taken out where it stands alone on its lines.
    private func lost(_ name: String, _ changes: SourceTree) -> [Mutant] {
        calls(name, changes).map { path, call in
            mutant("\(name) in \(path)", [.replace(path: path, old: call, new: "")])
        }
    }

    /// A call with its arguments and closures, written twice.
    /// A link that comes twice is dropped the second time, whoever brings it: no mistake there.
    private func doubled(_ name: String, _ changes: SourceTree) -> [Mutant] {
        calls(name, changes).filter { path, _ in
            !(changes.text(path) ?? "").contains("latestLink")
        }.map { path, call in
            mutant(
                "\(name) in \(path)",
                [.replace(path: path, old: call, new: call + "\n" + call)])
        }
    }

    private func calls(_ name: String, _ changes: SourceTree) -> [(path: String, call: String)] {
        swiftFiles(changes).flatMap { path, text -> [(path: String, call: String)] in
            let source = MaskedSource(text)
            return source.places(ofPart: name).compactMap { start in
                var first = start
                while first > 0, source.bytes[first - 1] != 0x0A { first -= 1 }
                let last = source.end(ofCallAt: start + name.utf8.count)
                guard last > start + name.utf8.count else { return nil }
                return (path, source.text(first..<last))
            }
        }
    }
}

extension MaskedSource {
    /// Places in code where a text stands, also inside of a longer expression.
    func places(ofPart text: String) -> [Int] {
        guard let first = text.utf8.first else { return [] }
        return bytes.indices.filter { bytes[$0] == first && isCode[$0] && follows(text, at: $0) }
    }

    /// The place after the parentheses and closures that follow a name.
    func end(ofCallAt index: Int) -> Int {
        var end = index
        while true {
            let next = skipBlanks(from: end)
            let isParenthesis = follows("(", at: next) && next == end
            guard isParenthesis || follows("{", at: next), let close = self.end(ofBracketAt: next)
            else { return end }
            end = close
        }
    }
}
