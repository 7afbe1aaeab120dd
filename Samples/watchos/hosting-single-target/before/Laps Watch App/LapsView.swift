import SwiftUI

struct LapsView: View {
    @ObservedObject var laps: Laps

    var body: some View {
        VStack {
            Text("\(laps.count) of \(laps.goal)")
            Button("Lap") { laps.count += 1 }
        }
        .onAppear { laps.count += 1 }
    }
}
