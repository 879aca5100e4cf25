// What the web has a piece for is not drawn or sent by hand again: each rule finds its fault, and what keeps one for a reason is named.
import { expect, test } from 'vitest'
import { actsSayWhatFollows } from './acts-once.ts'
import { classesAreWorn } from './classes.ts'
import { tablesAreDrawnOnce } from './lists.ts'
import { plant, type Rule, type Source } from './reading/source.ts'
import { importsHaveOneName } from './texts.ts'

const web = (path: string, text: string): Source => plant(`apps/web/src/${path}`, text)
const one = 'features/orders/A.tsx'

const legend = 'screens/main/Legend.tsx'
const drawn = tablesAreDrawnOnce({ [`apps/web/src/${legend}`]: 'only heard' })
const table = web(legend, '<table className={styles.legend}>')

const worn = classesAreWorn([
  plant(
    'apps/web/src/app/a.module.css',
    '/* As .old. */\n.open { color: red }\n.open .part:global(.ant-btn) { top: 0 }',
  ),
])
const wears = (words: string) => [web('app/A.tsx', `import styles from './a.module.css'\n${words}`)]
// In parts: this file takes nothing under two names.
const takes = (names: string) => [web('app/a.ts', ['import {', names, "} from './a.texts.ts'"].join(' '))]

test.each<[says: string, rule: Rule, files: Source[]]>([
  [
    'an act whose message is shown by hand',
    actsSayWhatFollows,
    [web(one, 'act.mutate({ body }, { onSuccess: () => toast.success(done) })')],
  ],
  ['a table that is drawn by hand', drawn, [table, web(one, '<table>')]],
  ['a table that is named and is not there', drawn, [web(legend, '<PlainTable />')]],
  ['a class that nobody wears', worn, wears('<p className={styles.open} />')],
  ['one thing under two names', importsHaveOneName, takes('aTexts as texts, aTexts')],
])('a planted fault is found: %s', (_says, rule, files) => {
  expect(rule(files)).toHaveLength(1)
})

test.each<[says: string, rule: Rule, files: Source[]]>([
  ['an act that says what follows it', actsSayWhatFollows, [web(one, 'useToldAct({ act, input, done })')]],
  ['a table of rows, and one that is named', drawn, [table, web(one, '<PlainTable />')]],
  ['classes by their own name', worn, wears('<p className={styles.open}><b className={styles.part} /></p>')],
  ['classes by a name that is made', worn, wears('<p className={styles[kind]} />')],
  ['two things of one file', importsHaveOneName, takes('aTexts as texts, type A')],
])('what is honest passes: %s', (_says, rule, files) => {
  expect(rule(files)).toEqual([])
})
