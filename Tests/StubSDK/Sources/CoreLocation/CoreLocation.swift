@_exported import Foundation
import Stage

public struct CLLocationCoordinate2D: Sendable {
    public var latitude: Double, longitude: Double
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
open class CLLocation: NSObject, @unchecked Sendable {
    public init(latitude: Double, longitude: Double) {}
    open var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: 0, longitude: 0)
    }
}
@objc public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
@objc public protocol CLLocationManagerDelegate: NSObjectProtocol {}
open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy: Double = 0
    open func requestWhenInUseAuthorization() { Stage.effect("ask for the location") }
    open func requestAlwaysAuthorization() { Stage.effect("ask for the location always") }
    open func startUpdatingLocation() { Stage.effect("start updating the location") }
    open func stopUpdatingLocation() { Stage.effect("stop updating the location") }
    open func startMonitoringSignificantLocationChanges() {
        Stage.effect("monitor significant location changes")
    }
}
public let kCLLocationAccuracyBest: Double = -1
