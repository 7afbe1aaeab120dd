#!/usr/bin/env bash
# Makes faults in the tool, one at a time, and asks the quick tests whether they notice.
#
#   Tests/ToolMutants/mutate.sh [SEEDS [COUNT]]
#
# SEEDS is one, or several with commas between them, each of which chooses COUNT faults of all modules. One copy of the package is built in which every chosen fault stands behind a switch (MutantMaker writes it), and the
# tests run once for each. A fault that no test notices survives; it is printed, with the reason where
# docs/verification.md gives one. Exits 1 if 5 % or more survive without a reason. Linux; an hour on two processors.
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

# What runs for each fault until something notices it, behind the tests of its module; regular expressions of suites,
# what is quick and notices most first.
suites=(
    'CaseTests|RecordedResultTests|MigrationsByHandTests|ReportTests|ReportFormatTests'
    '^(LifecycleMigrationTests|ProjectModelTests|SwiftFlowTests)'
    'RewordedSourceTests|CommentRetentionTests|ApplyTests|UndoTests|PatchTests|ContractClauseTests'
)
# What can't pass in the copy: the switches stand in no room of the house, worked additions change the README, and the compiler
# is asked for the tokens of whole modules.
skipped='HouseTests|AdditionTests|TokenOracleTests'
# The modules that faults are made in: all.
modules=(
    SourceEditing SwiftOutline SwiftFlow ProjectModel AppleFrameworks AppFacts LaunchValidation LifecycleMigration
    CommandLineInterface
)

# Runs suites with a fault until a test fails: run_tests ID SUITES CPU-SECONDS; the fault 0 is none.
run_tests() (
    ulimit -t "$3" -v 12000000 2>/dev/null || true
    export MUTANT=$1 MUTANT_REACHED=$results/$1.reached
    # The tests end with the pipe that they write to.
    "$tests" --testing-library swift-testing --filter "$2" --skip "$skipped" 2>&1 | sed '/✘/q' >"$results/$1.log"
)

# The tests of the module that a fault is in, where they are few: suite_of_module ID.
suite_of_module() {
    case $(grep "^$1" "$cache/mutants" | cut -f2 | cut -d/ -f2) in
    SourceEditing) echo '^SourceEditingTests' ;;
    SwiftOutline) echo '^SwiftOutlineTests' ;;
    SwiftFlow) echo '^SwiftFlowTests' ;;
    ProjectModel) echo '^ProjectModelTests' ;;
    CommandLineInterface) echo '^CommandLineInterfaceTests' ;;
    esac
}

# Makes one fault, and writes a line: killed, survived or unreached, the fault, and what noticed it.
run_mutant() {
    local verdict=survived noticed=
    rm -f "$results/$1.reached"
    for some in $(suite_of_module "$1") "${suites[@]}"; do
        run_tests "$1" "$some" 300 && continue
        verdict=killed
        noticed=$(tail -n1 "$results/$1.log" | cut -c1-200)
        break
    done
    if [ $verdict = survived ] && [ ! -e "$results/$1.reached" ]; then verdict=unreached; fi
    rm -f "$results/$1.log" "$results/$1.reached"
    printf '%s\t%s\t%s\n' "$verdict" "$1" "$noticed" >>"$results/verdicts"
    echo "$verdict $1"
}

if [ "${1:-}" = --one ]; then
    run_mutant "$2"
    exit
fi

seeds=${1:-1}
count=${2:-400}
mkdir -p "$cache" "$results"

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

make_maker
list_sources
copy_package
build_package
for some in "${suites[@]}"; do
    run_tests 0 "$some" 600 && continue
    echo "the tests fail without a fault; see $results/0.log" >&2
    exit 2
done
cp "$cache/mutants" "$cache/chosen"
if [ -n "${MUTANTS:-}" ]; then
    printf '%s\n' $MUTANTS >"$cache/asked"
    grep -F -f "$cache/asked" "$cache/mutants" >"$cache/chosen"
fi
: >"$results/verdicts"
cut -f1 "$cache/chosen" | xargs -P "${JOBS:-2}" -n 1 "$here/mutate.sh" --one
report
