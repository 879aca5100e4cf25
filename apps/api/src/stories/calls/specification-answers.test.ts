/** Catalogues, uploads and the sentences that only a program can provoke. Spec §5, §7, §8. */
import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import type { CallInput, Endpoint } from '@arriero/contract/endpoint'
import { expect, test } from 'vitest'
import { ProviderError } from '#providers/provider-error.ts'
import type { Caller } from '#testing/house.ts'
import { uploadPdf } from '../papers/papers.fixture.ts'
import { jpegForm } from '../stage.fixture.ts'
import { openInsuredStage } from '../money/uncertain-insurer.fixture.ts'

const { called, client, fleet, services, insurer, wanted } = await openInsuredStage()
const crew = await fleet()

const refusalOf = async <E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: CallInput<E>,
): Promise<CallError['reply']> => {
  const error: unknown = await caller.send(endpoint, input).catch((thrown: unknown) => thrown)
  if (error instanceof CallError) return error.reply
  throw new Error(`${endpoint.path} was expected to be refused`)
}

test('catalogues answer under the names of the specification', async () => {
  const loads = await client.send(api.catalogues.typeLoads, {})
  expect(loads[0]).toMatchObject({ id: expect.any(String), name: expect.any(String) })
  const [group] = await client.send(api.catalogues.vehicleTypes, {})
  expect(group?.children[0]).toMatchObject({ id: expect.any(String), name: expect.any(String) })
  for (const list of [api.catalogues.brands, api.catalogues.bodyWorks] as const)
    expect((await client.send(list, {}))[0]).toEqual({ _id: expect.any(String), name: expect.any(String) })
  const lists = await client.send(api.insurance.catalogues, {})
  expect(Object.keys(lists).toSorted()).toEqual(['responseEmpaque', 'responseMercancias', 'responseMovili'])
  expect(Object.keys(lists.responseMercancias[0] ?? {})).toEqual(['cod_mercan', 'nom_mercan', 'cod_tipmer'])
  expect(Object.keys(lists.responseMovili[0] ?? {})).toEqual(['cod_movili', 'nom_movili'])
  expect(Object.keys(lists.responseEmpaque[0] ?? {})).toEqual(['cod_tipemp', 'nom_tipemp'])
})

test('an upload answers the id by which an act attaches it', async () => {
  const administrator = await called('administrator')
  for (const endpoint of [api.files.uploadImage, api.files.uploadUserImage] as const)
    expect(await administrator.send(endpoint, {}, { form: await jpegForm() })).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      url: expect.any(String),
    })
  expect(await uploadPdf(administrator)).toMatch(/^[0-9a-f]{24}$/)
})

test('the support document asks for its service and its file, and for a file that is still there', async () => {
  const _id = await services.paid(client, crew)
  const load = (params: { _id: string }, body: object) =>
    refusalOf(crew.carrier, api.orders.loadSupportDocument, { params, body: body as { file: string } })
  expect((await load({ _id: 'sin-id' }, { file: 'a'.repeat(24) })).fields).toMatchObject({
    _id: 'El id es obligatorio',
  })
  expect((await load({ _id }, {})).fields).toMatchObject({ file: 'Selecciona algún archivo' })
  expect((await load({ _id }, { file: 'a'.repeat(24) })).error).toBe('Intente nuevamente cargar el archivo')
})

test('a policy that the insurer does not answer for is told to have failed', async () => {
  const _id = await services.taken(client, crew)
  const quote = insurer.quote
  insurer.quote = async () => {
    throw new ProviderError('timeout', 'the line is dead')
  }
  const { error } = await refusalOf(client, api.insurance.create, wanted(_id, 20_000_000))
  insurer.quote = quote
  expect(error).toBe('Ocurrió un error al generar la póliza')
})
