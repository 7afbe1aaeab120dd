import UIKit

final class BookViewController: UIViewController {
    init(book: Book) {
        super.init(nibName: nil, bundle: nil)
        title = book.name
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
