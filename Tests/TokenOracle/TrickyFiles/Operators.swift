// swift-format-ignore-file
// Valid Swift that is hard to cut into tokens: operators, numbers and names.

prefix operator √
infix operator <>: AdditionPrecedence
infix operator **
postfix operator ¡
prefix operator /
postfix operator /
infix operator ..-
prefix operator <!
infix operator ≠: ComparisonPrecedence
infix operator ⊕
infix operator +/-

prefix func √ (x: Double) -> Double { x.squareRoot() }
func <> (a: Int, b: Int) -> Int { a+b }
func ** <T: Numeric>(a: T, b: T) -> T { a * b }
func +/- <T: Numeric>(a: T, b: T)->T { a*b }
postfix func ¡ (x: Int) -> Int { x }
prefix func / (x: Int) -> Int { x }
postfix func / (x: Int) -> Int { x }
func ..- (a: Int, b: Int) -> Int { a - b }
func ≠ (a: Int, b: Int) -> Bool { a != b }
func ⊕<T>(a: T, b: T) -> T where T: BinaryInteger { a ^ b }

let generics: [Array<Array<Int>>] = [Array<Array<Int>>()]
let optionalGeneric: Array<Int>? = nil
let nested: Dictionary<String, Array<Int?>>?? = nil
let unwrapped: Array<Int>! = []
let comparison = 1 < 2 && 2 > 1
let shifts = 1 << 2 >> 1
let assigned: Array<Int>=[]
var value = 1
let conditions = (value == 1 ? -value : +value, value==2 ? 3:4)
let chained = optionalGeneric?.first ?? nested??["a"]?.first ?? nil
let negative = -1 + -2 - -3
let half = 0.5e-3 + 1_000.000_1 + 0x1p4 + 0x1.8p-2 + 1e10
let integers = [0b1010_1010, 0o17, 0xDEAD_BEEF, 1_000, 0]
let tuple = ((1, 2), (3, (4, 5)))
let part = tuple.0.1 + tuple.1.1.0 + 0xff.description.count + 1.description.count
let range = 0...1
let half2 = (0..<3).map{$0+1}
let oneSided = [1, 2, 3][1...]
let oneSided2 = [1, 2, 3][...1]
let commented = 1 +/* comment */2 /* nested /* comment */ */ + 3
let postfixMember = value¡.description
let prefixMember: Double = -.pi
let binaryMember: Double = 1 - .pi + .zero-(.pi)
let division = value / value/value
let postfix = value¡ + 3
let `default` = 1
let `a name with spaces` = `default`
let été = 1, 変数 = 2, 😀 = 3
let _ = { (_: Int, __: Int) in }
let projected = \String.count
let keyPath = \[Int].[0]
let selfPath = \Optional<Int>.?.description
let inoutValue = { (x: inout Int) in x += 1 }
let call: Void = inoutValue(&value)
let masked = value & 1 | value ^ ~value &+ 1
let ternary = value == 1 ? .some(1) : Optional<Int>.none
let failing = try? Int("1").map { $0 }
let forced = try! [1].map { $0 }
let emptyClosure: () -> () = {}
let arrow: (Int)->(Int)->Int = { a in { b in a+b } }
let isOptional = (1 as Int?) is Int
let composition: (any Sequence & Sendable)? = nil
@available(iOS 14.0.1, macOS 11, *) func available() {}
func versions() { if #available(iOS 15.0, macOS 12.0.1, *) { available() } }
#if swift(>=5.9) && !os(Linux) || canImport(Glibc)
let compiled = 1
#elseif compiler(<5.0)
let compiled = 2
#else
let compiled = 3
#endif
#sourceLocation(file: "a.swift", line: 1)
#sourceLocation()
let file = #file, line = #line, function = #function
