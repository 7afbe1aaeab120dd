import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The launch's code about the window on its way to the delegate of the scene, with the members of the application's delegate that it
/// alone uses.
struct MovedLaunch {
    /// The statements.
    let split: LaunchSplit
    /// The properties and methods that go along, in the order of the file.
    private(set) var members: [LocatedDeclaration] = []
    /// The members of the application's delegate that the code asks for by its name from now on.
    private(set) var asked: Set<String> = []
    /// Those of them that the file of the scene's delegate must see.
    private(set) var opened: [LocatedDeclaration] = []
    /// The calls that make the window, in place of which it is made for the scene.
    private(set) var makings: [WindowMaking] = []
    /// The methods among the members that make the window, and so need the scene.
    private(set) var needingScene: Set<String> = []
    /// The app.
    let app: UIKitApp
    private let keepsProperties: Bool
    private let localNames: Set<String>
    private var delegate: DelegateClass { app.delegate }
    private var file: SwiftFile { split.function.file }

    /// Moves the statements of a split; `keepsProperties` where what the delegate of the app stores must outlive a scene.
    ///
    /// - Throws: `SceneObstacle` for the first thing that can't be said at the new place.
    init(
        _ split: LaunchSplit, of app: UIKitApp, keepsProperties: Bool
    ) throws(SceneObstacle) {
        self.split = split
        self.app = app
        self.keepsProperties = keepsProperties
        localNames = Self.localNames(of: split)
        guard !split.moving.isEmpty else { return }
        try takeAlongMembers()
        for range in ranges { try check(range) }
        for member in members { try checkSelf(member) }
        try openNames()
        try makings = findMakings()
        try noteMethodsThatNeedTheScene()
    }

    /// Has the file of the scene's delegate see what the code names.
    private mutating func openNames() throws(SceneObstacle) {
        let members = delegate.members.filter {
            delegate.isPrivate($0) && !asked.isDisjoint(with: $0.declaration.declaredNames)
        }
        let names = FilePrivateNames(
            ranges, in: split.function.located.file, of: delegate, app.context, opening: members)
        if let hidden = names.hidden {
            throw SceneObstacle(
                split.function.located.file, hidden.token,
                "this needs '\(hidden.name)', which only this file sees")
        }
        opened = members + names.opened
    }

    /// The name of the application's delegate.
    var delegateName: String { delegate.name }

    /// The scene delegate's property for the application's, whose name the code that moves has for nothing else.
    var delegateProperty: String {
        let used = Set(ranges.flatMap { file.references(in: $0) }.map(\.name))
        return FreeNames(besides: used).first(of: [Self.delegateProperty, "applicationDelegate"])
    }

    /// The name of that property where nothing is in the way.
    static let delegateProperty = "appDelegate"

    /// The names of types that are declared in the application's delegate, which other code names behind it.
    var typeReferences: [Int] {
        NestedTypeNames(of: delegate.name, in: app.launch.flow.program).tokens(in: ranges, of: file)
            .filter { !localNames.contains(file.name(at: $0)) }
    }

    /// The code that moves, as tokens of the file of the launch method.
    var ranges: [TokenRange] {
        split.moving.map(\.range) + members.map(\.declaration.range)
    }

    /// Whether a property goes along that keeps a value.
    var takesStoredProperties: Bool { members.contains { $0.declaration.isStored } }

    /// Whether a closure holds the object that has the code, be it weakly.
    var capturesSelf: Bool { ranges.contains { !allCaptures(in: $0).isEmpty } }

    /// Whether code asks the application's delegate for something.
    var asksDelegate: Bool { !asked.isEmpty || !selfReferences.isEmpty }

    // MARK: Members

    /// The members that only moving code names go with it; the others stay, and are asked for.
    private mutating func takeAlongMembers() throws(SceneObstacle) {
        var queue = split.moving.map(\.range)
        var seen: Set<String> = ["window"]
        while let range = queue.popLast() {
            for name in memberNames(in: range) where seen.insert(name).inserted {
                let found = delegate.members.filter { $0.declaration.declaredNames.contains(name) }
                guard let member = found.first, !member.declaration.isType else { continue }
                if found.count == 1, canMove(member) {
                    members.append(member)
                    queue.append(member.declaration.range)
                } else {
                    asked.insert(name)
                }
            }
        }
        // What another place names stays, and with it goes nothing that only it names.
        let mentions = MemberMentions(in: app)
        var staying: [LocatedDeclaration] = []
        repeat {
            let inside = TokenRanges(ranges)
            staying = members.filter { mentions.areAny(of: $0, besides: inside) }
            asked.formUnion(staying.flatMap(\.declaration.declaredNames))
            members.removeAll { member in staying.contains { $0.isSame(as: member) } }
        } while !staying.isEmpty
        members.sort { $0.declaration.keyword < $1.declaration.keyword }
        try checkStaying()
    }

