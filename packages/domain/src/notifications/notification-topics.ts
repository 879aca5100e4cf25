/** How people are told, whatever of: by which topics they choose, by which ways it goes. */

/** What people choose by. The bell rings for all of them. */
export const notificationTopics = [
  'lanes',
  'offers',
  'services',
  'trips',
  'messages',
  'payments',
  'income',
  'standby',
  'insurance',
  'papers',
  'desk',
  'treasury',
  'requests',
  'integrations',
  'account',
] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** Channels for notifications besides the bell of the portal. */
export const notificationChannels = ['mail', 'push', 'whatsapp'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** Why a letter comes whatever was chosen. */
export type KeptBecause = 'money' | 'legal' | 'security'

/** Ways that go together, by how much it matters to hear soon. */
export const ways = {
  /** Good to know, but no reason to buzz a phone. */
  quiet: [],
  push: ['push'],
  /** What a phone has rung for already. */
  letter: ['mail'],
  /** What somebody waits for with the phone in his hand. */
  urgent: ['push', 'whatsapp'],
  /** What must reach whoever does not look. */
  mailed: ['mail', 'push'],
  everyWay: ['mail', 'push', 'whatsapp'],
} as const satisfies Record<string, readonly NotificationChannel[]>

/** Where a notification leads its reader, each in his own part of the product; left out: to the service it is about. */
export type Step =
  /** What each side does before the trip: the client pays, the carrier names who goes. */
  | 'prepare'
  | 'negotiate'
  /** The services that carriers may offer on. */
  | 'market'
  /** The board of loads, the newest first. */
  | 'board'
  /** Asking for the service on another day. */
  | 'date'
  | 'rate'
  /** The conversation of the service. */
  | 'thread'
  /** A note of the staff about the service. */
  | 'note'
  | 'wait'
  | 'trips'
  | 'earnings'
  /** Part of the pay on the road: where it is asked for, and where it is answered. */
  | 'advance'
  /** Money that goes back to a client: where he names an account for it, and where it is paid. */
  | 'refund'
  /** Premiums to be given back. */
  | 'premiums'
  | 'confirmMoney'
  | 'answerRequest'
  | 'ownRequest'
  | 'papers'
  | 'integrations'
  /** A rule by which services come again. */
  | 'recurring'
  | 'home'

/** What the words of a notification say besides the service: each has a sample in the tests. */
export type NoticeFact =
  | 'amount'
  | 'asked'
  /** Of the staff, by name. */
  | 'author'
  | 'because'
  | 'cause'
  | 'ending'
  | 'judged'
  /** Of a PQR: its subject, and the working days left. */
  | 'lastDays'
  /** Saved lanes of the reader that loads are on, and what they earn. */
  | 'lanes'
  | 'note'
  /** As whom somebody wrote. */
  | 'part'
  | 'plate'
  | 'reason'
  /** What a client calls his rule, and why its last day was refused. */
  | 'rule'
  | 'subject'
  | 'until'
  /** How many messages wait, in how many services. */
  | 'waiting'

/** A notification, whoever it is for. */
export type Said = {
  topic: NotificationTopic
  ways: readonly NotificationChannel[]
  leads?: Step
  facts?: NoticeFact
  /** Its letter cannot be switched off. */
  keptBecause?: KeptBecause
}
