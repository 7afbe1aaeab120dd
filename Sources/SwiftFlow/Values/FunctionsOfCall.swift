extension FlowCallTarget {
    /// The functions of the program that are run; nil for what is of another module, or not known.
    public var functions: [FlowFunction]? {
        switch self {
        case .functions(let functions), .making(_, let functions): functions
        case .makingForeign, .foreign, .elementwise, .closures, .unknown: nil
        }
    }
}

extension FlowCall {
    /// What is given to a parameter of a function that the call may run; several arguments where that takes any number.
    public func arguments(givenTo index: Int, of function: FlowFunction) -> [FlowCallArgument] {
        arguments.indices.filter { function.parameter(of: $0, among: arguments) == index }
            .map { arguments[$0] }
    }
}
