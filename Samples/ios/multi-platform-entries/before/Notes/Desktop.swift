#if os(macOS)
import SwiftUI

@main
struct Desktop: App {
    private let container = Container()

    init() {
        Analytics.configure(key: "k")
    }

    var body: some Scene {
        WindowGroup {
            List(container.notes, id: \.self) { Text($0) }
        }
    }
}
#endif
