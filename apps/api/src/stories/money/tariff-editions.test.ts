/** An administrator brings new figures of the reference price from a spreadsheet. Decisions §13. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import { filledRows, filledSheet, workbookOf } from '#features/tariff-editions/filled-sheet.fixture.ts'
import { createBody, hourMs, openStage } from '../stage.fixture.ts'

const { house, called, orderRow } = await openStage()
const { actor } = await called('administrator')
/** Days go by, and a session of staff ends with its own. */
const administrator = () => house.as(actor)
const client = await called('cliententerprise')

const dear = { dieselPesosPerGallon: 21_684 }
const suggested = async () =>
  (
    await client.send(api.orders.suggestedPrice, {
      body: { typeVehicleId: vehicleTypeId('tractor3S2'), km: 400 },
    })
  ).parametersOf
const create = async (validFrom: string, changes: Record<string, number>, note?: string) =>
  (
    await (
      await administrator()
    ).send(api.tariffEditions.create, {
      body: { file: await filledSheet(changes), validFrom, ...(note ? { note } : {}) },
    })
  )._id
const all = async () => (await (await administrator()).send(api.tariffEditions.all, {})).items
const floorOf = async (inHours: number) => {
  const at = new Date(house.clock.now.getTime() + inHours * hourMs)
  const { _id } = await client.send(api.orders.create, { body: createBody(at) })
  return (await orderRow(_id)).floor_pesos ?? 0
}

test('the product begins with the edition it comes with, and its template gives back just that', async () => {
  expect(await all()).toMatchObject([{ validFrom: '2025-06-01', by: null, isInForce: true }])
  const { name, file } = await (await administrator()).send(api.tariffEditions.template, {})
  expect(name).toBe('Tarifa de referencia 2025-06-01.xlsx')
  const preview = await (
    await administrator()
  ).send(api.tariffEditions.preview, { body: { file, validFrom: '2026-12-01' } })
  expect(preview).toMatchObject({ problems: [], differences: [], comparedWith: '2025-06-01' })
  const refused = { body: { file, validFrom: '2026-12-01' } }
  expect(await (await administrator()).refusal(api.tariffEditions.create, refused)).toBe(
    'tariff.nothing_changes',
  )
})

test('before anything is kept it is shown what would differ, and what the worked trip would cost', async () => {
  const file = await filledSheet({ ...dear, 'fixedGeneral@3S2': 13_000_000 })
  const preview = await (
    await administrator()
  ).send(api.tariffEditions.preview, { body: { file, validFrom: '2026-12-01' } })
  expect(preview.problems).toEqual([])
  expect(preview.differences).toEqual([
    { parameter: 'dieselPesosPerGallon', configuration: null, before: 10_842, after: 21_684 },
    { parameter: 'fixedGeneral', configuration: '3S2', before: 12_786_026, after: 13_000_000 },
  ])
  const worked = preview.worked.find(({ configuration }) => configuration === '3S2')
  expect(worked?.before).toBe(3_739_914)
  expect(worked?.after).toBeGreaterThan(4_900_000)
  expect(await all()).toHaveLength(1)
})

test('what is wrong is told cell by cell, and nothing is kept', async () => {
  const rows = filledRows({ dieselPesosPerGallon: 5 })
  const speeds = rows.find(([name]) => name === 'Velocidad urbana') ?? []
  speeds[11] = 900
  const file = (await workbookOf(rows.filter(([name]) => name !== 'Horas de trabajo al mes'))).toString(
    'base64',
  )
  const body = { file, validFrom: '2026-12-01' }
  const { problems, differences } = await (await administrator()).send(api.tariffEditions.preview, { body })
  expect(problems).toEqual([
    {
      cell: 'C2',
      parameter: 'dieselPesosPerGallon',
      configuration: null,
      found: '5',
      code: 'tariff.value_out_of_range',
    },
    {
      cell: 'L16',
      parameter: 'speedUrban',
      configuration: '3S3',
      found: '900',
      code: 'tariff.value_out_of_range',
    },
    { cell: null, parameter: 'hoursPerMonth', configuration: null, found: null, code: 'tariff.row_missing' },
  ])
  expect(differences).toEqual([])
  expect(await (await administrator()).refusal(api.tariffEditions.create, { body })).toBe(
    'tariff.file_has_problems',
  )
  expect(await all()).toHaveLength(1)
})

test.each([
  ['no workbook', Buffer.from('a;b').toString('base64'), '2026-12-01', 'tariff.file_unreadable'],
  ['no base64', 'ñ', '2026-12-01', 'tariff.file_unreadable'],
  ['a day that is none', undefined, '2026-02-30', 'tariff.day_invalid'],
  ['a day too far ahead', undefined, '2028-01-01', 'tariff.day_invalid'],
])('%s is refused', async (_what, file, validFrom, code) => {
  const body = { file: file ?? (await filledSheet(dear)), validFrom }
  expect(await (await administrator()).refusal(api.tariffEditions.preview, { body })).toBe(code)
  expect(await (await administrator()).refusal(api.tariffEditions.create, { body })).toBe(code)
})

test('an edition counts from its day on, for services of that day; what was asked for keeps its floor', async () => {
  const before = await floorOf(24)
  // The house stands at 23 November, 8:00 in Bogotá.
  const id = await create('2026-12-01', dear, 'ACPM de diciembre')
  expect(await suggested()).toBe('2025-06-01')
  expect(await floorOf(24)).toBe(before)
  expect(await floorOf(24 * 9)).toBeGreaterThan(before * 1.2)
  expect((await all()).map(({ _id, isInForce }) => [_id === id, isInForce])).toEqual([
    [true, false],
    [false, true],
  ])
  house.clock.now = new Date('2026-12-01T05:00:00Z')
  expect(await suggested()).toBe('2026-12-01')
  expect((await all()).map(({ isInForce }) => isInForce)).toEqual([true, false])
})

test('of two editions of one day the later one counts; both stay in the history with what they changed', async () => {
  const id = await create('2026-12-01', { ...dear, loadedFactor: 1.3 })
  const [first, second] = await all()
  expect([first?._id, first?.isInForce, second?.isInForce]).toEqual([id, true, false])
  const detail = await (await administrator()).send(api.tariffEditions.detail, { params: { _id: id } })
  expect(detail).toMatchObject({ by: { _id: actor.id }, validFrom: '2026-12-01' })
  expect(detail.differences).toEqual([
    { parameter: 'loadedFactor', configuration: null, before: 1.199824, after: 1.3 },
  ])
  expect(detail.figures.find(({ parameter }) => parameter === 'dieselPesosPerGallon')?.value).toBe(21_684)
  const trail = house.database.db
    .selectFrom('audit_trail')
    .select('details')
    .where('act', '=', 'tariff.create')
  expect(await trail.orderBy('id').execute()).toEqual([
    { details: { validFrom: '2026-12-01', change: 1 } },
    { details: { validFrom: '2026-12-01', change: 1 } },
  ])
})
