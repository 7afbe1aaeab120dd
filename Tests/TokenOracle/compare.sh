#!/bin/sh
# Compares our tokens with those of the compiler's own parser over all Swift files below the given folders.
#
#   Tests/TokenOracle/compare.sh FOLDER...
#
# Prints each differing file and the totals; exits 1 if a file that the parser accepts differs, 77 if the toolchain
# comes without the libraries of its parser. Programs and dumps are kept in .build/token-oracle.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
cache=${TOKEN_ORACLE_CACHE:-$root/.build/token-oracle}

swiftc=$(command -v swiftc) || { echo "no swiftc in PATH"; exit 77; }
# The path may be a link into the toolchain, or on macOS a stub that asks xcrun.
if command -v xcrun >/dev/null 2>&1; then swiftc=$(xcrun --find swiftc); fi
directory=$(dirname "$swiftc")
if [ -L "$swiftc" ]; then directory=$(cd "$directory" && cd "$(dirname "$(readlink "$swiftc")")" && pwd); fi
host=$directory/../lib/swift/host
[ -d "$host/SwiftParser.swiftmodule" ] || {
    echo "the toolchain has no SwiftParser in $host"
    exit 77
}

mkdir -p "$cache/modules" "$cache/dumps"

# builds PROGRAM if one of its sources is newer: build PROGRAM SOURCE... -- swiftc-option...
is_older() {
    program=$1
    shift
    [ ! -x "$program" ] || [ -n "$(find "$@" "$here/compare.sh" -newer "$program" -print)" ]
}

if is_older "$cache/CompilerTokens" "$here/CompilerTokens" "$here/SourceFile.swift"; then
    "$swiftc" -O -swift-version 6 -module-cache-path "$cache/modules" \
        "$here/CompilerTokens/main.swift" "$here/SourceFile.swift" \
        -I "$host" -L "$host" -lSwiftSyntax -lSwiftParser -Xlinker -rpath -Xlinker "$host" \
        -o "$cache/CompilerTokens"
fi
if is_older "$cache/TokenComparison" "$here/TokenComparison" "$here/SourceFile.swift" \
    "$root/Sources/SourceEditing" "$root/Sources/SwiftOutline/Lexer"; then
    (
        cd "$cache"
        "$swiftc" -O -wmo -swift-version 6 -parse-as-library -module-name SourceEditing \
            -emit-module -emit-module-path SourceEditing.swiftmodule \
            -c "$root"/Sources/SourceEditing/*.swift -o SourceEditing.o
        "$swiftc" -O -wmo -swift-version 6 -module-name TokenComparison -I . \
            "$root"/Sources/SwiftOutline/Lexer/*.swift "$here"/TokenComparison/*.swift \
            "$here/SourceFile.swift" SourceEditing.o -o TokenComparison
    )
fi

list=$(mktemp)
trap 'rm -f "$list"' EXIT
find "$@" -name '*.swift' -type f | LC_ALL=C sort >"$list"
"$cache/CompilerTokens" "$list" "$cache/dumps"
"$cache/TokenComparison" "$list" "$cache/dumps"
