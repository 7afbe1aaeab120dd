import UIKit

final class CoveViewController: UIViewController {}
