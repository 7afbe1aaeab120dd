extension String {
    /// Whether the bytes of a path stand in front of those of another one, in the order in which trees list their files.
    ///
    /// Of what trees are read from every text has its bytes in one piece; comparing those takes a tenth of the time.
    public func precedesByBytes(_ other: String) -> Bool {
        let isInFront = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable { bytes.lexicographicallyPrecedes($0) }
        }
        return (isInFront ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}
