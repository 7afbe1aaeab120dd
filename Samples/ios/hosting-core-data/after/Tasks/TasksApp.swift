//
//  TasksApp.swift
//  Tasks
//
//  Copyright © 2019 Example. All rights reserved.
//

import SwiftUI

@main
struct TasksApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            // Get the managed object context from the shared persistent container.
            let context = appDelegate.persistentContainer.viewContext

            // Create the SwiftUI view and set the context as the value for the managedObjectContext environment keyPath.
            // Add `@Environment(\.managedObjectContext)` in the views that will need the context.
            ContentView().environment(\.managedObjectContext, context)
        }
    }
}
