#!/usr/bin/env bash
# How long a plan takes, as a multiple of what ripgrep takes to search the same files.
#
# usage: Tests/Performance/plan-versus-ripgrep.sh [FOLDER...]
#
# Without a FOLDER it makes those of make-repositories.sh, each of 1,600 Swift files. Both programs run RUNS times
# (default 11), each after one run that warms the caches; start-up is included. Prints both medians and their ratio for
# each, and fails if a ratio is above LIMIT (default 6). Needs a release build's toolchain, Bash and ripgrep.
set -euo pipefail
cd "$(dirname "$0")/../.."

runs=${RUNS:-11}
limit=${LIMIT:-6}
command -v rg >/dev/null || { echo "ripgrep (rg) is needed" >&2; exit 2; }
options=(-c release --product sceneshift)
# Without the toolchain's libraries to load it starts in half the time.
if [ "$(uname)" = Linux ]; then options+=(--static-swift-stdlib); fi
swift build "${options[@]}" >&2
tool=$(swift build -c release --show-bin-path)/sceneshift

if [ $# -eq 0 ]; then
    made=$(mktemp -d)
    trap 'rm -rf "$made"' EXIT
    Tests/Performance/make-repositories.sh "$made"
    set -- "$made"/*
fi

# The median wall time of a command, in microseconds.
median() {
    local run start
    "$@" >/dev/null || [ $? -le 2 ]
    for ((run = 0; run < runs; run++)); do
        start=${EPOCHREALTIME/[.,]/}
        "$@" >/dev/null || [ $? -le 2 ]
        echo $((${EPOCHREALTIME/[.,]/} - start))
    done | sort -n | sed -n "$(((runs + 1) / 2))p"
}

status=0
for folder; do
    files=$(find "$folder" -name '*.swift' | wc -l)
    lines=$(find "$folder" -name '*.swift' -print0 | xargs -0 cat | wc -l)
    ours=$(median "$tool" plan --format json "$folder")
    theirs=$(median rg -l UIApplicationMain "$folder")
    awk -v name="${folder##*/}" -v files="$files" -v lines="$lines" -v ours="$ours" -v theirs="$theirs" \
        -v limit="$limit" 'BEGIN {
        ratio = ours / theirs
        printf "%s: %d Swift files, %d lines, sceneshift plan %.1f ms, rg -l %.1f ms, ratio %.1f (limit %s)\n",
            name, files, lines, ours / 1000, theirs / 1000, ratio, limit
        exit ratio > limit
    }' || status=1
done
exit $status
