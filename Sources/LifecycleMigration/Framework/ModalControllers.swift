/// View controllers of Apple's that are only ever presented: no app has one as the root of its window.
enum ModalControllers {
    private static let names: Set<String> = [
        "UIAlertController", "UIActivityViewController", "UIImagePickerController",
        "UIDocumentPickerViewController",
        "SFSafariViewController", "AVPlayerViewController", "PHPickerViewController",
        "QLPreviewController", "MFMailComposeViewController", "MFMessageComposeViewController",
        "SKStoreProductViewController", "CNContactPickerViewController", "UISearchController",
    ]

    /// Whether a type is one.
    static func contains(_ type: String?) -> Bool { type.map(names.contains) ?? false }
}
