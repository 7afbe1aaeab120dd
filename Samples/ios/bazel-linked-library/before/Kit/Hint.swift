import UIKit

public func showHint(_ text: String) {
    let window = UIApplication.shared.delegate?.window ?? nil
    window?.accessibilityIdentifier = text
}
