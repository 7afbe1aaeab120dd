import Stage

extension UIViewController {
    /// What the log says of the status bar that a window's root asks for; nil where that is what it is anyway, or where the
    /// property list gives it to the application.
    ///
    /// The root names the child that is asked in its place (Apple, `childForStatusBarStyle` and `childForStatusBarHidden`); a
    /// tab bar controller names the one that it shows, SwiftUI's hosting controller none (home-assistant/iOS#5321;
    /// godot#116632). What is presented over the full screen is asked first.
    var stageStatusBar: String? {
        #if STUB_RUN
            guard !SceneManifest.main.isSwitchedOff("UIViewControllerBasedStatusBarAppearance")
            else { return nil }
        #endif
        let front = presentedOverFullScreen ?? self
        let style = front.asked(\.childForStatusBarStyle).preferredStatusBarStyle
        let isHidden = front.asked(\.childForStatusBarHidden).prefersStatusBarHidden
        let words = [
            style == .lightContent ? "light" : style == .darkContent ? "dark" : nil,
            isHidden ? "hidden" : nil,
        ].compactMap { $0 }
        return words.isEmpty ? nil : "status-bar=" + words.joined(separator: ",")
    }

    private func asked(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        self[keyPath: child]?.asked(child) ?? self
    }

    private var presentedOverFullScreen: UIViewController? {
        if let presented = presentedViewController, presented.modalPresentationStyle == .fullScreen
        {
            return presented.presentedOverFullScreen ?? presented
        }
        let inner = stageChildren.isEmpty ? children : stageChildren
        return inner.lazy.compactMap(\.presentedOverFullScreen).first
    }
}
