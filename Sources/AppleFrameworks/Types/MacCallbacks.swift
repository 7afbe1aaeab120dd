/// What AppKit calls of an application's delegate.
///
/// Source: Apple's documentation of `NSApplicationDelegate`.
package enum MacCallbacks {
    /// The methods by name and labels.
    package static let all: Set<String> = [
        "applicationWillFinishLaunching(_:)", "applicationDidFinishLaunching(_:)",
        "applicationWillBecomeActive(_:)", "applicationDidBecomeActive(_:)",
        "applicationWillResignActive(_:)", "applicationDidResignActive(_:)",
        "applicationShouldTerminate(_:)",
        "applicationShouldTerminateAfterLastWindowClosed(_:)", "applicationWillTerminate(_:)",
        "applicationWillHide(_:)", "applicationDidHide(_:)", "applicationWillUnhide(_:)",
        "applicationDidUnhide(_:)", "applicationWillUpdate(_:)", "applicationDidUpdate(_:)",
        "applicationShouldHandleReopen(_:hasVisibleWindows:)", "applicationDockMenu(_:)",
        "applicationShouldAutomaticallyLocalizeKeyEquivalents(_:)",
        "application(_:willPresentError:)", "applicationDidChangeScreenParameters(_:)",
        "application(_:willContinueUserActivityWithType:)",
        "application(_:continue:restorationHandler:)",
        "application(_:didFailToContinueUserActivityWithType:error:)",
        "application(_:didUpdate:)",
        "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
        "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
        "application(_:didReceiveRemoteNotification:)",
        "application(_:userDidAcceptCloudKitShareWith:)", "application(_:handlerFor:)",
        "application(_:open:)", "application(_:openFile:)", "application(_:openFiles:)",
        "application(_:openFileWithoutUI:)", "application(_:openTempFile:)",
        "applicationOpenUntitledFile(_:)", "applicationShouldOpenUntitledFile(_:)",
        "application(_:printFile:)",
        "application(_:printFiles:withSettings:showPrintPanels:)",
        "application(_:didDecodeRestorableState:)", "application(_:willEncodeRestorableState:)",
        "applicationSupportsSecureRestorableState(_:)",
        "applicationProtectedDataDidBecomeAvailable(_:)",
        "applicationProtectedDataWillBecomeUnavailable(_:)",
        "application(_:delegateHandlesKey:)", "applicationDidChangeOcclusionState(_:)",
    ]
}
