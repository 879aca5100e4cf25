/** A house that takes mail: what it sends is kept, and what a person writes is posted as whoever takes its mail would. */
import { randomBytes } from 'node:crypto'
import { mailSignature, momentHeader, signatureHeader, type PostedMail } from '#providers/mailbox/posted.ts'
import type { Mail } from '#providers/mail/port.ts'
import { openStage } from '../stage.fixture.ts'

export const mailboxAddress = 'pqr@buzon.example.co'
const secret = 'un-secreto-de-mentira-para-pruebas'

export const newMessageId = (): string => `<${randomBytes(12).toString('hex')}@gmail.example.co>`

/** Moments as seconds, behind or ahead of the house's clock. */
export type Posting = { secret?: string; secondsAway?: number; signature?: string }

export const openMailStage = async () => {
  const letters: Mail[] = []
  const stage = await openStage({
    start: '2026-11-17T13:00:00Z',
    providers: {
      mail: {
        send: async (letter) => {
          letters.push(letter)
        },
      },
    },
    settings: {
      MAIL_SANDBOX: 'off',
      MAIL_URL: 'smtp://localhost:25',
      MAIL_FROM: 'Arriero <avisos@example.co>',
      MAILBOX_ADDRESS: mailboxAddress,
      MAILBOX_SECRET: secret,
    },
  })
  const { house } = stage
  const postBody = (body: Buffer, { secondsAway = 0, ...given }: Posting = {}): Promise<Response> => {
    const moment = String(Math.floor(house.clock.now.getTime() / 1000) + secondsAway)
    const signature = given.signature ?? mailSignature({ secret: given.secret ?? secret, body, moment })
    return fetch(`${house.url}/v1/mailbox/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [momentHeader]: moment, [signatureHeader]: signature },
      body: new Uint8Array(body),
    })
  }
  const post = async (mail: Partial<PostedMail> & { from: string }, how?: Posting): Promise<number> => {
    const whole = { messageId: newMessageId(), to: [mailboxAddress], subject: 'Re: PQR', ...mail }
    return (await postBody(Buffer.from(JSON.stringify(whole)), how)).status
  }
  /** The last letter that went to this address, once all that waits has gone out. */
  const lastLetterTo = async (address: string): Promise<Mail> => {
    await house.jobs.runJobs()
    const letter = letters.findLast(({ to }) => to === address)
    if (!letter) throw new Error(`no letter to ${address}`)
    return letter
  }
  return { ...stage, letters, post, postBody, lastLetterTo }
}
