import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
	var window: UIWindow?

	func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
		guard let windowScene = scene as? UIWindowScene else { return }
		let store = ForecastStore(city: "Lisbon")
		// One formatter for all views.
		let units = Units.metric
		let window = UIWindow(windowScene: windowScene)
		window.rootViewController = UIHostingController(rootView: ForecastView(units: units).environmentObject(store))
		window.makeKeyAndVisible()
		self.window = window
	}
}
