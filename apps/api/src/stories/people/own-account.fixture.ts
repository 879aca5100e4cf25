/** A mailbox, an authenticator app, and a browser that knows its address: what people have beside the product. */
import { api } from '@arriero/contract'
import type { Mail } from '#providers/mail/port.ts'
import type { TestHouse } from '#testing/house.ts'
import { TOTP } from 'otpauth'
import { deliverDue } from '#features/notifications/delivery/deliver.ts'
import type { Caller } from '#testing/house.ts'

/** What the app shows so many steps of thirty seconds from now. */
export const codeOf = ({ clock }: Pick<TestHouse, 'clock'>, secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: clock.now.getTime() + steps * 30_000 })

export const longCodeIn = ({ text }: Mail): string =>
  /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0] ?? 'none'

/** Runs the jobs that wait and sends the letters that are due. */
export const letGo = async (house: TestHouse): Promise<void> => {
  await house.jobs.runJobs()
  await deliverDue(house.openCtx())
}

export const enrol = async (house: TestHouse, who: Caller, password: string) => {
  const { secret } = await who.send(api.ownAccount.beginFactor, { body: { password } })
  const { codes } = await who.send(api.ownAccount.confirmFactor, { body: { code: codeOf(house, secret) } })
  return { secret, codes }
}
