import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { driversTexts as texts } from './drivers.texts.ts'

export type DriverRow = ReplyOf<typeof api.users.ofEnterprise>['items'][number]

/** What decides between drivers, in the order in which it is asked: licence, availability, experience. */
export const driverWords = ({ licenceCategory, isActive, status, countOrder }: DriverRow): string[] => [
  licenceCategory ? texts.licence(licenceCategory) : texts.noLicence,
  isActive ? (status ? texts.free : texts.busy) : texts.inactive,
  texts.trips(countOrder),
]
