import SwiftUI
import UIKit

final class PortraitHostingController<Content: View>: UIHostingController<Content> {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("shows \(title ?? "nothing")")
    }
}
