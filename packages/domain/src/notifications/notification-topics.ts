/** How people are told, whatever of: by which topics they choose, by which ways it goes. */

/** What people choose by. The bell rings for all of them. */
export const notificationTopics = [
  'offers',
  'services',
  'trips',
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

/** The ways beyond the bell. */
export const notificationChannels = ['mail', 'push', 'whatsapp'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** Why a letter comes whatever was chosen. */
export type KeptBecause = 'money' | 'legal' | 'security'

/** Ways that go together, by how much it matters to hear soon. */
export const ways = {
  /** Good to know, but no reason to buzz a phone. */
  quiet: [],
  push: ['push'],
  /** What somebody waits for with the phone in his hand. */
  urgent: ['push', 'whatsapp'],
  /** What must reach whoever does not look. */
  mailed: ['mail', 'push'],
  everyWay: ['mail', 'push', 'whatsapp'],
} as const satisfies Record<string, readonly NotificationChannel[]>
