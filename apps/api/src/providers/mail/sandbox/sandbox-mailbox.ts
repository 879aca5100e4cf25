/** The letter box as pages, to mount under `/sandbox/correo`; only where it is a demo or asked for. */
import type { FastifyPluginAsync } from 'fastify'
import { letterPage, listPage, mailboxStyles } from './mailbox.template.ts'
import type { Mailbox } from './mailbox.ts'

type Query = { Querystring: { para?: string } }
const recipientOf = (para: unknown): string => (typeof para === 'string' ? para : '')

/** As a careful mail program shows it: styles and pictures, no program, no frame. */
const asMailProgram =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; script-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-by-user-activation"

export const sandboxMailbox =
  (mailbox: Mailbox): FastifyPluginAsync =>
  async (app) => {
    const { prefix } = app
    app.addHook('onSend', async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
    })
    app.get('/estilos.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(mailboxStyles))
    app.get<Query>('/', async (request, reply) => {
      const to = recipientOf(request.query.para)
      return reply
        .type('text/html; charset=utf-8')
        .send(listPage(prefix, await mailbox.letters(to || undefined), to))
    })
    /** The same letters as JSON, for tests. */
    app.get<Query>('/mensajes.json', async (request, reply) =>
      reply.send({ items: await mailbox.letters(recipientOf(request.query.para) || undefined) }),
    )
    app.get<{ Params: { id: string } }>('/:id', async (request, reply) => {
      const letter = await mailbox.letter(request.params.id)
      if (!letter) return reply.code(404).send()
      return reply.type('text/html; charset=utf-8').send(letterPage(prefix, letter))
    })
    app.get<{ Params: { id: string } }>('/:id/html', async (request, reply) => {
      const letter = await mailbox.letter(request.params.id)
      if (!letter) return reply.code(404).send()
      return reply
        .headers({ 'content-security-policy': asMailProgram })
        .type('text/html; charset=utf-8')
        .send(letter.html)
    })
  }
