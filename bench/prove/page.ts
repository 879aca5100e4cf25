/** What a proof says of itself: on the screen, and as its page in `docs/proof`. */
import { availableParallelism, totalmem } from 'node:os'
import { lowered, objections, told, type Bar, type Figure, type Part, type Proof } from './proof.ts'

export type Run = {
  part: Pick<Part, 'title' | 'proves'>
  name: string
  at: Date
  /** The commit that was looked at. */
  product?: string
  minutes: number
  proof: Proof
}

const word = (kind: string, { asked, usual }: Bar) =>
  `${kind} ${asked.toLocaleString('en-US')}${asked === usual ? '' : ` (bar ${usual.toLocaleString('en-US')})`}`

const barOf = ({ least, most }: Figure) =>
  [least && word('at least', least), most && word('at most', most)].filter(Boolean).join(', ')

const verdictOf = (proof: Proof) => {
  if (objections(proof).length > 0) return 'does not hold'
  return lowered(proof).length > 0 ? 'holds at the counts asked for, which are below the bar' : 'holds'
}

/** What a name of a hostile file hides is shown as it is written in code. */
const visible = (text: string) =>
  text.replaceAll(/[\p{C}\p{M}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`)

/** Many faults of one kind are told by the first of them. */
const mostTold = 20
const list = (lines: readonly string[]) => {
  const rest = lines.length - mostTold
  return [...lines.slice(0, mostTold), ...(rest > 0 ? [`and ${rest} more`] : [])].map(
    (line) => `- ${visible(line)}`,
  )
}

const machine = () => `${availableParallelism()} cores, ${Math.round(totalmem() / 1024 ** 3)} GiB`

/** As it is kept in the repository. */
export const pageOf = ({ part, name, at, product = '', minutes, proof }: Run): string => {
  const cell = (text: string) => visible(text.replaceAll(/\s+/g, ' ')).replaceAll('|', '\\|')
  const against = objections(proof)
  return `${[
    `# ${part.title}`,
    '',
    part.proves,
    '',
    `**It ${verdictOf(proof)}.** \`npm run prove -- ${name}\` on ${at.toISOString().slice(0, 10)}, ${machine()}, ${minutes.toFixed(1)} minutes${product && `, commit ${product}`}.`,
    '',
    '| Figure | Found | Bar |',
    '|---|---|---|',
    ...proof.figures.map((figure) => `| ${cell(figure.says)} | ${told(figure)} | ${barOf(figure)} |`),
    '',
    '## Planted',
    '',
    '| Fault made on purpose | Found | How it was told |',
    '|---|---|---|',
    ...proof.planted.map(
      ({ fault, isFound, told: how }) => `| ${cell(fault)} | ${isFound ? 'yes' : '**no**'} | ${cell(how)} |`,
    ),
    ...(against.length > 0 ? ['', '## Against it', '', ...list(against)] : []),
  ].join('\n')}\n`
}

/** As it is printed. */
export const linesOf = ({ part, minutes, proof }: Run): string[] => [
  part.title,
  ...proof.figures.map((figure) =>
    `  ${told(figure).padStart(14)}  ${figure.says}  ${barOf(figure)}`.trimEnd(),
  ),
  ...proof.planted.map(
    ({ fault, isFound, told: how }) => `  ${isFound ? 'found' : 'MISSED'}  ${fault}: ${how}`,
  ),
  ...list(objections(proof)),
  ...lowered(proof).map((line) => `  below the bar: ${line}`),
  `  ${verdictOf(proof)}, ${minutes.toFixed(1)} minutes`,
]
