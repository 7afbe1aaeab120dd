import UIKit

struct Settings {
    var hasSeenTour = true
}

final class HomeViewController: UIViewController {}

final class TourViewController: UIViewController {}
