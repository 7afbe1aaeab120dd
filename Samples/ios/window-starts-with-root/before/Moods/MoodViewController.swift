import UIKit

final class MoodViewController: UIViewController {}
