/** A sample of all that the product writes to people. A new kind or letter without one does not compile. */
import { notificationWords, type Worded } from '@arriero/contract/es/notifications'
import { topicTemplate } from '@arriero/contract/es/whatsapp-templates'
import {
  factsOfKind,
  notificationKinds,
  type NotificationKind,
} from '@arriero/domain/notifications/notification-kinds'
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

type Facts = Worded['facts']
type Sample = {
  /** Each makes other words. */
  facts: readonly Facts[]
  /** About no service: what it is about. */
  objectId?: string
}
const about: Sample = { facts: [{}] }
const id = 'b'.repeat(24)

const samples: Record<NotificationKind, Sample> = {
  'account.returned': { facts: [{ note: `Falta la cédula de ${rudeName}.` }, {}], objectId: id },
  'account.validated': { facts: [{}], objectId: id },
  'arrival.destination': about,
  'arrival.origin': about,
  'driver.reminder': about,
  'milestone.finish': about,
  'milestone.inFinish': about,
  'milestone.inPosition': about,
  'milestone.onTheWay': about,
  'milestone.tripStart': about,
  'money.asked': {
    facts: ['payout', 'batch', 'refund'].map((what) => ({ what, ...money })),
    objectId: `payout:${id}`,
  },
  'offer.accepted': about,
  'offer.countered': about,
  'offer.declined': { facts: [{}, { cause: 'client' }] },
  'offer.expired': about,
  'offer.made': about,
  'offer.withdrawn': about,
  'order.approved': about,
  'order.assigned': about,
  'order.cancelled': { facts: [{ cause: 'client' }, { cause: 'unpaid' }, { cause: 'untaken' }] },
  'order.closed': about,
  'order.date_moved': about,
  'order.evidence_kept': about,
  'order.larger_vehicle': about,
  'order.rated': about,
  'order.released': about,
  'order.reservation_passed': about,
  'order.support_document_loaded': about,
  'order.trip_given': about,
  'order.trip_withdrawn': about,
  'order.waived': about,
  'paper.asked': { facts: [judged(1)], objectId: 'ABC123' },
  'paper.invalidated': {
    facts: [judged(1), judged(6), { papers: [{ ...paper, reason: 'No se lee <el número>.' }], of: rudeName }],
    objectId: 'ABC123',
  },
  'paper.turned_down': { facts: [{ ...judged(1), reason: `No se lee <el número>.` }], objectId: 'ABC123' },
  'paper.validated': { facts: [judged(1), judged(6)], objectId: 'ABC123' },
  'papers.expiring': { facts: [papers(1), papers(6)], objectId: 'ABC123' },
  'payment.failed': about,
  'payment.lost': about,
  'payment.paid': about,
  'payment.recovered': about,
  'payment.reminder': { facts: [{ payUntil: '2026-11-24T13:00:00Z' }, {}] },
  'payment.undone': about,
  'payout.paid': {
    facts: ['advance', 'standby', 'cancellation', 'service'].map((kind) => ({ kind, ...money })),
  },
  'payout.returned': { facts: [money] },
  'phone.silent': about,
  'policy.issued': about,
  'policy.missing': { facts: [money] },
  'policy.unsold': { facts: [money] },
  'pqr.answered': { facts: [{ subject: `Cobro doble a ${rudeName}` }, {}], objectId: id },
  'pqr.filed': { facts: [{ subject: `Cobro doble a ${rudeName}` }, {}], objectId: id },
  'refund.paid': { facts: [money] },
  'refund.rejected': { facts: [money] },
  'standby.accepted': about,
  'standby.decided': about,
  'standby.objected': about,
  'standby.paid': about,
  'standby.proposed': about,
  'standby.unpaid': about,
  'vehicle.activated': { facts: [{ plate: 'ABC123' }], objectId: 'ABC123' },
  'webhook.stopped': { facts: [{ because: 'gone' }, {}], objectId: id },
}

const service: Worded['service'] = {
  route: 'Villa de San Diego de Ubaté – Santa Cruz de Mompox',
  reservationAt: new Date('2026-11-24T13:00:00Z'),
  code: 'a1b2c3',
}

const linkFor = (kind: NotificationKind, role: Role, { objectId }: Sample) =>
  linkOf({ kind, role, orderId: objectId ? null : 'a'.repeat(24), objectId: objectId ?? null })

const noticesOf = (kind: NotificationKind) => {
  const sample = samples[kind]
  return factsOfKind(kind).to.flatMap((role) =>
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
  ...toOwner(keyMadeLetter(rudeName, 'a1b2')),
  ...toOwner(webhookAddressLetter('avisos.example.co:8443')),
  ...toOwner(webhookSecretLetter('avisos.example.co')),
  ...[[], keptKinds.map((kind) => ({ kind, count: 2, until: '2036-11-24T02:00:00.000Z' }))].map((kept) =>
    writtenMail(house, { to: 'a@example.co', ...leftLetter(kept) }),
  ),
]
