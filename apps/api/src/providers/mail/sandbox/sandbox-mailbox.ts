/** The letter box as pages, to mount under `/sandbox/correo`; only where it is a demo or asked for. Where mail comes in, one writes there as the person would. */
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { listPage, mailboxStyles } from './mailbox.template.ts'
import type { Mailbox } from './mailbox.ts'
import { postMail, type Writing } from './post-mail.ts'
import { letterPage, writePage } from './written-mail.template.ts'

export type { Writing } from './post-mail.ts'

type Query = { Querystring: { para?: string } }
const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const recipientOf = wordsOf

/** As a careful mail program shows it: styles and pictures, no program, no frame. */
const asMailProgram =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; script-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-by-user-activation"

type Written = { de?: unknown; para?: unknown; asunto?: unknown; texto?: unknown }

/** What one writes as the person would, posted to the house as whoever takes its mail would. */
const writes = (app: FastifyInstance, mailbox: Mailbox, writing: Writing): void => {
  const { prefix } = app
  const page = 'text/html; charset=utf-8'
  app.get('/escribir', (_request, reply) => reply.type(page).send(writePage(prefix, writing.address)))
  app.post<{ Body: Written | undefined }>('/escribir', async ({ body }, reply) => {
    const { de, para, asunto, texto } = body ?? {}
    const mail = { from: wordsOf(de), to: [wordsOf(para)], subject: wordsOf(asunto), text: wordsOf(texto) }
    return reply
      .code(await postMail(writing, mail))
      .type(page)
      .send(writePage(prefix, writing.address))
  })
  app.post<{ Params: { id: string }; Body: Written | undefined }>(
    '/:id/respuesta',
    async ({ params, body }, reply) => {
      const letter = await mailbox.letter(params.id)
      if (!letter?.replyTo) return reply.code(404).send()
      const answered = {
        from: letter.to,
        to: [letter.replyTo],
        subject: `Re: ${letter.subject}`,
        text: `${wordsOf(body?.texto)}\n\n${letter.text.replaceAll(/^/gm, '> ')}`,
        inReplyTo: `<${letter.reference}@${writing.address.split('@')[1] ?? ''}>`,
      }
      const code = await postMail(writing, answered)
      if (code >= 400) return reply.code(code).send()
      return reply.redirect(`${prefix}/?para=${encodeURIComponent(letter.to)}`, 303)
    },
  )
}

export const sandboxMailbox =
  (mailbox: Mailbox, writing?: Writing): FastifyPluginAsync =>
  async (app) => {
    if (writing && !app.hasContentTypeParser('application/x-www-form-urlencoded'))
      await app.register(formbody)
    const { prefix } = app
    if (writing) writes(app, mailbox, writing)
    app.addHook('onSend', async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
    })
    app.get('/estilos.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(mailboxStyles))
    app.get<Query>('/', async (request, reply) => {
      const to = recipientOf(request.query.para)
      return reply
        .type('text/html; charset=utf-8')
        .send(
          listPage({ prefix, takesMail: writing !== undefined }, await mailbox.letters(to || undefined), to),
        )
    })
    /** The same letters as JSON, for tests. */
    app.get<Query>('/mensajes.json', async (request, reply) =>
      reply.send({ items: await mailbox.letters(recipientOf(request.query.para) || undefined) }),
    )
    app.get<{ Params: { id: string } }>('/:id', async (request, reply) => {
      const letter = await mailbox.letter(request.params.id)
      if (!letter) return reply.code(404).send()
      return reply
        .type('text/html; charset=utf-8')
        .send(letterPage({ prefix, takesMail: writing !== undefined }, letter))
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
