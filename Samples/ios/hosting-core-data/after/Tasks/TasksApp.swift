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
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            ContentView().environment(\.managedObjectContext, appDelegate.persistentContainer.viewContext)
        }
        .onChange(of: scenePhase) { phase in
            if phase == .background {
                appDelegate.saveContext()
            }
        }
    }
}
