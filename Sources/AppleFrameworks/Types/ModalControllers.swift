/// View controllers of Apple's that are made to be presented, and not to be the root of a window.
package enum ModalControllers {
    private static let names: Set<String> = [
        "UIAlertController", "UIActivityViewController", "UIImagePickerController",
        "UIDocumentPickerViewController",
        "SFSafariViewController", "PHPickerViewController",
        "QLPreviewController", "MFMailComposeViewController", "MFMessageComposeViewController",
        "SKStoreProductViewController", "CNContactPickerViewController", "UISearchController",
    ]

    /// Whether a type is one.
    package static func contains(_ type: String?) -> Bool { type.map(names.contains) ?? false }
}
