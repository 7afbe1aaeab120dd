import SwiftUI

final class Timers: ObservableObject {
    @Published var count = 2
}

struct TimersView: View {
    @ObservedObject var timers: Timers

    var body: some View {
        Text("\(timers.count) timers")
    }
}
