#if STUB_RUN
    import Stage

    /// An action without a target that the user can send.
    @MainActor struct ShownAction {
        /// What the log says of it.
        let name: String
        let action: Selector
        /// Who sends it.
        let sender: Any?

        /// Those of what a window shows: controls, bar button items, a storyboard's connections to its First Responder, and the
        /// keys that are asked for along the chain, each of which the first to name it gets (Apple, `UIResponder.keyCommands`).
        static func all(in window: UIWindow) -> [ShownAction] {
            let shown = window.rootViewController?.stageShown ?? []
            return shown.flatMap(offered) + keys(in: window)
        }

        private static func offered(by controller: UIViewController) -> [ShownAction] {
            let controls = controller.viewIfLoaded.map(controls) ?? []
            let ofControls = controls.flatMap { control in
                control.stageActions.map {
                    ShownAction(name: "control \($0)", action: $0, sender: control)
                }
            }
            let item = controller.navigationItem
            let single = [item.leftBarButtonItem, item.rightBarButtonItem].compactMap { $0 }
            let several = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
            let ofItems = (single + several).compactMap { item in
                item.target != nil
                    ? nil
                    : item.action.map {
                        ShownAction(name: "bar button item \($0)", action: $0, sender: item)
                    }
            }
            let connected = controller.stageActions.map {
                ShownAction(
                    name: "storyboard \($0)", action: Selector($0),
                    sender: controller.viewIfLoaded)
            }
            return ofControls + ofItems + connected
        }

        private static func controls(in view: UIView) -> [UIControl] {
            // What belongs to another controller is that one's.
            view.subviews.filter { $0.stageController == nil }.reduce(
                into: [view as? UIControl].compactMap { $0 }
            ) { $0 += controls(in: $1) }
        }

        private static func keys(in window: UIWindow) -> [ShownAction] {
            let first = window.stageFirstResponder ?? window.stageContent
            var known: Set<String> = []
            return first.stageChain.flatMap { $0.keyCommands ?? [] }.compactMap { command in
                guard let action = command.action, known.insert(command.stageKey).inserted else {
                    return nil
                }
                return ShownAction(name: "key \(command.stageKey)", action: action, sender: command)
            }
        }
    }

    extension UIKeyCommand {
        /// What people press for it.
        fileprivate var stageKey: String {
            let marks: [(UIKeyModifierFlags, String)] = [
                (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
            ]
            return marks.filter { modifierFlags.contains($0.0) }.map(\.1).joined()
                + (input ?? "").uppercased()
        }
    }

    extension Simulator {
        /// Sends each action without a target that the front window offers.
        func sendActions() {
            let window =
                scenes.first?.frontWindow ?? application.windowsWithoutScene.last { !$0.isHidden }
            for action in window.map(ShownAction.all) ?? [] {
                Stage.note(action.name)
                let isAnswered = application.sendAction(
                    action.action, to: nil, from: action.sender, for: nil)
                if !isAnswered { Stage.note("nobody answers") }
                settle()
            }
        }
    }
#endif
