/// The part of a probe that writes the log.
enum ProbeLogCode {
    /// The log, and what it says of the app before anything happens.
    static let text = #"""
        // MARK: - The log

        extension SceneShiftProbe {
            /// How much is watched: `calls` leaves SwiftUI's modifiers out, `off` everything.
            enum Extent: String {
                case off, calls, all
            }

            /// Lines in a file and on the console: seconds since the process was started, the state
            /// of the app, the route, the event. What happens within a call stands further in.
            @MainActor
            final class Log {
                static let shared = Log()
                let extent = UserDefaults.standard.string(forKey: "SceneShiftProbe")
                    .flatMap(Extent.init) ?? .all
                /// The application, once a call has shown it; asking for it earlier crashes.
                private weak var application: UIApplication?
                private let console = os.Logger(subsystem: "SceneShiftProbe", category: "probe")
                private let start = ProcessInfo.processInfo.systemUptime - Facts.age()
                private var file: FileHandle?
                private var depth = 0
                private var numbers: [Numbered] = []
                private var sessions = ""
                private var windows = ""

                /// Writes what is known from the beginning, unless the probe is off.
                func begin() -> Bool {
                    guard extent != .off else { return false }
                    open()
                    let values = Bundle.main.infoDictionary ?? [:]
                    write("launch", "SceneShift probe 1, \(extent), \(Date())")
                    write("system", Facts.system)
                    write("built", Facts.list(Facts.buildKeys, of: values))
                    write("plist", Facts.list(Facts.launchKeys, of: values))
                    write("manifest", Facts.manifest(values["UIApplicationSceneManifest"]))
                    write("app", "init")
                    return true
                }

                /// Adds a line.
                func write(_ route: String, _ text: String) {
                    guard extent != .off else { return }
                    let uptime = ProcessInfo.processInfo.systemUptime
                    let seconds = String(format: "%8.3f", uptime - start)
                    let indent = String(repeating: "  ", count: depth)
                    let line = "\(seconds) \(state) \(indent)\(route) \(text)"
                    console.notice("\(line, privacy: .public)")
                    // Whoever measures may add lines of their own.
                    _ = try? file?.seekToEnd()
                    try? file?.write(contentsOf: Data((line + "\n").utf8))
                }

                /// Indents the lines that are added meanwhile.
                func nest<Result>(_ body: () -> Result) -> Result {
                    depth += 1
                    defer { depth -= 1 }
                    return body()
                }

                /// A number that no other object gets.
                func number(of object: AnyObject) -> Int {
                    if let known = numbers.first(where: { $0.object === object }) {
                        return known.number
                    }
                    numbers.append(Numbered(object: object, number: numbers.count + 1))
                    return numbers.count
                }

                /// Keeps the application in mind, and tells which sessions it remembers.
                func meet(_ application: UIApplication) {
                    if self.application == nil {
                        self.application = application
                        write("device", Facts.device(of: application))
                    }
                    let sessions = application.openSessions.map { Words.session($0) }.sorted()
                        .joined(separator: "; ")
                    guard sessions != self.sessions else { return }
                    self.sessions = sessions
                    write("sessions", sessions)
                }

                /// Adds a line where the windows show something else than before.
                func lookAtWindows() {
                    let scenes = application?.connectedScenes.compactMap { $0 as? UIWindowScene }
                    let windows = (scenes ?? []).flatMap(\.windows).map { Words.window($0) }
                        .sorted().joined(separator: "; ")
                    guard windows != self.windows else { return }
                    self.windows = windows
                    write("windows", windows)
                }

                private struct Numbered {
                    weak var object: AnyObject?
                    let number: Int
                }

                private var state: String {
                    let names: [UIApplication.State: String] = [
                        .active: "active    ", .inactive: "inactive  ", .background: "background",
                    ]
                    return application.flatMap { names[$0.applicationState] } ?? "-         "
                }

                /// Opens the file behind the lines of earlier launches; a long one begins anew. It
                /// lies among the caches, since an app may show its documents.
                private func open() {
                    let files = FileManager.default
                    let folders = files.urls(for: .cachesDirectory, in: .userDomainMask)
                    guard let folder = folders.first else { return }
                    let url = folder.appendingPathComponent("SceneShiftProbe.txt")
                    console.notice("writes to \(url.path, privacy: .public)")
                    if !files.fileExists(atPath: url.path) {
                        _ = files.createFile(atPath: url.path, contents: nil)
                    }
                    file = try? FileHandle(forWritingTo: url)
                    let size = (try? file?.seekToEnd()) ?? 0
                    if size > 2_000_000 { try? file?.truncate(atOffset: 0) }
                }
            }

            /// What the log says of the system, and of how the app was built.
            @MainActor
            enum Facts {
                static let buildKeys = ["DTSDKName", "DTXcode", "MinimumOSVersion"]
                static let launchKeys = [
                    "UIMainStoryboardFile", "UILaunchStoryboardName", "UILaunchScreen",
                ]

                static var system: String {
                    #if targetEnvironment(simulator)
                    let machine = "simulator"
                    #elseif targetEnvironment(macCatalyst)
                    let machine = "Mac"
                    #else
                    let machine = "device"
                    #endif
                    let process = ProcessInfo.processInfo
                    let isPrewarmed = process.environment["ActivePrewarm"] == "1"
                    return "\(process.operatingSystemVersionString), \(machine), "
                        + "prewarmed \(isPrewarmed)"
                }

                static func device(of application: UIApplication) -> String {
                    let names: [UIUserInterfaceIdiom: String] = [
                        .phone: "phone", .pad: "pad", .tv: "tv", .mac: "mac",
                    ]
                    let idiom = UIDevice.current.userInterfaceIdiom
                    return "\(names[idiom] ?? "idiom \(idiom.rawValue)"), "
                        + "several scenes \(application.supportsMultipleScenes)"
                }

                static func list(_ keys: [String], of values: [String: Any]) -> String {
                    keys.map { key in "\(key)=\(values[key].map { "\($0)" } ?? "-")" }
                        .joined(separator: " ")
                }

                static func manifest(_ value: Any?) -> String {
                    guard let manifest = value as? [String: Any] else { return "none" }
                    var parts = [list(["UIApplicationSupportsMultipleScenes"], of: manifest)]
                    let keys = [
                        "UISceneConfigurationName", "UISceneDelegateClassName",
                        "UISceneStoryboardFile",
                    ]
                    let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
                    for role in roles.keys.sorted() {
                        for entry in roles[role] as? [[String: Any]] ?? [] {
                            parts.append("\(role): \(list(keys, of: entry))")
                        }
                    }
                    return parts.joined(separator: "; ")
                }

                /// The seconds since the process was started; the system may do so in advance.
                static func age() -> TimeInterval {
                    var info = kinfo_proc()
                    var size = MemoryLayout<kinfo_proc>.stride
                    var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
                    let status = sysctl(&name, UInt32(name.count), &info, &size, nil, 0)
                    guard status == 0 else { return 0 }
                    let start = info.kp_proc.p_un.__p_starttime
                    return Date().timeIntervalSince1970
                        - (Double(start.tv_sec) + Double(start.tv_usec) / 1_000_000)
                }
            }
        }
        """#
}
