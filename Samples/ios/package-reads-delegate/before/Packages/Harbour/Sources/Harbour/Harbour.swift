import Quay
import UIKit

public enum Harbour {
    /// The part of the screen that a ship may use.
    public static var insets: UIEdgeInsets { Quay.insets }
}
