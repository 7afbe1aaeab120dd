import UIKit

struct Cart {
    let isShared: Bool
}

final class CartViewController: UIViewController {
    init(cart: Cart) {
        super.init(nibName: nil, bundle: nil)
        title = cart.isShared ? "Shared" : "Cart"
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
