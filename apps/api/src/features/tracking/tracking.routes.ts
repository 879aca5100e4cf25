import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { trucksOnTheRoad, wrongTrucks } from './fleet.views.ts'
import { reportMilestone } from './milestones.actions.ts'
import { reportByDevice } from './osmand.actions.ts'
import { recordPositions } from './positions.actions.ts'
import { orderLocation } from './tracking.views.ts'

const instant = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

export const trackingRoutes: Served[] = [
  serve(api.tracking.milestone, (ctx, { params, body }) =>
    reportMilestone(ctx, params._id, {
      milestone: body.milestone,
      deviceAt: instant(body.at),
      sentAt: instant(body.sentAt),
      latitude: body.latitude,
      longitude: body.longitude,
      imageIds: body.images,
      code: body.code,
      reason: body.reason,
    }),
  ),
  serve(api.tracking.ping, (ctx, { body }) =>
    recordPositions(
      ctx,
      body.points.map((point) => ({
        at: new Date(point.at),
        latitude: point.latitude,
        longitude: point.longitude,
        speedKmh: point.speed,
        heading: point.heading,
        accuracyM: point.accuracy,
      })),
    ),
  ),
  serve(api.tracking.osmand, (ctx, { query }) => reportByDevice(ctx, query, undefined)),
  serve(api.tracking.osmandPost, (ctx, { query, body }) => reportByDevice(ctx, query, body)),
  serve(api.tracking.trucks, (ctx) => trucksOnTheRoad(ctx)),
  serve(api.tracking.wrongTrucks, (ctx) => wrongTrucks(ctx, ctx.actor.id)),
  serveFound(api.tracking.location, 'order.not_found', (ctx, { params }) => orderLocation(ctx, params._id)),
]
