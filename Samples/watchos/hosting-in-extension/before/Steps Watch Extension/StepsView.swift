import SwiftUI

struct StepsView: View {
    @State private var steps = 0

    var body: some View {
        VStack {
            Text("\(steps) steps")
            Button("Walk") { steps += 1 }
        }
        .onAppear { steps += 10 }
    }
}
