import UIKit

final class TideViewController: UIViewController {}
