#if STUB_RUN
    import Stage

    /// Writes the menu bar to the log: its menus with the places that are filled as in every app, and the app's own items,
    /// each chosen once. Of a menu bar that nobody sees only what has a key counts.
    @MainActor struct MenuLog {
        /// Whether the app shows no menu bar.
        let isHidden: Bool
        /// Does what is left to do behind each item.
        let settle: () -> Void

        func write(_ bar: NSMenu?) {
            for (index, item) in (bar?.items ?? []).enumerated() {
                guard let menu = item.submenu else {
                    if !isHidden { Stage.note("menu without items: \(item.title)") }
                    continue
                }
                write(menu, named: index == 0 ? "App" : menu.title)
            }
        }

        private func write(_ menu: NSMenu, named name: String) {
            let places = Set(menu.stageItems.compactMap { StandardItem(of: $0)?.place })
            if !isHidden, !places.isEmpty || menu.stageItems.contains(where: isOwn) {
                let list = places.sorted().joined(separator: " ")
                Stage.note("menu \(name)" + (list.isEmpty ? "" : " with \(list)"))
            }
            write(menu.items, in: name)
        }

        private func write(_ items: [NSMenuItem], in path: String) {
            for item in items where !item.isSeparatorItem {
                if let submenu = item.submenu {
                    write(submenu.items, in: path + " > " + item.title)
                } else if isOwn(item) {
                    write(item, in: path)
                }
            }
        }

        /// Whether the app brings the item, and it can ever be chosen.
        private func isOwn(_ item: NSMenuItem) -> Bool {
            !item.isSeparatorItem && item.submenu == nil && item.stageHasAction
                && StandardItem(of: item) == nil
        }

        private func write(_ item: NSMenuItem, in path: String) {
            guard !isHidden || !item.keyEquivalent.isEmpty else { return }
            let isEnabled = item.stageIsEnabled
            let parts = [
                "item \(path) > \(item.title)", item.stageKey, isEnabled ? "" : "disabled",
                item.isHidden ? "hidden" : "", item.state == .on ? "checked" : "",
            ]
            Stage.note(parts.filter { !$0.isEmpty }.joined(separator: " "))
            guard isEnabled else { return }
            item.stagePerform()
            settle()
        }
    }

    extension NSMenu {
        /// Its items and those of the menus in it.
        fileprivate var stageItems: [NSMenuItem] {
            items.flatMap { [$0] + ($0.submenu?.stageItems ?? []) }
        }
    }

    extension NSMenuItem {
        /// What people press for it, as menus show it.
        fileprivate var stageKey: String {
            guard let key = keyEquivalent.first else { return "" }
            let names: [Character: String] = ["\u{8}": "⌫", "\u{F700}": "↑", "\u{F701}": "↓"]
            var mask = keyEquivalentModifierMask
            if key.isUppercase { mask.insert(.shift) }
            let marks: [(NSEvent.ModifierFlags, String)] = [
                (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
            ]
            return marks.filter { mask.contains($0.0) }.map(\.1).joined()
                + (names[key] ?? key.uppercased())
        }
    }

    /// An item that every Mac app has, or may have, and that does what AppKit does: the menus of Xcode's templates, at the
    /// places that SwiftUI has for them (Apple, `CommandGroupPlacement`).
    @MainActor struct StandardItem {
        /// The place; nil where nobody answers the item, so that nobody misses it.
        let place: String?

        private static let places: [(String, [String])] = [
            ("appInfo", ["orderFrontStandardAboutPanel:"]),
            ("appVisibility", ["hide:", "hideOtherApplications:", "unhideAllApplications:"]),
            ("appTermination", ["terminate:"]), ("saveItem", ["performClose:"]),
            ("undoRedo", ["undo:", "redo:"]),
            (
                "pasteboard",
                ["cut:", "copy:", "paste:", "pasteAsPlainText:", "delete:", "selectAll:"]
            ),
            ("fullScreen", ["toggleFullScreen:"]),
            ("windowSize", ["performMiniaturize:", "performZoom:"]),
            ("windowArrangement", ["arrangeInFront:"]), ("help", ["showHelp:"]),
            (
                "documents",
                [
                    "newDocument:", "openDocument:", "clearRecentDocuments:", "saveDocument:",
                    "saveDocumentAs:", "revertDocumentToSaved:", "duplicateDocument:",
                    "renameDocument:", "moveDocument:", "runPageLayout:", "print:",
                ]
            ),
            ("toolbar", ["toggleToolbarShown:", "runToolbarCustomizationPalette:"]),
            ("sidebar", ["toggleSidebar:", "toggleSourceList:"]),
            (
                "textEditing",
                [
                    "performFindPanelAction:", "performTextFinderAction:", "showGuessPanel:",
                    "centerSelectionInVisibleArea:", "checkSpelling:", "startSpeaking:",
                    "toggleContinuousSpellChecking:", "toggleGrammarChecking:",
                    "toggleAutomaticSpellingCorrection:", "orderFrontSubstitutionsPanel:",
                    "toggleSmartInsertDelete:", "toggleAutomaticQuoteSubstitution:",
                    "toggleAutomaticDashSubstitution:", "toggleAutomaticLinkDetection:",
                    "toggleAutomaticDataDetection:", "toggleAutomaticTextReplacement:",
                    "uppercaseWord:", "lowercaseWord:", "capitalizeWord:", "stopSpeaking:",
                ]
            ),
            (
                "textFormatting",
                [
                    "orderFrontFontPanel:", "addFontTrait:", "underline:", "modifyFont:",
                    "useStandardKerning:", "turnOffKerning:", "tightenKerning:",
                    "loosenKerning:", "useStandardLigatures:", "turnOffLigatures:",
                    "useAllLigatures:", "unscript:", "superscript:", "subscript:",
                    "raiseBaseline:", "lowerBaseline:", "orderFrontColorPanel:", "copyFont:",
                    "pasteFont:", "alignLeft:", "alignCenter:", "alignJustified:",
                    "alignRight:", "toggleRuler:", "copyRuler:", "pasteRuler:",
                    "makeBaseWritingDirectionNatural:", "makeBaseWritingDirectionLeftToRight:",
                    "makeBaseWritingDirectionRightToLeft:", "makeTextWritingDirectionNatural:",
                    "makeTextWritingDirectionLeftToRight:",
                    "makeTextWritingDirectionRightToLeft:",
                ]
            ),
        ]

        /// Nil for an item of the app's own: one that its code answers is, whatever the action's name.
        init?(of item: NSMenuItem) {
            let name = item.action?.description ?? ""
            guard let place = Self.places.first(where: { $0.1.contains(name) })?.0,
                !NSApplication.shared.stageIsOwn(item)
            else { return nil }
            switch place {
            case "documents": self.place = nil
            case "toolbar": self.place = Self.place(place) { ($0 as? NSWindow)?.toolbar != nil }
            case "sidebar": self.place = Self.place(place) { $0 is NSSplitViewController }
            case "textEditing", "textFormatting":
                self.place = Self.place(place) { $0 is NSTextView }
            default: self.place = place
            }
        }

        private static func place(_ name: String, _ isAsked: (AnyObject) -> Bool) -> String? {
            NSApplication.shared.stageHas(isAsked) ? name : nil
        }
    }
#endif
