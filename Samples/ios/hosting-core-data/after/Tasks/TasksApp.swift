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
            let context = appDelegate.persistentContainer.viewContext

            ContentView().environment(\.managedObjectContext, context)
        }
    }
}
