import SwiftUI

final class WeatherModel: ObservableObject {
    @Published var degrees = 20

    func refresh() {
        degrees += 1
        print("refreshed to \(degrees)")
    }
}

struct WeatherView: View {
    @EnvironmentObject private var model: WeatherModel
    @Environment(\.managedObjectContext) private var context
    @State private var visits = 0

    var body: some View {
        NavigationView {
            VStack {
                Text("\(model.degrees) degrees")
                if visits > 0 { Text("\(visits) visits") }
                List(0..<2, id: \.self) { hour in
                    Text("hour \(hour)").padding()
                }
            }
            .navigationTitle("Weather")
        }
        .onAppear {
            visits += 1
            print("appears, \(context.hasChanges ? "with" : "without") a store")
        }
    }
}
