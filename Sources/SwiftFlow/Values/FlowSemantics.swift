/// What other modules' declarations mean to an analysis.
public protocol FlowSemantics {
    /// What `self` is in a type of the program.
    func value(ofSelf type: String) -> Set<FlowTag>
    /// What a value of a type is where it is made.
    func value(ofMaking type: String, at place: MakingPlace) -> Set<FlowTag>
    /// What a stored member of the program is, beside what is assigned to it.
    func value(ofStored member: String, of type: String) -> Set<FlowTag>
    /// What another module hands to a function that it calls, beside what the program hands to it; `index` counts the
    /// parameters.
    func value(ofParameter index: Int, of function: FlowFunction) -> Set<FlowTag>
    /// A member of another module's type; nil where it is not known.
    func member(_ name: String, of base: FlowValue) -> FlowValue?
    /// What a function of another module gives; nil where it is not known.
    func result(
        of name: String, on receiver: FlowValue?, arguments: [FlowCallArgument]
    ) -> FlowValue?
    /// Whether a function of another module runs the closure at an index of its arguments at once.
    func runsAtOnce(
        _ index: Int, of arguments: [FlowArgument], of name: String, on receiver: FlowValue?
    ) -> Bool
    /// Whether a function of another module hands what it is called on to a closure, its only argument, at once, and gives
    /// that back.
    func givesReceiver(_ name: String, on receiver: FlowValue) -> Bool
    /// Whether a function of another module's type, or the setting of a member where there is no name, leaves the variable
    /// alone that a value of the type is kept in: since that is an object, or since the function only reads it.
    func keepsValue(of type: String, calling name: String?) -> Bool
    /// Whether a name is that of a variable at the top level of another language's code.
    func isGlobal(_ name: String) -> Bool
}

extension FlowSemantics {
    /// No function does.
    public func givesReceiver(_ name: String, on receiver: FlowValue) -> Bool { false }
    /// No name is.
    public func isGlobal(_ name: String) -> Bool { false }
}

/// Where a value is made.
public struct MakingPlace: Hashable, Sendable {
    /// The file.
    public let path: String
    /// Token index of the first token of the expression.
    public let token: Int

    /// Names a place.
    public init(path: String, token: Int) {
        self.path = path
        self.token = token
    }
}
