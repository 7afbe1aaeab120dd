import SwiftOutline

/// The ways in which a delegate's code spells the windows of its class.
struct OwnerWindows {
    /// The class's name.
    let owner: String
    /// The static properties that hold a window.
    let statics: Set<String>
    /// Those of them that hold the window of the app; others are for banners and locks.
    let mainStatics: Set<String>
    /// The static properties that give the delegate itself, as `shared` does.
    let instances: Set<String>
    /// What the computed `window` reads and writes, where that is all it does.
    let forwarding: Forwarding?

    /// The property behind a computed one.
    struct Forwarding: Equatable {
        /// Its name.
        let name: String
        /// Whether it is one of the class.
        let isStatic: Bool
    }

    /// The spellings of a class.
    init(of owner: DelegateClass) {
        self.owner = owner.name
        let stored = owner.members.filter {
            $0.declaration.kind == .variable && $0.declaration.isStatic
        }
        let statics = Set(
            stored.filter {
                $0.holdsWindow && $0.declaration.bindings.allSatisfy { $0.accessorBraces == nil }
            }.flatMap { $0.declaration.bindings.map(\.name) })
        self.statics = statics
        let types = Set(["", "?", "!"].map { owner.name + $0 })
        instances = Set(
            stored.flatMap { member in
                member.declaration.bindings.filter { binding in
                    binding.type.map { types.contains(member.file.outline.text($0)) } ?? false
                }.map(\.name)
            })
        let window = owner.properties.first { $0.declaration.name == "window" }
        let forwarding = window.flatMap { Self.forwarding(of: $0, in: owner, statics: statics) }
        self.forwarding = forwarding
        if let forwarding, forwarding.isStatic {
            mainStatics = [forwarding.name]
        } else {
            let named = statics.intersection(["window"])
            mainStatics = window == nil && named.isEmpty ? statics : named
        }
    }

    /// What stands behind the class's name, and behind its accessor where one follows; nil for any other chain.
    func members(of chain: PostfixChain, in file: SwiftFile) -> ArraySlice<ChainSegment>? {
        guard case .name(let token) = chain.base, isClass(token, file),
            case .member(let first)? = chain.segments.first
        else { return nil }
        if statics.contains(file.name(at: first)) { return chain.segments[...] }
        guard instances.contains(file.name(at: first)) else { return nil }
        return chain.segments.dropFirst().drop { $0.isUnwrapping }
    }

    /// The first `Owner.window`, `Self.window` or `Owner.shared.window` of a range, as the window's token.
    func firstUse(in range: TokenRange, of file: SwiftFile, windows: Set<String>) -> Int? {
        guard !mainStatics.isEmpty || !instances.isEmpty else { return nil }
        let tokens = file.tokens.tokens
        return range.dropFirst(2).first { token in
            guard tokens[token].kind == .identifier, tokens[token - 1].kind == .period else {
                return false
            }
            let name = file.name(at: token)
            var base = token - 2
            if mainStatics.contains(name), isClass(base, file) { return true }
            guard windows.contains(name) else { return false }
            while base > range.lowerBound,
                tokens[base].kind == .postfixQuestionMark || tokens[base].kind == .exclamationMark
            {
                base -= 1
            }
            return base >= range.lowerBound + 2 && instances.contains(file.name(at: base))
                && tokens[base - 1].kind == .period && isClass(base - 2, file)
        }
    }

    private func isClass(_ token: Int, _ file: SwiftFile) -> Bool {
        file.tokens.tokens[token].kind == .keyword(.Self) || file.name(at: token) == owner
    }

    /// The property behind a computed window; nil where its accessors do anything else.
    private static func forwarding(
        of property: LocatedDeclaration, in owner: DelegateClass, statics: Set<String>
    ) -> Forwarding? {
        guard property.holdsWindow, let binding = property.declaration.bindings.first,
            let accessors = binding.accessors,
            binding.accessorKinds.allSatisfy({ [.implicitGetter, .get, .set].contains($0) })
        else { return nil }
        let file = property.file.outline
        let tokens = file.tokens.tokens
        let plain: Set<String> = ["get", "set", "newValue", owner.name]
        var targets: Set<String> = []
        var isStatic = false
        for token in accessors {
            switch tokens[token].kind {
            case .leftBrace, .rightBrace, .equal, .period, .keyword(.`self`), .keyword(.return):
                continue
            case .keyword(.Self): isStatic = true
            case .identifier where plain.contains(file.name(at: token)):
                isStatic = isStatic || file.name(at: token) == owner.name
            case .identifier: targets.insert(file.name(at: token))
            default: return nil
            }
        }
        guard targets.count == 1, let name = targets.first else { return nil }
        if isStatic { return statics.contains(name) ? Forwarding(name: name, isStatic: true) : nil }
        let isStored = owner.properties.contains {
            $0.declaration.bindings.contains { $0.name == name && $0.accessorBraces == nil }
                && $0.holdsWindow
        }
        return isStored ? Forwarding(name: name, isStatic: false) : nil
    }
}
