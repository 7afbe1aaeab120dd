import XCTest

@testable import Lagoon

final class LagoonViewControllerTests: XCTestCase {
    func testLoads() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = LagoonViewController()
        window.makeKeyAndVisible()
        XCTAssertTrue(window.rootViewController?.isViewLoaded == true)
    }
}
