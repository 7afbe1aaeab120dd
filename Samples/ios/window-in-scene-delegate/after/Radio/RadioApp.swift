//
//  RadioApp.swift
//  Radio
//
//  Copyright © 2020 Example. All rights reserved.
//

import SwiftUI
import UIKit

@main
struct RadioApp: App {
    var body: some Scene {
        WindowGroup {
            RootView()
                .ignoresSafeArea()
        }
    }
}

/// Shows the app's UIKit root view controller in a SwiftUI scene.
private struct RootView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        // The stations come first.
        let stations = StationsViewController(style: .plain)
        stations.title = "Stations"
        return UINavigationController(rootViewController: stations)
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
