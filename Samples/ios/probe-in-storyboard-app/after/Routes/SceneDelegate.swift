//
//  SceneDelegate.swift
//  Routes
//
//  Copyright © 2019 Example. All rights reserved.
//

import UIKit

/// Passes on to the app delegate what UIKit tells only a scene's delegate.
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    private var connectionOptions: UIScene.ConnectionOptions?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        self.connectionOptions = connectionOptions
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        // What started the app waits until its first screen is there.
        guard let options = connectionOptions else { return }
        connectionOptions = nil
        if let item = options.shortcutItem {
            AppDelegate.shared.application(
                .shared, performActionFor: item, completionHandler: { _ in })
        }
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        AppDelegate.shared.application(
            .shared, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
}
