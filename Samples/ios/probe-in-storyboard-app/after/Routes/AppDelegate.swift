//
//  AppDelegate.swift
//  Routes
//
//  Created by Ada Kim on 9/24/19.
//  Copyright © 2019 Example. All rights reserved.
//

import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    private(set) static var shared: AppDelegate!

    private var hasBeenInBackground = false

    override init() {
        super.init()
        AppDelegate.shared = self
        observeApplicationState()
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        application.registerForRemoteNotifications()
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

    // MARK: State

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("active")
    }

    func applicationWillResignActive(_ application: UIApplication) {
        print("no longer active")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("in the background")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        print("back in the foreground")
    }

    // MARK: Links and activities

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        print("opened \(url.absoluteString)")
        return true
    }

    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
        guard ["com.example.Routes.screen", NSUserActivityTypeBrowsingWeb].contains(userActivity.activityType) else { return false }
        print("continued \(userActivity.activityType)")
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        print("started \(shortcutItem.type)")
        completionHandler(true)
    }

    // MARK: Pushes

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        print("registered")
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        print("not registered")
    }

    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
        print("pushed")
        completionHandler(.newData)
    }

    // MARK: Application State

    /// UIKit posts these, and no longer calls the methods of the delegate itself.
    private func observeApplicationState() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(didBecomeActive),
            name: UIApplication.didBecomeActiveNotification, object: nil)
        center.addObserver(
            self, selector: #selector(willResignActive),
            name: UIApplication.willResignActiveNotification, object: nil)
        center.addObserver(
            self, selector: #selector(didEnterBackground),
            name: UIApplication.didEnterBackgroundNotification, object: nil)
        center.addObserver(
            self, selector: #selector(willEnterForeground),
            name: UIApplication.willEnterForegroundNotification, object: nil)
        center.addObserver(
            self, selector: #selector(didFinishLaunching),
            name: UIApplication.didFinishLaunchingNotification, object: nil)
    }

    @objc private func didBecomeActive() {
        applicationDidBecomeActive(.shared)
    }

    @objc private func willResignActive() {
        applicationWillResignActive(.shared)
    }

    @objc private func didEnterBackground() {
        hasBeenInBackground = true
        applicationDidEnterBackground(.shared)
    }

    @objc private func willEnterForeground() {
        // A scene enters the foreground at launch too; the app was not told then.
        guard hasBeenInBackground else { return }
        applicationWillEnterForeground(.shared)
    }

    @objc private func didFinishLaunching() {
        // An app with scenes always starts in the background; still there a second later, it was launched there.
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            if UIApplication.shared.applicationState == .background {
                self.hasBeenInBackground = true
            }
        }
    }
}
