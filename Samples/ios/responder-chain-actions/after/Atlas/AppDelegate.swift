import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    let fallback = UIResponder()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        return true
    }

    override var next: UIResponder? { fallback }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        print("menu built")
    }

    @objc func showLegend() {
        print("legend")
    }

    @IBAction func showAbout(_ sender: Any?) {
        print("about")
    }
}
