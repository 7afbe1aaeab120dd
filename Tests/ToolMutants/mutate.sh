#!/usr/bin/env bash
# Makes faults in the tool, one at a time, and asks the quick tests whether they notice.
#
#   Tests/ToolMutants/mutate.sh [SEEDS [COUNT]]
#
# SEEDS is one, or several with commas between them, each of which chooses COUNT faults of all modules. One copy of the package is built in which every chosen fault stands behind a switch (MutantMaker writes it), and the
# tests run once for each. A fault that no test notices survives; it is printed, with the reason where
# docs/verification.md gives one. Exits 1 if 5 % or more survive without a reason. Linux; an hour on two processors.
#
# First each suite, and each file of Tests/Cases, runs alone without a fault and notes which faults it comes to; for a
# fault only those run that come to it, the quickest first. What fails without a fault is left out, and named.
#
#   MUTANTS="ID ID"   makes only these faults, which must be among the chosen ones
#   JOBS=2            how many tests run at a time
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
cache=${TOOL_MUTANTS_CACHE:-$root/.build/tool-mutants}
package=$cache/package
results=$cache/results
tests=$package/.build/release/sceneshiftPackageTests.xctest

# What can't pass in the copy, or says nothing there: the switches stand in no room of the house, worked additions change the
# README, the scripts of a release are not copied, the compiler is asked for the tokens of whole modules, and times are another matter.
skipped='HouseTests|AdditionTests|DistributionTests|TokenOracleTests|LinearTimeTests|SignalTests'
# The modules that faults are made in: all.
modules=(
    SourceEditing SwiftOutline SwiftFlow ProjectModel AppleFrameworks AppFacts LaunchValidation LifecycleMigration
    CommandLineInterface
)

# Runs units with a fault until a test fails: run_tests ID CPU-SECONDS UNIT...; the fault 0 is none.
#
# A unit is a suite, `Module.Suite`, or a file of cases, `CASES:name`.
run_tests() {
    local id=$1 limit=$2 suites=() cases=() log=$results/$1.log pipe=$results/$1.pipe process
    shift 2
    for unit in "$@"; do
        case $unit in
        CASES:*) cases+=("${unit#CASES:}") ;;
        *) suites+=("${unit//./[.]}") ;;
        esac
    done
    [ ${#cases[@]} = 0 ] || suites+=('LifecycleMigrationTests[.]CaseTests')
    rm -f "$pipe" && mkfifo "$pipe"
    (
        ulimit -t "$limit" -v 12000000 2>/dev/null || true
        export MUTANT=$id
        [ ${#cases[@]} = 0 ] || export CASE_FILES=$(IFS=, && echo "${cases[*]}")
        exec "$tests" --testing-library swift-testing --skip "$skipped" \
            --filter "^($(IFS='|' && echo "${suites[*]}"))/" >"$pipe" 2>&1
    ) &
    process=$!
    sed '/✘/q' "$pipe" >"$log"
    rm -f "$pipe"
    # A test that has failed needs no others.
    ! grep -q ✘ "$log" || kill -9 $process 2>/dev/null || true
    wait $process 2>/dev/null
}

# Runs a unit without a fault, and keeps what it comes to and how long it takes: run_unit UNIT.
run_unit() {
    local start=$EPOCHREALTIME reach=$results/reach/$1
    rm -f "$reach"
    (export MUTANT_REACHED=$reach && results=$results/units && run_tests "0-$1" 900 "$1") ||
        { echo "$1" >>"$results/failing" && rm -f "$reach"; }
    touch "$reach"
    echo "$(((${EPOCHREALTIME/./} - ${start/./}) / 1000)) $1" >>"$results/times"
}

# The units that come to a fault, the quickest first, in groups of which each takes a few times as long as the one before:
# on each line the milliseconds that they take alone, and their names.
groups_of() {
    (cd "$results/reach" && grep -l -x "$1" -- * || true) | sort >"$results/$1.units"
    sort -k2 "$results/times" | join -1 2 -2 1 - "$results/$1.units" | sort -n -k2 |
        awk -v most=1500 '{ if (sum > 0 && sum + $2 > most) { print sum line; line = ""; sum = 0; most *= 6 }
            sum += $2; line = line " " $1 } END { if (line) print sum line }'
    rm -f "$results/$1.units"
}

# Makes one fault, and writes a line: killed, survived or unreached, the fault, and what noticed it.
run_mutant() {
    local verdict=unreached noticed=
    while read -r time units; do
        verdict=survived
        # Ten times as long is a loop without end.
        run_tests "$1" $((time / 100 + 30)) $units </dev/null && continue
        verdict=killed
        noticed=$(tail -n1 "$results/$1.log" | cut -c1-200)
        break
    done < <(groups_of "$1")
    rm -f "$results/$1.log"
    printf '%s\t%s\t%s\n' "$verdict" "$1" "$noticed" >>"$results/verdicts"
    echo "$verdict $1"
}

case ${1:-} in
--one) run_mutant "$2" && exit ;;
--unit) run_unit "$2" && exit ;;
esac

