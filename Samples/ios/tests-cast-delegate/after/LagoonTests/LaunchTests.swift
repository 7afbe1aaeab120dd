import XCTest

@testable import Lagoon

final class LaunchTests: XCTestCase {
    private let delegate = AppDelegate.shared!

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
        let known = try XCTUnwrap(AppDelegate.shared)
        XCTAssertTrue(known === delegate)
    }
}
