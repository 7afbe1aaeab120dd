import UIKit

/// Keeps the colours of the clock faces.
struct SceneDelegate {
    let faces: [UIColor] = [.red, .blue]
}
