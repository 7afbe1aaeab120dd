//
//  SceneDelegate.swift
//  Sketch
//
//  Copyright © 2021 Example. All rights reserved.
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
        open(options.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        open(URLContexts)
    }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            var options: [UIApplication.OpenURLOptionsKey: Any] = [
                .openInPlace: context.options.openInPlace
            ]
            options[.sourceApplication] = context.options.sourceApplication
            options[.annotation] = context.options.annotation
            _ = AppDelegate.shared.application(.shared, open: context.url, options: options)
        }
    }
}
