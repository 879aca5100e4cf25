import { expect, test } from 'vitest'
import { mailMostBytes } from '@arriero/domain/support/mailbox'
import { ProviderError } from '../provider-error.ts'
import { imapMailbox, type ImapAccess, type ImapClient } from './imap.ts'
import type { IncomingMail } from './port.ts'

type Kept = { size: number; source: Uint8Array; isSeen: boolean }

const words = (text: string): Kept => {
  const source = new TextEncoder().encode(text)
  return { size: source.length, source, isSeen: false }
}

/** A mailbox in memory that speaks as much of the client as is used. */
const box = (mails: Kept[], { refuses = false, cutAfter = Infinity } = {}) => {
  let fetches = 0
  const asked: string[] = []
  let access: ImapAccess | undefined
  const at = (uid: string) => mails[Number(uid) - 1]
  const client: ImapClient = {
    connect: async () => {
      if (refuses) throw new Error('LOGIN failed for angela@example.co')
    },
    getMailboxLock: async (folder) => {
      asked.push(`lock ${folder}`)
      return { release: () => void asked.push('release') }
    },
    search: async () => mails.flatMap(({ isSeen }, index) => (isSeen ? [] : [index + 1])),
    fetchOne: async (uid, query) => {
      fetches += 1
      if (fetches > cutAfter) throw new Error('the line to angela@example.co is cut')
      const mail = at(uid)
      if (!mail) return false
      return query.size ? { size: mail.size } : { source: mail.source }
    },
    messageFlagsAdd: async (uid) => {
      const mail = at(uid)
      if (mail) mail.isSeen = true
    },
    logout: async () => void asked.push('logout'),
    close: () => void asked.push('close'),
  }
  const mailbox = imapMailbox({
    address: 'pqr@example.co',
    url: 'imaps://angela%40example.co:clave%2F1@correo.example.co/PQR',
    timeoutMs: 1_000,
    open: async (given) => {
      access = given
      return client
    },
    read: async (bytes) => {
      const text = new TextDecoder().decode(bytes)
      return text === '' ? undefined : ({ messageId: text } as IncomingMail)
    },
  })
  const fetched = async (fails?: string) => {
    const taken: string[] = []
    await mailbox.fetch?.(async ({ messageId }) => {
      if (messageId === fails) throw new Error('the database is away')
      taken.push(messageId)
    })
    return taken
  }
  return { fetched, asked, mailbox, access: () => access }
}

test('each mail is handed on once, and the mailbox left as it was found', async () => {
  const { fetched, asked, access } = box([words('uno'), words('dos')])
  expect(await fetched()).toEqual(['uno', 'dos'])
  expect(await fetched()).toEqual([])
  expect(asked.slice(0, 4)).toEqual(['lock PQR', 'release', 'logout', 'close'])
  expect(access()).toEqual({
    host: 'correo.example.co',
    port: 993,
    secure: true,
    user: 'angela@example.co',
    pass: 'clave/1',
  })
})

test('what cannot be taken now comes again', async () => {
  const { fetched } = box([words('uno')])
  await expect(fetched('uno')).rejects.toThrow('the database is away')
  expect(await fetched()).toEqual(['uno'])
})

test('what cannot be taken does not hold up those behind it', async () => {
  const mails = [words('uno'), words('dos'), words('tres')]
  const taken: string[] = []
  const { mailbox } = box(mails)
  const take = async ({ messageId }: IncomingMail) => {
    if (messageId === 'uno') throw new Error('no database takes it')
    taken.push(messageId)
  }
  await expect(mailbox.fetch?.(take)).rejects.toThrow('no database takes it')
  expect(taken).toEqual(['dos', 'tres'])
  expect(mails.map(({ isSeen }) => isSeen)).toEqual([false, true, true])
})

test('a line that is cut in the middle is away, and the rest comes with the next', async () => {
  const { fetched, asked } = box([words('uno'), words('dos')], { cutAfter: 3 })
  const failed = await fetched().catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(ProviderError)
  expect(String(failed)).not.toContain('angela')
  expect(asked.at(-1)).toBe('close')
})

test('what is too large, or no mail, is passed by and does not come again', async () => {
  const { fetched } = box([{ ...words('grande'), size: mailMostBytes + 1 }, words(''), words('tres')])
  expect(await fetched()).toEqual(['tres'])
  expect(await fetched()).toEqual([])
})

test('a server that refuses is away, and its words go no further', async () => {
  const failed = await box([], { refuses: true })
    .fetched()
    .catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(ProviderError)
  expect(String(failed)).not.toContain('angela')
})
