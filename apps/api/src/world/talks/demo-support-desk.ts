/** The desk at work on the demo world's PQRs: templates, who has one, what was noted, and what came by mail. By the product's own actions. */
import type { Actor } from '@arriero/domain/people/roles'
import { replyAddress } from '@arriero/domain/support/mailbox'
import { takeMail } from '#features/mails/take-mail.actions.ts'
import { writeNote } from '#features/notes/notes.actions.ts'
import { makeReplyTemplate } from '#features/reply-templates/reply-templates.actions.ts'
import { assignRequest } from '#features/support/assignment.actions.ts'
import type { IncomingMail } from '#providers/mailbox/port.ts'
import type { Cast } from '../demo-people.ts'
import { assignedCase, mailedReply, strayMail, templateSeeds } from '../seeds/support-desk.texts.ts'
import type { Situations } from '../situations.ts'
import type { WorldHouse } from '../stage.ts'

const hourMs = 3_600_000

const requestAbout = ({ database }: WorldHouse, subject: string) =>
  database.db
    .selectFrom('support_requests')
    .innerJoin('users', 'users.id', 'support_requests.user_id')
    .select(['support_requests.id', 'support_requests.reply_token', 'users.email'])
    .where('support_requests.subject', '=', subject)
    .where('support_requests.status', '<>', 'solved')
    .orderBy('support_requests.id')
    .executeTakeFirst()

type Written = { name: string; from: string; to: string; subject: string; text: string }

const mailOf = ({ name, from, to, subject, text }: Written): IncomingMail => ({
  messageId: `<${name}@demo.invalid>`,
  from: { address: from, name: undefined },
  to: [to],
  subject,
  text,
  html: undefined,
  inReplyTo: undefined,
  references: [],
  headers: {},
  verdict: 'none',
  files: [],
})

const mails = async (house: WorldHouse, world: Situations, desk: Actor): Promise<void> => {
  const today = world.now()
  const address = world.ctxFor(desk).providers.mailbox?.address
  if (address === undefined) return
  const take = async (hoursAgo: number, written: Written) => {
    world.at(new Date(today.getTime() - hoursAgo * hourMs))
    await takeMail(world.ctxFor(desk), mailOf(written))
  }
  const { from, subject, text, hoursAgo } = strayMail
  const [, stray = from] = /<([^<>]+)>/.exec(from) ?? []
  await take(hoursAgo, { name: 'stray', from: stray, to: address, subject, text })
  const asked = await requestAbout(house, mailedReply.subject)
  if (asked)
    await take(mailedReply.hoursAgo, {
      name: 'reply',
      from: asked.email,
      to: replyAddress(address, asked.reply_token),
      subject: `Re: ${mailedReply.subject}`,
      text: mailedReply.text,
    })
  world.at(today)
}

export const playSupportDesk = async (
  house: WorldHouse,
  world: Situations,
  { people }: Cast,
): Promise<void> => {
  const [administrator, desk] = [people.administrator[0], people.soport[0]]
  for (const seed of templateSeeds) await world.act(administrator, (ctx) => makeReplyTemplate(ctx, seed))
  const request = await requestAbout(house, assignedCase.subject)
  if (request) {
    const body = { assignee: desk.id, seenAssignee: null }
    await world.act(desk, (ctx) => assignRequest(ctx, request.id, body))
    await world.act(desk, (ctx) => writeNote(ctx, request.id, { text: assignedCase.note, mentions: [] }))
  }
  await mails(house, world, desk)
}
