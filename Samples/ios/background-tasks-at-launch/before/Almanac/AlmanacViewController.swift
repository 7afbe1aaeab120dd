import UIKit

final class AlmanacViewController: UIViewController {
    private let forecasts: Forecasts

    init(forecasts: Forecasts) {
        self.forecasts = forecasts
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("almanac")
    }
}
