import SwiftOutline

/// Recognises SwiftUI views in hosting controllers.
enum HostingController {
    /// The view of `UIHostingController(rootView: view)`; nil for any other expression.
    static func rootView(of range: TokenRange, in file: SwiftFile) -> TokenRange? {
        guard let chain = file.chain(in: range), case .name(let token) = chain.base,
            file.name(at: token) == "UIHostingController",
            case .call(let call)? = chain.segments.last, chain.segments.count <= 2,
            call.arguments.count == 1, call.arguments[0].label == "rootView",
            !call.arguments[0].value.isEmpty
        else { return nil }
        return call.arguments[0].value
    }
}
