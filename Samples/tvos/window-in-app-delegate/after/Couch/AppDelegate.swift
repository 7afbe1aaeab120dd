import UIKit

final class CouchViewController: UIViewController {}
