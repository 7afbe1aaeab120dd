//
//  GreeterApp.swift
//  Greeter
//
//  Copyright © 2019 Example. All rights reserved.
//

import SwiftUI

@main
struct GreeterApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
