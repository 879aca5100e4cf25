import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { ownTimes } from './alert-times.views.ts'
import { changeLane, removeLane, saveLane, setAlertTimes, setLaneState } from './saved-lanes.actions.ts'
import { ownLane, ownLanes } from './saved-lanes.views.ts'

export const savedLanesRoutes: Served[] = [
  serve(api.savedLanes.all, (ctx, { query }) => ownLanes(ctx, query)),
  serveFound(api.savedLanes.detail, 'lane.not_found', (ctx, { params }) => ownLane(ctx, params._id)),
  serve(api.savedLanes.create, (ctx, { body }) => saveLane(ctx, body)),
  serve(api.savedLanes.update, (ctx, { params, body }) => changeLane(ctx, params._id, body)),
  serve(api.savedLanes.setState, (ctx, { params, body }) => setLaneState(ctx, params._id, body.state)),
  serve(api.savedLanes.remove, (ctx, { params }) => removeLane(ctx, params._id)),
  serve(api.savedLanes.times, (ctx) => ownTimes(ctx)),
  serve(api.savedLanes.setTimes, (ctx, { body }) => setAlertTimes(ctx, body)),
]
