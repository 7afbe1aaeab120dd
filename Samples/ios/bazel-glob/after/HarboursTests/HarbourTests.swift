import UIKit
import XCTest

@testable import Harbours

final class HarbourTests: XCTestCase {
    func testOpens() {
        let delegate = AppDelegate.shared!
        XCTAssertEqual(delegate.openedHarbours, 1)
    }
}
