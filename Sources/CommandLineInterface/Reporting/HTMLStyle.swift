/// How a page looks: as the reader's system is set, light or dark, with colours that only repeat what words and marks say.
enum HTMLStyle {
    /// The style sheet.
    static let sheet = [colors, text, tables, picture, narrow, print].joined(separator: "\n")

    private static let colors = """
        :root { color-scheme: light dark; --good: #116329; --fair: #7d4e00; --bad: #a40e26; --line: #6e7781; --soft: #d0d7de; }
        @media (prefers-color-scheme: dark) {
          :root { --good: #56d364; --fair: #e3b341; --bad: #ff7b72; --line: #8b949e; --soft: #3d444d; }
        }
        ins, del { text-decoration: none; }
        strong.migrate, ins { color: var(--good); }
        strong.partial, strong.warning { color: var(--fair); }
        strong.refuse, strong.error, del, .risk { color: var(--bad); }
        .risk { font-weight: bold; }
        """

    private static let text = """
        body { font: 16px/1.5 system-ui, sans-serif; max-width: 68em; margin: 2em auto; padding: 0 1em; overflow-wrap: break-word; }
        section { border-top: 1px solid var(--line); padding-top: .5em; margin-top: 2em; }
        h1, h2, h3, h4 { line-height: 1.25; }
        small, .source, .count, figcaption { font-size: .85em; font-weight: normal; }
        code, pre { font: .9em/1.4 ui-monospace, monospace; }
        code, small, summary { overflow-wrap: anywhere; }
        pre { overflow-x: auto; border: 1px solid var(--soft); padding: .5em; }
        pre code { font-size: 1em; overflow-wrap: normal; }
        dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 1em; }
        dt { font-weight: bold; }
        dd { margin: 0; overflow-wrap: anywhere; }
        li { margin-bottom: .4em; }
        summary { cursor: pointer; }
        summary h3 { display: inline; font-size: 1em; }
        :target { outline: 2px solid var(--line); outline-offset: .5em; }
        ul.checklist { list-style: none; padding-left: 0; }
        """

    private static let tables = """
        table { border-collapse: collapse; width: 100%; margin: 1em 0; }
        th, td { padding: .3em .8em .3em 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--soft); }
        tbody th { font-weight: normal; min-width: 9em; overflow-wrap: anywhere; }
        td:last-child { overflow-wrap: anywhere; }
        td.number, th.number { text-align: right; padding-right: 1.6em; min-width: 5.5em; }
        """

    private static let picture = """
        figure { margin: 1em 0; }
        svg.callers { width: 100%; max-width: 42em; height: auto; }
        svg.callers rect, svg.callers path { fill: none; stroke: currentColor; }
        svg.callers .new { stroke: var(--good); stroke-width: 1.5; }
        svg.callers .gone { stroke: var(--line); stroke-dasharray: 4 3; }
        svg.callers .open { stroke: var(--bad); stroke-width: 2; stroke-dasharray: 6 2; }
        svg.callers text { fill: currentColor; text-anchor: middle; font: 12px system-ui, sans-serif; }
        svg.callers text.code { font: 11px ui-monospace, monospace; }
        svg.callers text.head, svg.callers text.owner { font-weight: bold; }
        """

    /// A row of a table is a card there.
    private static let narrow = """
        @media screen and (max-width: 55em) {
          thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
          table[role], table[role] tbody { display: block; }
          table[role] tr { display: block; border: 1px solid var(--soft); padding: .4em .6em; margin-bottom: .8em; }
          table[role] tbody th, table[role] td { display: flex; gap: .6em; border: 0; padding: .1em 0; text-align: left; }
          table[role] tbody th::before, table[role] td::before { content: attr(data-label); flex: 0 0 7.5em; font-size: .85em; }
          table[role] td > div, table[role] th > div { min-width: 0; overflow-wrap: anywhere; }
          ul { padding-left: 1.2em; }
        }
        """

    /// On paper nothing is clicked: what is folded is open, and a long line is broken.
    private static let print = """
        @media print {
          @page { margin: 1.5cm; }
          :root { color-scheme: light; --good: #116329; --fair: #7d4e00; --bad: #a40e26; --line: #6e7781; --soft: #d0d7de; }
          body { font-size: 11px; margin: 0; padding: 0; max-width: none; }
          details::details-content { content-visibility: visible; }
          summary { list-style: none; }
          pre { white-space: pre-wrap; overflow-wrap: anywhere; }
          pre code { overflow-wrap: anywhere; }
          h1, h2, h3, h4, summary { break-after: avoid; }
          li, tr, figcaption { break-inside: avoid; }
          a { color: inherit; }
        }
        """
}
