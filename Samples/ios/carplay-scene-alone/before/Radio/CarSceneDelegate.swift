import CarPlay

class CarSceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController) {
        print("car connected")
        Player.shared.resume()
    }

    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController) {
        print("car disconnected")
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        print("the car shows something else")
    }
}
