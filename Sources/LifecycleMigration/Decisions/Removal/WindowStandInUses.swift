import SourceEditing
import SwiftFlow
import SwiftOutline

// What happens to code that has the window from somebody else, where a container takes the window's place.
extension WindowExtraction {
    /// The token of the name by which an expression has the window, where the container takes its place.
    func standIn(_ expression: Expression) -> Int? {
        guard let standIns = scope.standIns else { return nil }
        switch expression.kind {
        case .optionalChain(let inner), .force(let inner): return standIn(inner)
        case .name(let name):
            let token = expression.range.lowerBound
            if changes.standInLocals.contains(name) { return token }
            if goneLocals.contains(name) { return nil }
            if standIns.parameterNames(of: function).contains(name) { return token }
            guard !function.parameters.contains(where: { $0.name == name }) else { return nil }
            return standIns.isMember(name, of: function.owner) ? token : nil
        case .member(let base, let name, let token):
            if case .selfReference = base.kind {
                return standIns.isMember(name, of: function.owner) ? token : nil
            }
            return standIns.isMember(name, of: trace.types[base.range]?.memberOwner) ? token : nil
        default: return nil
        }
    }

    /// Renames what means the container instead of the window.
    mutating func renameStandIn(_ token: Int, beside local: Bool = false) {
        guard let standIns = scope.standIns else { return }
        // A name alone may be hidden by a parameter or local that gets the same name.
        let isAlone = file.tokens.tokens[token - 1].kind != .period
        let isMember =
            isAlone && standIn(named: token) == .member && (local || isHidden(by: standIns))
        changes.replacements.append(
            TextEdit(
                range: file.tokens.tokens[token].range,
                replacement: (isMember ? "self." : "") + standIns.name))
        changes.standIns.insert(token)
    }

    private enum StandInKind { case local, parameter, member }

    private func standIn(named token: Int) -> StandInKind {
        let name = file.name(at: token)
        if changes.standInLocals.contains(name) { return .local }
        let names = scope.standIns?.parameterNames(of: function) ?? []
        return names.contains(name) ? .parameter : .member
    }

    private func isHidden(by standIns: WindowStandIns) -> Bool {
        !changes.standInLocals.isEmpty || !standIns.parameterNames(of: function).isEmpty
            || standIns.isExtended(function)
    }

    /// A path through the window goes through the container, and on by its view where one is asked for.
    mutating func replaceStandIn(_ range: TokenRange, in base: Expression, by member: String)
        -> Bool
    {
        guard let token = standIn(base) else { return false }
        renameStandIn(token)
        if let view = scope.cell?.view, member.hasPrefix(view) {
            let end = file.bytes(of: base.range).upperBound
            changes.replacements.append(TextEdit(range: end..<end, replacement: ".view"))
        } else {
            changes.places.append(base.range.upperBound..<range.upperBound)
        }
        return true
    }

    /// A local that is given the window is given the container.
    mutating func keepLocal(
        _ nameToken: Int, type: TokenRange?, of value: Expression, isDeclared: Bool = true
    ) -> Bool {
        guard let token = standIn(value) else { return false }
        guard type == nil else {
            obstacle(.itself, at: nameToken)
            return true
        }
        let name = file.name(at: nameToken)
        renameStandIn(token, beside: isDeclared)
        // `guard let window else`
        if token != nameToken, let standIns = scope.standIns {
            changes.replacements.append(standIns.renaming(nameToken, in: file))
            changes.standIns.insert(nameToken)
        }
        changes.standInLocals.insert(name)
        return true
    }

    /// A name of its own that a closure gives the window, as in `[root = self.window]`, is the container's.
    mutating func renameCapture(_ item: TokenRange) {
        guard let standIns = scope.standIns,
            let equal = item.first(where: { file.tokens.tokens[$0].kind == .equal })
        else { return }
        changes.standInLocals.insert(file.name(at: equal - 1))
        changes.replacements.append(standIns.renaming(equal - 1, in: file))
        changes.standIns.insert(equal - 1)
    }

    /// A property that kept the window keeps the container.
    mutating func storeStandIn(_ target: Expression, _ value: Expression) -> Bool {
        guard let token = standIn(target) else { return false }
        guard case .window(nil) = read(value), passStandIn(value) else {
            obstacle(.kept(file.text(target.range)), at: value.range.lowerBound)
            return true
        }
        renameStandIn(token)
        return true
    }

    /// Hands the container on in the place of the window; gives whether it is at hand.
    mutating func passStandIn(_ value: Expression) -> Bool {
        if let token = standIn(value) {
            renameStandIn(token)
            return true
        }
        guard let cell = scope.cell, let standIns = scope.standIns else { return false }
        guard let prefix = prefix(of: cell, at: value.range.lowerBound) else {
            changes.lacksContainer = true
            return false
        }
        changes.replacements.append(
            TextEdit(range: file.bytes(of: value.range), replacement: prefix + standIns.name))
        changes.places.append(value.range)
        return true
    }

    /// Hands the container to functions that took the window; gives whether they do.
    mutating func handStandIn(_ argument: FlowArgument, _ index: Int, _ call: FlowCall) -> Bool {
        guard let standIns = scope.standIns else { return false }
        if case .making(let type, let initializers) = call.target, initializers.isEmpty {
            guard standIns.isMember(argument.label ?? "", of: type), passStandIn(argument.value)
            else { return false }
            renameLabel(of: argument)
            return true
        }
        guard let functions = call.target.functions, !functions.isEmpty else { return false }
        var renames = false
        for function in functions {
            guard let parameter = function.parameter(of: index, among: call.arguments),
                standIns.parameters[function.id]?.contains(parameter) == true
            else { return false }
            renames = standIns.renamesLabel(of: function.parameters[parameter])
        }
        guard passStandIn(argument.value) else { return false }
        if renames, argument.label != nil { renameLabel(of: argument) }
        return true
    }

    private mutating func renameLabel(of argument: FlowArgument) {
        guard let standIns = scope.standIns else { return }
        let label = argument.value.range.lowerBound - 2
        changes.replacements.append(standIns.renaming(label, in: file))
        changes.standIns.insert(label)
    }

    /// Gives the container to a call of functions that take it by a parameter of its own.
    mutating func extend(_ callee: Expression, _ call: FlowCall) {
        guard let cell = scope.cell, let standIns = scope.standIns,
            standIns.isCallOfExtended(call), !changes.extendedCalls.contains(call.token)
        else { return }
        let open = callee.range.upperBound
        guard call.target.functions?.allSatisfy(standIns.isExtended) == true,
            file.tokens.tokens[open].kind == .leftParen
        else { return obstacle(.itself, at: call.token) }
        guard let prefix = prefix(of: cell, at: call.token) else {
            changes.lacksContainer = true
            return obstacle(.itself, at: call.token)
        }
        let close = Int(file.tokens.partners[open])
        let argument = "\(standIns.name): \(prefix)\(standIns.name)"
        let start = file.tokens.tokens[open].end
        changes.replacements.append(
            close == open + 1
                ? TextEdit(range: start..<start, replacement: argument)
                : file.appending(argument, behind: lastElement(from: open + 1, to: close)))
        changes.extendedCalls.insert(call.token)
    }

    /// The last of the elements between two tokens that commas part.
    private func lastElement(from start: Int, to end: Int) -> TokenRange {
        (start..<end).split(at: .comma, in: file).last { !$0.isEmpty } ?? start..<end
    }
}
