import UIKit

public enum Quay {
    /// The part of the screen that nothing covers.
    public static var insets: UIEdgeInsets {
        UIApplication.shared.delegate?.window??.safeAreaInsets ?? .zero
    }
}
