import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import type { CallInput } from '@arriero/contract/endpoint'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { portraitOf, staffDesk, trailOf } from './accounts.fixture.ts'
import { openStage, uploadJpeg, uploadPng } from '../stage.fixture.ts'

const { house, called } = await openStage()
const administrator = await called('administrator')
const desk = staffDesk(administrator)

const byName = (one: readonly unknown[], other: readonly unknown[]) =>
  String(one[0]).localeCompare(String(other[0]))

type Body = CallInput<typeof api.accounts.create>['body']
const secret = 'mula blanca sube la loma'

type CompanyBody = Extract<Body, { rol: 'cliententerprise' | 'enterprise' }>

const company = async (change: Partial<CompanyBody> = {}): Promise<CompanyBody> => ({
  rol: 'cliententerprise',
  identification: '900.373.923-8',
  name: 'Frutas del Sur S.A.S.',
  cellPhone: '3115550101',
  email: 'frutas@example.co',
  password: secret,
  image: await portraitOf(administrator),
  documents: [
    { name: 'Rut', images: [await uploadJpeg(administrator)] },
    { name: 'Cámara de comercio', images: [await uploadJpeg(administrator)] },
  ],
  ...change,
})
const helper = async (change: Partial<Body> = {}): Promise<Body> =>
  ({
    rol: 'soport',
    identification: '52.345.111',
    name: 'Lucía Mora',
    cellPhone: '3005550102',
    email: 'lucia@example.co',
    password: secret,
    image: await portraitOf(administrator),
    ...change,
  }) as Body
const make = (body: Body) => administrator.send(api.accounts.create, { body })
const logIn = (email: string, password: string) =>
  house.anonymous.send(api.sessions.logIn, { body: { email, password } })

