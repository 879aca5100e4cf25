/** What a period comes to, in all and week by week. docs/decisions/0072. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { mondaysOf } from '@arriero/domain/money/margins'
import type { Ctx } from '#context.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { namedIn } from './names.views.ts'
import { askedWeeks, noFigures, sumsBy, type Narrowed } from './sums.views.ts'

type Summary = ReplyOf<typeof api.margins.summary>

/** Within a snapshot: the weeks come to what stands beside them. */
export const marginSummary = (ctx: Ctx, query: Narrowed): Promise<Summary> =>
  atOneMoment(ctx, async (inner) => {
    const weeks = askedWeeks(inner, query)
    const [all] = await sumsBy(inner, query, { by: 'all' })
    const byWeek = new Map((await sumsBy(inner, query, { by: 'week' })).map(({ key, ...sum }) => [key, sum]))
    const { key: _key, ...whole } = all ?? { key: '', ...noFigures }
    return {
      ...weeks,
      of: {
        client: await namedIn(inner, 'client', query.client),
        carrier: await namedIn(inner, 'carrier', query.carrier),
        lane: await namedIn(inner, 'lane', query.lane),
      },
      all: whole,
      weeks: mondaysOf(weeks).map((week) => ({ week, ...noFigures, ...byWeek.get(week) })),
    }
  })
