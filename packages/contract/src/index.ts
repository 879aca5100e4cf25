/** The whole API as values. */
import { accounting } from './accounting.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { brand } from './brand.ts'
import { cancellations } from './cancellations.ts'
import { catalogues } from './catalogues.ts'
import { complaints } from './complaints.ts'
import { consents } from './consents.ts'
import { dashboard } from './dashboard.ts'
import { devices } from './devices.ts'
import { enterpriseDrivers } from './enterprise-drivers.ts'
import { exports } from './exports.ts'
import { files } from './files.ts'
import { fleet } from './fleet.ts'
import { insurance } from './insurance.ts'
import { integrations } from './integrations.ts'
import { legalDocuments } from './legal-documents.ts'
import { notifications } from './notifications.ts'
import { offers } from './offers.ts'
import { orders } from './orders.ts'
import { ownAccount } from './own-account.ts'
import { papers } from './papers.ts'
import { payments } from './payments.ts'
import { places } from './places.ts'
import { rates } from './rates.ts'
import { ratings } from './ratings.ts'
import { recovery } from './recovery.ts'
import { refunds } from './refunds.ts'
import { registration } from './registration.ts'
import { rights } from './rights.ts'
import { sessions } from './sessions.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { settlements } from './settlements.ts'
import { standby } from './standby.ts'
import { support } from './support.ts'
import { tableViews } from './table-views.ts'
import { tariff } from './tariff.ts'
import { tracking } from './tracking.ts'
import { trackingLinks } from './tracking-links.ts'
import { users } from './users.ts'
import { vehicles } from './vehicles.ts'
import { whatsapp } from './whatsapp.ts'

export const api = {
  accounting,
  audit,
  auth,
  brand,
  cancellations,
  catalogues,
  complaints,
  consents,
  dashboard,
  devices,
  enterpriseDrivers,
  exports,
  files,
  fleet,
  insurance,
  integrations,
  legalDocuments,
  notifications,
  offers,
  orders,
  ownAccount,
  papers,
  payments,
  places,
  rates,
  ratings,
  recovery,
  refunds,
  registration,
  rights,
  sessions,
  search,
  settings,
  settlements,
  standby,
  support,
  tableViews,
  tariff,
  tracking,
  trackingLinks,
  users,
  vehicles,
  whatsapp,
}
