//
//  SceneDelegate.swift
//  Tasks
//
//  Created by Ada Kim on 9/24/19.
//  Copyright © 2019 Example. All rights reserved.
//

import UIKit
import SwiftUI

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    func sceneDidDisconnect(_ scene: UIScene) {
        // Called as the scene is being released by the system.
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        // Called as the scene transitions from the foreground to the background.

        // Save changes in the application's managed object context when the application transitions to the background.
        AppDelegate.shared?.saveContext()
    }


}

