// docs/spec-map.json holds the whole specification, and each fact of it is looked for in the test it names.
import { describe, expect, test } from 'vitest'
import { api } from '../../../packages/contract/src/index.ts'
import { plant, readSources, type Source } from '../reading/source.ts'
import { quoteFaults, readSections, readUnasked, sectionsOf } from './spec-text.ts'
import { fingerprintOf, kinds, readSpecMap, specMapFaults, type Callers, type Fact } from './spec-map.ts'

const callers: Callers = new Map(
  Object.entries(api).flatMap(([room, endpoints]) =>
    Object.entries(endpoints).map(([name, { method, path }]): [string, string] => [
      `${method} ${path}`,
      `${room}.${name}`,
    ]),
  ),
)

/** Of each kind, as the specification was read: one that is taken out must be missed. */
const held: Readonly<Record<(typeof kinds)[number], number>> = {
  sentence: 132,
  screen: 33,
  column: 172,
  field: 185,
  call: 50,
  event: 6,
  rule: 306,
  body: 10,
}

/** Of all that the facts say. It changes with a sentence of the specification, never for a test's convenience. */
const readAs = '1b4ad2b383cc8aad'

describe('the map of the specification', () => {
  const facts = readSpecMap()

  test('names for every fact a test in which it is looked for', () => {
    expect(specMapFaults(facts, readSources(), callers)).toEqual([])
  })

  test('quotes the specification to the letter, and no clause of it is without a fact', () => {
    expect(quoteFaults(facts, readUnasked(), readSections())).toEqual([])
  })

  test('has all nine sections and loses no fact', () => {
    expect([...new Set(facts.map(({ section }) => section))].toSorted((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
    const counted = kinds.map((kind) => [kind, facts.filter((fact) => fact.kind === kind).length])
    expect(Object.fromEntries(counted)).toEqual(held)
    expect(fingerprintOf(facts), 'a fact was put in another’s stead').toBe(readAs)
  })
})

const story = plant(
  'e2e/door.story.ts',
  `import { isTold } from './acts/told.ts'
   import { words } from '../apps/web/src/door.texts.ts'
   const heads = ['Id', 'Placa']
   const seeHeads = (page) => expect(page.heads()).toEqual(heads)
   test('the door opens', async () => {
     // Se cerró la puerta
     await page.goto('/main/puerta/TRK907')
     await isTold(page)
     await expect(page.getByText(words.hidden)).toBeVisible()
     await expect(page.getByRole('table', { name: 'Puertas' })).toBeVisible()
     await seeHeads(page)
     await send(api.sessions.logIn, { limit: 1100 })
   })
   for (const role of ['enterprise', 'driver']) test(\`\${role} goes home\`, () => see(role))
   test.each([['Kg', 1]])('%s is a unit', (unit) => expect(unit).toBe('Kg'))
   test('elsewhere', () => expect(say()).toBe('La puerta está cerrada'))`,
)
const sources: Source[] = [
  story,
  plant('e2e/acts/told.ts', `export const isTold = (page) => expect(page.getByText('Se abrió la puerta'))`),
  plant('apps/web/src/door.texts.ts', `export const words = { hidden: 'Nadie la vio' }`),
]

type Planted = Partial<Omit<Fact, 'seen'>> & { in?: string; as?: string }
const fact = ({ in: path = story.path, as = 'the door opens', ...more }: Planted): Fact => ({
  section: 1,
  kind: 'sentence',
  where: 'Puertas',
  says: 'Se abrió la puerta',
  ...more,
  seen: [{ in: path, as }],
})
const faultsOf = (...facts: Fact[]) => specMapFaults(facts, sources, callers)

describe('a planted fault is found:', () => {
  test.each<[string, Fact[]]>([
    ['a fact that is seen nowhere', [{ ...fact({}), seen: [] }]],
    ['a fact told twice', [fact({}), fact({})]],
    ['a file that is no test', [fact({ in: 'e2e/acts/told.ts' })]],
    ['a file that is not there', [fact({ in: 'e2e/gate.story.ts' })]],
    ['a test that is not there', [fact({ as: 'the door shuts' })]],
    ['a row that no table has', [fact({ as: 'soport goes home', kind: 'rule', says: 'role' })]],
    ['a sentence that only a comment says', [fact({ says: 'Se cerró la puerta' })]],
    ['a sentence that only the product says', [fact({ says: 'Nadie la vio' })]],
    ['a sentence of another test', [fact({ says: 'La puerta está cerrada' })]],
    ['half a sentence', [fact({ says: 'Se abrió' })]],
    ['a column that is not looked for', [fact({ kind: 'column', says: 'Cédula' })]],
    [
      'a body that is not sent',
      [fact({ kind: 'body', where: 'POST /door/open', says: 'Se abrió la puerta' })],
    ],
    ['a column of a table that is not looked at', [fact({ kind: 'column', where: 'Carros', says: 'Id' })]],
    ['an address nobody goes to', [fact({ kind: 'screen', says: '/main/ventana/{id}' })]],
    ['a call that is not made', [fact({ kind: 'call', says: 'POST /order/create' })]],
    ['a call that the contract does not have', [fact({ kind: 'call', says: 'POST /door/open' })]],
    ['a rule that only the title of its test tells', [fact({ kind: 'rule', says: 'the door opens' })]],
    ['a rule that half a word tells', [fact({ kind: 'rule', says: 'abrió la puert' })]],
    ['a rule by a bare word', [fact({ kind: 'rule', says: 'heads' })]],
    ['a rule by one digit', [fact({ kind: 'rule', says: 'at most', words: ["'0'"] })]],
    ['a rule by an expectation alone', [fact({ kind: 'rule', says: 'seen', words: ['toBeVisible()'] })]],
    ['a rule by a cut-off end', [fact({ kind: 'rule', says: 'limit', words: ['limit: 1100 }'] })]],
    ['a field that is a name of the test’s own', [fact({ kind: 'field', says: 'seeHeads' })]],
    ['a limit that is not tried', [fact({ kind: 'rule', says: 'at most', words: ['1101'] })]],
  ])('%s', (_, facts) => {
    expect(faultsOf(...facts)).not.toEqual([])
  })
})

describe('what is honest passes:', () => {
  test.each<[string, Fact]>([
    ['a sentence of a helper', fact({})],
    ['a sentence with what differs', fact({ says: 'Se abrió la {thing}' })],
    ['a column, by what stands in its head', fact({ kind: 'column', says: 'plate', words: ['Placa'] })],
    ['an address with its id', fact({ kind: 'screen', says: '/main/puerta/{licensePlate}' })],
    ['a call', fact({ kind: 'call', says: 'POST /auth/tokenbackoffice' })],
    ['a limit', fact({ kind: 'rule', says: 'at most', words: ['1100'] })],
    ['a field that something has', fact({ kind: 'field', says: 'limit' })],
    [
      'a row of a loop',
      fact({ as: 'driver goes home', kind: 'rule', says: 'role', words: ["['enterprise', 'driver']"] }),
    ],
    ['a row of a table', fact({ as: 'Kg is a unit', kind: 'rule', says: 'Kg' })],
  ])('%s', (_, one) => {
    expect(faultsOf(one)).toEqual([])
  })
})

describe('of what the specification says,', () => {
  const asked = sectionsOf(
    '# House\n\n## 1. Doors\n\n- Door: opens at 7.30, shuts at night. Colour: not shown.\n',
  )
  const opens = fact({ says: 'the door opens', quote: 'opens at 7.30' })
  const shuts = fact({ says: 'shuts at night' })
  const open = [{ section: 1, quote: 'not shown', why: 'left open' }]

  test('what is quoted whole passes', () => {
    expect(quoteFaults([opens, shuts], open, asked)).toEqual([])
  })

  test.each<[string, Parameters<typeof quoteFaults>]>([
    ['a fact in words of our own', [[opens, shuts, fact({ says: 'Se abrió la puerta' })], open, asked]],
    ['half a word', [[opens, shuts, fact({ says: 'ut at night' })], open, asked]],
    ['the words of another section', [[opens, shuts, { ...shuts, section: 2 }], open, asked]],
    ['a clause without a fact', [[opens], open, asked]],
    ['what is left open and not named', [[opens, shuts], [], asked]],
    ['what asks nothing, without a reason', [[opens, shuts], [{ ...open[0]!, why: ' ' }], asked]],
  ])('%s is found', (_, given) => {
    expect(quoteFaults(...given)).toHaveLength(1)
  })
})

test('a fact put in another’s stead has another fingerprint', () => {
  expect(fingerprintOf([fact({})])).not.toBe(fingerprintOf([fact({ says: 'Se cerró la puerta' })]))
  expect(fingerprintOf([fact({ body: { isOpen: true } })])).not.toBe(fingerprintOf([fact({})]))
  expect(fingerprintOf([fact({ as: 'elsewhere' })])).toBe(fingerprintOf([fact({})]))
})
