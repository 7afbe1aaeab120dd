//
//  AppDelegate.swift
//  Sketch
//
//  Created by Ada Kim on 3/2/21.
//  Copyright © 2021 Example. All rights reserved.
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }
}

extension AppDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        let isInPlace = options[.openInPlace] as? Bool ?? false
        print("\(isInPlace ? "opened" : "imported") \(url.lastPathComponent)")
        return true
    }
}
