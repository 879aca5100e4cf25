/** The file that a bank takes, in its own lines, and what it answers. docs/bank-file.md. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { account, anew, openMoneyStage, payoutOf } from './payouts.fixture.ts'
import { unreconciled } from '../differing.fixture.ts'

const { house, called, client, paidFleet, finished } = await openMoneyStage()
const accountant = await called('accountancy')
const administrator = await called('administrator')
const staff = () => anew(house, accountant)

const ready = async (own = account): Promise<string> => {
  const id = await finished(await paidFleet(own))
  await (await anew(house, client)).send(api.orders.approve, { params: { _id: id } })
  return id
}
const batchOf = async (payouts: string[]): Promise<string> =>
  (await (await staff()).send(api.settlements.createBatch, { body: { payouts } }))._id
const payer = {
  payerDocument: '900123456',
  payerName: 'Arriero S. A. S.',
  payerAccount: '12345678901',
  payerAccountKind: 'current',
} as const
const choose = async (layout: 'general' | 'bancolombiaPab' | 'bancoDeBogota') =>
  (await anew(house, administrator)).send(api.settlements.setBankFile, { body: { layout, ...payer } })
const fileOf = async (_id: string) => {
  const made = await (await staff()).send(api.settlements.bankFile, { params: { _id } })
  const response = await fetch(`${house.url}${made.url}`)
  return { name: made.name, type: response.headers.get('content-type'), text: await response.text() }
}
const answer = async (_id: string, text: string, isTrial?: true) =>
  (await staff()).send(api.settlements.answerBatch, {
    params: { _id },
    body: { text, name: 'respuesta.csv', ...(isTrial ? { isTrial } : {}) },
  })
const code = (id: string) => id.slice(18)

test('a batch leaves in the lines of the bank that was chosen, and only administrators choose', async () => {
  const before = await (await staff()).send(api.settlements.bankFileSettings, {})
  expect(before).toMatchObject({ layout: 'general', payerDocument: '' })
  const body = { layout: 'bancolombiaPab' as const, ...payer }
  expect(await (await staff()).refusal(api.settlements.setBankFile, { body })).toBe('auth.role_refused')
  const _id = await batchOf([await ready(), await ready()])
  await choose('bancolombiaPab')
  const pab = await fileOf(_id)
  expect(pab.name).toMatch(/^Lote \d+ 2026-11-09\.txt$/)
  expect(pab.type).toContain('text/plain')
  const lines = pab.text.split('\r\n')
  expect(lines.map((line) => line.length)).toEqual([264, 264, 264, 0])
  expect(lines[0]?.slice(63, 69)).toBe('000002')
  expect(lines[0]?.slice(86, 103)).toBe('00000000359636400')
  expect(lines[1]).toContain('00000100700145678901')
  await choose('bancoDeBogota')
  expect((await fileOf(_id)).text.split('\r\n').map((line) => line.length)).toEqual([250, 250, 250, 0])
  await choose('general')
  expect((await fileOf(_id)).name).toMatch(/\.csv$/)
})

test('a bank whose number is not certain is not guessed into a fixed file', async () => {
  const _id = await batchOf([await ready({ ...account, bank: 'Banco Itaú' })])
  await choose('bancolombiaPab')
  expect(await (await staff()).refusal(api.settlements.bankFile, { params: { _id } })).toBe(
    'bank_file.bank_unknown',
  )
  await choose('general')
  expect((await fileOf(_id)).text).toContain('"BANCO ITAU"')
})

test('what the bank answers is followed line by line, told first, and once', async () => {
  const [good, bad, silent] = [await ready(), await ready(), await ready()]
  const _id = await batchOf([good, bad, silent])
  const text = [
    'Respuesta del lote',
    'REFERENCIA;ESTADO;VALOR;MOTIVO',
    `${code(good).toUpperCase()};Pagado;1.798.182;`,
    `"${code(bad)}";Rechazado;1798182;"Cuenta inexistente; cancelada"`,
    'FFFFFF;Pagado;1;',
    `${code(silent)};Pagado;1;`,
    `${code(silent)};Quién sabe;;`,
  ].join('\r\n')
  const whyNot = async () =>
    (await staff()).refusal(api.settlements.answerBatch, { params: { _id }, body: { text, name: 'r.csv' } })
  expect(await whyNot()).toBe('batch.not_paid')
  await (await staff()).send(api.settlements.payBatch, { params: { _id }, body: { reference: 'LOTE-70' } })
  const outcomes = ['paid', 'returned', 'unmatched', 'amountDiffers', 'unreadable']
  const tried = await answer(_id, text, true)
  expect(tried.lines.map(({ outcome }) => outcome)).toEqual(outcomes)
  expect(tried).toMatchObject({ unanswered: 0, isRepeated: false })
  expect((await payoutOf(await staff(), bad)).state).toBe('paid')

  expect((await answer(_id, text)).lines.map(({ outcome }) => outcome)).toEqual(outcomes)
  const of = async (state: 'returned' | 'open') =>
    (await (await staff()).send(api.settlements.payouts, { query: { q: bad, state: [state] } })).items
  expect(await of('returned')).toMatchObject([{ returned: { reason: 'Cuenta inexistente; cancelada' } }])
  expect(await of('open')).toHaveLength(1)
  expect(await unreconciled(house)).toEqual([])

  const again = await answer(_id, text)
  expect(again.isRepeated).toBe(true)
  expect(again.lines.map(({ outcome }) => outcome)).toEqual([outcomes[0], 'already', ...outcomes.slice(2)])
  expect(await of('open')).toHaveLength(1)
  const { answers } = await (await staff()).send(api.settlements.batch, { params: { _id } })
  expect(answers).toMatchObject([{ name: 'respuesta.csv', paid: 1, returned: 1, other: 3 }])
})

test('another file about the same payments does nothing twice, and one that names no columns is refused', async () => {
  const id = await ready()
  const _id = await batchOf([id])
  await (await staff()).send(api.settlements.payBatch, { params: { _id }, body: { reference: 'LOTE-71' } })
  await answer(_id, `referencia,estado,motivo\n${code(id)},devuelto,Cuenta cerrada\n`)
  const other = await answer(_id, `referencia;estado;motivo\n${code(id)};devuelto;Cuenta cerrada\n`)
  expect(other).toMatchObject({ isRepeated: false, lines: [{ outcome: 'already' }] })
  const contradicting = await answer(_id, `referencia;estado\n${code(id)};pagado\n`)
  expect(contradicting.lines).toMatchObject([{ outcome: 'contradicts' }])
  const body = { text: 'hola', name: 'r.csv' }
  expect(await (await staff()).refusal(api.settlements.answerBatch, { params: { _id }, body })).toBe(
    'bank_return.unreadable',
  )
})
