/** Calls on what the platform itself keeps: percentages, legal documents, PQRs, the trail. */
import { api } from '@arriero/contract'
import type { Actor } from '@arriero/domain/people/roles'
import { answersRequests } from '@arriero/domain/support/support'
import { pdf } from '#features/files/pdf.fixture.ts'
import { uploadDocument } from '#features/files/files.actions.ts'
import { createDocument } from '#features/legal-documents/legal-documents.actions.ts'
import { ratesInForce } from '#features/rates/rates.store.ts'
import { fileRequest } from '#features/support/support.actions.ts'
import { byAnyone, inBody, inParam, onOrder, type Call } from './calls.fixture.ts'
import type { World } from '../world.fixture.ts'

const percents = { profit: 10, insurance: 0.15, percent: 19, percentArrieroInsurance: 10 }
const words = { subject: 'Cobro doble', description: 'Me cobraron dos veces.' }

const uploaded = async ({ house }: World, actor: Actor): Promise<string> =>
  (await uploadDocument(house.world.ctxFor(actor), pdf()))._id

const published = async (world: World): Promise<string> => {
  const administrator = await world.bystander('administrator')
  const file = await uploaded(world, administrator)
  const facts = { name: 'Contrato', visible: ['client'], isActive: true }
  return (await world.house.world.act(administrator, (ctx) => createDocument(ctx, facts, file)))._id
}

/** A PQR of this person's own, filed by himself. */
export const filed = async ({ house }: World, author: Actor): Promise<string> => {
  const own = answersRequests(author.role) ? { userId: author.id, status: 'pending' as const } : {}
  const filing = {
    ...words,
    kind: 'question' as const,
    orderId: undefined,
    userId: undefined,
    status: undefined,
    ...own,
  }
  return (await house.world.act(author, (ctx) => fileRequest(ctx, filing)))._id
}

/** What the client of a finished service says went wrong with it. */
export const complained = async (world: World): Promise<string> => {
  const { client, orderId } = await world.situation('finished', 'client')
  const filing = { ...words, kind: 'claim' as const, orderId, userId: undefined, status: undefined }
  return (await world.house.world.act(client, (ctx) => fileRequest(ctx, filing)))._id
}

/** Staff say for whom and how it stands. */
const forWhom = (caller: Actor, person: Actor) =>
  answersRequests(caller.role) ? { userId: person.id, status: 'Pendiente' } : {}

const ownRequest: Call = {
  endpoint: api.support.detail,
  own: async ({ world }, role) => {
    const caller = await world.newcomer(role)
    return { caller, input: { params: { _id: await filed(world, caller) } } }
  },
  at: inParam('_id'),
}

export const houseCalls: Record<string, Call> = {
  '31': {
    ...byAnyone(api.rates.update, async ({ world }) => ({
      params: { _id: (await ratesInForce(world.house.database.db)).id },
      body: percents,
    })),
    at: inParam('_id'),
  },
  '31b': byAnyone(api.rates.history),
  '43': byAnyone(api.legalDocuments.create, async ({ caller, world }) => ({
    body: { name: 'Contrato', visible: ['client'], file: await uploaded(world, caller) },
  })),
  '44': {
    ...byAnyone(api.legalDocuments.update, async ({ world }) => ({
      params: { _id: await published(world) },
      body: { isActive: false },
    })),
    at: inParam('_id'),
  },
  '45': byAnyone(api.legalDocuments.byRole),
  '46': byAnyone(api.support.create, ({ caller }) => ({ body: { ...words, ...forWhom(caller, caller) } })),
  '46b': onOrder(
    api.support.create,
    { state: 'taken', at: inBody('orderId') },
    ({ orderId, client }, { caller }) => ({ body: { ...words, orderId, ...forWhom(caller, client) } }),
  ),
  '47': {
    ...byAnyone(api.support.all),
    foreignMarks: async ({ world }, role) => [await filed(world, await world.newcomer(role))],
  },
  '47b': ownRequest,
  '48': {
    ...byAnyone(api.support.update, async ({ world }) => ({
      params: { _id: await filed(world, await world.bystander('client')) },
      body: { response: 'Se devolvió el valor.', status: 'Solucionado' },
    })),
    at: inParam('_id'),
  },
  '47c': {
    ...byAnyone(api.support.detail, async ({ world }) => ({ params: { _id: await complained(world) } })),
    at: inParam('_id'),
  },
  '48b': {
    ...byAnyone(api.support.update, async ({ world }) => ({
      params: { _id: await complained(world) },
      body: { response: 'Se devolvió el valor.', status: 'Solucionado' },
    })),
    at: inParam('_id'),
  },
  n60: byAnyone(api.audit.all),
  n61: byAnyone(api.audit.verify),
}
