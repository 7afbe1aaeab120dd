import AppFacts
import AppleFrameworks

/// Words what Objective-C code does with the application's delegate, which is SwiftUI's own object.
enum ObjectiveCCasts {
    /// A finding for each line.
    static func findings(_ uses: [ObjectiveCUse]) -> [Finding] {
        uses.compactMap(finding).firstOnEachLine()
    }

    private static func finding(about use: ObjectiveCUse) -> Finding? {
        switch use.kind {
        case .delegateTaken:
            Finding(
                .delegateCast, .warning, .manual, at: use.place,
                "the application's delegate is SwiftUI's own object: Objective-C casts it unchecked, and a message that it does not pass on to the app's delegate crashes the app (unrecognized selector)",
                remedy: "give Objective-C the app's delegate by a property of its own")
        case .delegateHeard:
            Finding(
                .delegateCast, .warning, .manual, at: use.place,
                "the application's delegate is SwiftUI's own object: what the app's delegate posts as `self` is not heard here any more",
                remedy:
                    "give Objective-C the app's delegate by a property of its own, or hear of any object"
            )
        case .delegateKey(let key):
            Finding(
                .delegateCast, .warning, .manual, at: use.place,
                "the application's delegate is SwiftUI's own object, which has no key '\(key)'",
                remedy: "give Objective-C the app's delegate by a property of its own")
        case .delegateConformance:
            Finding(
                .delegateCast, .warning, .manual, at: use.place,
                "the application's delegate is SwiftUI's own object, which conforms to no protocol of the app's, so that this is false",
                remedy: "give Objective-C the app's delegate by a property of its own")
        case .delegateClass:
            Finding(
                .delegateCast, .warning, .manual, at: use.place,
                "this is the class of SwiftUI's own delegate",
                remedy: "name the class of the app's delegate")
        // The start gives the application its delegate.
        case .delegateReplaced where !use.place.path.fileName.hasPrefix("main."):
            Finding(
                .delegateCast, .warning, .manual, at: use.place,
                "this takes SwiftUI's own delegate out of the application",
                remedy: "let the delegate behind the adaptor call what takes its place")
        default: nil
        }
    }
}

extension [Finding] {
    /// One of each kind for a line, the first.
    func firstOnEachLine() -> [Finding] {
        var seen: Set<[String]> = []
        return filter { finding in
            guard let place = finding.place else { return true }
            let key = [place.path, "\(place.position.line)", finding.id.rawValue]
            return seen.insert(key).inserted
        }
    }
}