seeds=${1:-1}
count=${2:-400}
mkdir -p "$cache"

make_maker() {
    local maker=$cache/MutantMaker files=$root/Tests/TokenOracle/SourceFile.swift
    [ -x "$maker" ] && [ -z "$(find "$here/MutantMaker" "$files" "$root/Sources/SourceEditing" \
        "$root/Sources/SwiftOutline" -newer "$maker" -print)" ] && return
    (
        cd "$cache"
        swiftc -O -wmo -swift-version 6 -parse-as-library -module-name SourceEditing \
            -emit-module -emit-module-path SourceEditing.swiftmodule \
            -c "$root"/Sources/SourceEditing/*.swift -o SourceEditing.o
        find "$root/Sources/SwiftOutline" -name '*.swift' >outline-sources
        swiftc -O -wmo -swift-version 6 -module-name MutantMaker -I . \
            @outline-sources "$here"/MutantMaker/*.swift "$files" SourceEditing.o -o MutantMaker
    )
}

# Where faults are made: everything but main.swift.
list_sources() {
    (cd "$root" && printf 'Sources/%s\n' "${modules[@]}" | xargs -I{} find {} -name '*.swift' | LC_ALL=C sort) \
        >"$cache/sources"
}

# Copies what has changed, so that the rest is not built again.
copy_package() {
    # Links of tests to files of other tests are copied as files; the one to a folder is made below.
    (cd "$root" && find Sources Tests Samples docs \( -type f -o -xtype f \)) |
        grep -v '^Tests/\(VerificationTests\|StubSDK\|ToolMutants\)/' >"$cache/files"
    # The table of callbacks is a test's, too.
    echo Tests/StubSDK/callbacks.txt >>"$cache/files"
    if [ -d "$package" ]; then
        (cd "$package" && find Sources Tests Samples docs -type f ! -name Mutant.swift) |
            LC_ALL=C sort | LC_ALL=C comm -23 - <(LC_ALL=C sort "$cache/files") |
            while read -r path; do rm "$package/$path"; done
        # A sample that has gone must not leave a folder behind.
        find "$package/Samples" -type d -empty -delete
    fi
    grep -v -x -F -f "$cache/sources" "$cache/files" | while read -r path; do
        cmp -s "$root/$path" "$package/$path" && continue
        mkdir -p "$package/${path%/*}"
        cp "$root/$path" "$package/$path"
    done
    # The pages of the findings are built in by way of a link.
    mkdir -p "$package/Sources/LifecycleMigration/Findings"
    ln -sfn ../../../docs/findings "$package/Sources/LifecycleMigration/Findings/Pages"
    # The manifest without the targets whose tests are not copied.
    awk '/^ *\.testTarget\(/ { target = 1; text = "" }
        !target { print; next }
        { text = text $0 "\n" }
        /\),$/ { target = 0; if (text !~ /"VerificationTests"/) printf "%s", text }' \
        "$root/Package.swift" >"$package/Package.swift"
    while read -r path; do mkdir -p "$package/${path%/*}"; done <"$cache/sources"
    for module in "${modules[@]}"; do
        cp -p "$here/Switch/Mutant.swift" "$package/Sources/$module/Mutant.swift"
    done
}

# Writes the faults and builds; what doesn't compile is dropped for others.
build_package() {
    touch "$cache/dropped"
    for _ in $(seq 40); do
        "$cache/MutantMaker" "$seeds" "$count" "$cache/sources" "$root" "$package" "$cache/dropped" \
            >"$cache/mutants"
        if swift build --package-path "$package" -c release --build-tests -Xswiftc -enable-testing \
            >"$cache/build.log" 2>&1; then
            return
        fi
        drop_broken
    done
    echo "the copy does not build; see $cache/build.log" >&2
    exit 2
}

# Drops the faults on each line with an error, or those on the lines nearest to it.
drop_broken() {
    local before path line found
    before=$(wc -l <"$cache/dropped")
    while IFS=: read -r path line; do
        for lines in "$line,${line}p" "$line,$((line + 8))p" "$((line > 8 ? line - 8 : 1)),${line}p"; do
            found=$(sed -n "$lines" "$path" | grep -o '0x[0-9a-f]\{16\}' | cut -c3- || true)
            [ -n "$found" ] && break
        done
        [ -n "$found" ] && printf '%s\n' "$found" >>"$cache/dropped"
    done < <(grep -E '^/.*\.swift:[0-9]+:[0-9]+: error:' "$cache/build.log" | cut -d: -f1,2 | sort -u)
    sort -u -o "$cache/dropped" "$cache/dropped"
    if [ "$(wc -l <"$cache/dropped")" = "$before" ]; then
        echo "the copy does not build; see $cache/build.log" >&2
        exit 2
    fi
}

# The survivors with their reasons, and the totals.
report() {
    local all killed explained=0 unexplained=0
    : >"$cache/survivors"
    while IFS=$'\t' read -r id place kind code; do
        verdict=$(awk -F'\t' -v id="$id" '$2 == id { verdict = $1 } END { print verdict }' "$results/verdicts")
        case $verdict in survived | unreached) ;; *) continue ;; esac
        reason=$(grep -F "| \`$id\` |" "$root/docs/verification.md" | awk -F' [|] ' '{ print $NF }' || true)
        if [ -n "$reason" ]; then explained=$((explained + 1)); else unexplained=$((unexplained + 1)); fi
        printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$id" "$place" "$kind" "$code" "$verdict" "${reason% |}" \
            >>"$cache/survivors"
    done <"$cache/chosen"
    cat "$cache/survivors"
    all=$(wc -l <"$cache/chosen")
    killed=$((all - explained - unexplained))
    echo "tool mutants: seeds $seeds, $all made, $killed noticed, $explained survive with a reason," \
        "$unexplained without"
    [ $((unexplained * 100)) -lt $((all * 5)) ]
}

# What each unit comes to without a fault.
run_units() {
    rm -rf "$results" && mkdir -p "$results/reach" "$results/units"
    touch "$results/failing"
    {
        "$tests" --testing-library swift-testing --list-tests 2>/dev/null | sed -n 's,/.*,,p' |
            grep -v -E "$skipped|[.]CaseTests$"
        (cd "$package/Tests/Cases" && printf 'CASES:%s\n' *.txt | sed 's/[.]txt$//')
    } | LC_ALL=C sort -u | xargs -P "${JOBS:-2}" -n 1 "$here/mutate.sh" --unit
    [ ! -s "$results/failing" ] || echo "left out, since they fail without a fault: $(xargs <"$results/failing")"
}

make_maker
list_sources
copy_package
build_package
run_units
cp "$cache/mutants" "$cache/chosen"
if [ -n "${MUTANTS:-}" ]; then
    printf '%s\n' $MUTANTS >"$cache/asked"
    grep -F -f "$cache/asked" "$cache/mutants" >"$cache/chosen"
fi
: >"$results/verdicts"
cut -f1 "$cache/chosen" | xargs -P "${JOBS:-2}" -n 1 "$here/mutate.sh" --one
report
