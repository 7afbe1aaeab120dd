//
//  SceneDelegate.swift
//  Radio
//
//  Created by Ada Kim on 9/24/20.
//  Copyright © 2020 Example. All rights reserved.
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = (scene as? UIWindowScene) else { return }

        // The stations come first.
        let stations = StationsViewController(style: .plain)
        stations.title = "Stations"
        let navigationController = UINavigationController(rootViewController: stations)

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = navigationController
        self.window = window
        window.makeKeyAndVisible()
    }
}
