import UIKit

public protocol Anchoring: AnyObject {
    func dropAnchor()
}

public enum Anchor {
    public static func drop() {
        (UIApplication.shared.delegate as? Anchoring)?.dropAnchor()
    }
}
