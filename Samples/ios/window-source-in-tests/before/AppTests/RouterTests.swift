import XCTest
@testable import Shop

final class RouterTests: XCTestCase {
    func testStart() {
        let window = UIWindow()
        let router = Router(window: window)
        router.start()
        XCTAssertTrue(window.rootViewController is HomeViewController)
    }
}
