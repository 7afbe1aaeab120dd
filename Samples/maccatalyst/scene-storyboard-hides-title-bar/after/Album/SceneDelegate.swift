//
//  SceneDelegate.swift
//  Album
//
//  Created by Ada Kim on 9/24/24.
//  Copyright © 2024 Example. All rights reserved.
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        #if targetEnvironment(macCatalyst)
        guard let windowScene = scene as? UIWindowScene else { return }
        if let titlebar = windowScene.titlebar {
            titlebar.titleVisibility = .hidden
            titlebar.toolbar = nil
        }
        windowScene.sizeRestrictions?.minimumSize = CGSize(width: 900, height: 700)
        #endif
    }
}
