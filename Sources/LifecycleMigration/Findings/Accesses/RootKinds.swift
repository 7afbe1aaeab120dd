import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The classes of an app's roots, and what else these are: what code may take a view controller above it for.
struct RootKinds {
    /// The code.
    let flow: AppFlow
    /// The roots' own classes.
    let roots: Set<String>
    /// These with the classes that they inherit from and the protocols that they have.
    let names: Set<String>

    /// Those of a program whose root is of one of some classes.
    init(in flow: AppFlow, of roots: Set<String>) {
        self.flow = flow
        self.roots = roots
        names = Set(roots.flatMap { flow.program.supertypes(of: $0) })
            .subtracting(["UIViewController", "UIResponder", "NSObject", "AnyObject"])
    }

    /// Whether a value is of a root's class, or of one of the app's that a root inherits from.
    func isRoot(_ value: FlowValue) -> Bool {
        guard let name = value.type.unwrapped.name else { return false }
        return isRoot(name)
    }

    /// Whether a type is a root's class, or one of the app's that a root inherits from.
    func isRoot(_ name: String) -> Bool {
        roots.contains(name)
            || names.contains(name) && flow.program.type(name)?.isDeclared == true
    }

    /// Whether what stands in front of a member is a parameter that a root is given for: `root.parent` in `init(of root: UIViewController)`.
    func isGivenRoot(inFrontOf member: Int, in function: FlowFunction) -> Bool {
        let name = function.file.name(at: member - 2)
        guard function.file.tokens.spells(member - 1, "."),
            let index = function.parameters.firstIndex(where: { $0.name == name })
        else { return false }
        return flow.analysis.given(to: index, of: function).map(isRoot) ?? false
    }

    /// Whether a call asks a root something: what it is called on is one, or a root calls it on itself.
    func asksRoot(_ call: FlowCall, in function: FlowFunction) -> Bool {
        if let receiver = call.receiver { return isRoot(receiver) }
        let tokens = function.file.tokens.tokens
        return tokens[call.token - 1].kind != .period && function.owner.map(isRoot) ?? false
    }

    /// Whether the value in front of a member is the container that a child asks for, and a root is one.
    func isContainerOfChild(_ receiver: FlowValue) -> Bool {
        guard let name = receiver.type.unwrapped.name else { return false }
        return RootContainment.containers.contains(name) && names.contains(name)
    }

    /// Whether a cast to a type may mean the root: to what it is, or to what a caller chooses.
    func mayMean(_ type: FlowType, in function: FlowFunction) -> Bool {
        guard let name = type.name else { return false }
        return names.contains(name) || function.located.genericParameters.contains(name)
    }

    /// Whether code between tokens names what a root is.
    func areNamed(in range: TokenRange, of file: SwiftFile) -> Bool {
        range.contains { names.contains(file.tokens.text(of: $0)) }
    }
}
