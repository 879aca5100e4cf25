import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import type { Role } from '@arriero/domain/people/roles'
import { describe, expect, test } from 'vitest'
import { pdf } from '#features/files/pdf.fixture.ts'
import type { Caller } from '#testing/house.ts'
import { uploadPdf } from './papers.fixture.ts'
import { minuteMs, openStage, uploadJpeg } from '../stage.fixture.ts'

const { house, called } = await openStage()
const administrator = await called('administrator')
const enterprise = await called('enterprise')
const client = await called('client')
const driver = await called('driver')

type NewDocument = CallInput<typeof api.legalDocuments.create>['body']
const publish = async (facts: Partial<NewDocument> = {}) =>
  (
    await administrator.send(api.legalDocuments.create, {
      body: {
        name: 'Contrato marco',
        visible: ['enterprise'],
        file: await uploadPdf(administrator),
        ...facts,
      },
    })
  )._id
const change = (_id: string, body: CallInput<typeof api.legalDocuments.update>['body']) =>
  administrator.send(api.legalDocuments.update, { params: { _id }, body })
const readBy = async (caller: Caller) =>
  (
    await caller.send<typeof api.legalDocuments.byRole, 'reader'>(api.legalDocuments.byRole, {
      query: { limit: 100 },
    })
  ).items
const allDocuments = async (query: CallInput<typeof api.legalDocuments.byRole>['query'] = {}) =>
  (await administrator.send<typeof api.legalDocuments.byRole, 'admin'>(api.legalDocuments.byRole, { query }))
    .items
const bytesOf = async (url: string) => Buffer.from(await (await fetch(house.url + url)).arrayBuffer())

test('a document is read by the roles it is for, and by nobody else', async () => {
  const _id = await publish({ name: 'Manual del transportador', visible: ['enterprise', 'driver'] })
  const seen = (await readBy(enterprise)).find((one) => one._id === _id)
  expect(seen).toMatchObject({ name: 'Manual del transportador', updatedAt: house.clock.now.toISOString() })
  expect(Object.keys(seen ?? {}).toSorted()).toEqual(['_id', 'document', 'name', 'sizeBytes', 'updatedAt'])
  expect(await bytesOf(seen?.document ?? '')).toEqual(pdf())
  expect((await readBy(driver)).map((one) => one._id)).toContain(_id)
  for (const role of ['client', 'cliententerprise', 'enterprisedriver', 'accountancy', 'soport'] as const) {
    const facts = role === 'enterprisedriver' ? { enterpriseId: enterprise.actor.id } : {}
    expect(await readBy(await called(role, facts))).toEqual([])
  }
})

test('a document may be for drivers, enterprises, clients and client companies, and for nobody else', async () => {
  const chosen = ['driver', 'enterprise', 'client', 'cliententerprise'] as const
  const _id = await publish({ name: 'Para todos', visible: [...chosen] })
  for (const role of chosen) {
    const reader = await called(role)
    expect((await readBy(reader)).map((one) => one._id)).toContain(_id)
  }
  for (const role of ['administrator', 'accountancy', 'soport', 'enterprisedriver']) {
    const body = { name: 'Otra', visible: [role], file: await uploadPdf(administrator) } as never
    expect(await administrator.refusal(api.legalDocuments.create, { body })).toBe('input.invalid')
  }
})

test('an account in validation reads the documents of its role', async () => {
  const _id = await publish({ visible: ['client'] })
  const newcomer = await called('client')
  await house.database.db
    .updateTable('users')
    .set({ is_active: false, validation: 'pending' })
    .where('id', '=', newcomer.actor.id)
    .execute()
  expect((await readBy(newcomer)).map((one) => one._id)).toContain(_id)
})

test('an inactive document is seen by administrators only, until it is active again', async () => {
  const _id = await publish({ visible: ['client'], isActive: false })
  expect((await readBy(client)).map((one) => one._id)).not.toContain(_id)
  expect((await allDocuments({ limit: 100 })).find((one) => one._id === _id)).toMatchObject({
    isActive: false,
  })
  await change(_id, { isActive: true })
  expect((await readBy(client)).map((one) => one._id)).toContain(_id)
})

test('a new file is the next version: people read the newest, administrators all of them', async () => {
  const _id = await publish({ name: 'Tarifas', visible: ['client'] })
  house.clock.forward(minuteMs)
  const second = pdf({ header: '%PDF-2.0' })
  await change(_id, { file: await uploadPdf(administrator, second) })
  const seen = (await readBy(client)).find((one) => one._id === _id)
  expect(await bytesOf(seen?.document ?? '')).toEqual(second)
  const [kept] = (await allDocuments({ q: 'tarifas' })).filter((one) => one._id === _id)
  expect(kept?.versions.map(({ version }) => version)).toEqual([2, 1])
  expect(await bytesOf(kept?.versions[1]?.document ?? '')).toEqual(pdf())
  expect(kept?.versions[0]).toMatchObject({ at: house.clock.now.toISOString() })
})

test('what is left out of a change stays as it was', async () => {
  const _id = await publish({ name: 'Aviso', visible: ['client', 'driver'] })
  await change(_id, { _id, name: 'Aviso de privacidad' })
  expect((await allDocuments({ q: 'privacidad' }))[0]).toMatchObject({
    _id,
    name: 'Aviso de privacidad',
    visible: ['client', 'driver'],
    isActive: true,
    versions: [{ version: 1 }],
  })
})

