import { moneyTexts } from './endpoints-of-money.texts.ts'
import { orderTexts } from './endpoints-of-orders.texts.ts'
import { peopleTexts } from './endpoints-of-people.texts.ts'
import { houseTexts } from './endpoints-of-the-house.texts.ts'
import { vehicleTexts } from './endpoints-of-vehicles.texts.ts'

/** What each endpoint is for, in the words of the API's page; by method and path below /v1. */
export const endpointTexts: Readonly<Record<string, string>> = {
  ...orderTexts,
  ...moneyTexts,
  ...peopleTexts,
  ...vehicleTexts,
  ...houseTexts,
}
