import UIKit

final class Router {
  private let screen = Screen()

  var screens: [UIUserActivityRestoring] { [screen] }

  func open(_ url: URL) -> Bool {
    print("opened \(url.absoluteString)")
    return true
  }

  func follow(_ link: URL) -> Bool {
    print("followed \(link.absoluteString)")
    return true
  }
}

private final class Screen: UIResponder {
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    print("restored \(activity.activityType)")
  }
}
