/** A mail as whoever takes the house's mail posts it: the same protocol, signed with the same secret. */
import { randomBytes } from 'node:crypto'
import { mailSignature, momentHeader, signatureHeader, type PostedMail } from '../../mailbox/posted.ts'

export type Writing = {
  /** Where the house takes mail. */
  address: string
  secret: string
  hookUrl: string
  now: () => Date
}

type Written = Omit<PostedMail, 'messageId'>

/** Answers the house's status: 200 where it was taken, whatever became of it. */
export const postMail = async ({ secret, hookUrl, now }: Writing, mail: Written): Promise<number> => {
  const messageId = `<${randomBytes(12).toString('hex')}@sandbox.invalid>`
  const body = Buffer.from(JSON.stringify({ messageId, ...mail }))
  const moment = String(Math.floor(now().getTime() / 1000))
  const { status } = await fetch(hookUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [momentHeader]: moment,
      [signatureHeader]: mailSignature({ secret, body, moment }),
    },
    body,
  })
  return status
}
