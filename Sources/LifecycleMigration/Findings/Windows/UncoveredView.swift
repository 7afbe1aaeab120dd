import AppFacts
import SwiftFlow
import SwiftOutline

/// A root's view that gets no colour, and only such content as leaves some of it free.
///
/// Told only where all is known: the class makes its view by itself, adds controls and texts or a preview of the camera, which keeps to
/// the camera's sides, and gives its view to nobody else.
struct UncoveredView {
    /// The first that is added to it.
    let place: Place

    /// Looks at a class; nil where its view may be covered.
    init?(of root: String, _ settings: RootViewSettings, in facts: UIKitFacts) {
        let context = facts.context
        let flow = facts.launch.flow
        guard settings.areNone, !settings.isFromInterface, !Self.isNamedAsNib(root, in: context),
            flow.program.type(root)?.declarations.count == 1,
            context.inheritanceChain(of: root).dropFirst().first == "UIViewController",
            !Self.isColoredElsewhere(in: flow)
        else { return nil }
        let functions = flow.functions(naming: ["view", "super"]).filter { $0.owner == root }
        guard let first = Self.added(in: functions, flow).first else { return nil }
        place = first
    }

    private static func isNamedAsNib(_ root: String, in context: TargetContext) -> Bool {
        context.interfaces.paths.contains { $0.hasSuffix("/\(root).xib") || $0 == "\(root).xib" }
    }

    /// Whether code gives colours, children or views to view controllers or views that are not known.
    private static func isColoredElsewhere(in flow: AppFlow) -> Bool {
        ["UIViewController", "UIView"].contains { type in
            flow.context.extensions(of: type).contains { part in
                let tokens = part.file.tokens(spelled: "backgroundColor")
                return !tokens.isEmpty
            }
        }
    }

    private static let adding: Set<String> = ["addSubview", "addSublayer"]
    private static let small: Set<String> = [
        "UILabel", "UIButton", "UISwitch", "UISlider", "UIProgressView", "UIActivityIndicatorView",
        "UISegmentedControl", "UIStepper", "UIPageControl", "UITextField",
    ]

    /// Where the functions add what is small; empty where they do anything else with the view.
    private static func added(in functions: [FlowFunction], _ flow: AppFlow) -> [Place] {
        var places: [Place] = []
        for function in functions {
            let file = function.located.file
            for word in ["backgroundColor", "addChild", "loadView", "bounds", "insertSubview"]
            where file.tokens(spelled: word).contains(where: function.body.contains) {
                guard word == "bounds", isOfPreview(function) else { return [] }
            }
            for token in file.tokens(spelled: "view") where function.body.contains(token) {
                guard file.outline.tokens.spells(token + 1, ".") else { return [] }
            }
            for event in flow.trace(of: function).events {
                guard case .call(let call) = event.kind, adding.contains(call.name) else {
                    continue
                }
                guard isOfOwnView(call.token, in: function) else { continue }
                guard let value = call.arguments.first,
                    isSmall(flow.type(of: value.range, in: function)?.name ?? value.value.type.name)
                        || isOfPreview(function)
                else { return [] }
                places.append(flow.context.place(file, call.token))
            }
        }
        return places
    }

    private static func isOfOwnView(_ token: Int, in function: FlowFunction) -> Bool {
        let file = function.file
        guard file.tokens.spells(token - 1, ".") else { return false }
        var base = token - 2
        if file.tokens.spells(base, "layer") { base -= 2 }
        return file.tokens.spells(base, "view")
    }

    private static func isSmall(_ type: String?) -> Bool { type.map(small.contains) ?? false }

    /// Whether a function shows what the camera sees, with what its sides leave free.
    private static func isOfPreview(_ function: FlowFunction) -> Bool {
        let file = function.located.file
        let names = { (word: String) in
            file.tokens(spelled: word).contains(where: function.body.contains)
        }
        return names("AVCaptureVideoPreviewLayer")
            && !["resizeAspectFill", "resize", "AVLayerVideoGravityResizeAspectFill"].contains(
                where: names)
    }
}
