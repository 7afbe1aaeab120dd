#if STUB_RUN
    extension UIResponder {
        /// This one and those behind it; a scene is followed by its delegate.
        var stageChain: [UIResponder] {
            var chain: [UIResponder] = []
            var following: UIResponder? = self
            while let responder = following, chain.count < 100 {
                chain.append(responder)
                if let delegate = (responder as? UIScene)?.delegate as? UIResponder {
                    chain.append(delegate)
                }
                following = responder.next
            }
            return chain
        }
        /// The window that shows it.
        var stageWindow: UIWindow? { stageChain.lazy.compactMap { $0 as? UIWindow }.first }
    }

    extension UIApplication {
        /// Who answers an action without a target: the first responder of the key window and those behind it (Apple,
        /// `sendAction(_:to:from:for:)`); without one, the sender and those behind it (openradar 23611650: a control's action goes to
        /// the first responder where there is one, though that is not in the control's chain). Where the sender is no responder,
        /// as a bar button item, what is shown is taken to have the focus (inferred).
        func stageTarget(of action: Selector, from sender: Any?) -> Any? {
            let window = allWindows.last { $0.isKeyWindow } ?? allWindows.last
            let first =
                window?.stageFirstResponder.flatMap { $0.stageWindow === window ? $0 : nil }
                ?? sender as? UIResponder ?? window?.stageContent
            return (first ?? self).target(forAction: action, withSender: sender)
        }
    }

    extension UIWindow {
        /// The innermost controller that it shows, or its view.
        var stageContent: UIResponder {
            guard let controller = rootViewController?.stageShown.last else { return self }
            return controller.viewIfLoaded ?? controller
        }
    }

    extension UIViewController {
        /// This one and what it shows, the innermost last; what is presented stands in front of what presents it.
        var stageShown: [UIViewController] {
            let inner =
                stageChildren
                + children.filter { child in
                    child.isVisible && !stageChildren.contains { $0 === child }
                }
            return [self] + inner.flatMap(\.stageShown)
                + (stagePresentedItself?.stageShown ?? [])
        }
    }
#else
    extension UIResponder {
        var stageWindow: UIWindow? { nil }
    }
#endif
