import Foundation

/// The log of one of many apps in a program, as the app alone would have written it.
struct LaunchLines: Sendable {
    /// The log.
    let log: LifecycleLog

    /// What a screen shows where no root was set: a container without one, what stands in for one, and SwiftUI's view of
    /// nothing. An app that made no window showed as little.
    private static let emptyScreens = [
        "windows=1 content=UIViewController", "windows=1 content=RootContainerViewController",
        "windows=1 content=nothing",
    ]

    /// Takes the number of the app away from what it declares, and the container that stands around a root.
    init(_ log: LifecycleLog, of number: Int) {
        let container = "content=RootContainerViewController("
        let mark = "_\(number)"
        self.log = LifecycleLog(
            lines: log.lines.map { line in
                let line =
                    line.contains(mark)
                    ? line.replacingOccurrences(
                        of: "\(mark)(?![0-9])", with: "", options: .regularExpression) : line
                if let empty = Self.emptyScreens.first(where: line.hasSuffix) {
                    return line.dropLast(empty.count) + "windows=0 content=nothing"
                }
                guard let start = line.range(of: container),
                    let end = Self.end(of: line[start.upperBound...])
                else { return line }
                return line[..<start.lowerBound] + "content="
                    + line[start.upperBound..<end] + line[line.index(after: end)...]
            })
    }

    /// The log without what views say when they are loaded and shown: SwiftUI does that when the launch has ended.
    var withoutViews: LifecycleLog {
        LifecycleLog(
            lines: log.lines.filter { line in
                !LaunchSupport.viewMarks.contains { line.contains($0) }
            })
    }

    /// The lines that tell what the app does.
    var compared: [String] { log.lines.filter { !$0.hasPrefix("@   ") } }

    /// Where the parenthesis closes that a text starts behind.
    private static func end(of text: Substring) -> String.Index? {
        var depth = 1
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
