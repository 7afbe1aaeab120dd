import AppKit

let app = SwitcherApplication.shared
let delegate = AppDelegate()
app.delegate = delegate
app.run()
