import AppFacts
import SwiftFlow
import SwiftOutline

extension DelegateAccesses {
    /// The uses that are reported: what they are and where.
    func findings(except removed: [String: [TokenRange]]) -> [Finding] {
        files.flatMap { item -> [Finding] in
            let gone = removed.ranges(in: item.file.path)
            let kept = moved.ranges(in: item.file.path)
            func places(_ tokens: [Int]) -> [Place] {
                tokens.filter { !gone.contains($0) || kept.contains($0) }
                    .map { context.place(item.file, $0) }
            }
            let others = item.uses.others.filter { !gone.contains($0) || kept.contains($0) }.map {
                Finding(
                    .delegateCast, .warning, .manual, at: context.place(item.file, $0),
                    "the application's delegate is SwiftUI's own object here"
                        + (item.uses.trapping.contains($0) ? ": the app traps at this cast" : ""),
                    remedy:
                        "use '\(delegate.name)' itself, which the App has from its adaptor")
            }
            let classes = places(item.uses.classes).map {
                Finding(
                    .delegateProxySDK, .warning, .manual, at: $0,
                    "this is the class of SwiftUI's own delegate, and a method that is added to it keeps the app's from being called",
                    remedy:
                        "switch the swizzling off, and call from the app's own callbacks what it is for"
                )
            }
            let starts = item.uses.casts.map(\.range.lowerBound)
            let moving = starts.filter { gone.contains($0) && kept.contains($0) }.map {
                Finding(
                    .delegateCast, .note, .automatic, at: context.place(item.file, $0),
                    "the cast moves with the code of the root, and becomes the delegate itself")
            }
            let assignments = places(item.uses.assignments).map {
                Finding(
                    .delegateProxySDK, .warning, .manual, at: $0,
                    "this takes SwiftUI's own delegate out of the application",
                    remedy: "let the delegate behind the adaptor call what takes its place")
            }
            return moving + others + classes + assignments
        }
    }
}
