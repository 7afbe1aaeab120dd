import UIKit

final class BarnViewController: UIViewController {}
