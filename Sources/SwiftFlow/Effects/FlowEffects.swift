/// What running code does beside giving a value.
public struct FlowEffects: Hashable, Sendable {
    /// The variables whose values it depends on; those that never change are left out.
    public var reads: Set<FlowLocation> = []
    /// The variables that it changes; those of objects that it makes itself are left out.
    public var writes: Set<FlowLocation> = []
    /// Whether it may read and write anything, since it runs what is not known.
    public var isUnknown = false
    /// Whether its value may depend on anything, though it changes nothing.
    public var readsAnything = false
    /// Whether it makes objects that can be told apart.
    public var makesObjects = false
    /// Whether it hands code to something that may run it later.
    public var startsLater = false

    /// Nothing but a value.
    public static let none = FlowEffects()
    /// Anything.
    public static let unknown = FlowEffects(isUnknown: true)

    /// Effects from their parts.
    public init(
        reads: Set<FlowLocation> = [], writes: Set<FlowLocation> = [], isUnknown: Bool = false,
        readsAnything: Bool = false, makesObjects: Bool = false, startsLater: Bool = false
    ) {
        self.reads = reads
        self.writes = writes
        self.isUnknown = isUnknown
        self.readsAnything = readsAnything
        self.makesObjects = makesObjects
        self.startsLater = startsLater
    }

    /// Those of running one and then the other.
    public mutating func add(_ other: FlowEffects) {
        reads.formUnion(other.reads)
        writes.formUnion(other.writes)
        isUnknown = isUnknown || other.isUnknown
        readsAnything = readsAnything || other.readsAnything
        makesObjects = makesObjects || other.makesObjects
        startsLater = startsLater || other.startsLater
    }

    /// Whether nobody can tell whether it ran, or how often; what it makes may be another object each time.
    public var changesNothing: Bool { writes.isEmpty && !isUnknown && !startsLater }

    /// Whether its value is the same whenever it runs.
    public var dependsOnNothing: Bool { reads.isEmpty && !isUnknown && !readsAnything }

    /// Whether it doesn't matter which of two runs first.
    public func commutes(with other: FlowEffects) -> Bool {
        if isUnknown { return other.dependsOnNothing && other.changesNothing }
        if other.isUnknown { return dependsOnNothing && changesNothing }
        if readsAnything && !other.changesNothing || other.readsAnything && !changesNothing {
            return false
        }
        return writes.isDisjoint(with: other.writes) && writes.isDisjoint(with: other.reads)
            && reads.isDisjoint(with: other.writes)
    }
}

/// A variable that outlives the code that uses it.
public enum FlowLocation: Hashable, Sendable {
    /// A member of a type of the program, of any of its instances or of the type itself.
    case member(String, of: String)
    /// A variable at the top level.
    case global(String)
    /// Something of other modules, by a name for it.
    case outside(String)
}

/// What the functions and members of other modules do.
public protocol EffectSemantics {
    /// What the making of a value does, beside making it; nil where that is not known.
    func effects(ofMaking type: String) -> FlowEffects?
    /// What the making of a value does with arguments of some labels; nil where that is not known.
    func effects(ofMaking type: String, with labels: [String?]) -> FlowEffects?
    /// What a function does, on a value of a type or on a type; nil where that is not known.
    func effects(ofCalling name: String, on type: FlowType?) -> FlowEffects?
    /// What reading a member does; nil where that is not known.
    func effects(ofReading name: String, of type: FlowType) -> FlowEffects?
    /// What reading or writing an element of a value does; nil where that is not known.
    func effects(ofElementOf type: FlowType, isWritten: Bool) -> FlowEffects?
    /// Whether a property wrapper makes what it wraps only when that is used.
    func isLazy(wrapper: String) -> Bool
    /// Whether a member of an object is made with it, and belongs to nobody else.
    func isPart(_ member: String) -> Bool
    /// Whether a function of another module calls what the class of its object overrides.
    func callsOverrides(_ name: String) -> Bool
    /// What writing a member of an object does; nil where that is not known.
    func effects(ofWriting name: String, of type: FlowType) -> FlowEffects?
}

extension EffectSemantics {
    /// None does.
    public func callsOverrides(_ name: String) -> Bool { false }

    /// The same whatever it is made of.
    public func effects(ofMaking type: String, with labels: [String?]) -> FlowEffects? {
        effects(ofMaking: type)
    }
}
