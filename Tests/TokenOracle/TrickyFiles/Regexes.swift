// swift-format-ignore-file
// Valid Swift that is hard to cut into tokens: regex literals beside division and comments.

let simple = /abc/
let groups = /(a(b)c)\)[)(]/
let escaped = /\/\\\//
let classes = /[a-z&&[^aeiou]]\d+/
let call = "text".firstMatch(of: /x+/)
let list = [/a/, /b/, /c/]
let spaces = /a b c\ /
let extended = #/a/b c/#
let doubleExtended = ##/a/#b/##
let multiline = #/
    # a comment with / a slash
    (?<year> \d{4}) - (?<month> \d{2})
    /#
let optional = try? /a/.wholeMatch(in: "a")
let forced = try! /a b/.wholeMatch(in: "a b")
func take(_ a: Int, _ operation: (Int, Int) -> Int) -> Int { operation(a, a) }
let operators = take(4, /) + take(5, /)
let x = 8, y = 2
let quotient = x / y / 2
let tight = x/y/2
let parenthesized = (x)/(y)/1
let closed = [x][0]/y/1
let comment = x /* / */ / y // /
let negated = !"a".contains(/b/)
let closure = { /a/ }
func returns() -> Regex<Substring> { return /a/ }
let ternary = x > y ? /a/ : /b/
let inInterpolation = "\("a".contains(/a[)]b/))"
let quote = /"/
let hash = /#/
let starred = (/a*/, 1)
