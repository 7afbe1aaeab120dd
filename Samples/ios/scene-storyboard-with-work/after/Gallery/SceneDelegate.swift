//
//  SceneDelegate.swift
//  Gallery
//
//  Created by Ada Kim on 9/24/24.
//  Copyright © 2024 Example. All rights reserved.
//

import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {

    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: UIViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let _ = (scene as? UIWindowScene) else { return }
        rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        // A link that started the app.
        if let url = connectionOptions.urlContexts.first?.url {
            print("started by \(url.absoluteString)")
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            print("opened \(context.url.absoluteString)")
        }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        print("saved")
    }
}
