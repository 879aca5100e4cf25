/** The whole API as values. */
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { cancellations } from './cancellations.ts'
import { catalogues } from './catalogues.ts'
import { consents } from './consents.ts'
import { dashboard } from './dashboard.ts'
import { exports } from './exports.ts'
import { files } from './files.ts'
import { insurance } from './insurance.ts'
import { legalDocuments } from './legal-documents.ts'
import { offers } from './offers.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { places } from './places.ts'
import { rates } from './rates.ts'
import { ratings } from './ratings.ts'
import { sessions } from './sessions.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { support } from './support.ts'
import { tableViews } from './table-views.ts'
import { tracking } from './tracking.ts'
import { users } from './users.ts'
import { vehicles } from './vehicles.ts'

export const api = {
  audit,
  auth,
  cancellations,
  catalogues,
  consents,
  dashboard,
  exports,
  files,
  insurance,
  legalDocuments,
  offers,
  orders,
  payments,
  places,
  rates,
  ratings,
  sessions,
  search,
  settings,
  support,
  tableViews,
  tracking,
  users,
  vehicles,
}
