extension [Int] {
    /// Whether one of the elements, which are sorted, lies in a range.
    package func hasElement(in range: Range<Int>) -> Bool {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low] < range.upperBound
    }
}
