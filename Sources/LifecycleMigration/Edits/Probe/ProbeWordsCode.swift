/// The part of a probe that puts things into words.
enum ProbeWordsCode {
    /// What the log says of links, activities, scenes and windows.
    static let text = #"""
        // MARK: - Words

        extension SceneShiftProbe {
            /// What the log says of things: no contents, which may be secret, but enough to tell
            /// one from another.
            @MainActor
            enum Words {
                static func any(_ object: AnyObject) -> String {
                    switch object {
                    case is UIApplication:
                        return ""
                    case let value as UIScene:
                        let delegate = name(object_getClass(value.delegate))
                        return "scene \(short(value.session)) with \(delegate)"
                    case let value as UISceneSession:
                        return session(value)
                    case let value as UISceneConfiguration:
                        return configuration(value)
                    case let value as UIScene.ConnectionOptions:
                        return options(value)
                    case let value as UIWindow:
                        return window(value)
                    case let value as NSUserActivity:
                        return activity(value)
                    case let value as URL:
                        return url(value)
                    case let values as Set<UIOpenURLContext>:
                        return values.map { url($0.url) }.sorted().joined(separator: ", ")
                    case let values as Set<UISceneSession>:
                        return values.map { session($0) }.sorted().joined(separator: ", ")
                    case let values as [String: Any]:
                        return "keys \(values.keys.sorted().joined(separator: " "))"
                    case let value as String:
                        return value
                    case let value as Data:
                        return "\(value.count) bytes"
                    default:
                        return other(object)
                    }
                }

                private static func other(_ object: AnyObject) -> String {
                    #if !os(tvOS)
                    if let item = object as? UIApplicationShortcutItem {
                        return "quick action \(item.type)"
                    }
                    #endif
                    if let error = object as? NSError {
                        return "error \(error.domain) \(error.code)"
                    }
                    return name(object_getClass(object))
                }

                /// A URL without its path and query; what is an app's own scheme may have a secret
                /// for a host, too.
                static func url(_ url: URL) -> String {
                    let scheme = url.scheme ?? ""
                    let host = ["http", "https"].contains(scheme) ? url.host ?? "" : ""
                    return "\(scheme)://\(host) \(mark(url.absoluteString))"
                }

                static func activity(_ activity: NSUserActivity) -> String {
                    let link = activity.webpageURL.map { ", \(url($0))" } ?? ""
                    let count = activity.userInfo?.count ?? 0
                    return "\(activity.activityType), \(count) values\(link)"
                }

                /// The length of a text, and letters that it has in this launch only.
                private static func mark(_ text: String) -> String {
                    let letters = String(UInt(bitPattern: text.hashValue), radix: 16).suffix(6)
                    return "(\(text.utf8.count) bytes, \(letters))"
                }

                private static func short(_ session: UISceneSession) -> String {
                    String(session.persistentIdentifier.prefix(8))
                }

                static func session(_ session: UISceneSession) -> String {
                    let restores = session.stateRestorationActivity != nil
                    return "session \(short(session)) \(session.role.rawValue), "
                        + "restores \(restores), \(configuration(session.configuration))"
                }

                private static func configuration(_ value: UISceneConfiguration) -> String {
                    let title = value.name.map { "\"\($0)\"" } ?? "without a name"
                    return "configuration \(title), delegate \(name(value.delegateClass)), "
                        + "storyboard \(value.storyboard != nil)"
                }

                private static func options(_ options: UIScene.ConnectionOptions) -> String {
                    var parts = options.urlContexts.map { "URL \(url($0.url))" }.sorted()
                    parts += options.userActivities.map { "activity \(activity($0))" }.sorted()
                    if let type = options.handoffUserActivityType {
                        parts.append("handoff \(type)")
                    }
                    if options.cloudKitShareMetadata != nil { parts.append("share") }
                    #if !os(tvOS)
                    if let item = options.shortcutItem {
                        parts.append("quick action \(item.type)")
                    }
                    if options.notificationResponse != nil { parts.append("notification") }
                    #endif
                    return parts.isEmpty ? "no options" : parts.joined(separator: ", ")
                }

                static func window(_ window: UIWindow) -> String {
                    let scene = window.windowScene.map { short($0.session) } ?? "no scene"
                    let level = window.windowLevel.rawValue
                    let key = window.isKeyWindow ? " key" : ""
                    let hidden = window.isHidden ? " hidden" : ""
                    return "\(numbered(window)) of \(scene) level \(level)\(key)\(hidden) shows "
                        + controller(window.rootViewController, levels: 3)
                }

                private static func controller(
                    _ controller: UIViewController?, levels: Int
                ) -> String {
                    guard let controller = controller else { return "nothing" }
                    let children = levels > 0 ? controller.children : []
                    let texts = children.map { self.controller($0, levels: levels - 1) }
                    let inner = texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))"
                    return numbered(controller) + inner
                }

                private static func numbered(_ object: AnyObject) -> String {
                    "\(name(object_getClass(object)))#\(Log.shared.number(of: object))"
                }

                static func list(_ names: [String]) -> String {
                    names.isEmpty ? "nothing" : names.sorted().joined(separator: " ")
                }

                /// The name of a class without what it is generic over.
                static func name(_ type: AnyClass?) -> String {
                    type.map { String(String(reflecting: $0).prefix { $0 != "<" }) } ?? "none"
                }
            }
        }
        """#
}
