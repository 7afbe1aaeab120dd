#!/bin/sh
# Compares our outlines with what the compiler's own parser finds in all Swift files below the given folders: every
# declaration with its kind, name and bytes, and every statement of every block and closure with its bytes.
#
#   Tests/OutlineOracle/compare.sh FOLDER...
#
# Prints the differing lines and the totals; exits 1 if a file that the parser accepts differs, 77 if the toolchain
# comes without the libraries of its parser. Programs and lists are kept in .build/outline-oracle.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
cache=${OUTLINE_ORACLE_CACHE:-$root/.build/outline-oracle}
files=$here/../TokenOracle/SourceFile.swift

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

mkdir -p "$cache/modules"

# Whether a program is older than one of its sources: is_older PROGRAM SOURCE...
is_older() {
    program=$1
    shift
    [ ! -x "$program" ] || [ -n "$(find "$@" "$here/compare.sh" -newer "$program" -print)" ]
}

if is_older "$cache/CompilerOutline" "$here/CompilerOutline" "$files"; then
    "$swiftc" -O -swift-version 6 -module-cache-path "$cache/modules" \
        "$here"/CompilerOutline/*.swift "$files" \
        -I "$host" -L "$host" -lSwiftSyntax -lSwiftParser -Xlinker -rpath -Xlinker "$host" \
        -o "$cache/CompilerOutline"
fi
if is_older "$cache/OurOutline" "$here/OurOutline" "$files" \
    "$root/Sources/SourceEditing" "$root/Sources/SwiftOutline"; then
    (
        cd "$cache"
        "$swiftc" -Onone -wmo -swift-version 6 -parse-as-library -module-name SourceEditing \
            -emit-module -emit-module-path SourceEditing.swiftmodule \
            -c "$root"/Sources/SourceEditing/*.swift -o SourceEditing.o
        find "$root/Sources/SwiftOutline" -name '*.swift' >sources
        "$swiftc" -Onone -wmo -swift-version 6 -module-name OurOutline -I . \
            @sources "$here"/OurOutline/*.swift "$files" SourceEditing.o -o OurOutline
    )
fi

find "$@" -name '*.swift' -type f | LC_ALL=C sort >"$cache/files"
"$cache/CompilerOutline" "$cache/files" "$cache/accepted" >"$cache/theirs"
"$cache/OurOutline" "$cache/accepted" >"$cache/ours"
echo "files: $(wc -l <"$cache/files"), accepted by the parser: $(wc -l <"$cache/accepted")"
echo "declarations: $(grep -c '^declaration ' "$cache/theirs"), statements: $(grep -c '^statement ' "$cache/theirs")"
if cmp -s "$cache/theirs" "$cache/ours"; then
    echo "differing lines: 0"
    exit 0
fi
for side in theirs ours; do
    awk '/^file / { path = substr($0, 6); next } { print path ": " $0 }' "$cache/$side" >"$cache/$side.named"
done
diff "$cache/theirs.named" "$cache/ours.named" >"$cache/difference" || true
head -n 100 "$cache/difference"
echo "differing lines: $(grep -c '^[<>]' "$cache/difference")"
exit 1
