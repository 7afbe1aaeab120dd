import UIKit

struct Cart {
    let isShared: Bool
}

final class CartViewController: UIViewController {
    private let cart: Cart

    init(cart: Cart) {
        self.cart = cart
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print(cart.isShared ? "shared cart" : "cart")
    }
}
