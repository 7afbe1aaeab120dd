import SwiftUI

@main
struct WeatherApp: App {
	var body: some Scene {
		WindowGroup {
			RootView()
		}
	}
}

/// The root view of a window, with the objects that it keeps.
private struct RootView: View {
	@StateObject private var store = ForecastStore(city: "Lisbon")

	var body: some View {
		// One formatter for all views.
		let units = Units.metric

		ForecastView(units: units).environmentObject(store)
	}
}