describe('an administrator', () => {
  test('registers a client company, which logs in and asks for transport at once', async () => {
    const { _id } = await make(await company())
    const { user } = await logIn('FRUTAS@example.co', secret)
    expect(user).toMatchObject({ _id, rol: 'cliententerprise', isActive: true, validation: 'validated' })
    const detail = await desk.detail(_id)
    expect(detail.identification).toBe('900373923')
    const papers = detail.documents.map(({ name, isActive, images }) => [name, isActive, images.length])
    expect(papers.toSorted(byName)).toEqual([
      ['CÁMARA DE COMERCIO', true, 1],
      ['RUT', true, 1],
    ])
    expect(await trailOf(house, _id)).toContain('user.create')
  })

  test('registers a transport enterprise whose papers are known by the names of their files', async () => {
    const documents = await Promise.all(
      ['Rut 2026', 'camara-de-comercio', 'CEDULA representante', 'Póliza'].map(async (name) => ({
        name,
        images: [await uploadJpeg(administrator)],
      })),
    )
    const { _id } = await make(await company({ rol: 'enterprise', email: 'carga@example.co', documents }))
    const kinds = (await desk.detail(_id)).documents.map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual([
      'chamberOfCommerce',
      'legalRepresentativeIdentity',
      'other.4',
      'taxRegistry',
    ])
  })

  test('makes an account for the staff, its picture as a data URL', async () => {
    const bytes = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#14684A' } })
      .jpeg()
      .toBuffer()
    const image = `data:image/jpeg;base64,${bytes.toString('base64')}`
    const { _id } = await make(await helper({ image }))
    expect(await desk.detail(_id)).toMatchObject({
      rol: 'soport',
      identification: '52345111',
      image: expect.stringMatching(/^\/v1\/file\//) as string,
    })
  })
})

const refusalOf = async (body: unknown) => {
  try {
    await make(body as Body)
  } catch (error) {
    if (error instanceof CallError) return error
    throw error
  }
  throw new Error('a refusal was expected')
}

describe('a new account is refused', () => {
  test('with the sentence of every field that is missing', async () => {
    const { status, reply } = await refusalOf({
      rol: 'cliententerprise',
      identification: ' ',
      name: '',
      cellPhone: '',
      email: '',
      password: '',
      image: '',
      documents: [],
    })
    expect(status).toBe(400)
    expect(reply.fields).toEqual({
      identification: 'El nit es obligatorio',
      name: 'El nombre es obligatorio',
      cellPhone: 'El telefono es obligatorio',
      email: 'El email es obligatorio',
      password: 'La contraseña es obligatoria',
      image: 'Selecciona una imagen',
      documents: 'Selecciona una imagen',
    })
    expect((await refusalOf({ ...(await helper()), identification: '' })).reply.fields).toEqual({
      identification: 'La cédula es obligatoria',
    })
  })

  test('without a role that staff may give, and with any part that is not asked for', async () => {
    for (const rol of [undefined, 'driver', 'client', 'enterprisedriver', 'jefe'])
      expect((await refusalOf({ ...(await helper()), rol })).reply).toMatchObject({
        code: 'role.required',
        error: 'Selecciona algún rol',
      })
    for (const extra of [{ isActive: true }, { score: 5 }, { _id: 'a'.repeat(24) }])
      expect((await refusalOf({ ...(await helper()), ...extra })).reply.code).toBe('input.unknown_field')
    const documents = [{ name: 'Rut', images: ['a'.repeat(24)] }]
    expect((await refusalOf({ ...(await helper()), documents })).reply.code).toBe('input.invalid')
  })

  test.each([
    [{ identification: '12' }, 'identification.invalid'],
    [{ identification: '9003739235' }, 'nit.wrong_digit'],
    [{ cellPhone: '12345' }, 'phone.invalid'],
    [{ email: 'nadie' }, 'email.invalid'],
    [{ password: 'corta' }, 'password.too_short'],
    [{ image: 'f'.repeat(24) }, 'file.not_found'],
    [{ image: 'data:image/jpeg;base64,AAAA' }, 'file.not_jpeg'],
  ] as const)('for %j: %s', async (change, code) => {
    const body = await company({ email: `otra.${code}@example.co`, ...change })
    expect((await refusalOf(body)).reply.code).toBe(code)
  })

  test('with an e-mail somebody has, and nothing of that account changes', async () => {
    const { status, reply } = await refusalOf(await company({ email: 'Frutas@Example.co', name: 'Otra' }))
    expect([status, reply.code, reply.fields]).toEqual([
      409,
      'email.taken',
      { email: 'Ya existe una cuenta con ese correo electrónico.' },
    ])
    expect((await logIn('frutas@example.co', secret)).user.name).toBe('Frutas del Sur S.A.S.')
  })

  test('with the file of somebody else, with more than eight pictures, and with a PNG as portrait', async () => {
    const stranger = await called('administrator')
    const foreign = await company({ email: 'a1@example.co', image: await portraitOf(stranger) })
    expect((await refusalOf(foreign)).reply.code).toBe('file.not_found')
    const images = await Promise.all(Array.from({ length: 9 }, () => uploadJpeg(administrator)))
    const documents = images.map((id, index) => ({ name: `Hoja ${index}`, images: [id] }))
    const many = await company({ email: 'a2@example.co', documents })
    const { status, reply } = await refusalOf(many)
    expect([status, reply.code]).toEqual([400, 'document.too_many_pictures'])
    const eight = await company({ email: 'a8@example.co', documents: documents.slice(1) })
    expect(await administrator.send(api.accounts.create, { body: eight })).toHaveProperty('_id')
    const general = await company({ email: 'a3@example.co', image: await uploadPng(administrator) })
    expect((await refusalOf(general)).reply.code).toBe('file.not_jpeg')
  })
})

test('an answer that got lost is asked for again under its key, and the account is made once', async () => {
  const body = await helper({ email: 'repetida@example.co' })
  const key = { idempotencyKey: 'registro-repetido' }
  const first = await administrator.send(api.accounts.create, { body }, key)
  expect(await administrator.send(api.accounts.create, { body }, key)).toEqual(first)
})

test('of two administrators who register the same e-mail at once, one does', async () => {
  const second = await called('administrator')
  const body = async (who: typeof second) =>
    helper({ email: 'doble@example.co', image: await portraitOf(who) })
  const [one, other] = [await body(administrator), await body(second)]
  const answers = await Promise.allSettled([
    administrator.send(api.accounts.create, { body: one }),
    second.send(api.accounts.create, { body: other }),
  ])
  const lost = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
  expect(lost).toHaveLength(1)
  expect((lost[0] as CallError).reply.code).toBe('email.taken')
})
