/** The whole API: one value for each endpoint, by noun. */
import { accounting } from './money/accounting.ts'
import { accounts } from './people/accounts.ts'
import { audit } from './house/audit.ts'
import { brand } from './house/brand.ts'
import { cancellations } from './orders/cancellations.ts'
import { catalogues } from './house/catalogues.ts'
import { closings } from './money/closings.ts'
import { complaints } from './support/complaints.ts'
import { consents } from './people/consents.ts'
import { dashboard } from './house/dashboard.ts'
import { devices } from './places/devices.ts'
import { enterpriseDrivers } from './people/enterprise-drivers.ts'
import { exports } from './lists/exports.ts'
import { files } from './papers/files.ts'
import { inbox } from './house/inbox.ts'
import { insurance } from './money/insurance.ts'
import { integrations } from './house/integrations.ts'
import { lanes } from './orders/lanes.ts'
import { dispatch } from './orders/dispatch.ts'
import { loadBoard } from './orders/load-board.ts'
import { legalDocuments } from './papers/legal-documents.ts'
import { margins } from './money/margins.ts'
import { messages } from './messages/messages.ts'
import { notes } from './orders/notes.ts'
import { mails } from './support/mails.ts'
import { replyTemplates } from './support/reply-templates.ts'
import { notifications } from './notifications/notifications.ts'
import { offers } from './orders/offers.ts'
import { orders } from './orders/orders.ts'
import { orderImports } from './orders/order-imports.ts'
import { orderTemplates } from './orders/order-templates.ts'
import { ownAccount } from './people/own-account.ts'
import { papers } from './papers/papers.ts'
import { payments } from './money/payments.ts'
import { places } from './places/places.ts'
import { rates } from './money/rates.ts'
import { ratings } from './orders/ratings.ts'
import { recovery } from './people/recovery.ts'
import { recurringOrders } from './orders/recurring-orders.ts'
import { refunds } from './money/refunds.ts'
import { registration } from './people/registration.ts'
import { rights } from './people/rights.ts'
import { sessions } from './people/sessions.ts'
import { savedLanes } from './orders/saved-lanes.ts'
import { savedPlaces } from './places/saved-places.ts'
import { search } from './house/search.ts'
import { settings } from './house/settings.ts'
import { signals } from './house/signals.ts'
import { settlements } from './money/settlements.ts'
import { standby } from './orders/standby.ts'
import { support } from './support/support.ts'
import { tableViews } from './lists/table-views.ts'
import { tariffEditions } from './money/tariff-editions.ts'
import { tolls } from './money/tolls.ts'
import { tracking } from './places/tracking.ts'
import { trackingLinks } from './places/tracking-links.ts'
import { users } from './people/users.ts'
import { vehicles } from './vehicles/vehicles.ts'
import { whatsapp } from './notifications/whatsapp.ts'

export const api = {
  accounting,
  accounts,
  audit,
  brand,
  cancellations,
  catalogues,
  closings,
  complaints,
  consents,
  dashboard,
  dispatch,
  devices,
  enterpriseDrivers,
  exports,
  files,
  inbox,
  insurance,
  integrations,
  lanes,
  legalDocuments,
  loadBoard,
  margins,
  messages,
  notes,
  mails,
  replyTemplates,
  notifications,
  offers,
  orders,
  orderImports,
  orderTemplates,
  ownAccount,
  papers,
  payments,
  places,
  rates,
  ratings,
  recovery,
  recurringOrders,
  refunds,
  registration,
  rights,
  savedLanes,
  savedPlaces,
  sessions,
  search,
  settings,
  settlements,
  signals,
  standby,
  support,
  tableViews,
  tariffEditions,
  tolls,
  tracking,
  trackingLinks,
  users,
  vehicles,
  whatsapp,
}
