#if STUB_RUN
    import Stage

    /// What the system asks or tells the application delegate alone. The callbacks about status bar, local notifications
    /// and saved state end with scenes (`callbacks.txt`).
    extension Simulator {
        func playRequest(_ event: String) {
            switch event {
            case "rotate": if !isSceneBased { rotate() }
            case "local-notification": if !isSceneBased { receiveLocalNotification() }
            case "notification-action": if !isSceneBased { actOnLocalNotification() }
            case "save-state": if !isSceneBased { saveState() }
            case "restore-state": if !isSceneBased { restoreState() }
            case "watch-request":
                Stage.deliver("app handleWatchKitExtensionRequest") {
                    delegate?.application(
                        application, handleWatchKitExtensionRequest: ["request": 1],
                        reply: { Stage.effect("replied \($0?.count ?? 0)") })
                }
            case "health-authorization":
                Stage.deliver("app shouldRequestHealthAuthorization") {
                    delegate?.applicationShouldRequestHealthAuthorization(application)
                }
            case "intent": handle(INIntent())
            case "lock":
                Stage.deliver("app protectedDataWillBecomeUnavailable") {
                    delegate?.applicationProtectedDataWillBecomeUnavailable(application)
                }
                post(UIApplication.protectedDataWillBecomeUnavailableNotification)
            case "unlock":
                Stage.deliver("app protectedDataDidBecomeAvailable") {
                    delegate?.applicationProtectedDataDidBecomeAvailable(application)
                }
                post(UIApplication.protectedDataDidBecomeAvailableNotification)
            case "keyboard-extension":
                let allowed = Stage.deliver("app shouldAllowExtensionPointIdentifier") {
                    delegate?.application(
                        application, shouldAllowExtensionPointIdentifier: .keyboard)
                }
                Stage.effect("keyboards \(allowed ?? true ? "allowed" : "not allowed")")
            case "key-commands":
                let localizes = Stage.deliver("app shouldAutomaticallyLocalizeKeyCommands") {
                    delegate?.applicationShouldAutomaticallyLocalizeKeyCommands(application)
                }
                Stage.effect("key commands \(localizes ?? true ? "localized" : "as they are")")
            default: Stage.crash("the script has an unknown event \(event)")
            }
        }

        /// Of the three ways to open a URL UIKit takes the newest that the delegate has (uikit-headers).
        func openByOlderCallbacks(_ url: URL) {
            let isHandled = Stage.delivery("app open sourceApplication") {
                delegate?.application(
                    application, open: url, sourceApplication: nil, annotation: "")
            }.isHandled
            guard !isHandled else { return }
            Stage.deliver("app handleOpen") {
                delegate?.application(application, handleOpen: url)
            }
        }

        /// Called where the newer callback is missing (uikit-headers).
        func receiveWithoutFetch() {
            Stage.deliver("app didReceiveRemoteNotification without fetch") {
                delegate?.application(application, didReceiveRemoteNotification: ["aps": 1])
            }
        }

        private func rotate() {
            let frame = CGRect(x: 0, y: 0, width: 844, height: 20)
            Stage.deliver("app willChangeStatusBarOrientation") {
                delegate?.application(
                    application, willChangeStatusBarOrientation: .landscapeLeft, duration: 0.3)
            }
            Stage.deliver("app willChangeStatusBarFrame") {
                delegate?.application(application, willChangeStatusBarFrame: frame)
            }
            Stage.deliver("app didChangeStatusBarFrame") {
                delegate?.application(application, didChangeStatusBarFrame: frame)
            }
            Stage.deliver("app didChangeStatusBarOrientation") {
                delegate?.application(application, didChangeStatusBarOrientation: .portrait)
            }
        }

        private var localNotification: UILocalNotification {
            let notification = UILocalNotification()
            notification.alertBody = "local"
            return notification
        }

        private func receiveLocalNotification() {
            Stage.deliver("app didReceive local notification") {
                delegate?.application(application, didReceive: localNotification)
            }
        }

        /// The form with a response comes first; the older one is for delegates without it (uikit-headers).
        private func actOnLocalNotification() {
            let notification = localNotification
            let done = { Stage.effect("action done") }
            let isHandled = Stage.delivery("app handleActionWithIdentifier withResponseInfo") {
                delegate?.application(
                    application, handleActionWithIdentifier: "later", for: notification,
                    withResponseInfo: [:], completionHandler: done)
            }.isHandled
            guard !isHandled else { return }
            Stage.deliver("app handleActionWithIdentifier") {
                delegate?.application(
                    application, handleActionWithIdentifier: "later", for: notification,
                    completionHandler: done)
            }
        }

        /// UIKit asks once, by the newer callback if it is there, then lets the delegate write (uikit-headers).
        private func saveState() {
            let coder = NSKeyedArchiver(requiringSecureCoding: false)
            let secure = Stage.delivery("app shouldSaveSecureApplicationState") {
                delegate?.application(application, shouldSaveSecureApplicationState: coder)
            }
            let saves =
                secure.isHandled
                ? secure.result
                : Stage.deliver("app shouldSaveApplicationState") {
                    delegate?.application(application, shouldSaveApplicationState: coder)
                }
            guard saves ?? false else { return }
            Stage.deliver("app willEncodeRestorableState") {
                delegate?.application(application, willEncodeRestorableStateWith: coder)
            }
        }

        /// Part of a launch with saved state; here it is an event of its own.
        private func restoreState() {
            let coder = NSKeyedArchiver(requiringSecureCoding: false)
            let secure = Stage.delivery("app shouldRestoreSecureApplicationState") {
                delegate?.application(application, shouldRestoreSecureApplicationState: coder)
            }
            let restores =
                secure.isHandled
                ? secure.result
                : Stage.deliver("app shouldRestoreApplicationState") {
                    delegate?.application(application, shouldRestoreApplicationState: coder)
                }
            guard restores ?? false else { return }
            Stage.deliver("app viewControllerWithRestorationIdentifierPath") {
                delegate?.application(
                    application, viewControllerWithRestorationIdentifierPath: ["root"],
                    coder: coder)
            }
            Stage.deliver("app didDecodeRestorableState") {
                delegate?.application(application, didDecodeRestorableStateWith: coder)
            }
        }

        /// A handler comes first; a delegate without one may do the work itself (uikit-headers).
        private func handle(_ intent: INIntent) {
            let handler = Stage.delivery("app handlerFor intent") {
                delegate?.application(application, handlerFor: intent)
            }
            guard !handler.isHandled else {
                return Stage.effect("intent handled: \((handler.result ?? nil) != nil)")
            }
            Stage.deliver("app handle intent") {
                delegate?.application(
                    application, handle: intent,
                    completionHandler: { _ in Stage.effect("intent handled") })
            }
        }
    }
#endif
