/// Other ways to write storyboards and nibs, which XML takes for the same.
extension Transformation {
    /// All of them.
    static let ofInterfaces: [Transformation] = [
        interface("an attribute a line") { name, value in "\n\t\(name)=\"\(value)\"" },
        interface("values in single quotes") { name, value in
            value.contains("'") ? " \(name) = \"\(value)\"" : " \(name)='\(value)'"
        },
        interface("numbers for characters") { name, value in
            let value = value.replacing(" ", with: "&#x20;").replacing(":", with: "&#58;")
            return " \(name)=\"\(value)\""
        },
        Transformation(
            testDescription: "comments that hold elements", concerns: isInterface,
            rewrite: { bytes in
                let text = String(decoding: bytes, as: UTF8.self)
                return Array(text.replacing("<objects>", with: "<objects>" + comment).utf8)
            }),
    ]

    private static let isInterface: @Sendable (String) -> Bool = {
        $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
    }

    private static let comment =
        "<!-- <objects id=\"-2\"><navigationBar key=\"navigationBar\" barStyle=\"black\"/> selector=\"stop:\" -->"

    /// Writes each attribute in another way.
    private static func interface(
        _ name: String, _ write: @escaping @Sendable (_ name: String, _ value: String) -> String
    ) -> Transformation {
        Transformation(
            testDescription: name, concerns: isInterface,
            rewrite: { bytes in
                let text = String(decoding: bytes, as: UTF8.self)
                let written = text.replacing(/<[A-Za-z][^>]*>/) { tag in
                    tag.output.replacing(/\s+([\w:.\-]+)="([^"]*)"/) { attribute in
                        write(String(attribute.output.1), String(attribute.output.2))
                    }
                }
                return Array(written.utf8)
            },
            lineShift: nil)
    }
}
