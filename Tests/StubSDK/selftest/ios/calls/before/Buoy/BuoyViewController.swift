import UIKit

final class BuoyViewController: UIViewController {}
