import SwiftOutline

/// Finds out whether a launch can leave its root in a property, with nothing else changed.
struct RootPropertyAnalysis {
    private let code: LaunchCode
    private let caller: LaunchCall?
    private var file: SwiftFile { code.function.file }

    private let storyboard: String?

    /// An analysis of a function that UIKit calls at launch, or that the launch method calls once.
    ///
    /// With a storyboard, the root is loaded from it in front of everything.
    init(of function: LaunchFunction, caller: LaunchCall?, storyboard: String? = nil) {
        code = LaunchClassifier.classify(function, depth: .controlFlow)
        self.caller = caller
        self.storyboard = storyboard
    }

    /// The property; nil where the window is used for anything but its root, or the root is set later.
    ///
    /// Where other methods are known to set the root, the function itself need not.
    func property(isSetElsewhere: Bool = false) -> RootProperty? {
        // Where UIKit loads a storyboard for a scene, it does so for windows only.
        guard code.function.moment == .didFinishLaunching || storyboard == nil, !hasLonelyScope,
            !presents, !emptiesCase
        else { return nil }
        var places: [TokenRange] = []
        var values: [TokenRange] = []
        let window = MainWindow(of: code.function)
        var windows: Set<String> = []
        var isSetLater = false
        var implicit: Set<Int> = []
        var walks: [RootWalk] = []
        for (index, item) in code.statements.enumerated() {
            let known = places.count
            let isLater = isLater(index)
            defer {
                if isLater {
                    implicit.formUnion(
                        places[known...].map(\.lowerBound).filter { !followsSelf($0) })
                }
            }
            switch item.role {
            case .window, .sceneGuard, .appearance, .scope: continue
            case .rootChoice: return nil
            case .root(let value):
                guard let target = file.assignment(in: item.statement.range)?.target else {
                    return nil
                }
                guard window.isMain(target) else { return nil }
                if let name = window.windowName(in: target) { windows.insert(name) }
                places.append(target)
                values.append(value)
                isSetLater = isSetLater || isLater
                guard let (inner, rest) = closureWalks(in: [value]), let reads = reads(in: rest)
                else { return nil }
                walks += inner
                places += reads
            case .controlFlow, .other:
                guard let (inner, rest) = closureWalks(in: outerRanges(of: item)),
                    let reads = reads(in: rest)
                else { return nil }
                walks += inner
                places += reads
            }
        }
        guard windows.count < 2 || areOne(windows) else { return nil }
        guard storyboard == nil ? isSetElsewhere || !values.isEmpty : canStartWithStatement else {
            return nil
        }
        let taken = code.function.owner.takenNames
        let name = FreeNames(besides: taken).first(
            of: ["rootViewController", "initialRootViewController"])
        let container = FreeNames(besides: taken.union(declaredNames)).first(
            of: ["rootContainer", "windowRootContainer"])
        return RootProperty(
            code: code, caller: caller, name: name, places: places, values: values,
            isHidden: declaredNames.contains(name), isSetLater: isSetLater,
            implicitMembers: implicit, storyboard: storyboard, closureWalks: walks,
            containerName: container)
    }

    /// What closures in some ranges do with the window, and the ranges without these closures; nil where one needs the
    /// window itself.
    private func closureWalks(
        in ranges: [TokenRange]
    ) -> (walks: [RootWalk], rest: [TokenRange])? {
        var walks: [RootWalk] = []
        var rest: [TokenRange] = []
        for range in ranges {
            var start = range.lowerBound
            var token = range.lowerBound
            while token < range.upperBound {
                // A brace whose partner stands elsewhere opens a block that is listed by itself.
                guard file.tokens.tokens[token].kind == .leftBrace,
                    let closure = file.closure(at: token), closure.braces.close < range.upperBound
                else {
                    token += 1
                    continue
                }
                guard usesWindow(closure) else {
                    token = max(token + 1, closure.braces.close)
                    continue
                }
                guard let captures = captures(of: closure) else { return nil }
                let reader = WindowMemberReader(
                    closure: closure, in: code.function, windows: code.names.windows)
                let own = reader.walks(hidden: declaredNames)
                guard !own.isEmpty else { return nil }
                walks += captures + own
                rest.append(start..<token)
                start = max(token + 1, closure.braces.close)
                token = start
            }
            rest.append(start..<max(start, range.upperBound))
        }
        return (walks, rest)
    }

    private func usesWindow(_ closure: ClosureShape) -> Bool {
        code.names.firstUse(in: closure.body, of: file) != nil
            || (closure.captureList?.contains { code.names.windows.contains(file.name(at: $0)) }
                ?? false)
    }

    /// The captures of the window, such as `[weak window]`; nil where `self` can't stand in the window's place.
    private func captures(of closure: ClosureShape) -> [RootWalk]? {
        guard let list = closure.captureList else { return [] }
        let names = list.filter { code.names.windows.contains(file.name(at: $0)) }
        guard !names.isEmpty else { return [] }
        let tokens = file.tokens.tokens
        let isPlain =
            names.count == 1 && [.comma, .rightSquare].contains(tokens[names[0] + 1].kind)
        guard isPlain, !list.contains(where: { tokens[$0].kind == .keyword(.`self`) }) else {
            return nil
        }
        return [
            RootWalk(
                file: code.function.method.file, place: names[0]..<names[0] + 1, kind: .capture,
                base: .own(hidden: [], prefix: ""))
        ]
    }

