/** One style sheet for the sandbox's pages, served as a file so that no style is inline. */
export const styles = `
*, *::before, *::after { box-sizing: border-box }
:root { color-scheme: light dark; --ink: #17211c; --soft: #55625b; --line: #c9d3cd; --field: #55625b; --paper: #fff; --ground: #eef2ef; --main: #14684a; --deep: #0e4d37; --on-main: #fff; --link: #0e4d37; --hover: #e6f1ec; --warn: #fff4d6; --warn-line: #d9b64a; --focus: #0b62c4 }
@media (prefers-color-scheme: dark) {
:root { --ink: #e9f0ec; --soft: #b6c4bc; --line: #2b3831; --field: #6f7f76; --paper: #141d19; --ground: #0d1411; --main: #5cc99b; --deep: #78d8b0; --on-main: #04201a; --link: #5cc99b; --hover: #17352a; --warn: #352a0e; --warn-line: #e0a100; --focus: #a8c7fa }
}
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", Roboto, sans-serif }
header { background: #0e4d37; color: #fff }
header p { margin: 0 auto; max-width: 60rem; padding: .9rem 1rem; font-weight: 600; display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between }
header span { font-weight: 400 }
main { margin: 0 auto; max-width: 60rem; padding: 1rem }
h1 { font-size: 1.4rem; line-height: 1.25; margin: .5rem 0 1rem }
h2 { font-size: 1.1rem; margin: 0 0 .75rem }
.notice { background: var(--warn); border: 1px solid var(--warn-line); border-radius: 8px; margin: 0 0 1rem; padding: .6rem .9rem }
.columns { display: grid; gap: 1rem; grid-template-columns: 1fr }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 1.1rem }
dl { display: grid; gap: .35rem 1rem; grid-template-columns: auto 1fr; margin: 0 }
dt { color: var(--soft) }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
dd.total { font-size: 1.5rem; font-weight: 700 }
fieldset { border: 0; margin: 0 0 1rem; padding: 0; min-width: 0 }
legend { font-weight: 600; margin-bottom: .5rem; padding: 0 }
label.choice { align-items: center; border: 1px solid var(--line); border-radius: 8px; display: flex; gap: .75rem; margin-bottom: .5rem; padding: .6rem .75rem; cursor: pointer }
label.choice:has(:checked) { border-color: var(--main); box-shadow: 0 0 0 1px var(--main) }
label.choice small { color: var(--soft); display: block }
label.choice b { font-variant-numeric: tabular-nums; font-weight: 600; white-space: nowrap }
input[type=radio] { accent-color: var(--main); flex: none; height: 1.15rem; width: 1.15rem }
button { background: var(--paper); border: 1px solid var(--main); border-radius: 8px; color: var(--link); cursor: pointer; font: inherit; min-height: 44px; padding: .5rem 1rem }
button:hover { background: var(--hover) }
button.primary { background: var(--main); color: var(--on-main); font-weight: 600; width: 100% }
button.primary:hover { background: var(--deep) }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
ul.ends { display: grid; gap: .5rem; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); list-style: none; margin: 0; padding: 0 }
ul.ends button { text-align: left; width: 100% }
ul.ends small { color: var(--soft); display: block; padding: .15rem .25rem .35rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid var(--line); padding: .45rem .6rem .45rem 0; text-align: left; vertical-align: middle }
section.card, form.card { margin-bottom: 1rem }
.columns .card { margin-bottom: 0 }
.columns { margin-bottom: 1rem }
td small { color: var(--soft); display: block }
td:last-child { padding-right: 3px; text-align: right }
td button { padding: .4rem .6rem }
tbody th { font-size: .875rem }
form.inline { align-items: center; display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .75rem }
select { max-width: 100%; background: var(--paper); border: 1px solid var(--field); border-radius: 8px; color: inherit; font: inherit; min-height: 44px; padding: .4rem .6rem }
a { color: var(--link) }
code { overflow-wrap: anywhere }
@media (min-width: 48rem) { .columns { grid-template-columns: 20rem 1fr; align-items: start } }
`
