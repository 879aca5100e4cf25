import { api } from '@arriero/contract'
import { serve, serveFound, serveSentBack, type Served } from '#http/serve.ts'
import { changePlace, removePlace, savePlace } from './saved-places.actions.ts'
import { ownPlace, ownPlaces } from './saved-places.views.ts'

export const savedPlacesRoutes: Served[] = [
  serve(api.savedPlaces.all, (ctx, { query }) => ownPlaces(ctx, query)),
  serveFound(api.savedPlaces.detail, 'place.not_found', (ctx, { params }) => ownPlace(ctx, params._id)),
  serve(api.savedPlaces.create, (ctx, { body }) => savePlace(ctx, body)),
  serveSentBack(
    api.savedPlaces.update,
    { read: (ctx, { params }) => ownPlace(ctx, params._id), mayWrite: () => true },
    (ctx, { params, body }) => changePlace(ctx, params._id, body),
  ),
  serve(api.savedPlaces.remove, (ctx, { params }) => removePlace(ctx, params._id)),
]
