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
    /// Whether the launch method calls it, and not UIKit.
    let isHelper: Bool

    /// The method of a delegate for a moment; nil where the delegate has none with a body.
    init?(_ moment: Moment, of owner: DelegateClass) {
        guard
            let method = owner.methods(moment.selectorName).first(where: {
                $0.declaration.body != nil
            })
        else { return nil }
        self.moment = moment
        self.owner = owner
        self.method = method
        isHelper = false
    }

    /// A method of the same class that a launch method calls.
    init(helper method: LocatedDeclaration, of caller: LaunchFunction) {
        moment = caller.moment
        owner = caller.owner
        self.method = method
        isHelper = true
    }

    /// The outline of the file.
    var file: SwiftFile { method.file.outline }
    /// The path of the file.
    var path: String { method.file.path }
    /// The tokens between the method's braces.
    var body: TokenRange { method.declaration.body ?? 0..<0 }
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
