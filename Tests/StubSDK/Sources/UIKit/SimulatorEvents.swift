#if STUB_RUN
    import Stage

    extension Simulator {
        /// Plays one line of the script.
        func play(_ words: [String]) {
            let argument = words.count > 1 ? words[1] : ""
            switch words[0] {
            case "launch": launch(LaunchPayload(words.dropFirst()))
            case "resign": resign()
            case "activate": activate()
            case "background":
                resign()
                enterBackground()
            case "foreground": returnToForeground()
            case "open-url": URL(string: argument).map { open($0) }
            case "open-in-place": URL(string: argument).map { open($0, inPlace: true) }
            case "universal-link": resume(.browsing(argument))
            case "activity": resume(NSUserActivity(activityType: argument))
            case "call": NSUserActivity.call(argument, to: words.last ?? "").map(resume)
            case "quick-action": perform(.named(argument))
            case "cloudkit-share": accept(CKShare.Metadata(containerIdentifier: argument))
            case "new-window": openWindow()
            case "connect-display": connectDisplay()
            case "connect-car": connectCar()
            case "disconnect-car": disconnectCar()
            case "close-window": closeWindow()
            case "disconnect": disconnectAll()
            case "actions": sendActions()
            case "wait": pass(Double(argument) ?? 1)
            default: playApplicationEvent(words[0])
            }
        }

        /// The events that UIKit still brings to the app delegate where scenes are adopted.
        func playApplicationEvent(_ event: String) {
            switch event {
            case "push-token", "push-failure", "push": playPush(event)
            case "push-tap": tap(.push)
            case "fetch":
                Stage.deliver("app performFetch") {
                    delegate?.application(
                        application,
                        performFetchWithCompletionHandler: { Stage.effect("fetched \($0)") })
                }
            case "background-session":
                Stage.deliver("app handleEventsForBackgroundURLSession") {
                    delegate?.application(
                        application, handleEventsForBackgroundURLSession: "session",
                        completionHandler: { Stage.effect("background session done") })
                }
            case "memory-warning":
                Stage.deliver("app didReceiveMemoryWarning") {
                    delegate?.applicationDidReceiveMemoryWarning(application)
                }
                post(UIApplication.didReceiveMemoryWarningNotification)
            case "time-change":
                Stage.deliver("app significantTimeChange") {
                    delegate?.applicationSignificantTimeChange(application)
                }
                post(UIApplication.significantTimeChangeNotification)
            case "orientations":
                let window = scenes.first?.frontWindow ?? application.allWindows.first
                let mask = Stage.deliver("app supportedInterfaceOrientations") {
                    delegate?.application(application, supportedInterfaceOrientationsFor: window)
                }
                Stage.effect("orientations \(mask?.rawValue ?? 0)")
            case "terminate": terminate()
            default: playRequest(event)
            }
        }

        private func playPush(_ event: String) {
            switch event {
            case "push-token":
                let name = "app didRegisterForRemoteNotifications"
                deliverPush(name, bringing: "the device token") {
                    Stage.deliver(name) {
                        delegate?.application(
                            application,
                            didRegisterForRemoteNotificationsWithDeviceToken: Data([0xAB, 0xCD]))
                    }
                }
            case "push-failure":
                let name = "app didFailToRegisterForRemoteNotifications"
                deliverPush(name) {
                    Stage.deliver(name) {
                        delegate?.application(
                            application,
                            didFailToRegisterForRemoteNotificationsWithError: CocoaError(
                                .coderInvalidValue))
                    }
                }
            default:
                let name = "app didReceiveRemoteNotification"
                deliverPush(name, bringing: "a message") {
                    let isHandled = Stage.delivery(name) {
                        delegate?.application(
                            application, didReceiveRemoteNotification: ["aps": 1],
                            fetchCompletionHandler: { Stage.effect("fetched \($0)") })
                    }.isHandled
                    if !isHandled { receiveWithoutFetch() }
                }
            }
        }

        private func terminate() {
            if application.applicationState == .active {
                resign()
                enterBackground()
            }
            Stage.deliver("app willTerminate") { delegate?.applicationWillTerminate(application) }
            post(UIApplication.willTerminateNotification)
        }

        /// A tap on a notification is the notification centre's business in every life cycle.
        func tap(_ response: UNNotificationResponse) {
            let center = UNUserNotificationCenter.current()
            if center.delegate != nil { DelegateProxies.current.tell("a message") }
            defer { Stage.endTelling() }
            Stage.deliver("notification didReceive") {
                center.delegate?.userNotificationCenter(
                    center, didReceive: response, withCompletionHandler: {})
            }
        }
    }

    // MARK: What scenes replace

    extension Simulator {
        private var scene: UIWindowScene? { scenes.first }
        private var windowSceneDelegate: (any UIWindowSceneDelegate)? {
            scene?.delegate as? any UIWindowSceneDelegate
        }

        /// A file opened in place says so in the options, of the scene or of the app (uikit-headers).
        func open(_ url: URL, inPlace: Bool = false) {
            if isSceneBased, let scene {
                Stage.deliver("scene openURLContexts") {
                    scene.delegate?.scene(
                        scene, openURLContexts: [UIOpenURLContext(url: url, inPlace: inPlace)])
                }
            } else {
                let isHandled = Stage.delivery("app open") {
                    delegate?.application(
                        application, open: url, options: inPlace ? [.openInPlace: true] : [:])
                }.isHandled
                if !isHandled { openByOlderCallbacks(url) }
            }
        }

        func resume(_ activity: NSUserActivity) {
            if isSceneBased, let scene {
                Stage.deliver("scene willContinueUserActivity") {
                    scene.delegate?.scene(
                        scene, willContinueUserActivityWithType: activity.activityType)
                }
                Stage.deliver("scene continue") {
                    scene.delegate?.scene(scene, continue: activity)
                }
            } else {
                Stage.deliver("app willContinueUserActivity") {
                    delegate?.application(
                        application, willContinueUserActivityWithType: activity.activityType)
                }
                Stage.deliver("app continue") {
                    delegate?.application(
                        application, continue: activity,
                        restorationHandler: {
                            $0?.forEach { $0.restoreUserActivityState(activity) }
                        }
                    )
                }
            }
        }

        func perform(_ item: UIApplicationShortcutItem) {
            if isSceneBased, let scene {
                Stage.deliver("scene performActionFor") {
                    windowSceneDelegate?.windowScene(
                        scene, performActionFor: item, completionHandler: { _ in })
                }
            } else {
                Stage.deliver("app performActionFor") {
                    delegate?.application(
                        application, performActionFor: item, completionHandler: { _ in })
                }
            }
        }

        func accept(_ share: CKShare.Metadata) {
            if isSceneBased, let scene {
                Stage.deliver("scene userDidAcceptCloudKitShare") {
                    windowSceneDelegate?.windowScene(scene, userDidAcceptCloudKitShareWith: share)
                }
            } else {
                Stage.deliver("app userDidAcceptCloudKitShare") {
                    delegate?.application(application, userDidAcceptCloudKitShareWith: share)
                }
            }
        }
    }

    extension NSUserActivity {
        static func browsing(_ link: String) -> NSUserActivity {
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = URL(string: link)
            return activity
        }
    }
    extension UIApplicationShortcutItem {
        static func named(_ type: String) -> UIApplicationShortcutItem {
            UIApplicationShortcutItem(type: type, localizedTitle: type)
        }
    }
    extension UNNotificationResponse {
        static var push: UNNotificationResponse {
            let content = UNMutableNotificationContent()
            content.title = "push"
            content.userInfo = ["aps": 1]
            let request = UNNotificationRequest(
                identifier: "push", content: content, trigger: nil)
            return UNNotificationResponse(
                notification: UNNotification(request: request),
                actionIdentifier: UNNotificationDefaultActionIdentifier)
        }
    }
#endif
