import SwiftOutline

/// Follows a launch to the root in its code: in the method that UIKit calls, or in one that this calls.
struct LaunchShapeAnalysis {
    private let context: TargetContext
    private let setups: RootViewSetupAnalysis

    /// An analysis of a target.
    init(context: TargetContext) {
        self.context = context
        setups = RootViewSetupAnalysis(context: context)
    }

    /// How a launch makes its root, nil where its code makes none; and the launch taken apart.
    ///
    /// - Throws: `Refusal` where the root can neither be told apart nor left where it is.
    func shape(of function: LaunchFunction) throws(Refusal) -> (LaunchShape?, LaunchCode) {
        let code = LaunchClassifier.classify(function)
        if let shape = try shape(of: function, caller: nil) { return (shape, code) }
        guard let helper = try LaunchHelperAnalysis(context: context).helper(of: code) else {
            return (nil, code)
        }
        return (try shape(of: helper.function, caller: helper.call), code)
    }

    private func shape(
        of function: LaunchFunction, caller: LaunchCall?
    ) throws(Refusal) -> LaunchShape? {
        do {
            guard var setup = try setups.setup(in: try setups.code(of: function)) else {
                return nil
            }
            setup.caller = caller
            return .code(setup)
        } catch {
            let analysis = RootPropertyAnalysis(of: function, caller: caller)
            guard let property = analysis.property() else { throw error }
            return .property(property)
        }
    }
}
