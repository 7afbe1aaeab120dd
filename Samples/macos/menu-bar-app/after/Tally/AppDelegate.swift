//
//  AppDelegate.swift
//  Tally
//

import Cocoa
import SwiftUI

class AppDelegate: NSObject, NSApplicationDelegate {

    let popover = NSPopover()
    lazy var statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

    private(set) static var shared: AppDelegate!

    override init() {
        super.init()
        AppDelegate.shared = self
    }

    func applicationDidFinishLaunching(_ aNotification: Notification) {
        popover.behavior = .transient
        popover.contentViewController = NSHostingController(rootView: TallyView())
        statusItem.button?.title = "0"
        statusItem.button?.target = self
        statusItem.button?.action = #selector(togglePopover)
        print("launched")
    }

    func applicationWillTerminate(_ aNotification: Notification) {
        print("saved")
    }

    func show(_ count: Int) {
        statusItem.button?.title = String(count)
        print("count \(count)")
    }

    @objc private func togglePopover(_ sender: NSStatusBarButton) {
        if popover.isShown {
            popover.performClose(sender)
        } else {
            popover.show(relativeTo: sender.bounds, of: sender, preferredEdge: .minY)
        }
    }

    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool {
        // The settings scene would open as a blank window.
        false
    }
}
