import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneDidBecomeActive(_ scene: UIScene) {
    print("resume playback")
  }

  func sceneWillResignActive(_ scene: UIScene) {
    print("pause playback")
  }
}
