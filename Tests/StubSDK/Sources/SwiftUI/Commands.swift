#if !os(watchOS) && !os(tvOS)
    import Stage

    #if !STUB_XCODE15
        @MainActor @preconcurrency
    #endif
    @available(SwiftUI 2.0, *)
    public protocol Commands {
        associatedtype Body: Commands
        @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
    }
    @available(SwiftUI 2.0, *)
    extension Never: Commands {}
    @available(SwiftUI 2.0, *)
    extension Commands where Body == Never {
        public var body: Never { Stage.crash("\(Self.self) has no body") }
    }

    /// Commands that the evaluator knows.
    @available(SwiftUI 2.0, *)
    protocol PrimitiveCommands {
        @MainActor @preconcurrency func add(to renderer: Renderer, at path: String)
    }

    @available(SwiftUI 2.0, *)
    extension Renderer {
        func add<Content: Commands>(_ commands: Content, at path: String) {
            if let primitive = commands as? any PrimitiveCommands {
                primitive.add(to: self, at: path)
                return
            }
            let here = path + "/\(Content.self)"
            install(commands, at: here)
            add(commands.body, at: here)
        }
    }

    @available(SwiftUI 2.0, *)
    public struct EmptyCommands: Commands, PrimitiveCommands {
        public typealias Body = Never
        nonisolated public init() {}
        func add(to renderer: Renderer, at path: String) {}
    }
    @available(SwiftUI 2.0, *)
    public struct TupleCommands<Content>: Commands, PrimitiveCommands {
        public typealias Body = Never
        let value: Content
        func add(to renderer: Renderer, at path: String) {
            for (index, child) in Mirror(reflecting: value).children.enumerated() {
                if let commands = child.value as? any Commands {
                    renderer.add(commands, at: "\(path).\(index)")
                }
            }
        }
    }
    @available(SwiftUI 2.0, *)
    @resultBuilder public struct CommandsBuilder {
        public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
            content
        }
        public static func buildBlock() -> EmptyCommands { EmptyCommands() }
        public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
        public static func buildBlock<First: Commands, each Rest: Commands>(
            _ first: First, _ rest: repeat each Rest
        ) -> TupleCommands<(First, repeat each Rest)> {
            TupleCommands(value: (first, repeat each rest))
        }
    }
    @available(SwiftUI 2.0, *)
    public struct TextEditingCommands: Commands, PrimitiveCommands {
        public typealias Body = Never
        nonisolated public init() {}
        func add(to renderer: Renderer, at path: String) { renderer.add(.textEditing) }
    }
    @available(SwiftUI 2.0, *)
    public struct TextFormattingCommands: Commands, PrimitiveCommands {
        public typealias Body = Never
        nonisolated public init() {}
        func add(to renderer: Renderer, at path: String) { renderer.add(.textFormatting) }
    }
    @available(SwiftUI 2.0, *)
    public struct ToolbarCommands: Commands, PrimitiveCommands {
        public typealias Body = Never
        nonisolated public init() {}
        func add(to renderer: Renderer, at path: String) { renderer.add(.toolbar) }
    }
    @available(SwiftUI 2.0, *)
    public struct SidebarCommands: Commands, PrimitiveCommands {
        public typealias Body = Never
        nonisolated public init() {}
        func add(to renderer: Renderer, at path: String) { renderer.add(.sidebar) }
    }
    @available(SwiftUI 2.0, *)
    public struct CommandMenu<Content: View>: Commands, PrimitiveCommands {
        public typealias Body = Never
        let name: String
        let content: Content
        public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
            name = nameKey.value
            self.content = content()
        }
        @_disfavoredOverload
        public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
            self.name = String(name)
            self.content = content()
        }
        func add(to renderer: Renderer, at path: String) {
            renderer.addMenu(name, content, at: path)
        }
    }
    @available(SwiftUI 2.0, *)
    public struct CommandGroup<Content: View>: Commands, PrimitiveCommands {
        public typealias Body = Never
        let position: CommandPosition
        let placement: CommandGroupPlacement
        let content: Content
        public init(replacing: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
            self.init(.replacing, replacing, addition())
        }
        public init(before: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
            self.init(.before, before, addition())
        }
        public init(after: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
            self.init(.after, after, addition())
        }
        private init(
            _ position: CommandPosition, _ placement: CommandGroupPlacement, _ content: Content
        ) {
            self.position = position
            self.placement = placement
            self.content = content
        }
        func add(to renderer: Renderer, at path: String) {
            renderer.addGroup(position, placement, content, at: path)
        }
    }
    @available(SwiftUI 2.0, *)
    public struct CommandGroupPlacement: Sendable {
        let name: String
        public static let newItem = CommandGroupPlacement(name: "newItem")
        public static let saveItem = CommandGroupPlacement(name: "saveItem")
        public static let printItem = CommandGroupPlacement(name: "printItem")
        public static let importExport = CommandGroupPlacement(name: "importExport")
        public static let appInfo = CommandGroupPlacement(name: "appInfo")
        public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
        public static let systemServices = CommandGroupPlacement(name: "systemServices")
        public static let appSettings = CommandGroupPlacement(name: "appSettings")
        public static let appTermination = CommandGroupPlacement(name: "appTermination")
        public static let help = CommandGroupPlacement(name: "help")
        public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
        public static let textEditing = CommandGroupPlacement(name: "textEditing")
        public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
        public static let toolbar = CommandGroupPlacement(name: "toolbar")
        public static let sidebar = CommandGroupPlacement(name: "sidebar")
        public static let windowSize = CommandGroupPlacement(name: "windowSize")
        public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
        public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    }
    /// How a group of commands stands to those of its place.
    enum CommandPosition { case replacing, before, after }

    #if !(STUB_APPKIT || os(macOS))
        /// Only the Mac's menu bar is played.
        @available(SwiftUI 2.0, *)
        extension Renderer {
            func add(_ place: CommandGroupPlacement) {}
            func addMenu<Content: View>(_ name: String, _ content: Content, at path: String) {}
            func addGroup<Content: View>(
                _ position: CommandPosition, _ placement: CommandGroupPlacement, _ content: Content,
                at path: String
            ) {}
        }
    #endif
#endif
