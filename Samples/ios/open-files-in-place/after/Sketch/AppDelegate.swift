//
//  AppDelegate.swift
//  Sketch
//
//  Created by Ada Kim on 3/2/21.
//  Copyright © 2021 Example. All rights reserved.
//

import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    private(set) static var shared: AppDelegate!

    override init() {
        super.init()
        AppDelegate.shared = self
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
        if connectingSceneSession.role == .windowApplication {
            configuration.delegateClass = SceneDelegate.self
        }
        return configuration
    }
}

extension AppDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        let isInPlace = options[.openInPlace] as? Bool ?? false
        print("\(isInPlace ? "opened" : "imported") \(url.lastPathComponent)")
        return true
    }
}
