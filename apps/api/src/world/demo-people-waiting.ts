/** People who wait to be approved, one who was sent back, some who are out: what staff finds in its lists. Decisions §6. */
import { paperTexts } from '@arriero/contract/es/papers'
import { personPapers, type PaperKind } from '@arriero/domain/papers/credentials'
import type { Actor } from '@arriero/domain/people/roles'
import { updateAccount } from '#features/accounts/update.actions.ts'
import { keepConsents, wordsOfToday } from '#features/consents/account-consents.ts'
import { insertCredential } from '#features/credentials/credentials.store.ts'
import { attachFiles, uploadDocument } from '#features/files/files.actions.ts'
import { givePersonPaper } from '#features/papers/give.actions.ts'
import { insertUser } from '#features/users/users.store.ts'
import type { Cast } from './demo-people.ts'
import { applicants, type ApplicantSeed } from './seeds/applicants.texts.ts'
import type { Situations } from './situations.ts'
import type { WorldHouse } from './stage.ts'
import { taxRegistryPdf } from './tax-registry.template.ts'

const dayMs = 86_400_000
const day = (at: Date, days: number) => new Date(at.getTime() + days * dayMs).toISOString().slice(0, 10)

const expires: Partial<Record<PaperKind, number>> = { licence: 900, occupationalRisk: 80, health: 80 }

const hand = async (
  world: Situations,
  { person, name }: { person: Actor; name: string },
  kind: PaperKind,
): Promise<void> => {
  const imageId = await world.photo(person, paperTexts[kind], name)
  await world.act(person, async (ctx) => {
    await attachFiles(ctx, [imageId], { objectKind: 'user', objectId: person.id })
    const days = expires[kind]
    await insertCredential(ctx, {
      holder: { userId: person.id },
      kind,
      name: paperTexts[kind],
      category: kind === 'licence' ? 'C2' : null,
      issuedOn: day(ctx.now, -120),
      expiresOn: days === undefined ? null : day(ctx.now, days),
      isActive: false,
      imageIds: [imageId],
    })
  })
}

/** As registration leaves him: known, waiting, with the papers he had at hand. */
const register = async (
  { house, world, passwordHash }: Waiting,
  { lacking = [], daysAgo, outcome: _outcome, ...seed }: ApplicantSeed,
  enterpriseId: string,
): Promise<Actor> => {
  const today = world.now()
  world.at(new Date(today.getTime() - daysAgo * dayMs))
  const at = world.now()
  const owner = seed.role === 'enterprisedriver' ? { enterpriseId } : {}
  const id = await house.database.transaction(async (tx) => {
    const ctx = { ...house.openCtx(tx), now: at }
    const facts = { ...seed, ...owner, passwordHash, isActive: false, validation: 'pending' as const }
    const userId = await insertUser(ctx, facts)
    await keepConsents(ctx, { userId, channel: 'demo' }, wordsOfToday)
    return userId
  })
  const person = { id, role: seed.role, isValidated: false, enterpriseId: owner.enterpriseId ?? null }
  for (const kind of (personPapers[seed.role] ?? []).filter((one) => !lacking.includes(one))) {
    await hand(world, { person, name: seed.name }, kind)
  }
  world.at(today)
  return person
}

const papersOf = (world: Situations, administrator: Actor, userId: string) =>
  world.act(administrator, ({ db }) =>
    db
      .selectFrom('credentials')
      .select('id')
      .where('user_id', '=', userId)
      .where('is_latest', '=', true)
      .execute(),
  )

const judge = async (
  { world, cast }: Waiting,
  { id }: Actor,
  outcome: ApplicantSeed['outcome'],
): Promise<void> => {
  const [administrator] = cast.people.administrator
  const change = (body: Parameters<typeof updateAccount>[2]) =>
    world.act(administrator, (ctx) => updateAccount(ctx, id, body))
  if (outcome === 'waiting') return
  if (outcome !== 'deactivated') {
    await change({ validation: 'returned', note: outcome.note })
    return
  }
  const papers = await papersOf(world, administrator, id)
  const documents = papers.map((paper) => ({ _id: paper.id, isActive: true }))
  await change({ ...(documents.length > 0 ? { documents } : {}), isActive: true })
  await change({ isActive: false })
}

export type Waiting = { house: WorldHouse; world: Situations; cast: Cast; passwordHash: string }

/** Who works already brings a newer tax registry: two of the staff have to validate it. Decision 0069. */
const bringNewRegistry = async ({ world, cast }: Waiting): Promise<void> => {
  const [, enterprise] = cast.people.enterprise
  const { name, identification } = await world.act(enterprise, ({ db }) =>
    db
      .selectFrom('users')
      .select(['name', 'identification'])
      .where('id', '=', enterprise.id)
      .executeTakeFirstOrThrow(),
  )
  const issuedOn = day(world.now(), -6)
  const sheet = await taxRegistryPdf({ name, identification, issuedOn })
  const { _id } = await uploadDocument(world.ctxFor(enterprise), sheet)
  const paper = { kind: 'taxRegistry', expiresOn: undefined, category: undefined, imageIds: [_id] } as const
  await world.act(enterprise, (ctx) => givePersonPaper(ctx, enterprise.id, { ...paper, issuedOn: undefined }))
}

export const letPeopleWait = async (waiting: Waiting): Promise<void> => {
  await bringNewRegistry(waiting)
  const enterpriseId = waiting.cast.people.enterprise[0].id
  for (const seed of applicants) {
    await judge(waiting, await register(waiting, seed, enterpriseId), seed.outcome)
  }
}
