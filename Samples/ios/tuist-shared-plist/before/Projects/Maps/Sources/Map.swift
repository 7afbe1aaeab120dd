public struct Map {
    public init() {}
}
