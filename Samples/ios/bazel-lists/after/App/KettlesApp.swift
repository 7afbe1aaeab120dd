import SwiftUI

@main
struct KettlesApp: App {
    var body: some Scene {
        WindowGroup {
            KettleView()
        }
    }
}
