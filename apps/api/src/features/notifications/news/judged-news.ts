/** Who is told of papers that staff has judged: their owner, and the enterprise he drives for. Pure. Decisions §12. */
import type { NewNotification } from '../notifications.store.ts'

/** All of one holder: a vehicle, or a person. */
export type JudgedRow = {
  id: string
  kind: string
  name: string
  is_active: boolean
  /** Of the newer version that staff did not take. */
  turned_down_reason: string | null
  /** Why it counts no more, where staff said so. */
  invalidated_reason: string | null
  owner_id: string
  owner_name: string
  /** Of a person who drives for it; null of vehicles. */
  enterprise_id: string | null
  license_plate: string | null
}

export type AskedRow = Pick<
  JudgedRow,
  'id' | 'kind' | 'owner_id' | 'owner_name' | 'enterprise_id' | 'license_plate'
> & {
  /** Of the one in force, of which the next is wanted; null where there is none. */
  ends_on: string | null
}

export type JudgedAs = 'validated' | 'invalidated' | 'turned_down'
type Judgement = { as: JudgedAs; moment: string }

/** One piece of news for all of them; the same judgement is told once however often its job runs. */
export const judgedNews = (papers: readonly JudgedRow[], { as, moment }: Judgement): NewNotification[] => {
  const [first] = papers
  if (!first) return []
  const { id, owner_id, owner_name, enterprise_id, license_plate: plate, turned_down_reason: reason } = first
  const told = papers.map(({ kind, name, invalidated_reason: why }) => ({
    kind,
    name,
    ...(as === 'invalidated' && why !== null && { reason: why }),
  }))
  const newsFor = (userId: string, of: string | null): NewNotification => ({
    userId,
    kind: `paper.${as}`,
    objectId: plate ?? owner_id,
    facts: { papers: told, of, ...(as === 'turned_down' && { reason }) },
    onceKey: `${as}:${moment}:${id}`,
  })
  return [newsFor(owner_id, plate), ...(enterprise_id === null ? [] : [newsFor(enterprise_id, owner_name)])]
}

/** Its owner is asked for a paper that is missing or soon over, and so is the enterprise he drives for. */
export const askedNews = (asked: AskedRow): NewNotification[] => {
  const { id, kind, owner_id, owner_name, enterprise_id, license_plate: plate, ends_on: endsOn } = asked
  const newsFor = (userId: string, of: string | null): NewNotification => ({
    userId,
    kind: 'paper.asked',
    objectId: plate ?? owner_id,
    facts: { papers: [{ kind, name: kind, ...(endsOn !== null && { endsOn }) }], of },
    onceKey: `asked:${id}`,
  })
  return [newsFor(owner_id, plate), ...(enterprise_id === null ? [] : [newsFor(enterprise_id, owner_name)])]
}
