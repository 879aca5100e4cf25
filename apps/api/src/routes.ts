/** Every endpoint served. */
import { cancellationsRoutes } from '#features/cancellations/cancellations.routes.ts'
import { cataloguesRoutes } from '#features/catalogues/catalogues.routes.ts'
import { consentsRoutes } from '#features/consents/consents.routes.ts'
import { filesRoutes } from '#features/files/files.routes.ts'
import { insuranceRoutes } from '#features/insurance/insurance.routes.ts'
import { offersRoutes } from '#features/offers/offers.routes.ts'
import { ordersRoutes } from '#features/orders/orders.routes.ts'
import { paymentsRoutes } from '#features/payments/payments.routes.ts'
import { placesRoutes } from '#features/places/places.routes.ts'
import { ratesRoutes } from '#features/rates/rates.routes.ts'
import { ratingsRoutes } from '#features/ratings/ratings.routes.ts'
import { sessionsRoutes } from '#features/sessions/sessions.routes.ts'
import { settingsRoutes } from '#features/settings/settings.routes.ts'
import { trackingRoutes } from '#features/tracking/tracking.routes.ts'
import { usersRoutes } from '#features/users/users.routes.ts'
import { vehiclesRoutes } from '#features/vehicles/vehicles.routes.ts'
import type { Served } from '#http/serve.ts'

export const served: readonly Served[] = [
  ...settingsRoutes,
  ...cataloguesRoutes,
  ...placesRoutes,
  ...filesRoutes,
  ...ratesRoutes,
  ...usersRoutes,
  ...sessionsRoutes,
  ...consentsRoutes,
  ...vehiclesRoutes,
  ...ordersRoutes,
  ...offersRoutes,
  ...paymentsRoutes,
  ...insuranceRoutes,
  ...trackingRoutes,
  ...ratingsRoutes,
  ...cancellationsRoutes,
]
