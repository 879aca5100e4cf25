/** One window of the board, whole: rows, what lies on them, what waits. docs/decisions/0060. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { atBogota, daysAfter } from '@arriero/domain/time/calendar'
import type { Ctx } from '#context.ts'
import { barRows, barsOf, type Window } from './bars.views.ts'
import { boardRowsOf, type BoardQuery } from './rows.views.ts'
import { trayOf, waitingOf } from './tray.views.ts'

type Reply = ReplyOf<typeof api.dispatch.board>

const windowOf = ({ from, days }: BoardQuery): Window => ({
  from: atBogota(from, 0),
  until: atBogota(daysAfter(from, Number(days)), 0),
})

const noTray: Reply['tray'] = { items: [], total: 0 }

export const dispatchBoard = async (ctx: Ctx, query: BoardQuery): Promise<Reply> => {
  const window = windowOf(query)
  const isFirst = query.after === undefined
  const { rows, page } = await boardRowsOf(ctx, query, window.until)
  const found = await barRows(ctx, { rows: query.rows, ids: rows.map(({ _id }) => _id), window })
  const bars = await barsOf(ctx, found)
  const ofRow = Map.groupBy(found, (bar) => (query.rows === 'vehicles' ? bar.vehicle_id : bar.driver_id))
  return {
    ...page,
    items: rows.map((row) => ({
      ...row,
      bars: (ofRow.get(row._id) ?? []).flatMap(({ id }) => bars.get(id) ?? []),
    })),
    from: window.from.toISOString(),
    until: window.until.toISOString(),
    tray: isFirst ? await trayOf(ctx) : noTray,
    waiting: isFirst ? await waitingOf(ctx) : [],
  }
}
