import { settingRules } from '@arriero/domain/house/settings'
import { numberKind, pesosKind } from '#shared/numbers/number-kinds.ts'
import { type ShownSettingKey, settingWords, unitOf } from './shown-settings.ts'
import { settingsTexts } from './settings.texts.ts'

const perCent = 100

/** What its field takes, in the unit that is typed: a share is stored in basis points and typed as per cent. */
export const settingField = (key: ShownSettingKey) => {
  const { least, most } = settingRules[key]
  const unit = unitOf(key)
  const limits = settingsTexts.limits(settingWords(key, least), settingWords(key, most))
  const own = { too_small: limits, too_large: limits }
  if (unit === 'pesos') return { scale: 1, kind: pesosKind({ least, most, tooLarge: limits }) }
  if (unit !== 'percent')
    return { scale: 1, kind: numberKind({ least, most, unit: settingsTexts[unit], own }) }
  const percent = { least: least / perCent, most: most / perCent, decimals: 2, unit: '%', own }
  return { scale: perCent, kind: numberKind(percent) }
}
