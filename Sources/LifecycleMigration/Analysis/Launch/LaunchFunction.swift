import SwiftOutline

/// A method in which a delegate may make its window.
struct LaunchFunction {
    /// When UIKit calls it.
    enum Moment {
        /// `application(_:didFinishLaunchingWithOptions:)`
        case didFinishLaunching
        /// `scene(_:willConnectTo:options:)`
        case willConnect

        /// The method's name and labels.
        var selectorName: String {
            switch self {
            case .didFinishLaunching: "application(_:didFinishLaunchingWithOptions:)"
            case .willConnect: "scene(_:willConnectTo:options:)"
            }
        }
    }

    /// When it is called.
    let moment: Moment
    /// The class that it belongs to.
    let owner: DelegateClass
    /// The file and the method.
    let method: LocatedDeclaration
    /// The tokens of its code, without braces.
    let body: TokenRange
    /// Who runs it.
    let kind: Kind

    /// Who runs a function's code.
    enum Kind {
        /// UIKit.
        case launch
        /// The launch method, which calls it.
        case helper
        /// The first use of the window whose initial value it is.
        case initialValue
    }

    /// Whether something else of the class runs it, and not UIKit.
    var isHelper: Bool { kind != .launch }

    /// The method of a delegate for a moment; nil where the delegate has none with a body.
    init?(_ moment: Moment, of owner: DelegateClass) {
        let plain = moment == .didFinishLaunching ? PlainLaunchMethod(of: owner)?.method : nil
        let method =
            owner.methods(moment.selectorName).first { $0.declaration.body != nil } ?? plain
        guard let method else { return nil }
        self.moment = moment
        self.owner = owner
        self.method = method
        body = method.declaration.body ?? 0..<0
        kind = .launch
    }

    /// The method of an application delegate that UIKit, and SwiftUI's own delegate, calls in front of the other launch
    /// method; nil where there is none.
    init?(willFinishLaunchingOf owner: DelegateClass) {
        guard
            let method = owner.methods(Self.willFinishLaunching).first(where: {
                $0.declaration.body != nil
            })
        else { return nil }
        moment = .didFinishLaunching
        self.owner = owner
        self.method = method
        body = method.declaration.body ?? 0..<0
        kind = .launch
    }

    private static let willFinishLaunching = "application(_:willFinishLaunchingWithOptions:)"

    /// Whether another launch method of the application delegate follows it.
    var isFirstOfTwo: Bool {
        kind == .launch && method.declaration.selectorName == Self.willFinishLaunching
    }

    /// A method of the same class that a launch method calls.
    init(helper method: LocatedDeclaration, of caller: LaunchFunction) {
        moment = caller.moment
        owner = caller.owner
        self.method = method
        body = method.declaration.body ?? 0..<0
        kind = .helper
    }

    /// The closure in `lazy var window: UIWindow? = { … }()`; nil where a property starts with anything else.
    init?(initialValueOf property: LocatedDeclaration, _ moment: Moment, of owner: DelegateClass) {
        let file = property.file.outline
        guard let value = property.declaration.bindings.first?.initializer,
            let closure = file.calledClosure(in: value)
        else { return nil }
        self.moment = moment
        self.owner = owner
        method = property
        body = closure.body
        kind = .initialValue
    }

    /// Whether both are the same code.
    func isSame(as other: LaunchFunction) -> Bool {
        path == other.path && body == other.body
    }

    /// The outline of the file.
    var file: SwiftFile { method.file.outline }
    /// The path of the file.
    var path: String { method.file.path }
    /// The names of the parameters inside the body, in order.
    var parameterNames: [String] { method.declaration.parameters.map(\.name) }

    /// The parameter that is `UIApplication.shared`.
    var applicationName: String? {
        moment == .didFinishLaunching && !isHelper ? parameterNames.first : nil
    }

    /// The parameters that are the scene.
    var sceneNames: [String] {
        if isHelper {
            return method.declaration.parameters.filter {
                ["UIScene", "UIWindowScene"].contains(file.text($0.type))
            }.map(\.name)
        }
        return moment == .willConnect ? Array(parameterNames.prefix(1)) : []
    }
}

extension SwiftFile {
    /// The name of the type in `Type(…)` or `Type.init(…)`; nil for any other expression.
    func constructedType(of value: TokenRange) -> String? {
        guard let chain = chain(in: value), case .name(let name) = chain.base,
            case .call? = chain.segments.last
        else { return nil }
        switch chain.segments.count {
        case 1: return self.name(at: name)
        case 2:
            guard case .member(let member) = chain.segments[0], tokens.spells(member, "init") else {
                return nil
            }
            return self.name(at: name)
        default: return nil
        }
    }

    /// The closure in `{ … }()`, which takes nothing; nil for any other expression.
    func calledClosure(in value: TokenRange) -> ClosureShape? {
        guard let chain = chain(in: value), case .closure(let range) = chain.base,
            chain.segments.count == 1, case .call(let call) = chain.segments[0],
            call.arguments.isEmpty, call.trailingClosures.isEmpty,
            let closure = closure(at: range.lowerBound), closure.parameters == nil,
            closure.captureList == nil
        else { return nil }
        return closure
    }
}
