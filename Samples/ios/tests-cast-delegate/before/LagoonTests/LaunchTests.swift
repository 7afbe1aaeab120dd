import XCTest

@testable import Lagoon

final class LaunchTests: XCTestCase {
    private let delegate = UIApplication.shared.delegate as! AppDelegate

    func testShowsLagoon() {
        XCTAssertTrue(delegate.window?.rootViewController is LagoonViewController)
    }

    func testHasRoot() {
        XCTAssertNotNil(UIApplication.shared.windows.first!.rootViewController)
    }

    func testMakesWindow() {
        XCTAssertNotNil(AppDelegate().window)
    }

    func testIsTheDelegate() throws {
        let application = UIApplication.shared
        let known = try XCTUnwrap(application.delegate as? AppDelegate)
        XCTAssertTrue(known === delegate)
    }
}
