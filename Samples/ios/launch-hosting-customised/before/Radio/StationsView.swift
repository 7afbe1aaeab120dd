import SwiftUI

final class Settings {
    var volume = 5
}

struct StationsView: View {
    let settings: Settings

    var body: some View {
        Text("Volume \(settings.volume)")
    }
}
