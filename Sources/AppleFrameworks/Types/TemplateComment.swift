/// Tells the comments that Xcode's templates for UIKit apps come with: they explain a place to who starts an app, and say
/// nothing of this one.
package enum TemplateComment {
    /// Whether a comment, with its slashes or stars, is one of a template.
    package static func isOne(_ comment: String) -> Bool {
        let text = comment.drop { "/* ".contains($0) }
        return namesHostingController(comment) || starts.contains { text.hasPrefix($0) }
    }

    /// Whether a comment ends in the middle of a template's sentence, which the next line goes on with then.
    package static func isUnfinished(_ comment: String) -> Bool {
        comment.last.map { !".:)".contains($0) } ?? false
    }

    /// Whether each line of a comment is one of a template, a heading, or a word for a tool.
    package static func saysNothing(_ comment: String) -> Bool {
        comment.split(whereSeparator: \.isNewline).allSatisfy { line in
            let words = line.drop { "/* \t".contains($0) }
            return words.isEmpty || others.contains { words.hasPrefix($0) } || isOne(String(line))
        }
    }

    private static let others = ["MARK:", "swiftlint:", "swift-format-"]

    /// Whether a comment says that the window's root is a hosting controller, as one of a template does.
    package static func namesHostingController(_ comment: String) -> Bool {
        let text = comment.drop { "/* ".contains($0) }.filter { $0 != "`" }
        return text.hasPrefix(hosting) || text.hasPrefix(hostingAs)
    }

    /// Whether a comment is the heading of a template's methods for sessions of scenes.
    package static func isAboutSceneSessions(_ comment: String) -> Bool {
        var text = comment.drop { "/ ".contains($0) }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text == "MARK: UISceneSession Lifecycle"
    }

    /// Whether a comment of a template is about the method that it stands in, and not about the code below it.
    package static func isAboutMethod(_ comment: String) -> Bool {
        let text = comment.drop { "/* ".contains($0) }
        return methods.contains { text.hasPrefix($0) }
    }

    /// Whether a comment of a template is about the window of the scene that connects, and ends on its line.
    package static func isAboutWindow(_ comment: String) -> Bool {
        let text = comment.drop { "/* ".contains($0) }
        return text.hasSuffix(".") && windows.contains { text.hasPrefix($0) }
    }

    private static let windows = [
        "Use this method to optionally configure and attach the UIWindow",
        "If using a storyboard, the `window` property",
        "This delegate does not imply the connecting scene",
    ]

    private static let methods = [
        "Override point for customization after application launch", "Use this method to",
        "If using a storyboard, the `window` property", "This delegate does not imply",
    ]

    /// Whether a comment of a template stands where code is to be put, below it.
    package static func asksForCode(_ comment: String) -> Bool {
        comment.drop { "/* ".contains($0) }.hasPrefix(initializing)
    }

    private static let initializing = "Insert code here to initialize your application"
    private static let hosting = "Use a UIHostingController as window root"
    private static let hostingAs = "Use a UIHostingController as the window"

    /// How their lines start. Source: the templates of Xcode 9 to 15 for single-view, storyboard and SwiftUI apps, with and
    /// without Core Data, as public repositories have them.
    private static let starts = [
        "Override point for customization after application launch", "Use this method to",
        "If using a storyboard, the `window` property", "This delegate does not imply",
        "optionally configure and attach the UIWindow",
        "Create the SwiftUI view that provides", hosting,
        "Create the SwiftUI view and set the context", "Get the managed object context",
        "Add `@Environment(\\.managedObjectContext)`", "Set the window", "Create the window",
        "Called as the scene", "Called when the scene", "Called when a new scene session",
        "Called when the user discards", "Called as part of the transition",
        "This occurs shortly after the scene", "This may occur due to temporary",
        "Release any resources", "The scene may re-connect", "to restore the scene back",
        "Save changes in the application's managed object", "If any sessions were discarded",
        "Sent when the application is about", "Games should use this method",
        "Called when the application is about to terminate",
        "Saves changes in the application's managed object",
        "Restart any tasks that were paused", "If your application supports background",
        "Setup code that might create autoreleased objects goes here",
        initializing,
        "Insert code here to tear down your application",
    ]
}
