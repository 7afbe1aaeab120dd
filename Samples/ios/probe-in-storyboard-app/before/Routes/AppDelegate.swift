//
//  AppDelegate.swift
//  Routes
//
//  Created by Ada Kim on 9/24/19.
//  Copyright © 2019 Example. All rights reserved.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        application.registerForRemoteNotifications()
        return true
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
}
