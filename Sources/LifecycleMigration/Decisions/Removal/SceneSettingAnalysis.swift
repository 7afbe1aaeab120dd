import AppFacts
import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Finds such statements, and those that choose a style for the window, in the launch method of an application delegate, and in methods that it calls once: what could run
/// only then, and what stands in a condition, is none.
struct SceneSettingAnalysis {
    private let function: FlowFunction
    private let scope: WindowScope
    private let trace: FlowTrace
    private let owner: DelegateClass
    private let hidden: HiddenNames
    private let mentions: TokenRanges
    private let call: SceneSettingCall
    private var file: SwiftFile { function.file }

    /// An analysis of a function; nil where it is not a launch method whose app has no scenes, and gets delegates for them.
    init?(of function: FlowFunction, in scope: WindowScope, mentions: TokenRanges) {
        let trace = scope.flow.trace(of: function)
        guard let owner = scope.sceneless, function.owner == owner.name,
            trace.events.contains(where: {
                Self.asksForScene($0, scope.window) || Self.styledWindow($0, scope.window) != nil
            }),
            owner.methods(SceneConfigurationMethod.selectorName).isEmpty,
            let call = SceneSettingCall(of: function, of: owner, scope.flow)
        else { return nil }
        self.call = call
        self.function = function
        self.scope = scope
        self.owner = owner
        self.mentions = mentions
        self.trace = trace
        hidden = HiddenNames(of: function.file, owner: owner.name)
    }

    /// The statements, in order.
    func settings() -> [SceneSetting] {
        var found = settings(in: function.body, under: call.conditions, behind: [])
        while let index = found.lastIndex(where: { !isComplete($0, among: found) }) {
            found.remove(at: index)
        }
        return found
    }

    private func settings(
        in body: TokenRange, under conditions: [String], behind known: [SceneSetting]
    ) -> [SceneSetting] {
        var found: [SceneSetting] = []
        for statement in file.statements(of: body) {
            if case .conditionalCompilation = statement.kind {
                guard let clause = statement.blocks.first else { continue }
                let condition = file.text(statement.range.lowerBound..<clause.body.lowerBound)
                found += settings(
                    in: clause.body, under: conditions + [condition], behind: known + found)
            } else if let setting = setting(statement, under: conditions, behind: known + found) {
                found.append(setting)
            }
        }
        return found
    }

    /// Whether a setting has the locals that it needs, and nothing else those that it declares.
    private func isComplete(_ setting: SceneSetting, among all: [SceneSetting]) -> Bool {
        guard setting.needed.isSubset(of: Set(all.flatMap(\.declared))) else { return false }
        guard !setting.declared.isEmpty else { return !setting.members.isEmpty }
        let known = TokenRanges(all.map(\.statement.range))
        return all.contains { !$0.needed.isDisjoint(with: setting.declared) }
            && !file.references(in: function.body).contains {
                $0.isUse && setting.declared.contains($0.name) && !known.contains($0.token)
            }
    }

    /// Whether an event asks the app's own window for its scene, or the application for all scenes.
    static func asksForScene(_ event: FlowEvent, _ window: OwnWindow) -> Bool {
        guard case .read(let receiver, let member, _, _) = event.kind else { return false }
        return member == "windowScene" && window.isCertain(receiver)
            || member == "connectedScenes" && receiver.type.name == "UIApplication"
    }

    /// The tokens of the app's own window where an event sets its style; nil for any other event.
    private static func styledWindow(_ event: FlowEvent, _ window: OwnWindow) -> TokenRange? {
        guard case .write(let receiver, style, let token, _) = event.kind,
            window.isCertain(receiver), event.range.lowerBound < token - 1
        else { return nil }
        return event.range.lowerBound..<token - 1
    }

    private static let style = "overrideUserInterfaceStyle"

    /// Whether the new scene delegate reads a variable as this code does: it is no member of the delegate's, and its type is known.
    private func isKnown(_ location: FlowLocation) -> Bool {
        switch location {
        case .member(_, let owner): owner != function.owner
        case .outside(let name): !name.hasPrefix("\(FlowType.unknown).")
        case .global: true
        }
    }

    // MARK: One statement

    private func setting(
        _ statement: Statement, under conditions: [String], behind known: [SceneSetting]
    ) -> SceneSetting? {
        let range = statement.range
        guard let declared = declaredNames(of: statement), !setsKnownStyle(statement) else {
            return nil
        }
        let events = trace.events(within: range)
        guard let paths = paths(events) else { return nil }
        let used = usedNames(in: range, except: paths)
        let needed = used.intersection(known.flatMap(\.declared))
        guard !paths.isEmpty || !needed.isEmpty,
            Self.runsAlways(statement, in: function, behind: known),
            !Self.leaves(statement, in: file), asksForNothingElse(range, events),
            isFree(of: used.subtracting(needed), in: range, except: paths),
            setsOnlyScene(events, except: paths)
        else { return nil }
        let replaced = paths.map(replacement)
        guard !replaced.contains(where: { $0 == nil }) else { return nil }
        let edits = replaced.compactMap { $0 }
        return SceneSetting(
            statement: statement, conditions: conditions, replacements: edits.map(\.edit),
            members: members(set: events), needsWindowScene: edits.contains(where: \.isUnwrapped),
            place: (call.token ?? range.lowerBound, range.lowerBound),
            declared: declared, needed: needed)
    }

