public struct Lamp {
    public var isOn = false

    public init() {}
}
