import SwiftUI

final class ForecastStore: ObservableObject {
	let city: String

	init(city: String) {
		self.city = city
		print("store for \(city)")
	}
}

enum Units {
	case metric, imperial
}

struct ForecastView: View {
	let units: Units
	@EnvironmentObject var store: ForecastStore

	var body: some View {
		Text("\(store.city), \(units == .metric ? "°C" : "°F")")
	}
}
