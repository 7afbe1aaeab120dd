#if STUB_RUN
    import Foundation
    import Stage

    /// The text of a storyboard, searched rather than parsed: it is the sample's own file.
    struct StoryboardFile {
        /// One start tag with its attributes.
        struct Element {
            let range: Range<String.Index>
            let tag: Substring
            var kind: String {
                String(tag.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" })
            }
            subscript(attribute: String) -> String? {
                guard let start = tag.range(of: " \(attribute)=\"") else { return nil }
                return String(tag[start.upperBound...].prefix { $0 != "\"" })
            }
        }

        let text: String

        /// The storyboard of that name, anywhere below the app's resources.
        static func named(_ name: String, kind: String = "storyboard") -> StoryboardFile? {
            let root = Stage.setting("RESOURCES") ?? "."
            let file = "\(name).\(kind)"
            let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String }
            let found = (paths ?? []).sorted().first { $0 == file || $0.hasSuffix("/\(file)") }
            guard let found,
                let text = try? String(contentsOfFile: "\(root)/\(found)", encoding: .utf8)
            else { return nil }
            return StoryboardFile(text: text)
        }

        var initialElement: Element? {
            guard let document = firstTag(named: "document"),
                let id = document["initialViewController"]
            else { return nil }
            return element(where: "id", is: id)
        }

        func element(where attribute: String, is value: String) -> Element? {
            text.range(of: " \(attribute)=\"\(value)\"").flatMap(tag(around:))
        }

        /// The first tag of a name inside of an element.
        func firstTag(named name: String, in element: Element) -> Element? {
            text.range(of: "<\(name) ", range: element.range.upperBound..<end(of: element))
                .flatMap(tag(around:))
        }

        /// The first element inside of another one that has an attribute.
        func element(where attribute: String, is value: String, in outer: Element) -> Element? {
            text.range(
                of: " \(attribute)=\"\(value)\"", range: outer.range.upperBound..<end(of: outer)
            ).flatMap(tag(around:))
        }

        private func end(of element: Element) -> String.Index {
            let rest = element.range.upperBound..<text.endIndex
            return text.range(of: "</\(element.kind)>", range: rest)?.lowerBound
                ?? element.range.upperBound
        }

        /// The controllers that a container holds, in their order.
        func relationships(of element: Element) -> [Element] {
            let end = end(of: element)
            var found: [Element] = []
            var position = element.range.upperBound
            while position < end,
                let segue = text.range(of: "kind=\"relationship\"", range: position..<end)
            {
                if let id = tag(around: segue)?["destination"],
                    let target = self.element(where: "id", is: id)
                {
                    found.append(target)
                }
                position = segue.upperBound
            }
            return found
        }

        /// The actions that the controls of a controller send to Interface Builder's First Responder.
        func actionsToFirstResponder(in element: Element) -> [String] {
            let end = end(of: element)
            var found: [String] = []
            var position = element.range.upperBound
            while position < end, let action = text.range(of: "<action ", range: position..<end),
                let tag = tag(around: action)
            {
                let target = tag["destination"].flatMap { self.element(where: "id", is: $0) }
                if target?["placeholderIdentifier"] == "IBFirstResponder",
                    let selector = tag["selector"]
                {
                    found.append(selector)
                }
                position = tag.range.upperBound
            }
            return found
        }

        private func firstTag(named name: String) -> Element? {
            text.range(of: "<\(name) ").flatMap(tag(around:))
        }
        private func tag(around range: Range<String.Index>) -> Element? {
            guard let start = text[..<range.upperBound].lastIndex(of: "<"),
                let end = text[range.lowerBound...].firstIndex(of: ">")
            else { return nil }
            let bounds = start..<text.index(after: end)
            return Element(range: bounds, tag: text[bounds])
        }
    }
#endif
