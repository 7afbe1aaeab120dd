import UIKit

final class PierViewController: UIViewController {}
