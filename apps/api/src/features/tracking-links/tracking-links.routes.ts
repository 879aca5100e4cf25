import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { makeLink, takeLinkBack } from './tracking-links.actions.ts'
import { followByLink, ownLink } from './tracking-links.views.ts'

export const trackingLinksRoutes: Served[] = [
  serve(api.trackingLinks.make, (ctx, { params }) => makeLink(ctx, params._id)),
  serveFound(api.trackingLinks.read, 'order.not_found', (ctx, { params }) => ownLink(ctx, params._id)),
  serve(api.trackingLinks.revoke, (ctx, { params }) => takeLinkBack(ctx, params._id)),
  serveFound(api.trackingLinks.follow, 'link.not_found', (ctx, { params }) =>
    followByLink(ctx, params.token),
  ),
]
