//
//  SceneDelegate.swift
//  Greeter
//
//  Created by Ada Kim on 9/24/19.
//  Copyright © 2019 Example. All rights reserved.
//

import UIKit
import SwiftUI

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        URLContexts.forEach { print("greets \($0.url.absoluteString)") }
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        print("greets")
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        print("says goodbye")
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        print("is gone")
    }

}
