import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Says what becomes of the menu bar of a Mac app.
struct MacMenuFindings {
    private let choices: MacChoices
    private let modules: ModuleGraph
    private var facts: MacFacts { choices.facts }
    private var context: TargetContext { facts.context }

    /// The findings for an app; `modules` is what the apps of the tree are built with.
    init(_ choices: MacChoices, modules: ModuleGraph) {
        self.choices = choices
        self.modules = modules
    }

    /// What the nib's menu bar becomes, and code that makes or changes it; where there is neither, that SwiftUI brings one.
    func findings() -> [Finding] {
        let code = MenuCodeFindings(in: context).findings() + linkedMenus.findings()
        return facts.menus.findings + code + (code.isEmpty ? keys : [])
    }

    /// An app without a menu bar gets SwiftUI's, whose keys work though nobody sees it.
    private var keys: [Finding] {
        guard facts.nib.map({ !$0.hasMenuBar }) ?? (facts.start != nil),
            !EndsAtLaunch(of: facts.delegate).isCertain
        else { return [] }
        let maker = possibleMaker
        let start =
            maker == nil ? "the app had no menu bar, and" : "no menu bar was found; the app"
        return [
            Finding(
                .macMenu, .warning, .review, at: menuPlace,
                "\(start) gets SwiftUI's: its keys work while the app is active, such as ⌘Q and ⌘W",
                remedy: maker.map {
                    "check that \($0) makes none, and that a quit by the key is welcome"
                } ?? "check that a quit by the key is welcome")
        ]
    }

    /// What may make a menu bar all the same, in words; nil where nothing does.
    private var possibleMaker: String? {
        if let module = linkedMenus.unreadModule { return "'\(module)', which was not read," }
        if linkedMenus.isNamedByObjectiveC { return "the Objective-C code that names `mainMenu`" }
        return MenuCodeFindings(in: context).areThereNames ? "the code that names `mainMenu`" : nil
    }

    /// Where a menu bar would be: in the main nib, or in the code that starts the app.
    private var menuPlace: Place? {
        guard let nib = facts.nib else { return facts.entry.place(in: context) }
        return context.library.place(nib.path, (nib.menuBar?.object ?? nib.application).offset)
    }

    private var linkedMenus: LinkedMenuCode {
        LinkedMenuCode(choices.linked, of: context, in: modules)
    }
}
