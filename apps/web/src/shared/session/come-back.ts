/** Turns a session opened without a network into a whole one, as soon as the server answers. Decisions §5. */
import { api } from '@arriero/contract'
import { call } from '@arriero/contract/call'
import { isUnauthorised } from '../api/statuses.ts'
import { overLine } from '../line/over-line.ts'
import { sessionStore } from './session-store.ts'

let underWay: Promise<void> | undefined

const ask = async (): Promise<void> => {
  try {
    const { token, user } = await overLine((signal) =>
      call(api.sessions.logIn, { body: undefined }, { base: '/v1', signal }),
    )
    sessionStore.open(token, user)
  } catch (error) {
    if (isUnauthorised(error)) sessionStore.end()
    throw error
  }
}

/** Asked by many, sent once; throws what the network or the server said. */
export const comeBack = async (): Promise<void> => {
  underWay ??= ask().finally(() => {
    underWay = undefined
  })
  return underWay
}

/** Until the person is back where his log-in ended over something not saved. */
export const returned = (): Promise<void> =>
  new Promise((done) => {
    if (!sessionStore.isOver()) return done()
    const stop = sessionStore.subscribe(() => {
      if (sessionStore.isOver()) return
      stop()
      done()
    })
  })
