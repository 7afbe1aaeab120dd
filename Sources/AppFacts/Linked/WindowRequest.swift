/// Whether code asks the application's delegate for its window, by its text.
package enum WindowRequest {
    /// Whether code takes the application's delegate, or hands the application to something that may.
    static func takesDelegate(_ text: String) -> Bool {
        let code = text.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
        if delegates.contains(where: code.contains) { return true }
        // An application that is kept or handed on may be asked for its delegate under another name.
        return applications.contains { application in
            code.ranges(of: application).contains { range in
                let rest = code[range.upperBound...]
                return rest.first.map { ends.contains($0) } ?? true
            }
        }
    }

    private static let delegates = [
        "shared.delegate", "sharedApplication.delegate", "sharedApplication].delegate",
        "sharedApplication]delegate]", "sharedApplication().delegate", "pplication.delegate",
        "app.delegate", "UIApplicationDelegate", "forKey:\"delegate\"", "forKey:@\"delegate\"",
        "[applicationdelegate]", "[appdelegate]",
    ]
    private static let applications = ["UIApplication.shared", "UIApplicationsharedApplication]"]
    private static let ends: Set<Character> = [")", ",", ";", "}", "{", "]", "\"", ":"]

    /// Whether Swift code needs the member to be there: it unwraps it, or asks by its name.
    static func isInSwift(_ text: String) -> Bool {
        let code = text.filter { !$0.isWhitespace }
        return ["elegate?.window!", "elegate!.window!", "elegate.window!", "\"window\""].contains {
            code.contains($0)
        }
    }

    /// Whether Objective-C code sends `window` to a delegate more often than it asks whether that has one.
    static func isInObjectiveC(_ text: String) -> Bool {
        let code = text.filter { !$0.isWhitespace }
        let keepsDelegate = kept.contains { code.contains($0) }
        let sends = (keepsDelegate ? anywhere : toDelegate).reduce(0) { count, send in
            count
                + code.ranges(of: send).count { range in
                    let next = code[range.upperBound...].first
                    return send.hasSuffix("]") || next.map { !$0.isLetter && !$0.isNumber } ?? true
                }
        }
        return sends > code.ranges(of: "@selector(window)").count
    }

    private static let toDelegate = [
        "elegate.window", "elegate].window", "elegate).window", "elegate]).window",
        "elegatewindow]", "elegate]window]", "elegate)window]", "elegate])window]", "@\"window\"",
    ]
    private static let anywhere = [".window", "window]", "@\"window\""]
    private static let kept = [
        "sharedApplication].delegate;", "sharedApplication]delegate];",
        "sharedApplication.delegate;", "application.delegate;", "[applicationdelegate];",
    ]
}
