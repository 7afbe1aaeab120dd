import SwiftOutline

extension Array {
    /// The element around a token, found by halving: their ranges stand in order, one behind the other.
    package func first(around token: Int, _ range: (Element) -> TokenRange) -> Element? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if range(self[middle]).upperBound <= token { low = middle + 1 } else { high = middle }
        }
        return low < count && range(self[low]).contains(token) ? self[low] : nil
    }
}
