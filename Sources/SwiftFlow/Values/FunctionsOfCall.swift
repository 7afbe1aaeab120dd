extension FlowCallTarget {
    /// The functions of the program that are run; nil for what is of another module, or not known.
    public var functions: [FlowFunction]? {
        switch self {
        case .functions(let functions), .making(_, let functions): functions
        case .makingForeign, .foreign, .elementwise, .closures, .unknown: nil
        }
    }
}
