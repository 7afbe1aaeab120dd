import UIKit

@MainActor
final class Timetable: NSObject {
    static let shared = Timetable()

    func start() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(launched(_:)),
            name: UIApplication.didFinishLaunchingNotification, object: nil)
    }

    @objc private func launched(_ note: Notification) {
        load()
        if let url = note.userInfo?[UIApplication.LaunchOptionsKey.url] as? URL { sail(to: url) }
    }

    func load() {
        print("timetable loaded")
    }

    func sail(to url: URL) {
        print("sailing to \(url.absoluteString)")
    }
}