    /// Whether a statement does nothing but setting a style that is written out, which a modifier of the content can; all
    /// systems with SwiftUI's life cycle have it.
    private func setsKnownStyle(_ statement: Statement) -> Bool {
        if case .ifStatement = statement.kind, statement.blocks.count == 1,
            let condition = statement.blocks[0].condition,
            file.text(condition).hasPrefix("#available")
        {
            return file.statements(of: statement.blocks[0].body).allSatisfy {
                file.assignment(in: $0.range) != nil && setsKnownStyle($0)
            }
        }
        guard let assignment = file.assignment(in: statement.range),
            let value = file.withoutParentheses(assignment.value).last
        else { return false }
        return file.tokens.spells(assignment.target.upperBound - 1, Self.style)
            && ["dark", "light", "unspecified"].contains(file.name(at: value))
            && file.tokens.tokens[value - 1].kind == .period
    }

    /// What is asked of scenes.
    private static let members: Set<String> = ["titlebar", "sizeRestrictions", "title", "subtitle"]

    /// The locals that a statement declares for those behind it; nil for a kind of statement that stays.
    private func declaredNames(of statement: Statement) -> Set<String>? {
        switch statement.kind {
        case .expression, .ifStatement, .switchStatement, .forLoop: return []
        case .declaration(let declaration):
            let names = Set(declaration.declaredNames)
            guard declaration.kind == .variable, declaration.bindings.count == 1,
                declaration.bindings[0].accessorBraces == nil,
                names.isDisjoint(with: SceneSetting.parameters)
            else { return nil }
            return names
        default: return nil
        }
    }

    /// Whether whoever runs a function comes to a statement; settings in front of it never leave the function.
    static func runsAlways(
        _ statement: Statement, in function: FlowFunction, behind known: [SceneSetting]
    ) -> Bool {
        StatementPath(to: statement.range.lowerBound, in: function).isOnEveryWay(
            where: { around in
                guard case .conditionalCompilation = around.kind else {
                    return isPlainBlock(around)
                        || known.contains { $0.statement.range == around.range }
                }
                return around.range.contains(statement.range.lowerBound)
                    || !leaves(around, in: function.file)
            }, passing: true)
    }

    /// Whether a statement is a `do` that catches nothing.
    static func isPlainBlock(_ statement: Statement) -> Bool {
        statement.kind == .doStatement && statement.blocks.count == 1
    }

    /// Whether a statement may leave more than itself.
    private static func leaves(_ statement: Statement, in file: SwiftFile) -> Bool {
        statement.range.contains { token in
            switch file.tokens.tokens[token].kind {
            case .keyword(.return), .keyword(.throw), .keyword(.try): true
            default: false
            }
        }
    }

    // MARK: The scene

    /// What leads to the scene in a statement, by the app's own window or the application; nil where it uses the window
    /// for more.
    private func paths(_ events: [FlowEvent]) -> [Path]? {
        let paths = events.compactMap { event -> Path? in
            if let window = Self.styledWindow(event, scope.window) {
                return Path(range: window, isCollection: false, isWindow: true)
            }
            guard case .read(let receiver, let member, _, _) = event.kind else { return nil }
            switch member {
            case "windowScene" where scope.window.isCertain(receiver):
                return Path(range: event.range, isCollection: false)
            case "connectedScenes" where receiver.type.name == "UIApplication":
                return Path(range: event.range, isCollection: true)
            default: return nil
            }
        }
        let known = TokenRanges(paths.map(\.range))
        let usesWindow = events.contains { event in
            mentions.contains(event.range.lowerBound) && !known.contains(event.range.lowerBound)
        }
        return usesWindow ? nil : paths
    }

    /// What leads to the scene.
    private struct Path {
        let range: TokenRange
        let isCollection: Bool
        var isWindow = false
    }

    /// The scene that connects in the place of what led to it; nil where that reads badly.
    private func replacement(of path: Path) -> (edit: TextEdit, isUnwrapped: Bool)? {
        let next = path.range.upperBound
        let tokens = file.tokens
        func edit(_ end: Int, _ text: String) -> TextEdit {
            TextEdit(range: file.bytes(of: path.range.lowerBound..<end), replacement: text)
        }
        if path.isCollection { return (edit(next, "[scene]"), false) }
        if path.isWindow { return (edit(next, "\(SceneSetting.windowScene).windows.first?"), true) }
        switch tokens.tokens[next].kind {
        case .postfixQuestionMark, .exclamationMark:
            guard tokens.tokens[next + 1].kind == .period else { return nil }
            return (edit(next + 1, SceneSetting.windowScene), true)
        case .period: return (edit(next, "(scene as? UIWindowScene)"), false)
        case .operatorToken, .infixQuestionMark: return nil
        default: return (edit(next, "scene as? UIWindowScene"), false)
        }
    }

