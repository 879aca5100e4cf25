/** The whole API as values. */
import { auth } from './auth.ts'
import { cancellations } from './cancellations.ts'
import { catalogues } from './catalogues.ts'
import { consents } from './consents.ts'
import { files } from './files.ts'
import { insurance } from './insurance.ts'
import { offers } from './offers.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { places } from './places.ts'
import { rates } from './rates.ts'
import { ratings } from './ratings.ts'
import { settings } from './settings.ts'
import { tracking } from './tracking.ts'
import { users } from './users.ts'
import { vehicles } from './vehicles.ts'

export const api = {
  auth,
  cancellations,
  catalogues,
  consents,
  files,
  insurance,
  offers,
  orders,
  payments,
  places,
  rates,
  ratings,
  settings,
  tracking,
  users,
  vehicles,
}
