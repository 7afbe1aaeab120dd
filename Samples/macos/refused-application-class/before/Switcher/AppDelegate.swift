import AppKit

final class AppDelegate: NSObject, NSApplicationDelegate {}
