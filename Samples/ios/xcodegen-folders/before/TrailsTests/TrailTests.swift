import XCTest

@testable import Trails

final class TrailTests: XCTestCase {
    func testLength() {
        XCTAssertEqual(Trail(name: "Lake", kilometres: 4).kilometres, 4)
    }
}
