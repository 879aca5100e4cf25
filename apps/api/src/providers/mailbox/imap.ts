/** Mails of a mailbox that is asked for them, by IMAP. What speaks the protocol and what reads a mail are brought by `imap-libraries.ts`. */
import { mailMostBytes } from '@arriero/domain/support/mailbox'
import { ProviderError } from '../provider-error.ts'
import type { IncomingMail, Mailbox } from './port.ts'

/** As much of an IMAP client as is needed here. */
export interface ImapClient {
  connect(): Promise<void>
  getMailboxLock(folder: string): Promise<{ release(): void }>
  search(query: { seen: boolean }, options: { uid: true }): Promise<number[] | false | undefined>
  fetchOne(
    uid: string,
    query: { size?: true; source?: true },
    options: { uid: true },
  ): Promise<{ size?: number | undefined; source?: Uint8Array | undefined } | false>
  messageFlagsAdd(uid: string, flags: string[], options: { uid: true }): Promise<unknown>
  logout(): Promise<void>
  /** At once, and without a word; also where it is over already. */
  close(): void
}

export type ImapAccess = { host: string; port: number; secure: boolean; user: string; pass: string }

export type ImapOptions = {
  address: string
  /** `imaps://user:password@host:993/INBOX`; `imap://` begins in the open and goes on encrypted. */
  url: string
  timeoutMs: number
  open: (access: ImapAccess, timeoutMs: number) => Promise<ImapClient>
  /** Undefined where the bytes are no mail. */
  read: (bytes: Uint8Array) => Promise<IncomingMail | undefined>
}

/** Of one turn; the next comes a minute later. */
const mailsAtOnce = 50

const accessOf = (url: string): { access: ImapAccess; folder: string } => {
  const at = new URL(url)
  const secure = at.protocol === 'imaps:'
  return {
    access: {
      host: at.hostname,
      port: at.port === '' ? (secure ? 993 : 143) : Number(at.port),
      secure,
      user: decodeURIComponent(at.username),
      pass: decodeURIComponent(at.password),
    },
    folder: decodeURIComponent(at.pathname.slice(1)) || 'INBOX',
  }
}

/** The words of the server may hold an address; they go no further. */
const unavailable = (error: unknown): ProviderError =>
  error instanceof ProviderError ? error : new ProviderError('unavailable', 'imap')

/** Of one mail, whatever becomes of the others. */
class NotTaken extends Error {}

type Take = (mail: IncomingMail) => Promise<void>

export const imapMailbox = ({ address, url, timeoutMs, open, read }: ImapOptions): Mailbox => {
  const { access, folder } = accessOf(url)
  const takeOne = async (client: ImapClient, uid: string, take: Take): Promise<void> => {
    const byUid = { uid: true } as const
    const sized = await client.fetchOne(uid, { size: true }, byUid)
    const isTooLarge = sized !== false && (sized.size ?? 0) > mailMostBytes
    const whole = isTooLarge ? false : await client.fetchOne(uid, { source: true }, byUid)
    const mail = whole === false || !whole.source ? undefined : await read(whole.source)
    if (mail)
      await take(mail).catch((cause: unknown) => {
        throw new NotTaken('', { cause })
      })
    // Marked once it is kept: a node that dies between brings it again, and it is known by its name.
    await client.messageFlagsAdd(uid, [String.raw`\Seen`], byUid)
  }
  /** One that cannot be taken comes again and does not hold up those behind it. Answers why the first of them could not. */
  const takeAll = async (client: ImapClient, take: Take): Promise<NotTaken | undefined> => {
    const lock = await client.getMailboxLock(folder)
    try {
      const uids = (await client.search({ seen: false }, { uid: true })) || []
      const failures: NotTaken[] = []
      for (const [turn, uid] of uids.entries()) {
        if (turn - failures.length >= mailsAtOnce || failures.length >= mailsAtOnce) break
        await takeOne(client, String(uid), take).catch((error: unknown) => {
          if (!(error instanceof NotTaken)) throw error
          failures.push(error)
        })
      }
      return failures[0]
    } finally {
      lock.release()
    }
  }
  return {
    address,
    fetch: async (take) => {
      const client = await open(access, timeoutMs)
      let failure: NotTaken | undefined
      try {
        await client.connect()
        failure = await takeAll(client, take)
        await client.logout().catch(() => undefined)
      } catch (error) {
        throw unavailable(error)
      } finally {
        client.close()
      }
      if (failure) throw failure.cause
    },
  }
}
