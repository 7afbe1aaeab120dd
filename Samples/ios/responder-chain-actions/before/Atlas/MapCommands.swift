import UIKit

enum MapCommands {
    static func all() -> [UIMenuElement] {
        [
            UICommand(title: "Legend", action: #selector(AppDelegate.showLegend)),
            UIKeyCommand(input: "l", modifierFlags: .command, action: #selector(AppDelegate.showLegend)),
        ]
    }
}
