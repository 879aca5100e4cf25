/** Binds an endpoint to its handler; the shell does the rest. */
import type { BrowserWords } from '@arriero/domain/people/browser-words'
import type { Endpoint, InputOf, PerViewer, Reading, ReplyOf } from '@arriero/contract/endpoint'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { z } from 'zod'
import type { Ctx, OpenCtx } from '#context.ts'
import { fail } from '#app-error.ts'

export type UploadedBytes = { bytes: Buffer; filename: string; mediaType: string }

/** The HTTP side of a call, for the few handlers that need it: uploads, cookies, the caller's address. */
export type Exchange = {
  /** The one file of an upload; `tooLarge` is what a longer one than the server reads is told. */
  file(tooLarge?: ErrorCode): Promise<UploadedBytes>
  cookie(name: string): string | undefined
  setCookie(name: string, value: string, options: { path: string; expires: Date }): void
  clearCookie(name: string, options: { path: string }): void
  address: string
  /** What his browser calls this server. */
  visitedAt: string
  /** What the caller says he calls with. */
  browser: BrowserWords
  /** SHA-256 of the bearer token, where there is one. */
  sessionHash: Buffer | undefined
  /** What tells this act from others of the same person: whoever asks again under it, after an answer that never came, asks for the same act. */
  actKey: string | undefined
}

/** A reply in the shape of one kind of viewer. */
export type Viewed<V extends string, T> = { viewer: V; value: T }
export const as = <V extends string, T>(viewer: V, value: T): Viewed<V, T> => ({ viewer, value })

type ViewedOf<S> = {
  [V in keyof S & string]: Viewed<V, S[V] extends z.ZodType ? z.output<S[V]> : never>
}[keyof S & string]
export type Answer<E extends Reading> = E['reply'] extends PerViewer
  ? ViewedOf<E['reply']['viewers']>
  : ReplyOf<E>
type CtxOf<E extends Endpoint> = E['access'] extends string ? OpenCtx : Ctx

export type Handler<E extends Endpoint> = (
  ctx: CtxOf<E>,
  input: InputOf<E>,
  exchange: Exchange,
) => Promise<Answer<E>>

type AnyInput = { params: unknown; query: unknown; body: unknown }

/** What the sender of a change is answered now where he reads it, and which keys are his to change. */
export type Standing<I, A = unknown> = {
  /** Undefined where he may change nothing of it: then the body is judged as any other. */
  read: (ctx: Ctx, input: I) => Promise<A | undefined>
  mayWrite: (ctx: Ctx, key: string) => boolean
}

export type Served = {
  endpoint: Endpoint
  handle: (ctx: Ctx, input: AnyInput, exchange: Exchange) => Promise<unknown>
  prepare?: (ctx: Ctx, input: AnyInput, exchange: Exchange) => Promise<unknown>
  /** Where what was read may be sent back. */
  standing?: Standing<AnyInput>
  /** Whether there is such an endpoint at all, asked before anything of the body is read. */
  isThere?: (ctx: OpenCtx) => Promise<boolean>
}

// The shell parses with this endpoint's own schemas and checks its access before it calls, so the types hold.
export const serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>): Served => ({
  endpoint,
  handle: handler as unknown as Served['handle'],
})

/** For reads of what may not be there for who asks: the view answers nothing then, and he is told `code`. */
export const serveFound = <E extends Endpoint>(
  endpoint: E,
  code: ErrorCode,
  read: (...call: Parameters<Handler<E>>) => Promise<Answer<E> | undefined>,
): Served => serve(endpoint, async (...call) => (await read(...call)) ?? fail(code))

type TakesReading = Endpoint & { sentBack: NonNullable<Endpoint['sentBack']> }
type StandingOf<E extends TakesReading> = Standing<
  Pick<InputOf<E>, 'params'>,
  Answer<E['sentBack']['reading']>
>

/** For changes that take also what was read. */
export const serveSentBack = <E extends TakesReading>(
  endpoint: E,
  standing: StandingOf<E>,
  handler: Handler<E>,
): Served => ({ ...serve(endpoint, handler), standing: standing as unknown as Standing<AnyInput> })

type Prepared<E extends Endpoint, P> = {
  /** Runs before the transaction opens: what may take the network. */
  prepare: (ctx: CtxOf<E>, input: InputOf<E>, exchange: Exchange) => Promise<P>
  handle: (ctx: CtxOf<E>, input: InputOf<E> & { prepared: P }) => Promise<Answer<E>>
}

/** For acts that need something slow or outside first; the act itself stays one transaction. */
export const servePrepared = <E extends Endpoint, P>(
  endpoint: E,
  { prepare, handle }: Prepared<E, P>,
): Served => ({
  endpoint,
  prepare: prepare as unknown as NonNullable<Served['prepare']>,
  handle: handle as unknown as Served['handle'],
})

/** Both: what is slow is prepared of the change alone. */
export const servePreparedSentBack = <E extends TakesReading, P>(
  endpoint: E,
  standing: StandingOf<E>,
  parts: Prepared<E, P | undefined>,
): Served => ({
  ...servePrepared(endpoint, parts),
  standing: standing as unknown as Standing<AnyInput>,
})

/** For what an installation offers at times only: else it answers as an address that nobody knows, whatever is brought to it. */
export const serveWhile = <E extends Endpoint>(
  endpoint: E,
  isThere: (ctx: OpenCtx) => Promise<boolean>,
  handler: Handler<E>,
): Served => ({ ...serve(endpoint, handler), isThere })
