import UIKit

final class FeedViewController: UIViewController {
    private let service: FeedService
    private let select: (String) -> Void

    init(service: FeedService, select: @escaping (String) -> Void) {
        self.service = service
        self.select = select
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        select("news")
    }
}
