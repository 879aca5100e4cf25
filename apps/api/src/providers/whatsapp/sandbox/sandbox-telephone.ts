/** The telephone as a page, to mount under `/sandbox/whatsapp`; what is answered there comes back signed, as Meta would post it. */
import formbody from '@fastify/formbody'
import type { FastifyPluginAsync } from 'fastify'
import { signatureOf } from '../incoming.ts'
import type { KeptMessage, MessageBox } from './message-box.ts'
import { telephonePage, telephoneStyles } from './telephone.template.ts'

export type SandboxTelephoneOptions = {
  box: MessageBox
  /** Signs what the sandbox posts, as Meta signs it. */
  appSecret: string
  phoneId: string
  /** Where Meta would post to. */
  webhookUrl: string
}

type Query = { Querystring: { para?: string } }
type Act = { Params: { id: string }; Body: { texto?: unknown; estado?: unknown } | undefined }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const states = new Set(['delivered', 'read', 'failed'])
/** Meta's word for a message that could not be delivered. */
const undeliverable = 131026

const second = () => String(Math.floor(Date.now() / 1000))

const statusOf = ({ id, to, reference }: KeptMessage, state: string) => ({
  statuses: [
    {
      id,
      biz_opaque_callback_data: reference,
      status: state,
      timestamp: second(),
      recipient_id: to.slice(1),
      ...(state === 'failed' && { errors: [{ code: undeliverable, title: 'Message undeliverable' }] }),
    },
  ],
})

const answerOf = ({ id, to }: KeptMessage, text: string) => ({
  messages: [{ from: to.slice(1), id: `${id}-r`, timestamp: second(), type: 'text', text: { body: text } }],
})

export const sandboxTelephone =
  ({ box, appSecret, phoneId, webhookUrl }: SandboxTelephoneOptions): FastifyPluginAsync =>
  async (app) => {
    if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody)
    const { prefix } = app
    const post = async (value: object): Promise<void> => {
      const change = { field: 'messages', value: { metadata: { phone_number_id: phoneId }, ...value } }
      const body = Buffer.from(
        JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '0', changes: [change] }] }),
      )
      await fetch(webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-hub-signature-256': signatureOf(appSecret, body),
        },
        body,
      })
    }
    app.addHook('onSend', async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
    })
    app.get('/estilos.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(telephoneStyles))
    app.get<Query>('/', async ({ query }, reply) => {
      const to = textOf(query.para)
      const messages = await box.messages(to || undefined)
      return reply.type('text/html; charset=utf-8').send(telephonePage({ prefix }, messages, to))
    })
    /** The same messages as JSON, for tests. */
    app.get<Query>('/mensajes.json', async ({ query }, reply) =>
      reply.send({ items: await box.messages(textOf(query.para) || undefined) }),
    )
    app.post<Act>('/:id/respuesta', async ({ params, body }, reply) => {
      const message = await box.message(params.id)
      if (!message) return reply.code(404).send()
      await post(answerOf(message, textOf(body?.texto)))
      return reply.redirect(`${prefix}/?para=${encodeURIComponent(message.to)}`, 303)
    })
    app.post<Act>('/:id/estado', async ({ params, body }, reply) => {
      const message = await box.message(params.id)
      const state = textOf(body?.estado)
      if (!message || !states.has(state)) return reply.code(404).send()
      await post(statusOf(message, state))
      return reply.redirect(`${prefix}/?para=${encodeURIComponent(message.to)}`, 303)
    })
  }
