import SourceEditing

/// What a target's `infoPlist:` comes to.
enum TuistInfoPlist {
    /// Nothing but what Tuist writes by itself.
    case defaults
    /// A file, relative to the top of the tree.
    case file(String)
    /// A dictionary, with Tuist's own keys around it or without.
    case literal(TuistPropertyList.Node)
    /// What can't be read.
    case unknown(ManifestPlace, String)

    /// Reads the argument of a target.
    init(of target: TuistTarget, in manifest: inout TuistManifest) {
        guard let argument = target.call["infoPlist"], !argument.isNone else {
            self = .defaults
            return
        }
        let value = manifest.resolved(argument, as: "InfoPlist")
        switch value.kind {
        case .text: self = Self.file(value, in: manifest)
        case .member("default", _): self = .defaults
        case .made(let call):
            switch call.name {
            case "file":
                self = Self.file(call["path"] ?? call.unlabelled ?? value, in: manifest)
            case "extendingDefault", "dictionary":
                guard let content = call["with"] ?? call.unlabelled else { fallthrough }
                var reader = TuistPropertyListReader(manifest)
                self = .literal(reader.node(content))
            case "relativeToRoot", "relativeToManifest", "relativeToCurrentFile", "path":
                self = Self.file(value, in: manifest)
            default: self = .unknown(value.place, "'.\(call.name)' is not known")
            }
        default:
            self = .unknown(value.place, value.reason ?? "it is nothing that is known")
        }
    }

    private static func file(
        _ value: ManifestValue, in manifest: TuistManifest
    ) -> TuistInfoPlist {
        manifest.path(value).map { .file($0) }
            ?? .unknown(value.place, value.reason ?? "the path leaves the repository")
    }
}

/// Reads values as those of a property list.
struct TuistPropertyListReader {
    private var manifest: TuistManifest

    /// What a part costs; dictionaries that name each other twice come to any number of parts.
    private static let steps = 16
    private static let bytes = 512

    /// A reader of a manifest's values.
    init(_ manifest: TuistManifest) {
        self.manifest = manifest
    }

    /// A value with its places.
    mutating func node(_ value: ManifestValue) -> TuistPropertyList.Node {
        let budget = manifest.evaluator.budget
        guard budget.take(Self.steps, bytes: Self.bytes, at: value.place.start),
            budget.enter(at: value.place.start)
        else { return .unknown(value.place, "it has too many parts") }
        defer { budget.leave() }
        var value = manifest.resolved(value, as: "Plist.Value")
        if value.member != nil || value.call?.type == "Plist.Value", let own = other(value) {
            value = own
        }
        switch value.kind {
        case .text(let text): return .leaf(value.place, .string(text))
        case .boolean(let flag): return .leaf(value.place, .boolean(flag))
        case .integer(let number): return .leaf(value.place, .integer(number))
        case .real(let text):
            return Double(text).map { .leaf(value.place, .real($0)) }
                ?? .unknown(value.place, "it is no number")
        case .list(let elements):
            return .array(value.place, elements.map { node($0) })
        case .pairs(let pairs):
            return .dictionary(value.place, pairs.map { entry($0) })
        case .made(let call):
            let wrappers = ["dictionary", "array", "string", "boolean", "integer", "real", "init"]
            guard wrappers.contains(call.name), let inner = call.unlabelled else {
                return .unknown(value.place, "'.\(call.name)' is not known")
            }
            return node(inner)
        default:
            return .unknown(value.place, value.reason ?? "it is nothing that is known")
        }
    }

    /// `InfoPlist.Value`, as earlier versions of Tuist call it.
    private mutating func other(_ value: ManifestValue) -> ManifestValue? {
        var untyped = value
        switch value.kind {
        case .member(let name, _): untyped.kind = .member(name, of: nil)
        case .made(var call):
            call.type = nil
            untyped.kind = .made(call)
        default: return nil
        }
        return manifest.resolved(untyped, as: "InfoPlist.Value")
    }

    private mutating func entry(_ pair: ManifestValue.Pair) -> TuistPropertyList.Entry {
        TuistPropertyList.Entry(
            key: pair.key.text, keyPlace: pair.key.place,
            value: pair.isAssigned ? assigned(pair) : node(pair.value), place: pair.place,
            isAssigned: pair.isAssigned)
    }

    /// A value that a subscript sets, which no plan takes out.
    private mutating func assigned(_ pair: ManifestValue.Pair) -> TuistPropertyList.Node {
        let decidesStart = ["UIMainStoryboardFile", "UIApplicationSceneManifest", "UIScene"]
        if let key = pair.key.text, !decidesStart.contains(where: key.hasPrefix),
            case let value = node(pair.value), case .leaf = value
        {
            return value
        }
        return .unknown(pair.place, "it is set by a subscript, and not in the literal")
    }
}