    /// The names on their own, or behind `self`, that mean members of the delegate.
    private func memberNames(in range: TokenRange) -> [String] {
        return file.references(in: range).filter { reference in
            guard delegate.memberNames.contains(reference.name) else { return false }
            switch reference.role {
            case .bare: return !localNames.contains(reference.name)
            case .member(let ofSelf): return ofSelf
            default: return false
            }
        }.map(\.name)
    }

    /// The names that moving statements declare for themselves.
    private static func localNames(of split: LaunchSplit) -> Set<String> {
        let file = split.function.file
        return Set(
            split.moving.flatMap { file.references(in: $0.range) }
                .filter { $0.role == .declaredName }.map(\.name))
    }

    /// Whether a member can stand in the other class just as it is.
    private func canMove(_ member: LocatedDeclaration) -> Bool {
        let declaration = member.declaration
        guard member.file.path == split.function.located.file.path,
            !delegate.isInherited(member), declaration.attributes.isEmpty,
            declaration.conditions.isEmpty, !declaration.isStatic, !declaration.isOverride,
            declaration.declaredNames.count == 1,
            ApplicationCallback.callback(of: member, in: delegate) == nil,
            delegate.extension(around: member)?.declaration.conditions.isEmpty ?? true,
            !namesItself(declaration.range)
        else { return false }
        switch declaration.kind {
        case .variable:
            return !(keepsProperties && declaration.isStored)
                && (!app.launch.holdsWindow(member) || declaration.name != "window")
        case .function: return true
        default: return false
        }
    }

    /// Whether code hands on the object that it is a member of, which would be another one.
    private func namesItself(_ range: TokenRange) -> Bool {
        selves(in: range).contains { member(behind: $0) == nil }
    }

    /// Where code names the object that it is a member of, capture lists aside.
    private func selves(in range: TokenRange) -> [Int] {
        let tokens = file.tokens.tokens
        return range.filter { token in
            tokens[token].kind == .keyword(.`self`) && tokens[token - 1].kind != .period
                && !isCapture(token)
        }
    }

    /// The member that `self`, `self?` or `self!` is asked for; nil where it stands for itself.
    private func member(behind token: Int) -> String? {
        let tokens = file.tokens.tokens
        let isOptional = [.postfixQuestionMark, .exclamationMark].contains(tokens[token + 1].kind)
        let next = isOptional ? token + 2 : token + 1
        return tokens[next].kind == .period ? file.name(at: next + 1) : nil
    }

    /// Whether the application's delegate has the window of the scene before anything else is done, as UIKit makes it for a storyboard.
    private var isLoaded: Bool {
        app.launch.storyboard != nil && !app.launch.isPlaceholder
            && app.launch.window.origins.allSatisfy { origin in
                if case .made = origin { false } else { true }
            }
    }

    /// A method that stays can't be asked for the window, which is the scene's; and moved methods ask for nothing that stays.
    private func checkStaying() throws(SceneObstacle) {
        let touches = WindowTouches(app.launch)
        for member in delegate.members
        where !isLoaded && !asked.isDisjoint(with: member.declaration.declaredNames) {
            let functions = FlowFunction.all(of: member, owner: delegate.name)
            if functions.contains(where: touches.touches) {
                throw SceneObstacle(
                    member.file, member.declaration.keyword,
                    "this needs the window in the launch, and other code uses it, too")
            }
        }
        for member in members {
            for name in memberNames(in: member.declaration.range) where asked.contains(name) {
                throw SceneObstacle(
                    member.file, member.declaration.keyword,
                    "this needs the window and '\(name)', which stays with the application's delegate"
                )
            }
        }
    }

    // MARK: What can't be said elsewhere

    private func check(_ range: TokenRange) throws(SceneObstacle) {
        let tokens = file.tokens.tokens
        let path = split.function.located.file
        for token in range {
            switch tokens[token].kind {
            case .keyword(.super):
                throw SceneObstacle(
                    path, token, "this calls the superclass of the application's delegate")
            case .keyword(.Self):
                throw SceneObstacle(
                    path, token, "this names the class of the application's delegate")
            case .pound where file.tokens.spells(token + 1, "selector"):
                throw SceneObstacle(path, token, "this names a method by its selector")
            default: continue
            }
        }
        for parameter in split.method.declaration.parameters.dropFirst() {
            guard let name = parameter.name else { continue }
            if let use = file.references(in: range).first(where: {
                $0.role == .bare && $0.name == name
            }) {
                throw SceneObstacle(path, use.token, "this needs the options of the launch")
            }
        }
        let inherited = InheritedReferences(of: delegate, in: app.launch.flow.program)
        let known = localNames.union(["window"])
        if let name = inherited.first(in: [range], of: file, besides: known) {
            throw SceneObstacle(
                path, name.token, "this names what the application's delegate inherits")
        }
        if let capture = captures(in: range).first {
            throw SceneObstacle(
                path, capture,
                "this closure holds the application's delegate and is made with the window")
        }
    }