    // MARK: What it needs and does

    private func usedNames(in range: TokenRange, except paths: [Path]) -> Set<String> {
        let known = TokenRanges(paths.map(\.range))
        return Set(
            file.references(in: range).filter { $0.isUse && !known.contains($0.token) }
                .map(\.name))
    }

    /// Whether a statement uses nothing that only the delegate, its launch or its file has.
    private func isFree(
        of used: Set<String>, in range: TokenRange, except paths: [Path]
    ) -> Bool {
        let own = owner.memberNames.union(locals(at: range)).union(
            function.parameters.compactMap(\.name))
        let known = TokenRanges(paths.map(\.range))
        let namesItself = range.contains { token in
            switch file.tokens.tokens[token].kind {
            case .keyword(.`self`), .keyword(.Self), .keyword(.super): !known.contains(token)
            default: false
            }
        }
        return used.isDisjoint(with: own) && !namesItself && hidden.first(usedIn: range) == nil
    }

    /// The locals in front of a statement.
    private func locals(at range: TokenRange) -> [String] {
        let before = StatementPath(to: range.lowerBound, in: function).before.filter { statement in
            switch statement.kind {
            case .declaration, .guardStatement, .conditionalCompilation: true
            default: false
            }
        }
        let declaring = TokenRanges(before.map(\.range))
        return trace.events.compactMap { event in
            guard case .local(let name?, _, isDeclared: true) = event.kind,
                declaring.contains(event.range.lowerBound)
            else { return nil }
            return name
        }
    }

    /// Whether a statement asks a scene for nothing but what it sets: what a scene is or has may be otherwise when it connects.
    private func asksForNothingElse(_ range: TokenRange, _ events: [FlowEvent]) -> Bool {
        let names = file.references(in: range).filter {
            $0.isUse || $0.role == .member(ofSelf: false)
        }
        return !names.contains { Self.others.contains($0.name) }
            && events.allSatisfy { event in
                switch event.kind {
                case .read(let receiver, let member, _, _), .write(let receiver, let member, _, _):
                    !Self.scenes.contains(receiver.type.name ?? "")
                        || Self.members.contains(member)
                default: true
                }
            }
    }

    /// What else scenes and windows have; their types may be unknown where a closure or a `where` asks for it.
    private static let others: Set<String> = [
        "activationState", "activationConditions", "session", "delegate", "userActivity", "screen",
        "interfaceOrientation", "effectiveGeometry", "coordinateSpace", "traitCollection",
        "windows", "keyWindow", "windowingBehaviors", "isFullScreen", "statusBarManager",
        "focusSystem", "open",
    ]

    private static let scenes: Set<String> = ["UIScene", "UIWindowScene"]

    private func setsOnlyScene(_ events: [FlowEvent], except paths: [Path]) -> Bool {
        let known = TokenRanges(paths.map(\.range))
        let own = events.filter { event in
            guard case .read(let receiver, _, _, _) = event.kind else { return true }
            return !known.contains(event.range.lowerBound) && receiver.type.element == nil
        }.filter { Self.styledWindow($0, scope.window) == nil }
        let setsStyle = paths.contains(where: \.isWindow)
        let analysis =
            setsStyle
            ? EffectAnalysis(
                of: scope.flow.analysis, by: StyleEffects(program: scope.flow.program))
            : scope.effects
        let effects = analysis.effects(of: own, in: function)
        // A style may depend on what the user has chosen, which is the same when the scene connects.
        return !effects.isUnknown && !effects.startsLater
            && (effects.reads.isEmpty || setsStyle && effects.reads.allSatisfy(isKnown))
            && effects.writes.isSubset(of: [UIKitEffects.scene])
    }

    /// What of the scene is set, in order.
    private func members(set events: [FlowEvent]) -> [String] {
        let isSetting = events.contains { event in
            guard case .write(let receiver, _, _, _) = event.kind else { return false }
            return UIKitEffects.isOfScene(receiver.type)
        }
        let setsStyle = events.contains { Self.styledWindow($0, scope.window) != nil }
        guard isSetting || setsStyle else { return [] }
        guard isSetting else { return [Self.style] }
        var seen: Set<String> = []
        return events.compactMap { event -> String? in
            switch event.kind {
            case .read(let receiver, let member, _, _)
            where Self.scenes.contains(
                receiver.type.name ?? ""):
                return member
            case .write(let receiver, let member, _, _):
                switch receiver.type.name {
                case "UITitlebar": return "titlebar"
                case "UISceneSizeRestrictions": return "sizeRestrictions"
                case let name? where Self.scenes.contains(name): return member
                default: return nil
                }
            default: return nil
            }
        }.filter { seen.insert($0).inserted }
    }
}
