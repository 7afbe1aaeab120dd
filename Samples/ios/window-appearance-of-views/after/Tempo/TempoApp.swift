import SwiftUI

@main
struct TempoApp: App {
    var body: some Scene {
        WindowGroup {
            TempoView()
                .tint(Color("Accent"))
                .preferredColorScheme(.dark)
        }
    }
}