    /// In a member that moves, `self` is the scene's delegate from then on: it may only lead to what moves, too.
    private func checkSelf(_ member: LocatedDeclaration) throws(SceneObstacle) {
        let moved = Set(members.flatMap(\.declaration.declaredNames)).union(["window"])
        for token in selves(in: member.declaration.range)
        where !(self.member(behind: token).map(moved.contains) ?? false) {
            throw SceneObstacle(
                member.file, token, "this hands on the application's delegate, which stays")
        }
    }

    /// The capture lists that name `self` where that must be the application's delegate.
    private func captures(in range: TokenRange) -> [Int] {
        asked.isEmpty && !keepsProperties ? [] : allCaptures(in: range)
    }

    private func allCaptures(in range: TokenRange) -> [Int] {
        let tokens = file.tokens.tokens
        return range.dropFirst(2).filter { token in
            guard tokens[token].kind == .keyword(.`self`) else { return false }
            let before = tokens[token - 1].kind
            return before != .period && isCapture(token)
        }
    }

    /// Whether a token stands in the list behind the brace of a closure; nobody writes a long one.
    private func isCapture(_ token: Int) -> Bool {
        for index in (max(token - 64, 1)..<token).reversed() {
            switch file.tokens.tokens[index].kind {
            case .leftSquare: return file.tokens.tokens[index - 1].kind == .leftBrace
            case .leftBrace, .rightBrace: return false
            default: continue
            }
        }
        return false
    }

    /// The places that mean the application's delegate by `self`: what follows is no member that moves.
    var selfReferences: [Int] {
        let tokens = file.tokens.tokens
        let moved = Set(members.flatMap(\.declaration.declaredNames)).union(["window"])
        return split.moving.flatMap(\.range).filter { token in
            guard tokens[token].kind == .keyword(.`self`), !isCapture(token) || asked.isEmpty else {
                return false
            }
            if isCapture(token) { return false }
            guard tokens[token + 1].kind == .period else {
                return tokens[token - 1].kind != .period
            }
            return !moved.contains(file.name(at: token + 2))
        }
    }

    // MARK: The making of the window

    private func findMakings() throws(SceneObstacle) -> [WindowMaking] {
        var found: [WindowMaking] = []
        let flow = app.launch.flow
        let functions =
            [split.function]
            + members.flatMap { FlowFunction.all(of: $0, owner: delegate.name) }
        for function in functions {
            for event in flow.trace(of: function).events {
                guard case .call(let call) = event.kind,
                    app.launch.window.origins.contains(
                        .made(
                            MakingPlace(
                                path: function.located.file.path, token: event.range.lowerBound)))
                else { continue }
                guard let making = WindowMaking(call, event.range, in: function, flow) else {
                    throw SceneObstacle(
                        function.located.file, call.token,
                        "this makes the window in a way that has no form for a scene")
                }
                // A closure that several places call is seen with each of them.
                if !found.contains(where: { $0.origin == making.origin }) { found.append(making) }
            }
        }
        let known = Set(found.map(\.origin))
        for origin in app.launch.window.origins {
            guard case .made(let place) = origin, !known.contains(origin) else { continue }
            let file = app.context.file(place.path) ?? split.function.located.file
            throw SceneObstacle(
                file, place.token, "the window is made here, outside of the launch method")
        }
        return found
    }

    /// Moved methods that make the window, and those that call them.
    private mutating func noteMethodsThatNeedTheScene() throws(SceneObstacle) {
        let all = members.filter { $0.declaration.kind == .function }
        needingScene = Set(
            all.filter { member in
                makings.contains { $0.isIn(member) }
            }.map(\.declaration.name))
        let named = all.map { ($0.declaration.name, Set(memberNames(in: $0.declaration.range))) }
        var count = -1
        while count != needingScene.count {
            count = needingScene.count
            for (name, names) in named where !names.isDisjoint(with: needingScene) {
                needingScene.insert(name)
            }
        }
        let properties = members.filter { $0.declaration.kind == .variable }
        for property in properties where makings.contains(where: { $0.isIn(property) }) {
            throw SceneObstacle(
                property.file, property.declaration.keyword,
                "the window is made with this property, before there is a scene")
        }
    }
}

extension Declaration {
    /// Whether it is a property that keeps a value.
    fileprivate var isStored: Bool {
        kind == .variable
            && bindings.contains { binding in
                binding.accessorKinds.allSatisfy { [.willSet, .didSet].contains($0) }
            }
    }
}
