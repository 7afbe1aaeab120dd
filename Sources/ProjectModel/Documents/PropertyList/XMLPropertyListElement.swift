/// The elements of an XML property list by their tag names.
enum XMLPropertyListElement: String {
    case dict
    case array
    case key
    case string
    case integer
    case real
    case `true`
    case `false`
    case date
    case data

    /// What it makes of a container; nil for leaves.
    var containerKind: DocumentTree.Kind? {
        switch self {
        case .dict: .dictionary
        case .array: .array
        default: nil
        }
    }

    /// What it makes of a leaf; nil for keys and containers.
    var leafKind: DocumentTree.Kind? {
        switch self {
        case .dict, .array, .key: nil
        case .string: .string
        case .integer: .integer
        case .real: .real
        case .true: .boolean(true)
        case .false: .boolean(false)
        case .date: .date
        case .data: .data
        }
    }
}
