import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
	var window: UIWindow?

	/// The root view of the window, made when the scene connects.
	@Published private(set) var rootView: AnyView?

	func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
		guard scene is UIWindowScene else { return }
		let store = ForecastStore(city: "Lisbon")
		// One formatter for all views.
		let units = Units.metric
		rootView = AnyView(ForecastView(units: units).environmentObject(store))
	}
}
