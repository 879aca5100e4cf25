/** Who is told of papers that staff has judged: their owner, and the enterprise he drives for. Pure. Decisions §12. */
import type { NewNotification } from './notifications.store.ts'

/** All of one holder: a vehicle, or a person. */
export type JudgedRow = {
  id: string
  kind: string
  name: string
  is_active: boolean
  owner_id: string
  owner_name: string
  /** Of a person who drives for it; null of vehicles. */
  enterprise_id: string | null
  license_plate: string | null
}

type Judgement = { isValidated: boolean; moment: string }

/** One piece of news for all of them; the same judgement is told once however often its job runs. */
export const judgedNews = (
  papers: readonly JudgedRow[],
  { isValidated, moment }: Judgement,
): NewNotification[] => {
  const [first] = papers
  if (!first) return []
  const { id, owner_id, owner_name, enterprise_id, license_plate: plate } = first
  const told = papers.map(({ kind, name }) => ({ kind, name }))
  const newsFor = (userId: string, of: string | null): NewNotification => ({
    userId,
    kind: isValidated ? 'paper.validated' : 'paper.invalidated',
    objectId: plate ?? owner_id,
    facts: { papers: told, of },
    onceKey: `${isValidated ? 'validated' : 'invalidated'}:${moment}:${id}`,
  })
  return [newsFor(owner_id, plate), ...(enterprise_id === null ? [] : [newsFor(enterprise_id, owner_name)])]
}
