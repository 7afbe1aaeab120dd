import SwiftOutline

/// The initial view controller of a storyboard, which the launch goes on to configure.
struct StoryboardRoot {
    /// The storyboard's name.
    let storyboard: String
    /// The places that read the window's root, in order.
    let reads: [WindowRootReads.Read]
    /// How the moved code names the view controller.
    let form: Form

    /// How the moved code names the view controller.
    enum Form {
        /// `let navigation = window!.rootViewController as! UINavigationController`: by the name that it has.
        ///
        /// The storyboard gets a local of its own, unless the code has one of that name.
        case declared(name: String, hasStoryboardLocal: Bool)
        /// By a new local.
        case local(name: String, isOptional: Bool)
        /// By a property of the scene delegate, which other members read too.
        case member(name: String, MemberRootReads)
    }

    /// The local that holds the view controller.
    var localName: String {
        switch form {
        case .declared(let name, _), .local(let name, _), .member(let name, _): name
        }
    }

    /// Whether that local may be nil.
    var isOptional: Bool {
        switch form {
        case .declared: false
        case .local(_, let isOptional): isOptional
        case .member(_, let members):
            !(reads + members.readers.flatMap(\.reads)).allSatisfy(\.isUnwrapped)
        }
    }

    /// The members that read the root from the scene delegate's property.
    var members: MemberRootReads? {
        if case .member(_, let members) = form { members } else { nil }
    }

    /// The form for moved code, from the names that it uses on their own.
    static func form(
        of reads: [WindowRootReads.Read], in declarations: [Declaration], _ file: SwiftFile,
        taken: Set<String>
    ) -> Form {
        if reads.count == 1, let name = declaredName(of: reads[0], in: declarations, file) {
            return .declared(name: name, hasStoryboardLocal: !taken.contains("storyboard"))
        }
        let name = FreeNames(besides: taken).first(
            of: ["rootViewController", "initialViewController", "storyboardController"])
        return .local(name: name, isOptional: !reads.allSatisfy(\.isUnwrapped))
    }

    /// The constant whose value is the root, and can't be nil.
    private static func declaredName(
        of read: WindowRootReads.Read, in declarations: [Declaration], _ file: SwiftFile
    ) -> String? {
        for declaration in declarations where file.tokens.spells(declaration.keyword, "let") {
            guard declaration.bindings.count == 1, let binding = declaration.bindings.first,
                let value = binding.initializer, value.lowerBound == read.range.lowerBound
            else { continue }
            let tokens = file.tokens.tokens
            let rest = read.range.upperBound..<value.upperBound
            let isForced = rest.count == 1 && tokens[rest.lowerBound].kind == .exclamationMark
            let isCast =
                rest.count > 2 && tokens[rest.lowerBound].kind == .keyword(.as)
                && tokens[rest.lowerBound + 1].kind == .exclamationMark
                && tokens[rest.upperBound - 1].kind == .identifier
            return isForced || isCast ? binding.name : nil
        }
        return nil
    }
}
