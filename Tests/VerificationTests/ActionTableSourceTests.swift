import Testing

/// The list of methods that a run has in the place of the Objective-C run time's.
struct ActionTableSourceTests {
    @Test(
        "A method that is declared for Objective-C has the selector that Objective-C finds it by",
        arguments: [
            ("@objc func save() {}", "save", "save"),
            ("@IBAction func save(_ sender: Any?) {}", "save:", "save(_:)"),
            ("@objc\n    private func save(_ sender: NSMenuItem) {}", "save:", "save(_:)"),
            ("@objc func save(sender: Any) {}", "saveWithSender:", "save(sender:)"),
            ("@objc func save(for sender: Any) {}", "saveFor:", "save(for:)"),
            ("@objc(keep:) func save(_ sender: Any) {}", "keep:", "save(_:)"),
        ])
    func selectors(method: String, selector: String, reference: String) {
        let made = ActionTableSource("class Mill {\n    var a = { 1 }\n    \(method)\n}")
            .declarations(
                number: 3)
        let entry =
            "StageAction(\"\(selector)\", of: Mill.self, Selector(Mill.\(reference), named: \"\(reference.prefix { $0 != "(" })\"))"
        #expect(made?.contains(entry) ?? false, "\(made ?? "nothing")")
        #expect(made?.contains("func stageActions3()") ?? false)
    }

    @Test(
        "What Objective-C does not find, or a table can't name, is left out",
        arguments: [
            "class Mill { func save() {} }", "class Mill { @objc static func save() {} }",
            "class Mill<Grain> { @objc func save() {} }",
            "func run() { class Mill { @objc func save() {} } }",
            "class Mill { @objc func save(_ a: Int, _ b: Int) {} }",
            "class Mill { // @objc func save() {}\n}",
            "class Mill { @objc func save() {}; @objc func save() {} }",
            "class Mill { @objc var grain = 1 }",
        ])
    func leftOut(source: String) {
        #expect(ActionTableSource(source).declarations(number: 0) == nil)
    }

    @Test func aNestedClassIsNamedByThoseAroundItAndExtensionsCount() {
        let made = ActionTableSource(
            "enum Mill { class Wheel { @objc func turn() {} } }\nextension Mill.Wheel { @objc func stop() {} }"
        ).declarations(number: 0)
        #expect(
            made?.contains("extension Mill.Wheel { @MainActor static func stageActions0_1()")
                ?? false)
        #expect(made?.contains("Selector(Mill.Wheel.stop") ?? false)
    }
}
