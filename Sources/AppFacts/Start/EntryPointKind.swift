/// The ways an app can start; the raw value stands in reports.
public enum EntryPointKind: String, Sendable, Hashable, Codable {
    /// `@main` on an application delegate.
    case mainAttribute = "main-attribute"
    /// `@UIApplicationMain` or `@NSApplicationMain`.
    case applicationMainAttribute = "application-main-attribute"
    /// A `main.swift` that starts the app.
    case mainFile = "main-file"
    /// `@main` on another type with a `main()` of its own.
    case mainType = "main-type"
    /// A `main` function in Objective-C.
    case objectiveCMain = "objective-c-main"
    /// `@main` on a SwiftUI `App`.
    case swiftUIApp = "swiftui-app"
}
