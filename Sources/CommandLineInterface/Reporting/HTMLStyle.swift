/// How a page looks: as the reader's system is set, light or dark, with colours that only repeat what words and marks say.
enum HTMLStyle {
    /// The style sheet.
    static let sheet = """
        :root { color-scheme: light dark; --good: #116329; --fair: #7d4e00; --bad: #a40e26; --line: #6e7781; }
        @media (prefers-color-scheme: dark) {
          :root { --good: #56d364; --fair: #e3b341; --bad: #ff7b72; --line: #8b949e; }
        }
        body { font: 16px/1.5 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; }
        section { border-top: 1px solid var(--line); padding-top: .5em; margin-top: 2em; }
        code, pre { font: .9em/1.4 ui-monospace, monospace; }
        pre { overflow-x: auto; border: 1px solid var(--line); padding: .5em; }
        dl { display: grid; grid-template-columns: max-content auto; gap: 0 1em; }
        dd { margin: 0; }
        th, td { padding-right: 1em; text-align: left; vertical-align: top; }
        td.number, th.number { text-align: right; }
        li { margin-bottom: .5em; }
        summary { cursor: pointer; }
        summary h3 { display: inline; font-size: 1em; }
        details:target { outline: 2px solid var(--line); outline-offset: .5em; }
        ins, del { text-decoration: none; }
        strong.migrate, ins { color: var(--good); }
        strong.partial, strong.warning { color: var(--fair); }
        strong.refuse, strong.error, del { color: var(--bad); }
        ul.checklist { list-style: none; padding-left: 0; }
        @media print { details::details-content { content-visibility: visible; } a { color: inherit; } }
        """
}
