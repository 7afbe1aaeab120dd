/// What is known of a value in Objective-C: what it may be, of all that matters.
struct ObjectiveCValue: Hashable {
    /// What a value may be.
    struct Kinds: OptionSet, Hashable {
        let rawValue: UInt16

        /// `nil`
        static let none = Kinds(rawValue: 1 << 0)
        /// The application object.
        static let application = Kinds(rawValue: 1 << 1)
        /// The application's delegate, as the application has it.
        static let delegate = Kinds(rawValue: 1 << 2)
        /// The class of that object.
        static let delegateClass = Kinds(rawValue: 1 << 3)
        /// A window that the system has, or a list of these.
        static let foundWindow = Kinds(rawValue: 1 << 4)
        /// The window that the delegate has.
        static let delegateWindow = Kinds(rawValue: 1 << 5)
        /// A window of which nothing is known.
        static let unknownWindow = Kinds(rawValue: 1 << 6)
        /// A window that is made with its scene.
        static let windowOfScene = Kinds(rawValue: 1 << 7)
        /// The root view controller of one of the first three.
        static let root = Kinds(rawValue: 1 << 8)
        /// The view controllers that such a root has.
        static let rootChildren = Kinds(rawValue: 1 << 9)
        /// A scene, or a list of some.
        static let scene = Kinds(rawValue: 1 << 10)
        /// The delegate of a scene, as the scene has it.
        static let sceneDelegate = Kinds(rawValue: 1 << 11)
        /// The notification of the end of the launch.
        static let launchNotification = Kinds(rawValue: 1 << 12)
        /// An object that gets no `init` yet.
        static let allocated = Kinds(rawValue: 1 << 13)
        /// `self` or `super`.
        static let own = Kinds(rawValue: 1 << 14)

        /// The options of the launch.
        static let launchOptions = Kinds(rawValue: 1 << 15)

        /// Whether it may be a window.
        static let windows: Kinds = [.foundWindow, .delegateWindow, .unknownWindow]
    }

    /// A window that is made without a scene: the file's number, and the token that makes it.
    struct Made: Hashable {
        let file: Int
        let token: Int
    }

    /// What it may be.
    var kinds: Kinds = []
    /// The class of the object, where that is known.
    var type: String?
    /// The texts or selectors that it may be.
    var texts: Set<String> = []
    /// The classes that it may be as an object.
    var classes: Set<String> = []
    /// The windows that it may be.
    var made: Set<Made> = []

    /// Nothing that matters.
    static let opaque = ObjectiveCValue()

    /// A value of some kinds.
    init(_ kinds: Kinds = [], type: String? = nil) {
        self.kinds = kinds
        self.type = type
    }

    /// A text, or a selector.
    init(text: String) { texts = [text] }

    /// A class.
    init(class name: String) { classes = [name] }

    /// No set of what a value may be needs more.
    private static let most = 8

    /// What either of two may be.
    func union(_ other: ObjectiveCValue) -> ObjectiveCValue {
        if self == other { return self }
        var result = self
        result.kinds.formUnion(other.kinds)
        if type == nil || kinds.subtracting(.none).isEmpty && other.type != nil {
            result.type = other.type ?? type
        }
        if result.texts.count < Self.most { result.texts.formUnion(other.texts) }
        if result.classes.count < Self.most { result.classes.formUnion(other.classes) }
        if result.made.count < Self.most { result.made.formUnion(other.made) }
        return result
    }

    /// Whether nothing of it matters.
    var isOpaque: Bool {
        kinds.isEmpty && texts.isEmpty && classes.isEmpty && made.isEmpty
    }
}

/// A type as a declaration or a cast writes it.
struct ObjectiveCType: Hashable {
    /// The class, or `id`; nil where no name stands there.
    let name: String?
    /// The protocols between angle brackets, and the types of elements.
    let others: Set<String>
    /// Whether it is an object's.
    let isPointer: Bool

    /// Reads one from its tokens.
    init(_ range: Range<Int>, in source: ObjectiveCTokens) {
        var name: String?
        var others: Set<String> = []
        var isPointer = false
        for index in range.prefix(Self.longest) {
            if source.symbol(index) == UInt8(ascii: "*") { isPointer = true }
            guard source.tokens[index].kind == .name else { continue }
            let word = source.spelling(index)
            if word.hasPrefix("_") || Self.qualifiers.contains(word) { continue }
            if name == nil { name = word } else { others.insert(word) }
        }
        self.name = name
        self.others = others
        self.isPointer = isPointer || name == "id"
    }

    /// A pointer to objects of a class.
    init(class name: String) {
        self.name = name
        others = []
        isPointer = true
    }

    /// Longer ones are functions'.
    private static let longest = 24

    private static let qualifiers: Set<String> = [
        "const", "static", "extern", "inline", "volatile", "nullable", "nonnull", "strong", "weak",
        "oneway", "out", "inout", "bycopy", "register", "unsigned", "struct", "IBOutlet",
        "null_unspecified", "IBInspectable", "FOUNDATION_EXPORT", "UIKIT_EXTERN", "return",
    ]

    /// The class of the objects; nil where any may be meant.
    var className: String? {
        guard isPointer, let name, name != "id", name.first?.isUppercase == true else { return nil }
        return name
    }
}
