/** All endpoints that the API serves, gathered from the rooms. */
import { accountingRoutes } from '#features/accounting/accounting.routes.ts'
import { accountsRoutes } from '#features/accounts/accounts.routes.ts'
import { auditRoutes } from '#features/audit/audit.routes.ts'
import { brandRoutes } from '#features/brand/brand.routes.ts'
import { cancellationsRoutes } from '#features/cancellations/cancellations.routes.ts'
import { cataloguesRoutes } from '#features/catalogues/catalogues.routes.ts'
import { closingsRoutes } from '#features/closings/closings.routes.ts'
import { complaintsRoutes } from '#features/complaints/complaints.routes.ts'
import { consentsRoutes } from '#features/consents/consents.routes.ts'
import { dashboardRoutes } from '#features/dashboard/dashboard.routes.ts'
import { enterpriseDriversRoutes } from '#features/enterprise-drivers/enterprise-drivers.routes.ts'
import { devicesRoutes } from '#features/devices/devices.routes.ts'
import { dispatchRoutes } from '#features/dispatch/dispatch.routes.ts'
import { exportsRoutes } from '#features/exports/exports.routes.ts'
import { filesRoutes } from '#features/files/files.routes.ts'
import { insuranceRoutes } from '#features/insurance/insurance.routes.ts'
import { integrationsRoutes } from '#features/integrations/integrations.routes.ts'
import { lanesRoutes } from '#features/lanes/lanes.routes.ts'
import { inboxRoutes } from '#features/inbox/inbox.routes.ts'
import { loadBoardRoutes } from '#features/load-board/load-board.routes.ts'
import { mailsRoutes } from '#features/mails/mails.routes.ts'
import { legalDocumentsRoutes } from '#features/legal-documents/legal-documents.routes.ts'
import { notesRoutes } from '#features/notes/notes.routes.ts'
import { marginsRoutes } from '#features/margins/margins.routes.ts'
import { signalsRoutes } from '#features/signals/signals.routes.ts'
import { messagesRoutes } from '#features/messages/messages.routes.ts'
import { notificationsRoutes } from '#features/notifications/notifications.routes.ts'
import { offersRoutes } from '#features/offers/offers.routes.ts'
import { orderImportsRoutes } from '#features/order-imports/order-imports.routes.ts'
import { orderTemplatesRoutes } from '#features/order-templates/order-templates.routes.ts'
import { ordersRoutes } from '#features/orders/orders.routes.ts'
import { ownAccountRoutes } from '#features/own-account/own-account.routes.ts'
import { papersRoutes } from '#features/papers/papers.routes.ts'
import { paymentsRoutes } from '#features/payments/payments.routes.ts'
import { placesRoutes } from '#features/places/places.routes.ts'
import { ratesRoutes } from '#features/rates/rates.routes.ts'
import { ratingsRoutes } from '#features/ratings/ratings.routes.ts'
import { recoveryRoutes } from '#features/recovery/recovery.routes.ts'
import { recurringOrdersRoutes } from '#features/recurring-orders/recurring-orders.routes.ts'
import { refundsRoutes } from '#features/refunds/refunds.routes.ts'
import { replyTemplatesRoutes } from '#features/reply-templates/reply-templates.routes.ts'
import { registrationRoutes } from '#features/registration/registration.routes.ts'
import { rightsRoutes } from '#features/rights/rights.routes.ts'
import { savedLanesRoutes } from '#features/saved-lanes/saved-lanes.routes.ts'
import { savedPlacesRoutes } from '#features/saved-places/saved-places.routes.ts'
import { searchRoutes } from '#features/search/search.routes.ts'
import { sessionsRoutes } from '#features/sessions/sessions.routes.ts'
import { settingsRoutes } from '#features/settings/settings.routes.ts'
import { settlementsRoutes } from '#features/settlements/settlements.routes.ts'
import { standbyRoutes } from '#features/standby/standby.routes.ts'
import { supportRoutes } from '#features/support/support.routes.ts'
import { tableViewsRoutes } from '#features/table-views/table-views.routes.ts'
import { tariffEditionsRoutes } from '#features/tariff-editions/tariff-editions.routes.ts'
import { tollsRoutes } from '#features/tolls/tolls.routes.ts'
import { trackingRoutes } from '#features/tracking/tracking.routes.ts'
import { trackingLinksRoutes } from '#features/tracking-links/tracking-links.routes.ts'
import { usersRoutes } from '#features/users/users.routes.ts'
import { vehiclesRoutes } from '#features/vehicles/vehicles.routes.ts'
import { whatsappRoutes } from '#features/whatsapp/whatsapp.routes.ts'
import type { Served } from '#http/serve.ts'

export const served: readonly Served[] = [
  ...auditRoutes,
  ...settingsRoutes,
  ...tableViewsRoutes,
  ...cataloguesRoutes,
  ...placesRoutes,
  ...filesRoutes,
  ...brandRoutes,
  ...ratesRoutes,
  ...usersRoutes,
  ...savedLanesRoutes,
  ...savedPlacesRoutes,
  ...notificationsRoutes,
  ...sessionsRoutes,
  ...accountsRoutes,
  ...consentsRoutes,
  ...whatsappRoutes,
  ...registrationRoutes,
  ...enterpriseDriversRoutes,
  ...recoveryRoutes,
  ...ownAccountRoutes,
  ...vehiclesRoutes,
  ...papersRoutes,
  ...ordersRoutes,
  ...orderTemplatesRoutes,
  ...offersRoutes,
  ...lanesRoutes,
  ...inboxRoutes,
  ...loadBoardRoutes,
  ...standbyRoutes,
  ...dispatchRoutes,
  ...settlementsRoutes,
  ...paymentsRoutes,
  ...refundsRoutes,
  ...insuranceRoutes,
  ...devicesRoutes,
  ...trackingRoutes,
  ...trackingLinksRoutes,
  ...integrationsRoutes,
  ...ratingsRoutes,
  ...cancellationsRoutes,
  ...accountingRoutes,
  ...closingsRoutes,
  ...legalDocumentsRoutes,
  ...replyTemplatesRoutes,
  ...supportRoutes,
  ...mailsRoutes,
  ...messagesRoutes,
  ...notesRoutes,
  ...signalsRoutes,
  ...complaintsRoutes,
  ...dashboardRoutes,
  ...marginsRoutes,
  ...exportsRoutes,
  ...orderImportsRoutes,
  ...recurringOrdersRoutes,
  ...tariffEditionsRoutes,
  ...tollsRoutes,
  ...searchRoutes,
  ...rightsRoutes,
]
