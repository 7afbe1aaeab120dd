import UIKit

@MainActor
final class Timetable: NSObject {
    static let shared = Timetable()

    func start() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(launched),
            name: UIApplication.didFinishLaunchingNotification, object: nil)
    }

    @objc private func launched() {
        load()
    }

    func load() {
        print("timetable loaded")
    }

    func sail(to url: URL) {
        print("sailing to \(url.absoluteString)")
    }
}
