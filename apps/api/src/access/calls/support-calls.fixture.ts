/** Calls on how the desk answers: the case, who has it, templates, mails that joined no PQR. */
import { api } from '@arriero/contract'
import { filingNumber } from '@arriero/domain/support/support'
import { insertWaiting } from '#features/mails/mails.store.ts'
import { makeReplyTemplate } from '#features/reply-templates/reply-templates.actions.ts'
import { complained, filed } from './house-calls.fixture.ts'
import { byAnyone, inParam, type Call } from './calls.fixture.ts'
import type { World } from '../world.fixture.ts'

const words = { name: 'Cobro doble', body: 'Hola, {nombre}: revisamos su PQR {radicado}.' }

let named = 0

/** Each under a name of its own. */
const written = async ({ house, bystander }: World): Promise<{ id: string; changedAt: string }> => {
  const { _id } = await house.world.act(await bystander('administrator'), (ctx) =>
    makeReplyTemplate(ctx, { ...words, name: `Plantilla ${++named}` }),
  )
  const { changed_at } = await house.database.db
    .selectFrom('reply_templates')
    .select('changed_at')
    .where('id', '=', _id)
    .executeTakeFirstOrThrow()
  return { id: _id, changedAt: changed_at.toISOString() }
}

const received = async ({ house }: World): Promise<string> => {
  const ctx = house.openCtx()
  const id = ctx.newId()
  const mail = {
    id,
    messageId: `<${id}@example.co>`,
    from: 'nadie@example.co',
    fromName: undefined,
    subject: 'Hola',
    body: 'Me cobraron dos veces.',
    isCut: false,
    files: [],
    requestId: null,
    userId: null,
  }
  await insertWaiting(ctx, mail, 'noRequest')
  return id
}

const asked = async (world: World): Promise<string> => filed(world, await world.bystander('client'))

const numberOf = async ({ house }: World, id: string): Promise<string> => {
  const row = await house.database.db
    .selectFrom('support_requests')
    .select(['number', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return filingNumber(row.number, row.created_at)
}

type Make = (world: World) => Promise<string>

const on = (
  endpoint: Call['endpoint'],
  make: Make,
  body?: (world: World) => Promise<object> | object,
): Call => ({
  ...byAnyone(endpoint, async ({ world }) => ({
    params: { _id: await make(world) },
    ...(body ? { body: { ...(await body(world)) } } : {}),
  })),
  at: inParam('_id'),
})

const giving = async (world: World) => ({
  assignee: (await world.bystander('administrator')).id,
  seenAssignee: null,
})

export const supportCalls: Record<string, Call> = {
  xp1: on(api.support.case, asked),
  xp1b: on(api.support.case, complained),
  xp2: on(api.support.assignees, asked),
  xp2b: on(api.support.assignees, complained),
  xp3: on(api.support.assign, asked, giving),
  xp3b: on(api.support.assign, complained, giving),
  xp4: byAnyone(api.replyTemplates.all),
  xp5: byAnyone(api.replyTemplates.create, () => ({ body: { ...words, name: `Plantilla ${++named}` } })),
  xp6: {
    ...byAnyone(api.replyTemplates.change, async ({ world }) => {
      const { id, changedAt } = await written(world)
      return { params: { _id: id }, body: { ...words, name: `Plantilla ${++named}`, seenAt: changedAt } }
    }),
    at: inParam('_id'),
  },
  xp7: on(api.replyTemplates.remove, async (world) => (await written(world)).id),
  xp8: byAnyone(api.mails.all),
  xp9: on(api.mails.join, received, async (world) => ({ number: await numberOf(world, await asked(world)) })),
  xp10: on(api.mails.file, received, async (world) => ({ userId: (await world.bystander('client')).id })),
  xp11: on(api.mails.discard, received, () => ({ isDiscarded: true })),
}
