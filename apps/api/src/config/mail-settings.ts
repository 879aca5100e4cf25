/** Settings of mail that goes out and comes in, each with what it is for. Part of `config.ts`. */
import { z } from 'zod'
import { configTexts } from '../config.texts.ts'

const flag = z.enum(['on', 'off'])

export const mailboxSettings = {
  /** The address that answers to a PQR go to, `pqr@example.co`; what stands behind a `+` before its `@` has to arrive too. */
  MAILBOX_ADDRESS: z
    .string()
    .regex(/^[^\s<>@+]+@[^\s<>@]+$/)
    .optional(),
  /** Signs what is posted to `/v1/mailbox/webhook`: mails that came in. */
  MAILBOX_SECRET: z.string().min(24).optional(),
  /** `imaps://user:password@server:993/INBOX`: a mailbox that is asked for its mails once a minute. */
  MAILBOX_IMAP_URL: z.url({ protocol: /^imaps?$/ }).optional(),
  /** `on`: mails can be written as a person would at `/sandbox/correo`, by anybody who reaches the portal; the demo does so anyway. */
  MAILBOX_SANDBOX: flag.optional(),
}

type MailSettings = {
  MAIL_URL?: string | undefined
  MAIL_FROM?: string | undefined
  MAIL_SANDBOX?: 'on' | 'off' | undefined
  MAILBOX_ADDRESS?: string | undefined
  MAILBOX_SECRET?: string | undefined
  MAILBOX_IMAP_URL?: string | undefined
  MAILBOX_SANDBOX?: 'on' | 'off' | undefined
}

type Contradiction = readonly [isSo: boolean, sentence: string]

export const mailContradictions = ({
  MAIL_URL,
  MAIL_FROM,
  MAIL_SANDBOX,
  MAILBOX_ADDRESS,
  MAILBOX_SECRET,
  MAILBOX_IMAP_URL,
  MAILBOX_SANDBOX,
}: MailSettings): Contradiction[] => {
  const hasWay = MAILBOX_SECRET !== undefined || MAILBOX_IMAP_URL !== undefined
  return [
    [MAIL_URL !== undefined && MAIL_FROM === undefined, configTexts.mailIncomplete],
    [MAIL_URL === undefined && MAIL_FROM !== undefined, configTexts.mailNowhere],
    [MAIL_URL !== undefined && MAIL_SANDBOX === 'on', configTexts.mailTwice],
    [(MAILBOX_ADDRESS !== undefined) !== hasWay, configTexts.mailboxIncomplete],
    [MAILBOX_ADDRESS !== undefined && MAILBOX_SANDBOX === 'on', configTexts.mailboxTwice],
    // Letters that stay here would ask people to answer an address that they never hear of.
    [MAILBOX_ADDRESS !== undefined && MAIL_URL === undefined, configTexts.mailboxAlone],
  ]
}
