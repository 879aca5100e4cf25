/** The entries of a closed month as files for accounting programs: their figures are the journal's. docs/decisions/0071. */
import { api } from '@arriero/contract'
import type { CallInput, ReplyOf } from '@arriero/contract/endpoint'
import { suggestedCodes } from '@arriero/domain/money/closing/chart'
import { accounts, type Account } from '@arriero/domain/money/journal'
import { expect, test } from 'vitest'
import { readSheet, withTotals } from '#features/exports/xlsx/workbook.fixture.ts'
import { csvOf } from '#features/closings/voucher-writers.ts'
import { insertPosting } from '#features/journal/journal.store.ts'
import { close, goTo, monthOf, november, openMonthStage } from './months.fixture.ts'

const { house, paidFleet, finished, staff, head, keepChart } = await openMonthStage()
for (let number = 0; number < 2; number++) await finished(await paidFleet())
const busy = await finished(await paidFleet())
/** More lines than Siigo reads at once: paid in advance and taken back again, so that nothing is left of it. */
const backAndForth = 130
await house.database.transaction(async (tx) => {
  const ctx = house.openCtx(tx)
  for (let number = 1; number <= backAndForth; number++)
    for (const pesos of [number, -number])
      await insertPosting(ctx, {
        orderId: busy,
        event: `advance:${number}`,
        entries: [
          { account: 'carrier_payable', amountPesos: pesos },
          { account: 'bank', amountPesos: -pesos },
        ],
        at: house.clock.now,
        refersTo: undefined,
      })
})

type Asked = CallInput<typeof api.closings.file>['body']
const params = { month: november }
const fileOf = async (body: Asked): Promise<{ name: string; bytes: Buffer }> => {
  const made: ReplyOf<typeof api.closings.file> = await (
    await staff()
  ).send(api.closings.file, { params, body })
  const response = await fetch(new URL(made.url, house.url))
  expect(response.status).toBe(200)
  return { name: made.name, bytes: Buffer.from(await response.arrayBuffer()) }
}
const partsOf = async (program: Asked['program']) =>
  (await (await staff()).send(api.closings.parts, { params, query: { program } })).parts
const whyNot = async (body: Asked) => (await staff()).refusal(api.closings.file, { params, body })
const general: Asked = { program: 'general', kind: 'csv', part: 1 }

const accountOf = new Map(accounts.map((account) => [suggestedCodes[account], account]))

type Sums = Partial<Record<Account, { debit: number; credit: number }>>
const add = (sums: Sums, account: Account, { debit, credit }: { debit: number; credit: number }) => {
  const before = sums[account] ?? { debit: 0, credit: 0 }
  sums[account] = { debit: before.debit + debit, credit: before.credit + credit }
}

const journalSums = async (): Promise<Sums> =>
  Object.fromEntries(
    (await monthOf(await staff(), november)).accounts
      .filter(({ entries }) => entries > 0)
      .map(({ account, debit, credit }) => [account, { debit, credit }]),
  )

const linesOf = (bytes: Buffer): Record<string, string>[] => {
  const text = bytes.toString('utf8')
  expect(text.startsWith('\uFEFFfecha;')).toBe(true)
  const [head = '', ...rows] = text.slice(1).trimEnd().split('\r\n')
  const titles = head.split(';')
  return rows.map((row) => {
    const cells = row.split(';').map((cell) => cell.replace(/^"|"$/g, ''))
    return Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? '']))
  })
}

test('nobody gets a file of a month that is still open, nor before every account has its code', async () => {
  expect(await whyNot(general)).toBe('month.not_closed')
  goTo(house, '2026-12-02')
  expect(await whyNot(general)).toBe('month.not_closed')
  await close(await staff(), november)
  expect(await whyNot(general)).toBe('chart.incomplete')
  const { accounts: mapped, kept } = await (await staff()).send(api.closings.chart, {})
  expect(mapped.map(({ code }) => code)).toEqual(accounts.map(() => null))
  expect(mapped.map(({ suggested }) => suggested)).toEqual(accounts.map((account) => suggestedCodes[account]))
  expect(kept).toBeNull()
})

test('a chart names every account, in digits of the general list, and each change leaves its row', async () => {
  const set = async (codes: object) =>
    (await staff()).refusal(api.closings.setChart, { body: { codes } as never })
  const { bank: _bank, ...short } = suggestedCodes
  expect(await set(short)).toBe('chart.code_required')
  for (const bank of ['', '11', '11100', '0111', '11.05', '111005010203'])
    expect(await set({ ...suggestedCodes, bank }), bank).toMatch(/^chart\.code_/)
  expect(await set({ ...suggestedCodes, caja: '110505' })).toBe('input.unknown_field')
  await keepChart()
  await keepChart()
  const bank = '11100501'
  await (await head()).send(api.closings.setChart, { body: { codes: { ...suggestedCodes, bank } } })
  const trail = await (await head()).send(api.audit.all, { query: { act: ['chart.update'], limit: 100 } })
  expect(trail.items).toHaveLength(accounts.length + 1)
  expect(trail.items[0]?.details).toMatchObject({ account: 'bank', codeBefore: '111005', codeAfter: bank })
  await keepChart()
})

