import SwiftUI

final class Greetings: ObservableObject {
    @Published var words = ["Hello"]
}

struct ContentView: View {
    @EnvironmentObject private var greetings: Greetings

    var body: some View {
        Text(greetings.words[0])
    }
}
