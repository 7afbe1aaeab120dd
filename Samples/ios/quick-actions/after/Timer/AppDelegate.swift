//
//  AppDelegate.swift
//  Timer
//
//  Created by Ada Kim on 9/24/19.
//  Copyright © 2019 Example. All rights reserved.
//

import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {

    private(set) static var shared: AppDelegate!

    override init() {
        super.init()
        AppDelegate.shared = self
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(start(shortcutItem.type))
    }

    func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        print("fetching \(userActivityType)")
        return true
    }

    func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String, error: Error
    ) {
        print("no \(userActivityType)")
    }

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        print("updated \(userActivity.activityType)")
    }

    private func start(_ kind: String) -> Bool {
        print("started \(kind)")
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
            configuration.delegateClass = WindowSceneDelegate.self
        }
        return configuration
    }
}
