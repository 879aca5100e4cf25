/** A sample of all that the product writes to people. A new fact or letter without one does not compile. */
import type { Worded } from '@arriero/contract/es/notice-words'
import { notificationWords } from '@arriero/contract/es/notifications'
import { topicTemplate } from '@arriero/contract/es/whatsapp-templates'
import {
  factsOfKind,
  notificationKinds,
  type NotificationKind,
} from '@arriero/domain/notifications/notification-kinds'
import type { NoticeFact } from '@arriero/domain/notifications/notification-topics'
import { threadParts } from '@arriero/domain/messages/threads'
import { keptKinds } from '@arriero/domain/people/own-account'
import type { Role } from '@arriero/domain/people/roles'
import { invitationLetter } from '#features/enterprise-drivers/invitation-letter.texts.ts'
import {
  keyMadeLetter,
  webhookAddressLetter,
  webhookSecretLetter,
} from '#features/integrations/integrations-letters.texts.ts'
import { linkOf } from '#features/notifications/links.ts'
import { noticeLetter } from '#features/notifications/delivery/notice-letter.ts'
import { writtenMail } from '#features/notifications/delivery/send-mail.ts'
import { whatsappMessage } from '#features/notifications/delivery/whatsapp-message.ts'
import { alertLetter, type Alert } from '#features/own-account/alert.ts'
import { ownAccountLetters, payAskedLetter } from '#features/own-account/own-account-letters.texts.ts'
import { recoveryLetters } from '#features/recovery/recovery-letters.texts.ts'
import { codeLetter, knownLetter } from '#features/registration/letters.texts.ts'
import { accountLetter } from '#features/refunds/refund-letters.texts.ts'
import { leftLetter } from '#features/rights/rights.texts.ts'

export const publicUrl = 'https://carga.example.co'
/** A name that would be markup where it is not escaped. */
export const rudeName = 'Ñandú & <b>Hijos</b> "S.A.S."'
export const house = {
  brand: 'Arriero',
  look: { color: null, accent: null, logo: null, logoUrl: null },
  publicUrl,
}

const paper = { kind: 'soat', name: 'SOAT', of: rudeName, endsOn: '2026-12-24', daysLeft: 7 }
const papers = (count: number) => ({ papers: Array.from({ length: count }, () => paper), count })
const judged = (count: number) => ({ papers: Array.from({ length: count }, () => paper), of: rudeName })
const money = { value: 1_250_000 }

type Sample = {
  /** Sets of facts, each of which leads to other words. */
  facts: readonly Worded['facts'][]
  /** About no service: what it is about. */
  objectId?: string
}
const id = 'b'.repeat(24)
const reason = 'No se lee <el número>.'

/** What the words of a notification may be made with: a kind takes those of the facts that its row names. */
const samples: Record<NoticeFact, Sample> = {
  amount: {
    facts: ['advance', 'standby', 'cancellation', 'service'].map((kind) => ({ kind, ...money })),
  },
  asked: {
    facts: ['payout', 'batch', 'refund'].map((what) => ({ what, ...money })),
    objectId: `payout:${id}`,
  },
  author: { facts: [{ author: rudeName }, {}], objectId: id },
  because: { facts: [{ because: 'gone' }, {}], objectId: id },
  cause: { facts: [{}, { cause: 'client' }, { cause: 'unpaid' }, { cause: 'untaken' }] },
  ending: { facts: [papers(1), papers(6)], objectId: 'ABC123' },
  judged: {
    facts: [judged(1), judged(6), { papers: [{ ...paper, reason }], of: rudeName }],
    objectId: 'ABC123',
  },
  lastDays: {
    facts: [...[5, 1, 0].map((daysLeft) => ({ subject: `Cobro doble a ${rudeName}`, daysLeft })), {}],
    objectId: id,
  },
  lanes: {
    facts: [
      { lanes: [rudeName], ...money },
      { lanes: ['Eje', 'Costa', 'Llano', 'Sur'], count: 12, isLast: true },
      {},
    ],
  },
  part: { facts: [...threadParts.map((part) => ({ part })), {}] },
  note: { facts: [{ note: `Falta la cédula de ${rudeName}.` }, {}], objectId: id },
  plate: { facts: [{ plate: 'ABC123' }], objectId: 'ABC123' },
  reason: { facts: [{ ...judged(1), reason }], objectId: 'ABC123' },
  rule: { facts: [{ name: `Diario de ${rudeName}`, because: reason }, {}], objectId: id },
  subject: { facts: [{ subject: `Cobro doble a ${rudeName}` }, {}], objectId: id },
  until: { facts: [{ payUntil: '2026-11-24T13:00:00Z' }, {}] },
  waiting: { facts: [{ messages: 1, services: 1 }, { messages: 12, services: 3 }, {}] },
}
const bare: Sample = { facts: [{}] }

