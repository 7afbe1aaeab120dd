import ProjectModel

extension KnownSDK {
    /// Libraries that take the size and place of what they lay over the app from the window of the application's delegate.
    static let windowMeasurers: [KnownSDK] = [
        KnownSDK(
            name: "SVProgressHUD", kind: .measuresByWindow,
            link: SDKLink(
                modules: ["SVProgressHUD"], products: ["SVProgressHUD"],
                packages: ["svprogresshud"], pods: ["SVProgressHUD"]),
            versions: SDKVersions(below: VersionNumber(2, 3)),
            effect:
                "takes its size and place from the window of the application's delegate before version 2.3, which is nil once SwiftUI makes the window",
            remedy: "update it to 2.3 or later",
            source: "SVProgressHUD.m of 2.2.5, `initWithFrame:` of `sharedView` and `positionHUD:`")
    ]
}
