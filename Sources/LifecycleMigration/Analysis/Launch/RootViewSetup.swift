import SwiftOutline

/// A launch function taken apart.
struct LaunchCode {
    /// The function.
    let function: LaunchFunction
    /// Its statements in order, those of an `if let windowScene` behind it.
    let statements: [LaunchStatement]
    /// The names that stand for the window and its scene.
    let names: WindowNames
    /// The statements that give the scene a name, by index.
    let sceneBindings: [Int]

    /// A function from its parts.
    init(function: LaunchFunction, statements: [LaunchStatement], names: WindowNames) {
        self.function = function
        self.statements = statements
        self.names = names
        sceneBindings = statements.indices.filter { index in
            switch statements[index].role {
            case .sceneGuard, .scope(.scene): true
            default: false
            }
        }
    }

    /// The statements that only concern the window, by index.
    var windowStatements: [Int] {
        statements.indices.filter { index in
            switch statements[index].role {
            case .other, .controlFlow: false
            case .window, .sceneGuard, .scope, .root, .rootChoice, .appearance: true
            }
        }
    }
}

extension LaunchCode {
    /// The initial values of listed locals with a name.
    func locals(named name: String) -> [TokenRange] {
        statements.compactMap { item in
            guard case .declaration(let declaration) = item.statement.kind else { return nil }
            return declaration.bindings.first { $0.name == name }?.initializer
        }
    }
}

/// The call of a method that makes the window.
struct LaunchCall {
    /// The launch method, taken apart.
    let code: LaunchCode
    /// The statement that calls, by its index; nil where the window's first use runs the code.
    let index: Int?
}

/// How a launch function makes the root of its window, and which of its statements go where.
struct RootViewSetup {
    /// The function that makes the window.
    let code: LaunchCode
    /// The statement that sets the root, by its index.
    let rootIndex: Int
    /// What the root is.
    let root: RootExpression
    /// The statements that move along with the root, by index, in order.
    let moved: [Int]
    /// Statements that the root needs a copy of, by index: they read a value and change nothing.
    let copied: [Int]
    /// The declaration of the local that was the root view or its controller, by index: its value stands for it.
    let inlined: [Int]
    /// The locals that become properties, in order.
    var promoted: [PromotedLocal] = []

    /// The launch method, where another method that it calls makes the window.
    var caller: LaunchCall?
    /// The other methods of the launch that prepare the window.
    var helpers: [WindowHelper] = []

    /// The method that UIKit calls at launch.
    var launchFunction: LaunchFunction { caller?.code.function ?? function }
    /// The function that makes the window.
    var function: LaunchFunction { code.function }
    /// Its statements in order.
    var statements: [LaunchStatement] { code.statements }

    /// The tokens of the code that moves: its statements, and the root.
    var movingRanges: [TokenRange] {
        (moved + copied).map { statements[$0].statement.range } + [root.range]
    }

    /// The statements that neither move nor go, by index.
    var kept: [Int] {
        let moving = Set(moved + inlined)
        return statements.indices.filter { statements[$0].role.isOther && !moving.contains($0) }
    }
}

/// What becomes the root of the window.
enum RootExpression {
    /// A SwiftUI view: the argument of a hosting controller.
    case view(TokenRange)
    /// Any other view controller.
    case controller(TokenRange)
    /// A SwiftUI view in every branch.
    case viewChoice(RootChoice)
    /// A view controller in every branch.
    case controllerChoice(RootChoice)
    /// The initial view controller of a storyboard, which the launch configures.
    case storyboard(StoryboardRoot)
    /// A view controller that the launch goes on to configure by way of the window.
    case configured(ConfiguredRoot)

    /// The tokens of the expression, or of the statement that chooses.
    var range: TokenRange {
        switch self {
        case .view(let range), .controller(let range): range
        case .viewChoice(let choice), .controllerChoice(let choice): choice.statement.range
        case .storyboard(let root): root.reads.first?.range ?? 0..<0
        case .configured(let root): root.value
        }
    }

    /// The initial view controller that the launch configures.
    var storyboard: StoryboardRoot? {
        if case .storyboard(let root) = self { root } else { nil }
    }

    /// The view controller that the launch configures by way of the window.
    var configured: ConfiguredRoot? {
        if case .configured(let root) = self { root } else { nil }
    }

    /// The places of the moved code that read the window's root.
    var windowReads: [WindowRootReads.Read] { storyboard?.reads ?? configured?.reads ?? [] }

    /// Whether it is SwiftUI's.
    var isView: Bool {
        switch self {
        case .view, .viewChoice: true
        case .controller, .controllerChoice, .storyboard, .configured: false
        }
    }

    /// The statement that chooses.
    var choice: RootChoice? {
        switch self {
        case .view, .controller, .storyboard, .configured: nil
        case .viewChoice(let choice), .controllerChoice(let choice): choice
        }
    }

    /// The expressions that may become the root.
    var values: [TokenRange] {
        storyboard == nil ? choice?.leaves.map(\.value) ?? [range] : []
    }
}
