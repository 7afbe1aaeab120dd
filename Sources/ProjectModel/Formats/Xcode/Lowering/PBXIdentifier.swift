/// Makes identifiers of new objects: the same for the same object in every run, unlike any other in the file.
struct PBXIdentifier {
    /// What an object is for.
    enum Purpose: String {
        case fileReference
        case buildFile
        case exceptionSet
    }

    private let objects: [String: PBXObject]
    private var made: Set<String> = []
    private let project: String
    private let folder: String

    /// Identifiers for objects of a project.
    init(_ file: XcodeProjectFile) {
        objects = file.objects
        project = RelativePath.name(of: file.bundle)
        folder = RelativePath.folder(of: file.bundle)
    }

    /// The identifier of an object that is for a file, and for a target unless all targets share it.
    mutating func make(_ purpose: Purpose, path: String, target: String = "") -> String {
        var attempt = 0
        while true {
            // From the project's own folder, so that it does not matter which folder is planned.
            let place = RelativePath.path(to: path, from: folder)
            let seed = [project, target, place, purpose.rawValue, String(attempt)]
            let id = Self.hash(seed.joined(separator: "\0"))
            if objects[id] == nil, made.insert(id).inserted { return id }
            attempt += 1
        }
    }

    /// 24 hexadecimal digits from two FNV-1a sums with a final mix.
    private static func hash(_ text: String) -> String {
        var first: UInt64 = 0xcbf2_9ce4_8422_2325
        var second: UInt64 = 0x8422_2325_cbf2_9ce4
        for byte in text.utf8 {
            first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
            second = (second ^ UInt64(byte &+ 0x5B)) &* 0x100_0000_01b3
        }
        let digits = hex(mix(first)) + hex(mix(second &+ first))
        return String(digits.prefix(24))
    }

    private static func mix(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ (value >> 33)) &* 0xff51_afd7_ed55_8ccd
        value = (value ^ (value >> 33)) &* 0xc4ce_b9fe_1a85_ec53
        return value ^ (value >> 33)
    }

    private static func hex(_ value: UInt64) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
