// swift-format-ignore-file
// Valid Swift that is hard to cut into tokens: string literals.

let empty = ""
let escapes = "\0\n\r\t\"\'\\\u{1F600}"
let interpolated = "a \(1 + 2) b \("c \("d \(empty) e") f") g"
let brackets = "\((1, (2, 3)).1.0) \([1, 2][0]) \({ (x: Int) in x }(1))"
let adjacent = "\(1)\(2)\(3)"
let comment = "\(1 /* ) " */) \(2 /* \( */)"
let raw = #"no \(interpolation) and "quotes" \n"#
let rawInterpolated = #"\#(raw) \(raw) \#("nested \(raw)")"#
let doubleRaw = ##"a "# b \##(1) \#(2)"##
let oneQuote = #"""#
let twoQuotes = #""""#
let manyQuotes = #""a""#
let quoteThenPounds = ##""#"##
let multiline = """
    first \(1)
      second "quoted" ""two""
    third \
    continued
    fourth \"""
    \(multilineInside)
    """
let multilineInside = """

    \("one line \("""
        deeper \(raw)
        """)")

    """
let rawMultiline = #"""
    raw \(not) \#(raw)
    """ not the end
    """#
let emptyMultiline = """
    """
let notAComment = "// /* */ http://example.org"
let slashes = "\\" + "\\\\" + "\\\""
let unicode = "é 😀 \u{00e9} e\u{301}"
func labelled(_ strings: String...) -> Int { strings.count }
let count = labelled("a", "b\("c")", #"d"#)
let dictionary = ["key": "value", "\(1)": #"\"#]
let tryParenthesis = "\(labelled("x") > 0 ? "yes \(1)" : "no")"
