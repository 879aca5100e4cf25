/** Which request a mail belongs to, and why one does not: by a token that our letters carry and nobody can guess. docs/decisions/0074. */

/** Letters of a mail that are kept: what is longer is cut and says so. */
export const mailLettersMost = 10_000
export const mailFilesMost = 5
/** A mail with all its files, as it comes. */
export const mailMostBytes = 20 * 1024 * 1024

const token = /^[0-9a-f]{32}$/
export const isReplyToken = (text: string): boolean => token.test(text)

/** `pqr@example.co` → `pqr+<token>@example.co`; answers go there. */
export const replyAddress = (mailbox: string, replyToken: string): string => {
  const at = mailbox.lastIndexOf('@')
  return `${mailbox.slice(0, at)}+${replyToken}${mailbox.slice(at)}`
}

/** The left side of a letter's own name, which programs quote in what answers it. */
export const letterReference = (replyToken: string, letterId: string): string =>
  `pqr.${replyToken}.${letterId}`

export type MailWay = {
  /** Whom it was sent to: addresses alone. */
  to: readonly string[]
  inReplyTo: string | undefined
  references: readonly string[]
}

const inReference = /^<?pqr\.([0-9a-f]{32})\.[\w-]+@/i

const tokenOfAddress = (address: string, mailbox: string): string | undefined => {
  const [name = '', domain = ''] = mailbox.toLowerCase().split('@')
  const [local = '', host = ''] = address.trim().toLowerCase().split('@')
  const extra = local.startsWith(`${name}+`) ? local.slice(name.length + 1) : ''
  return host === domain && isReplyToken(extra) ? extra : undefined
}

/** Every token that it carries: the address it was sent to first, then what it answers, the newest first; each once. */
export const tokensOf = ({ to, inReplyTo, references }: MailWay, mailbox: string): string[] => {
  const answered = [...(inReplyTo === undefined ? [] : [inReplyTo]), ...references.toReversed()]
  const found = [
    ...to.map((address) => tokenOfAddress(address, mailbox)),
    ...answered.map((name) => inReference.exec(name.trim())?.[1]?.toLowerCase()),
  ]
  return [...new Set(found.filter((one) => one !== undefined))]
}

/** Why a mail is none that a request takes: somebody of the staff looks at it. */
export const mailReasons = ['noRequest', 'otherSender', 'unproven', 'solved', 'empty'] as const
export type MailReason = (typeof mailReasons)[number]

export const mailStates = ['waiting', 'joined', 'filed', 'discarded'] as const
export type MailState = (typeof mailStates)[number]

export type MailFacts = {
  /** The request that its token names; undefined where there is none. */
  request: { emailKey: string; isSolved: boolean } | undefined
  /** As accounts have theirs. */
  fromKey: string
  /** What the house's mail server found of who sends it. */
  verdict: 'pass' | 'fail' | 'none'
  hasWords: boolean
  hasFiles: boolean
}

/**
 * Undefined where it joins its request. A token alone is not enough: whoever a letter was forwarded to has it too; nor is an address alone, for anybody
 * can write one.
 */
export const whyNotJoined = ({
  request,
  fromKey,
  verdict,
  hasWords,
  hasFiles,
}: MailFacts): MailReason | undefined => {
  if (!request) return 'noRequest'
  if (request.emailKey === '' || request.emailKey !== fromKey) return 'otherSender'
  if (verdict === 'fail') return 'unproven'
  if (request.isSolved) return 'solved'
  return hasWords || hasFiles ? undefined : 'empty'
}
