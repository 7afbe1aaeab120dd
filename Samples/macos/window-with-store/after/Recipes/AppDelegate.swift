import Cocoa
import SwiftUI

class AppDelegate: NSObject, NSApplicationDelegate, ObservableObject {

    let settings = Settings()

    /// The store of the root view, made at launch.
    @Published private(set) var store: RecipeStore?

    func applicationDidFinishLaunching(_ aNotification: Notification) {
        let store = RecipeStore()
        store.load()

        self.store = store
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
        true
    }
}