const service: Worded['service'] = {
  route: 'Villa de San Diego de Ubaté – Santa Cruz de Mompox',
  reservationAt: new Date('2026-11-24T13:00:00Z'),
  code: 'a1b2c3',
}

const linkFor = (kind: NotificationKind, role: Role, { objectId }: Sample) =>
  linkOf({ kind, role, orderId: objectId ? null : 'a'.repeat(24), objectId: objectId ?? null })

const noticesOf = (kind: NotificationKind) => {
  const { facts, to } = factsOfKind(kind)
  const sample = facts ? samples[facts] : bare
  return to.flatMap((role) =>
    sample.facts.map((facts, nth) => {
      const words = notificationWords(kind, { role, service: sample.objectId ? null : service, facts })
      const spoken = { ...words, link: linkFor(kind, role, sample) }
      return {
        name: `${kind} to a ${role} (${nth + 1})`,
        role,
        ...spoken,
        letter: noticeLetter(house, role, spoken),
        message: whatsappMessage('+573001234567', kind, spoken),
        template: topicTemplate(factsOfKind(kind).topic),
      }
    }),
  )
}

/** As the bell, a phone, a letter and WhatsApp say it, to each role that meets it. */
export const notices = notificationKinds.flatMap(noticesOf)

const toOwner = (alert: Alert) =>
  (['client', 'driver'] as const).map((role) =>
    writtenMail(house, { to: 'a@example.co', ...alertLetter(role, alert) }),
  )

const recovery: Record<keyof typeof recoveryLetters, ReturnType<typeof writtenMail>> = {
  code: writtenMail(house, { to: 'a@example.co', ...recoveryLetters.code, code: 'K7QF-9MRT-2WXY' }),
  invited: writtenMail(house, { to: 'a@example.co', ...recoveryLetters.invited }),
  done: writtenMail(house, {
    to: 'a@example.co',
    ...recoveryLetters.done,
    lines: [...recoveryLetters.done.lines, recoveryLetters.done.pay, recoveryLetters.done.keys],
    button: { text: recoveryLetters.done.button, url: '/reset/resetPassword' },
  }),
}

const alerts: Alert[] = Object.values(ownAccountLetters)

/** All that is no notification: codes, invitations, alerts. */
export const letters = [
  ...Object.values(recovery),
  codeLetter(house, 'K7QF-9MRT'),
  knownLetter(house),
  invitationLetter(house, { enterprise: rudeName, code: 'Zm9v' }),
  ...alerts.flatMap(toOwner),
  ...toOwner({ ...payAskedLetter(rudeName, '1234', '24 Nov 2026, 8:00 a. m.'), isCalm: true }),
  ...toOwner({
    ...ownAccountLetters.factorRemoved,
    lines: [...ownAccountLetters.factorRemoved.lines, rudeName],
  }),
  ...toOwner(accountLetter(rudeName, '1234')),
  ...toOwner(keyMadeLetter(rudeName, 'a1b2')),
  ...toOwner(webhookAddressLetter('avisos.example.co:8443')),
  ...toOwner(webhookSecretLetter('avisos.example.co')),
  ...[[], keptKinds.map((kind) => ({ kind, count: 2, until: '2036-11-24T02:00:00.000Z' }))].map((kept) =>
    writtenMail(house, { to: 'a@example.co', ...leftLetter(kept) }),
  ),
]