    /// Whether names of windows stand for one, by way of the delegate's `window`.
    private func areOne(_ names: Set<String>) -> Bool {
        let window = MainWindow(of: code.function)
        let targets = code.statements.compactMap { file.assignment(in: $0.statement.range)?.target }
        return targets.allSatisfy { target in
            window.windowName(in: target).map { !names.contains($0) } ?? true
                || window.isCertainlyMain(target)
        }
    }

    /// Whether a statement stands in a closure.
    private func isLater(_ index: Int) -> Bool {
        var scope = code.statements[index].scope
        while let outer = scope {
            if code.statements[outer].runsLater { return true }
            scope = code.statements[outer].scope
        }
        return false
    }

    /// Whether a place starts with `self`, or stands behind it.
    private func followsSelf(_ token: Int) -> Bool {
        file.tokens.tokens[token].kind == .keyword(.`self`)
            || file.tokens.tokens[token - 1].kind == .period
    }

    /// Whether the body is no single expression, which would be its value, and starts on a line of its own.
    private var canStartWithStatement: Bool {
        guard let first = code.statements.first?.statement else { return false }
        if case .expression = first.kind, code.statements.count == 1 { return false }
        let brace = file.tokens.tokens[code.function.body.lowerBound - 1].end
        return file.hasLineBreak(in: brace..<file.tokens.tokens[first.range.lowerBound].start)
    }

    /// Whether a block that goes for the sake of the window has statements that stay.
    private var hasLonelyScope: Bool {
        code.statements.contains { item in
            guard let scope = item.scope else { return false }
            switch code.statements[scope].role.asScope {
            case .closure: return item.role.isOther || item.role.isRoot
            case .scene:
                return code.function.moment == .didFinishLaunching
                    && (item.role.isOther || item.role.isRoot)
            case .window, nil: return false
            }
        }
    }

    /// Whether nothing would be left in a `case`, which must have a statement.
    private var emptiesCase: Bool {
        let kept = code.statements.filter { $0.role.isOther || $0.role.isRoot }
            .map(\.statement.range.lowerBound)
        return code.statements.contains { item in
            guard case .controlFlow = item.role, case .switchStatement = item.statement.kind else {
                return false
            }
            return item.statement.blocks.contains { block in
                !kept.contains { block.body.contains($0) }
            }
        }
    }

    /// Whether something is presented over the root, which SwiftUI's window does not show before the launch has ended.
    private var presents: Bool {
        if RootPresentation.first(in: code.function.body, of: file) != nil { return true }
        let called = Set(file.references(in: code.function.body).filter(\.isUse).map(\.name))
        return code.function.owner.members.contains { member in
            guard member.declaration.kind == .function, called.contains(member.declaration.name),
                let body = member.declaration.body
            else { return false }
            let outline = member.file.outline
            return body.contains { outline.tokens.spells($0, "rootViewController") }
                && RootPresentation.first(in: body, of: outline) != nil
        }
    }

    /// A statement's range without the blocks whose statements are listed behind it.
    private func outerRanges(of item: LaunchStatement) -> [TokenRange] {
        var ranges: [TokenRange] = []
        var start = item.statement.range.lowerBound
        // In broken code, blocks may lie inside of each other.
        for body in item.bodies {
            ranges.append(start..<max(start, body.lowerBound))
            start = max(start, body.upperBound)
        }
        return ranges + [start..<max(start, item.statement.range.upperBound)]
    }

    /// The reads of the window's root in some ranges; nil where the window is used in another way.
    private func reads(in ranges: [TokenRange]) -> [TokenRange]? {
        var result: [TokenRange] = []
        guard ranges.allSatisfy({ code.names.classUse(in: $0, of: file) == nil }) else {
            return nil
        }
        for reference in ranges.flatMap({ file.references(in: $0) })
        where reference.isUse && code.names.windows.contains(reference.name) {
            guard let read = read(at: reference) else { return nil }
            result.append(read)
        }
        return result
    }

    /// `window?.rootViewController` where it is not assigned.
    private func read(at reference: Reference) -> TokenRange? {
        let tokens = file.tokens.tokens
        var next = reference.token + 1
        while tokens[next].kind == .postfixQuestionMark || tokens[next].kind == .exclamationMark {
            next += 1
        }
        guard tokens[next].kind == .period, file.tokens.spells(next + 1, "rootViewController"),
            tokens[next + 2].kind != .equal
        else { return nil }
        return reference.token..<next + 2
    }

    private var declaredNames: Set<String> {
        Set(
            file.references(in: code.function.body).filter { $0.role == .declaredName }.map(\.name)
                + code.function.parameterNames)
    }
}
