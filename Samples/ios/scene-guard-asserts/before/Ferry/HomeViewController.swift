import UIKit

final class HomeViewController: UIViewController {
    private let timetable: Timetable

    init(timetable: Timetable) {
        self.timetable = timetable
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("next at \(timetable.departures.first ?? "never")")
    }
}