test('debits and credits of each account in the file are those of the journal', async () => {
  const { name, bytes } = await fileOf(general)
  expect(name).toBe('Asientos 2026-11 Archivo general.csv')
  const lines = linesOf(bytes)
  const sums: Sums = {}
  for (const { cuenta = '', debito, credito } of lines)
    add(sums, accountOf.get(cuenta) ?? expect.unreachable(cuenta), {
      debit: Number(debito),
      credit: Number(credito),
    })
  expect(sums).toEqual(await journalSums())
  const { entries } = await monthOf(await staff(), november)
  expect(lines).toHaveLength(entries)
  expect(lines.every(({ fecha }) => fecha?.startsWith('2026-11-'))).toBe(true)
})

test('each voucher is whole, and names the client or the carrier by the number of his papers', async () => {
  const lines = linesOf((await fileOf(general)).bytes)
  const vouchers = Map.groupBy(lines, ({ comprobante }) => comprobante)
  for (const rows of vouchers.values()) {
    const sum = rows.reduce((total, { debito, credito }) => total + Number(debito) - Number(credito), 0)
    expect(sum).toBe(0)
  }
  for (const line of lines) {
    const account = accountOf.get(line['cuenta'] ?? '')
    const isOfHouse = account === 'bank' || account === 'gateway_in_transit' || account === 'insurer_payable'
    expect(line['documento'] === '', account).toBe(isOfHouse)
  }
})

test('the spreadsheet says the same, with its totals', async () => {
  const { bytes } = await fileOf({ ...general, kind: 'xlsx' })
  const sheet = withTotals(readSheet(bytes))
  const { debit } = await monthOf(await staff(), november)
  expect(JSON.stringify(sheet)).toContain(String(debit))
})

test('Siigo gets the bodies of its web service, each voucher one, debits as credits', async () => {
  const json: Asked = { program: 'siigo', kind: 'json', part: 1 }
  expect(await whyNot(json)).toBe('month.document_required')
  type Body = {
    document: { id: number }
    date: string
    items: { account: { code: string; movement: 'Debit' | 'Credit' }; value: number }[]
  }
  const bodies: Body[] = []
  for (const { part } of await partsOf('siigo')) {
    const { name, bytes } = await fileOf({ ...json, part, documentId: 27_441 })
    expect(name).toBe(`Asientos 2026-11 Siigo parte ${part} de 2.json`)
    bodies.push(...(JSON.parse(bytes.toString('utf8')) as Body[]))
  }
  const sums: Sums = {}
  for (const { document, date, items } of bodies) {
    expect(document).toEqual({ id: 27_441 })
    expect(date).toMatch(/^2026-11-\d\d$/)
    for (const { account, value } of items)
      add(sums, accountOf.get(account.code) ?? expect.unreachable(account.code), {
        debit: account.movement === 'Debit' ? value : 0,
        credit: account.movement === 'Credit' ? value : 0,
      })
  }
  expect(sums).toEqual(await journalSums())
})

test('a program gets only what it reads, and no part that there is not', async () => {
  for (const program of ['general', 'alegra', 'worldOffice'] as const)
    expect(await whyNot({ program, kind: 'json', part: 1, documentId: 1 })).toBe('month.file_kind')
  expect(await whyNot({ ...general, part: 2 })).toBe('month.part_not_found')
})

test('more lines than a program reads are several files, no voucher in two, and together the month', async () => {
  const { entries, debit } = await monthOf(await staff(), november)
  const parts = await partsOf('siigo')
  expect(parts.map(({ part }) => part)).toEqual([1, 2])
  expect(parts.every(({ lines }) => lines <= 500)).toBe(true)
  expect(parts.reduce((sum, { lines }) => sum + lines, 0)).toBe(entries)
  const files: Record<string, string>[][] = []
  for (const { part } of parts) {
    const { bytes } = await fileOf({ program: 'siigo', kind: 'csv', part })
    files.push(linesOf(bytes))
  }
  expect(files.map(({ length }) => length)).toEqual(parts.map(({ lines }) => lines))
  const numbers = files.map((lines) => new Set(lines.map(({ comprobante }) => comprobante)))
  expect(numbers[0]?.isDisjointFrom(numbers[1] ?? new Set())).toBe(true)
  expect(files.flat().reduce((sum, { debito }) => sum + Number(debito), 0)).toBe(debit)
  expect(await partsOf('alegra')).toHaveLength(1)
})

test('a name that a spreadsheet would run stays a name', () => {
  const party = { identification: '52123456', name: '=1+1";\n@x', role: 'client' as const }
  const line = {
    number: 1,
    at: house.clock.now,
    kind: 'payment' as const,
    account: 'client_receivable' as const,
    pesos: 10,
    orderId: 'f'.repeat(24),
    party,
  }
  const text = csvOf({ lines: [line], chart: suggestedCodes }).toString('utf8')
  expect(text).toContain(`"'=1+1""; @x"`)
})
