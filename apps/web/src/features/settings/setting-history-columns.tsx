import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { settingText } from '@arriero/contract/es/settings'
import { formatNumber } from '#shared/format.ts'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { type MoneySettingKey, moneySettingKeys, settingWords } from './money-settings.ts'
import { ruleWords } from './rule-switch.texts.ts'
import { settingHistoryTexts as texts } from './setting-history.texts.ts'
import { settingsTexts } from './settings.texts.ts'

export type SettingChange = ReplyOf<typeof api.settings.history>['items'][number]

const isOfMoney = (key: string): key is MoneySettingKey => moneySettingKeys.some((known) => known === key)

const titleOf = (key: SettingChange['key']): string => {
  if (isOfMoney(key)) return settingsTexts.each[key].title
  return ruleWords(key)?.title ?? settingText(key)
}

const words = (key: SettingChange['key'], value: number): string => {
  if (isOfMoney(key)) return settingWords(key, value)
  return ruleWords(key)?.told[value === 1 ? 'on' : 'off'] ?? formatNumber(value)
}

/** Who set which figure, from what to what and when. */
export const settingHistoryColumns: readonly Column<SettingChange>[] = [
  {
    key: 'at',
    title: texts.at,
    widthPx: 190,
    card: 'title',
    isSortable: true,
    render: ({ at }) => <When at={at} />,
  },
  { key: 'by', title: texts.by, widthPx: 200, card: 'fact', render: ({ by }) => by?.name ?? '—' },
  { key: 'key', title: texts.rule, card: 'fact', render: ({ key }) => titleOf(key) },
  {
    key: 'change',
    title: texts.change,
    card: 'fact',
    render: ({ key, before, after }) => (
      <span className="tabular">{texts.fromTo(words(key, before), words(key, after))}</span>
    ),
  },
]
