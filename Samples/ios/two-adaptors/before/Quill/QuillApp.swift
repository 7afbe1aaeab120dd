import SwiftUI

@main
struct QuillApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate
    @UIApplicationDelegateAdaptor(PushDelegate.self) private var pushDelegate

    var body: some Scene {
        WindowGroup {
            Text("Quill")
        }
    }
}
