import ProjectModel

extension KnownSDK {
    /// Libraries that lay something over the app in, or by the size of, the window of the application's delegate.
    static let windowMeasurers: [KnownSDK] = [
        KnownSDK(
            name: "SVProgressHUD", kind: .measuresByWindow,
            link: SDKLink(
                modules: ["SVProgressHUD"], products: ["SVProgressHUD"],
                packages: ["svprogresshud"], pods: ["SVProgressHUD"]),
            versions: SDKVersions(below: VersionNumber(2, 3)), starts: [.name("SVProgressHUD")],
            effect:
                "takes its size and place from the window of the application's delegate before version 2.3, which is nil once SwiftUI makes the window",
            remedy: "update it to 2.3 or later",
            source: "SVProgressHUD.m of 2.2.5, `initWithFrame:` of `sharedView` and `positionHUD:`"),
        KnownSDK(
            name: "DatePickerDialog", kind: .measuresByWindow, absentOn: [.tvos],
            link: SDKLink(
                modules: ["DatePickerDialog"], products: ["DatePickerDialog"],
                packages: ["datepickerdialog", "datepickerdialog-ios-swift"],
                pods: ["DatePickerDialog"]),
            starts: [.name("DatePickerDialog")],
            effect:
                "shows itself in the window of the application's delegate, and ends the app where that has none, as SwiftUI's own delegate",
            remedy:
                "take it from its branch `master`, which asks the scene then, or show a picker of the app's own",
            source: "DatePickerDialog-iOS-Swift, DatePickerDialog.swift of 4.0, `show`"),
    ]
}
