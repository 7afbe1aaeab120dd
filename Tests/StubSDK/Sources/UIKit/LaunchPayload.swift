#if STUB_RUN
    import Stage

    /// What a launch brings along: `launch url=notes://1 quick-action=new push`.
    @MainActor struct LaunchPayload {
        var url: URL?
        var isInPlace = false
        var activity: NSUserActivity?
        var shortcutItem: UIApplicationShortcutItem?
        var share: CKShare.Metadata?
        var notification: UNNotificationResponse?
        /// Why the system launches the app without the user; nil where the user opens it.
        var backgroundReason: BackgroundReason?
        /// Whether the app is opened in the car, while the phone lies in a pocket.
        var isInCar = false

        /// What an app is launched for in the background.
        enum BackgroundReason: String {
            case push, fetch, location
        }

        init(_ words: ArraySlice<String>) {
            for word in words {
                let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
                let value = parts.count > 1 ? parts[1] : ""
                switch parts[0] {
                case "url": url = URL(string: value)
                case "in-place":
                    url = URL(string: value)
                    isInPlace = true
                case "universal-link": activity = .browsing(value)
                case "activity": activity = NSUserActivity(activityType: value)
                case "INStartCallIntent", "INStartAudioCallIntent", "INStartVideoCallIntent":
                    activity = .call(parts[0], to: value)
                case "quick-action": shortcutItem = .named(value)
                case "cloudkit-share": share = CKShare.Metadata(containerIdentifier: value)
                case "push": notification = .push
                case "car": isInCar = true
                case "background": backgroundReason = BackgroundReason(rawValue: value)
                default: Stage.crash("the script's launch has an unknown word \(word)")
                }
            }
        }

        /// In a process with scenes these keys are absent (uikit-26).
        var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
            var options: [UIApplication.LaunchOptionsKey: Any] = [:]
            options[.url] = url
            options[.shortcutItem] = shortcutItem
            options[.cloudKitShareMetadata] = share
            if let notification {
                options[.remoteNotification] = notification.notification.request.content.userInfo
            }
            if backgroundReason == .push { options[.remoteNotification] = ["aps": 1] }
            if let activity {
                options[.userActivityType] = activity.activityType
                options[.userActivityDictionary] = [
                    "UIApplicationLaunchOptionsUserActivityKey": activity
                ]
            }
            return options.merging(locationOption) { first, _ in first }.nonEmpty
        }

        /// Whether this key arrives where scenes are adopted is open (home-assistant/iOS reads it there).
        var optionsOfScenes: [UIApplication.LaunchOptionsKey: Any]? {
            Stage.world(has: "location-option-kept") ? locationOption.nonEmpty : nil
        }
        private var locationOption: [UIApplication.LaunchOptionsKey: Any] {
            backgroundReason == .location ? [.location: true] : [:]
        }

        var connectionOptions: UIScene.ConnectionOptions {
            let options = UIScene.ConnectionOptions()
            options.urlContexts = url.map { [UIOpenURLContext(url: $0, inPlace: isInPlace)] } ?? []
            options.userActivities = activity.map { [$0] } ?? []
            let isLink = activity?.activityType == NSUserActivityTypeBrowsingWeb
            options.handoffUserActivityType = isLink ? nil : activity?.activityType
            options.shortcutItem = shortcutItem
            options.cloudKitShareMetadata = share
            options.notificationResponse = notification
            return options
        }
    }

    extension Dictionary {
        fileprivate var nonEmpty: Dictionary? { isEmpty ? nil : self }
    }
#endif
