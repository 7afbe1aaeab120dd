import SwiftOutline

/// Follows a launch to the root in its code: in the method that UIKit calls, or in one that this calls.
struct LaunchShapeAnalysis {
    private let context: TargetContext
    private let storyboard: String?
    private let setups: RootViewSetupAnalysis

    /// An analysis of a target; `storyboard` is what UIKit shows where the code sets no root.
    init(context: TargetContext, storyboard: String?) {
        self.context = context
        self.storyboard = storyboard
        setups = RootViewSetupAnalysis(context: context)
    }

    /// How a launch makes its root, nil where its code makes none; and the launch taken apart.
    ///
    /// - Throws: `Refusal` where the root can neither be told apart nor left where it is.
    func shape(of function: LaunchFunction) throws(Refusal) -> (LaunchShape?, LaunchCode) {
        let code = LaunchClassifier.classify(function)
        if let shape = try shape(of: function, caller: nil) { return (shape, code) }
        if let shape = try shapeOfInitialValue(code) { return (shape, code) }
        guard let helper = try LaunchHelperAnalysis(context: context).helper(of: code) else {
            return (nil, code)
        }
        return (try shape(of: helper.function, caller: helper.call), code)
    }

    /// The shape with the methods that prepare the window beside the one that makes the root.
    ///
    /// - Throws: `Refusal` where a window would be left in one of them.
    func withHelpers(_ shape: LaunchShape) throws(Refusal) -> LaunchShape {
        guard let launch = shape.codes.first else { return shape }
        let helpers = try WindowHelperAnalysis(
            context: context, shape: shape, launch: launch
        ).helpers()
        switch shape {
        case .storyboard: return shape
        case .code(var setup):
            setup.helpers = helpers
            return .code(setup)
        case .property(var property):
            property.helpers = helpers
            return .property(property)
        }
    }

    /// How the closure that the window starts with makes the root; nil where it makes none.
    private func shapeOfInitialValue(_ launch: LaunchCode) throws(Refusal) -> LaunchShape? {
        let function = launch.function
        for code in try initialValues(of: [launch], function.moment, function.owner) {
            guard var setup = try setups.setup(in: code) else { continue }
            setup.caller = LaunchCall(code: launch, index: nil)
            return .code(setup)
        }
        return nil
    }

    /// The closures that the windows of a launch start with; `owner` is the class that has the windows.
    ///
    /// - Throws: `Refusal` where one does more than making the window and its root, or where a window starts otherwise.
    func initialValues(
        of launch: [LaunchCode], _ moment: LaunchFunction.Moment, _ owner: DelegateClass
    ) throws(Refusal) -> [LaunchCode] {
        var codes: [LaunchCode] = []
        for property in LaunchWindows(of: launch).properties(of: owner) {
            try checkInitialValue(property)
            guard let function = LaunchFunction(initialValueOf: property, moment, of: owner) else {
                continue
            }
            let code = try setups.code(of: function)
            let moved = try setups.setup(in: code)?.moved ?? []
            let other = code.statements.indices.first {
                code.statements[$0].role.isOther && !moved.contains($0)
            }
            if let other {
                throw Refusal(
                    .rootUnresolved,
                    at: context.place(
                        property.file, code.statements[other].statement.range.lowerBound),
                    "the window's initial value does more than making the window",
                    remedy: "move this to the launch method")
            }
            codes.append(code)
        }
        return codes
    }

    /// Refuses a window that starts as anything but a new one.
    private func checkInitialValue(_ property: LocatedDeclaration) throws(Refusal) {
        let file = property.file.outline
        guard let value = property.declaration.bindings.first?.initializer,
            file.calledClosure(in: value) == nil
        else { return }
        if value.count == 1, file.tokens.tokens[value.lowerBound].kind == .keyword(.nil) { return }
        if file.constructedType(of: value).map(WindowNames.isWindowType) ?? false { return }
        throw Refusal(
            .windowSubclass, at: context.place(property.file, value.lowerBound),
            "the window starts as something else than a new `UIWindow`",
            remedy: "make it with `UIWindow(frame:)`, or use the UIKit scene life cycle")
    }

    private func shape(
        of function: LaunchFunction, caller: LaunchCall?
    ) throws(Refusal) -> LaunchShape? {
        do throws(Refusal) {
            guard var setup = try setups.setup(in: try setups.code(of: function)) else {
                return nil
            }
            setup.caller = caller
            if let obstacle = RootNeeds(of: setup).obstacle(in: context) { throw obstacle }
            try checkReached(setup)
            return .code(setup)
        } catch {
            guard let property = property(of: function, caller: caller) else { throw error }
            return .property(property)
        }
    }

    /// Refuses a root that the launch does not make each time: SwiftUI asks for one in any case.
    private func checkReached(_ setup: RootViewSetup) throws(Refusal) {
        let own = RootCertainty(of: setup.code).leaving(before: setup.rootIndex)
            .map { ($0, setup.function) }
        let before = setup.caller.flatMap { caller in
            caller.index.flatMap { RootCertainty(of: caller.code).leaving(before: $0) }
                .map { ($0, caller.code.function) }
        }
        guard let (statement, function) = before ?? own else { return }
        throw Refusal(
            .rootUnresolved,
            at: context.place(function.method.file, statement.range.lowerBound),
            "the launch may end here, before it makes the root view controller",
            remedy: "make the root view controller in front of this")
    }

    /// The property in which a launch can leave its root; nil where it can't.
    ///
    /// Where it does not set one each time, the property starts with the root of the storyboard, as the window did.
    func property(
        of function: LaunchFunction, caller: LaunchCall?, isSetElsewhere: Bool = false
    ) -> RootProperty? {
        let code = LaunchClassifier.classify(function, depth: .controlFlow)
        let certainty = RootCertainty(of: code)
        let calls = isSetElsewhere && self.calls(in: code, certainty)
        let isCalled = caller.map { call in
            call.index.map(RootCertainty(of: call.code).isReached) ?? true
        }
        let isCertain =
            (certainty.makesWindow || certainty.isCertain || calls)
            && !readsRoot(in: function.owner)
        let fallback = isCertain && isCalled != false ? nil : storyboard
        // The helper would load it, which the launch may not come to.
        if fallback != nil, isCalled == false { return nil }
        return RootPropertyAnalysis(of: function, caller: caller, storyboard: fallback)
            .property(isSetElsewhere: isSetElsewhere)
    }

    /// Whether a class reads the root of a window anywhere, maybe before the launch has set one.
    private func readsRoot(in owner: DelegateClass) -> Bool {
        owner.members.contains { member in
            let file = member.file.outline
            return member.declaration.range.contains { token in
                file.tokens.spells(token, "rootViewController")
                    && file.tokens.tokens[token - 1].kind == .period
                    && file.tokens.tokens[token + 1].kind != .equal
            }
        }
    }

    /// Whether a launch calls a method each time that sets the root each time.
    private func calls(in code: LaunchCode, _ certainty: RootCertainty) -> Bool {
        let methods = LaunchHelperAnalysis(context: context)
        return code.statements.indices.contains { index in
            guard certainty.isReached(index),
                let method = methods.calledMethod(code.statements[index].statement, code.function)
            else { return false }
            let function = LaunchFunction(helper: method, of: code.function)
            let called = LaunchClassifier.classify(function, depth: .controlFlow)
            return RootCertainty(of: called).isCertain
        }
    }
}
