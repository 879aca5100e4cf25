import { api } from '@arriero/contract'
import { recordReading } from '#features/audit/readings.store.ts'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { putAside } from './signals.actions.ts'
import { signalDetail, signalsOf } from './signals.views.ts'

export const signalsRoutes: Served[] = [
  serve(api.signals.all, (ctx, { query }) => signalsOf(ctx, query)),
  serveFound(api.signals.detail, 'signal.not_found', async (ctx, { params }) => {
    const detail = await signalDetail(ctx, params._id)
    // It tells of people, and shows pictures of theirs: whoever opens it is known. Decisions §17.
    if (detail) await recordReading(ctx, { act: 'signal.read', objectKind: 'signal', objectId: detail._id })
    return detail
  }),
  serve(api.signals.aside, (ctx, { params, body }) => putAside(ctx, params._id, body)),
]
