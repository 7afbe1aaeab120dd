#!/usr/bin/env bash
# How the time of a plan and of a scan grows with the number of apps, as a multiple of what ripgrep takes to search the
# same files.
#
# usage: Tests/Performance/apps-versus-ripgrep.sh [COUNT...]
#
# Copies four samples COUNT times in all (default 20 40 80 160 320) into a folder of its own: one folder that is planned
# and scanned as a whole, and scanned as one PATH an app. Each command runs RUNS times (default 5) after one run that
# warms the caches; the least wall time counts. Needs a release build's toolchain, Bash and ripgrep.
set -euo pipefail
cd "$(dirname "$0")/../.."

runs=${RUNS:-5}
command -v rg >/dev/null || { echo "ripgrep (rg) is needed" >&2; exit 2; }
options=(-c release --product sceneshift)
if [ "$(uname)" = Linux ]; then options+=(--static-swift-stdlib); fi
swift build "${options[@]}" >&2
tool=$(swift build -c release --show-bin-path)/sceneshift

samples=(storyboard hosting-in-scene-delegate window-in-app-delegate delegate-casts)
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT

# The least wall time of a command, in microseconds.
least() {
    local run start
    "$@" >/dev/null 2>&1 || [ $? -le 2 ]
    for ((run = 0; run < runs; run++)); do
        start=${EPOCHREALTIME/[.,]/}
        "$@" >/dev/null 2>&1 || [ $? -le 2 ]
        echo $((${EPOCHREALTIME/[.,]/} - start))
    done | sort -n | head -1
}

[ $# -gt 0 ] || set -- 20 40 80 160 320
for count; do
    folder=$made/$count
    for ((app = 0; app < count; app++)); do
        mkdir -p "$folder/App$app"
        cp -R "Samples/ios/${samples[app % 4]}/before/." "$folder/App$app"
    done
    files=$(find "$folder" -name '*.swift' | wc -l)
    search=$(least rg -l UIApplicationMain "$folder")
    plan=$(least "$tool" plan --format json "$folder")
    scan=$(least "$tool" scan "$folder")
    paths=$(least "$tool" scan "$folder"/*)
    awk -v count="$count" -v files="$files" -v rg="$search" -v plan="$plan" -v scan="$scan" -v paths="$paths" 'BEGIN {
        printf "%d apps, %d Swift files: rg -l %.0f ms, plan %.0f ms (%.1f ms an app, %.0f x rg), ",
            count, files, rg / 1000, plan / 1000, plan / 1000 / count, plan / rg
        printf "scan of the folder %.0f ms, of its PATHs %.0f ms\n", scan / 1000, paths / 1000
    }'
done
