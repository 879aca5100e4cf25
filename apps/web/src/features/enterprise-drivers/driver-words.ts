import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { enterpriseDriversTexts as texts } from './enterprise-drivers.texts.ts'

export type DriverRow = ReplyOf<typeof api.users.ofEnterprise>['items'][number]

const standing = ({ isActive, validation, status }: DriverRow): string => {
  if (validation !== 'validated') return texts.validations[validation]
  if (!isActive) return texts.inactive
  return status ? texts.free : texts.busy
}

/** What decides between drivers, in the order in which it is asked: licence, availability, experience. */
export const driverWords = (driver: DriverRow): string[] => [
  driver.licenceCategory ? texts.licence(driver.licenceCategory) : texts.noLicence,
  standing(driver),
  texts.trips(driver.countOrder),
]
