import Foundation

final class Container {
    let notes = ["milk", "bread"]
}

enum Analytics {
    static func configure(key: String) { print("configure \(key)") }
    static func log(_ event: String) { print("log \(event)") }
}

enum Appearance {
    static func apply() { print("appearance") }
}