test('two files at once become two versions', async () => {
  const _id = await publish()
  const files = [await uploadPdf(administrator), await uploadPdf(administrator)]
  await Promise.all(files.map((file) => change(_id, { file })))
  const found = (await allDocuments({ limit: 100 })).find((one) => one._id === _id)
  expect(found?.versions.map(({ version }) => version)).toEqual([3, 2, 1])
})

test('a document that comes as data is kept like an uploaded one', async () => {
  const file = `data:application/pdf;base64,${pdf().toString('base64')}`
  const _id = await publish({ file, visible: ['client'] })
  const seen = (await readBy(client)).find((one) => one._id === _id)
  expect(await bytesOf(seen?.document ?? '')).toEqual(pdf())
})

test('publishing and changing leave their rows in the trail', async () => {
  const _id = await publish({ name: 'Póliza', visible: ['client'] })
  await change(_id, { isActive: false })
  const rows = await house.database.db
    .selectFrom('audit_trail')
    .select(['act', 'actor_id', 'details'])
    .where('object_id', '=', _id)
    .orderBy('id')
    .execute()
  const actor_id = administrator.actor.id
  expect(rows).toEqual([
    {
      act: 'legalDocument.create',
      actor_id,
      details: { name: 'Póliza', visible: 'client', isActive: true, version: 1 },
    },
    {
      act: 'legalDocument.update',
      actor_id,
      details: { name: 'Póliza', visible: 'client', isActive: false, version: null },
    },
  ])
})

describe('administrators find documents', () => {
  test('by role, by activity and in the order of their names', async () => {
    const names = (await allDocuments({ limit: 100, sort: 'name' })).map(({ name }) => name)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')))
    const forDrivers = await allDocuments({ limit: 100, visible: ['driver'] })
    expect(forDrivers.length).toBeGreaterThan(0)
    expect(forDrivers.every(({ visible }) => visible.includes('driver'))).toBe(true)
    expect((await allDocuments({ limit: 100, isActive: [false] })).every(({ isActive }) => !isActive)).toBe(
      true,
    )
  })

  test('page after page, each once', async () => {
    const first = await administrator.send(api.legalDocuments.byRole, {
      query: { limit: 2, sort: '-updatedAt' },
    })
    const second = await administrator.send(api.legalDocuments.byRole, {
      query: { limit: 100, sort: '-updatedAt', after: first.next ?? '' },
    })
    const ids = [...first.items, ...second.items].map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(first.total)
  })
})

describe('a document is refused', () => {
  const refusal = async (body: Record<string, unknown>) => {
    const whole = { name: 'Contrato', visible: ['client'], file: await uploadPdf(administrator), ...body }
    const input = { body: whole as unknown as NewDocument }
    return administrator.refusal(api.legalDocuments.create, input)
  }
  test.each([
    ['without a name', { name: '  ' }, 'name.required'],
    ['for nobody', { visible: [] }, 'document.role_required'],
    ['without saying for whom', { visible: undefined }, 'document.role_required'],
    ['for staff', { visible: ['client', 'administrator'] }, 'input.invalid'],
    ['for the same role twice', { visible: ['client', 'client'] }, 'input.invalid'],
    ['without a file', { file: undefined }, 'document.file_required'],
    ['with an empty file', { file: '' }, 'document.file_required'],
    ['with an address as its file', { file: 'https://example.co/contrato.pdf' }, 'file.not_pdf'],
    ['with an address as its document', { document: 'https://example.co/a.pdf' }, 'input.unknown_field'],
    ['with an image as data', { file: 'data:image/png;base64,AAAA' }, 'file.not_pdf'],
    [
      'with words that say they are a PDF',
      { file: `data:application/pdf;base64,${Buffer.from('hola').toString('base64')}` },
      'file.not_pdf',
    ],
    [
      'with a script in it',
      {
        file: `data:application/pdf;base64,${pdf({ catalog: '/OpenAction << /S /JavaScript /JS (1) >>' }).toString('base64')}`,
      },
      'file.pdf_active',
    ],
    ['with a file nobody uploaded', { file: 'f'.repeat(24) }, 'file.not_found'],
  ])('%s', async (_, body, code) => {
    expect(await refusal(body)).toBe(code)
  })

  test('with an image that was uploaded, or with a file that is in use', async () => {
    expect(await refusal({ file: await uploadJpeg(administrator) })).toBe('file.not_pdf')
    const file = await uploadPdf(administrator)
    await publish({ file })
    expect(await refusal({ file })).toBe('file.in_use')
  })

  test('with a PDF that somebody else uploaded', async () => {
    expect(await refusal({ file: await uploadPdf(enterprise) })).toBe('file.not_found')
  })
})

describe('a change is refused', () => {
  test('of a document that does not exist, or of two at once', async () => {
    const nowhere = { params: { _id: 'f'.repeat(24) }, body: { name: 'Otro' } }
    expect(await administrator.refusal(api.legalDocuments.update, nowhere)).toBe('document.not_found')
    const _id = await publish()
    const two = { params: { _id }, body: { _id: await publish(), name: 'Otro' } }
    expect(await administrator.refusal(api.legalDocuments.update, two)).toBe('input.invalid')
  })

  test.each<Role>(['soport', 'accountancy', 'enterprise', 'client'])('to a %s', async (role) => {
    const caller = await called(role)
    const _id = await publish()
    expect(await caller.refusal(api.legalDocuments.update, { params: { _id }, body: { name: 'Otro' } })).toBe(
      'auth.role_refused',
    )
  })
})
