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
            RootView()
        }
    }
}

/// The root view of a window, with the objects that it keeps.
private struct RootView: View {
    @StateObject private var greetings = Greetings()

    var body: some View {
        ContentView().environmentObject(greetings)
    }
}
