import { api } from '@arriero/contract'
import type { OpenCtx } from '#context.ts'
import { AppError } from '#app-error.ts'
import { serve, serveWhile, type Exchange, type Served } from '#http/serve.ts'
import { endSession, logIn, logOut, newTicket, resume } from './sessions.actions.ts'
import { isInstallationNew, makeFirstAdministrator } from './first-administrator.actions.ts'
import { maySeeSessionsOf, openSessionsOf } from './open-sessions.views.ts'
import { rememberCookie, welcome } from './welcome.ts'

const { name: cookieName, path: cookiePath } = rememberCookie

const welcomeBack = async (ctx: OpenCtx, exchange: Exchange) => {
  const opened = await resume(ctx, exchange.cookie(cookieName), exchange.browser)
  if (opened) return welcome(ctx, exchange, opened)
  exchange.clearCookie(cookieName, { path: cookiePath })
  throw new AppError('auth.no_session')
}

export const sessionsRoutes: Served[] = [
  serve(api.sessions.logIn, async (ctx, { body }, exchange) => {
    if (!body) return welcomeBack(ctx, exchange)
    const { address, browser } = exchange
    return welcome(ctx, exchange, await logIn(ctx, { ...body, address, browser }))
  }),
  serveWhile(api.sessions.firstAdministrator, isInstallationNew, async (ctx, { body }, exchange) => {
    const { address, browser } = exchange
    return welcome(ctx, exchange, await makeFirstAdministrator(ctx, { ...body, address, browser }))
  }),
  serve(api.sessions.logOut, async (ctx, _, exchange) => {
    await logOut(ctx, exchange.sessionHash)
    exchange.clearCookie(cookieName, { path: cookiePath })
    return { updated: true as const }
  }),
  serve(api.sessions.ticket, async (ctx, _, exchange) => {
    if (!exchange.sessionHash) throw new AppError('session.invalid')
    return { ticket: await newTicket(ctx, exchange.sessionHash) }
  }),
  serve(api.sessions.all, async (ctx, { query }, exchange) => {
    const userId = query.userId ?? ctx.actor.id
    if (!(await maySeeSessionsOf(ctx, userId))) throw new AppError('user.not_found')
    return { items: await openSessionsOf(ctx, userId, exchange.sessionHash) }
  }),
  serve(api.sessions.end, (ctx, { params }) => endSession(ctx, params._id)),
]
