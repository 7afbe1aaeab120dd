import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneDidBecomeActive(_ scene: UIScene) {
    print("resume playback")
  }

  func sceneWillResignActive(_ scene: UIScene) {
    print("pause playback")
  }
}
