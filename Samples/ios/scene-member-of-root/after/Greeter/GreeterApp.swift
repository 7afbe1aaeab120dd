//
//  GreeterApp.swift
//  Greeter
//
//  Copyright © 2019 Example. All rights reserved.
//

import SwiftUI

@main
struct GreeterApp: App {
    @StateObject private var greetings = Greetings()

    var body: some Scene {
        WindowGroup {
            ContentView().environmentObject(greetings)
        }
    }
}
