import UIKit
import XCTest

@testable import Harbours

final class HarbourTests: XCTestCase {
    func testOpens() {
        let delegate = UIApplication.shared.delegate as! AppDelegate
        XCTAssertEqual(delegate.openedHarbours, 1)
    }
}
