/** What everybody who enters is answered: the session's token, who he is, and the cookie that brings him back. Decisions §5. */
import type { Profile } from '@arriero/contract/people/sessions'
import type { OpenCtx } from '#context.ts'
import { profileOf } from '#features/users/users.views.ts'
import { AppError } from '#app-error.ts'
import type { Exchange } from '#http/serve.ts'
import type { Opened } from './sessions.actions.ts'

export const rememberCookie = { name: 'arriero_remember', path: '/v1/auth' } as const

export const welcome = async (
  ctx: OpenCtx,
  exchange: Exchange,
  opened: Opened,
): Promise<{ token: string; user: Profile }> => {
  const user = await profileOf(ctx, opened.userId)
  if (!user) throw new AppError('auth.no_session')
  const { name, path } = rememberCookie
  exchange.setCookie(name, opened.remember, { path, expires: opened.expiresAt })
  return { token: opened.token, user }
}
