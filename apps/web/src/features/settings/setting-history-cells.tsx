import type { api } from '@arriero/contract'
import { settingText } from '@arriero/contract/es/settings'
import type { RowOf } from '@arriero/contract/lists/column'
import { formatNumber } from '#shared/format.ts'
import { type ShownSettingKey, shownSettingKeys, settingWords } from './shown-settings.ts'
import { ruleWords } from './rule-switch.texts.ts'
import { settingHistoryTexts as texts } from './setting-history.texts.ts'
import { settingsTexts } from './settings.texts.ts'

type SettingChange = RowOf<typeof api.settings.history>

const isShown = (key: string): key is ShownSettingKey => shownSettingKeys.some((known) => known === key)

const titleOf = (key: SettingChange['key']): string => {
  if (isShown(key)) return settingsTexts.each[key].title
  return ruleWords(key)?.title ?? settingText(key)
}

const words = (key: SettingChange['key'], value: number): string => {
  if (isShown(key)) return settingWords(key, value)
  return ruleWords(key)?.told[value === 1 ? 'on' : 'off'] ?? formatNumber(value)
}

export const settingHistoryCells = {
  key: ({ key }: SettingChange) => titleOf(key),
  change: ({ key, before, after }: SettingChange) => (
    <span className="tabular">{texts.fromTo(words(key, before), words(key, after))}</span>
  ),
}
