/** The payment page: takes the form, shows the card, sends the browser back. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SignatureAlgorithm } from '../lyra.signature.ts'
import type { Desk } from './desk.ts'
import { asForm, formProblem } from './form-check.ts'
import type { FormFields, FormProblem } from './form-check.ts'
import type { Html } from './html.ts'
import { isOutcome, outcomes } from './outcomes.ts'
import type { ReturnEnd } from './outcomes.ts'
import { errorPage, gonePage, paymentPage } from './page.template.ts'
import type { Transaction, Transactions } from './transactions.ts'

export type PageParts = {
  siteId: string
  key: string
  algorithm: SignatureAlgorithm
  shopName: string
  now: () => Date
  transactions: Transactions
  desk: Desk
}

/** The page's session, as on the real platform. Domain facts §1.5. */
const sessionMs = 10 * 60_000

const contentPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"

/** Pages bring no script; their forms lead only here and to the given origins. */
export const sendPage = (reply: FastifyReply, page: Html, origins: readonly string[] = []): FastifyReply =>
  reply
    .header('content-security-policy', [contentPolicy, ...origins].join(' '))
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page.text)

const returnUrl = (form: FormFields, end: ReturnEnd): string =>
  form[`vads_url_${end}`] ?? form['vads_url_return'] ?? '/'

/** Where the page's forms may lead: back to the shop, which may be another origin. */
const returnOrigins = (form: FormFields): string[] => {
  const urls = Object.entries(form).filter(([name]) => /^vads_url_(?!check)/.test(name))
  return [...new Set(urls.map(([, url]) => new URL(url).origin))]
}

export const pageRoutes = (app: FastifyInstance, parts: PageParts): void => {
  const { transactions, desk, now } = parts
  const refused = (reply: FastifyReply, problem: FormProblem) =>
    sendPage(reply.code(400), errorPage(app.prefix, problem))

  app.post('/', async (request, reply) => {
    const form = asForm(request.body)
    if (!form) return refused(reply, { field: 'vads_*', extraResult: '99' })
    const problem = formProblem(form, { ...parts, now: now() })
    if (problem) return refused(reply, problem)
    const added = await transactions.add(form, now())
    if (!added) return refused(reply, { field: 'vads_trans_id', extraResult: '03' })
    // The page gets its own address, so that a reload does not post the form again.
    return reply.redirect(`${app.prefix}/pago/${added.id}`, 303)
  })

  const isOver = ({ createdAt }: Transaction): boolean => now().getTime() - Date.parse(createdAt) > sessionMs

  app.get<{ Params: { id: string } }>('/pago/:id', async (request, reply) => {
    const found = await transactions.find(request.params.id)
    if (!found) return sendPage(reply.code(404), gonePage(app.prefix))
    if (found.outcome || isOver(found)) {
      return sendPage(reply.code(410), gonePage(app.prefix, returnUrl(found.form, 'return')))
    }
    return sendPage(reply, paymentPage(app.prefix, found, parts.shopName), returnOrigins(found.form))
  })

  app.post<{ Params: { id: string } }>('/pago/:id', async (request, reply) => {
    const found = await transactions.find(request.params.id)
    if (!found) return sendPage(reply.code(404), gonePage(app.prefix))
    const form = asForm(request.body)
    const chosen = form?.['outcome'] === 'card' ? form['card'] : form?.['outcome']
    const outcome = found.outcome ?? chosen
    // Without a choice, or too late for one, the page says where things stand.
    if (!isOutcome(outcome) || (!found.outcome && isOver(found))) {
      return reply.redirect(`${app.prefix}/pago/${found.id}`, 303)
    }
    await desk.decide(found, outcome)
    return reply.redirect(returnUrl(found.form, outcomes[outcome].end), 303)
  })
}
