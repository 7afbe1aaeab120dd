import SwiftUI

final class Settings {
    static let shared = Settings()
    var feed = ""
}

struct FeedView: View {
    var body: some View {
        Text(Settings.shared.feed)
            .onAppear {
                print(UserDefaults.standard.bool(forKey: "launched"))
            }
    }
}
