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

command -v swiftc >/dev/null || {
    echo "no swiftc in PATH"
    exit 77
}
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
host=$resources/host
[ -d "$host/SwiftParser.swiftmodule" ] || {
    echo "the toolchain has no SwiftParser in $host"
    exit 77
}

compiler=$(swiftc --version 2>/dev/null | cksum | cut -d ' ' -f 1)
cache=${TOKEN_ORACLE_CACHE:-$root/.build/token-oracle}/$compiler
mkdir -p "$cache/modules" "$cache/dumps"

# is_older PROGRAM SOURCE...: whether PROGRAM must be built again.
is_older() {
    program=$1
    shift
    [ ! -x "$program" ] || [ -n "$(find "$@" "$here/compare.sh" -newer "$program" -print)" ]
}

if is_older "$cache/CompilerTokens" "$here/CompilerTokens" "$here/SourceFile.swift"; then
    swiftc -O -swift-version 6 -module-cache-path "$cache/modules" \
        "$here/CompilerTokens/main.swift" "$here/SourceFile.swift" \
        -I "$host" -L "$host" -lSwiftSyntax -lSwiftParser -Xlinker -rpath -Xlinker "$host" \
        -o "$cache/CompilerTokens"
    rm -rf "$cache/dumps"
    mkdir "$cache/dumps"
fi
if is_older "$cache/TokenComparison" "$here/TokenComparison" "$here/SourceFile.swift" \
    "$root/Sources/SourceEditing" "$root/Sources/SwiftOutline/Lexer"; then
    (
        cd "$root"
        swiftc -Onone -wmo -swift-version 6 -parse-as-library -module-name SourceEditing \
            -emit-module -emit-module-path "$cache/SourceEditing.swiftmodule" \
            -c $(find Sources/SourceEditing -name '*.swift') -o "$cache/SourceEditing.o"
        swiftc -Onone -wmo -swift-version 6 -module-name TokenComparison -I "$cache" \
            $(find Sources/SwiftOutline/Lexer Tests/TokenOracle/TokenComparison -name '*.swift') \
            Tests/TokenOracle/SourceFile.swift "$cache/SourceEditing.o" -o "$cache/TokenComparison"
    )
fi

list=$(mktemp)
trap 'rm -f "$list"' EXIT
find "$@" -name '*.swift' -type f | LC_ALL=C sort >"$list"
"$cache/CompilerTokens" "$list" "$cache/dumps"
"$cache/TokenComparison" "$list" "$cache/dumps"
