import {
  accountKindsDue,
  answerableKinds,
  consentVersions,
  isConsentInForce,
  type ConsentKind,
} from '@arriero/domain/people/consents'
import { isOperatorRole } from '@arriero/domain/people/roles'
import type { Ctx } from '#context.ts'

const shownMax = 100

/** Every answer of the caller, newest first, and what stands of each kind that he may answer anew. */
export const ownConsents = async ({ db, actor }: Ctx) => {
  const rows = await db
    .selectFrom('consents')
    .select(['id', 'kind', 'version', 'is_given', 'channel', 'at'])
    .where('user_id', '=', actor.id)
    .orderBy('id', 'desc')
    .limit(shownMax)
    .execute()
  const items = rows.map((row) => ({
    _id: String(row.id),
    kind: row.kind as ConsentKind,
    version: row.version,
    isGiven: row.is_given,
    channel: row.channel,
    at: row.at.toISOString(),
  }))
  // Only who drives shares where he is.
  const answerable = isOperatorRole(actor.role) ? answerableKinds : []
  const standing = answerable.map((kind) => {
    const last = items.find((item) => item.kind === kind)
    const version = consentVersions[kind]
    return {
      kind,
      version,
      isInForce: isConsentInForce(kind, last),
      answeredAt: last?.version === version ? last.at : null,
    }
  })
  const due = accountKindsDue(actor.role, (kind) => items.find((item) => item.kind === kind))
  return { standing, due, items }
}
