import { api } from '@arriero/contract'
import { settingHistoryList } from '@arriero/contract/es/lists/setting-history'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { moneySettingKeys, tripSettingKeys, type ShownSettingKey } from '#features/settings/shown-settings.ts'
import { settingHistoryTexts } from '#features/settings/setting-history.texts.ts'
import { settingHistoryCells } from '#features/settings/setting-history-cells.tsx'
import { RuleSwitch } from '#features/settings/RuleSwitch.tsx'
import { SettingCard, type Setting } from '#features/settings/SettingCard.tsx'
import { BankFileForm } from '#features/settlements/BankFileForm.tsx'
import { settlementsTexts } from '#features/settlements/settlements.texts.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { moneyRulesScreenTexts as texts } from './money-rules-screen.texts.ts'
import styles from './money-rules.module.css'

interface CardsProps {
  keys: readonly ShownSettingKey[]
  settings: readonly Setting[]
  onChanged: () => void
}

const Cards = ({ keys, settings, onChanged }: CardsProps) =>
  keys.map((key) => {
    const setting = settings.find((one) => one.key === key)
    // What is typed begins anew with each value that comes into force.
    return (
      setting && (
        <SettingCard
          key={`${key} ${setting.value}`}
          settingKey={key}
          setting={setting}
          onChanged={onChanged}
        />
      )
    )
  })

const Rules = ({ onChanged }: { onChanged: () => void }) => (
  <Answer of={useRead(api.settings.all, {})} wait={{ shape: 'cards', count: moneySettingKeys.length }}>
    {({ items }) => (
      <>
        <div className={styles.rules} data-rows>
          <Cards keys={moneySettingKeys} settings={items} onChanged={onChanged} />
          <RuleSwitch rule="blocksBelowFloor" />
          <RuleSwitch rule="showsClientTotalToCarrier" />
          <RuleSwitch rule="secondPersonOnMoneyPapers" />
          <RuleSwitch rule="secondPersonOnEveryPaper" />
        </div>
        <section className={styles.history}>
          <h2 className={styles.title}>{texts.tripTitle}</h2>
          <p className={styles.help}>{texts.tripHelp}</p>
          <div className={styles.rules} data-rows>
            <Cards keys={tripSettingKeys} settings={items} onChanged={onChanged} />
          </div>
        </section>
      </>
    )}
  </Answer>
)

const History = () => (
  <section className={styles.history}>
    <h2 className={styles.title}>{settingHistoryList.title}</h2>
    <p className={styles.help}>{settingHistoryTexts.help}</p>
    <ListTable list={useListTable(settingHistoryList, { cells: settingHistoryCells })} />
  </section>
)

const BankFile = () => (
  <section className={styles.history}>
    <h2 className={styles.title}>{settlementsTexts.bankFile.title}</h2>
    <p className={styles.help}>{settlementsTexts.bankFile.help}</p>
    <div className={styles.form}>
      <BankFileForm />
    </div>
  </section>
)

/** The figures of the rules that move money and of those an arrival counts, each with its example, and who changed what. Decisions §10, §13, §16. */
export default function MoneyRulesScreen() {
  const client = useQueryClient()
  const { isPending } = useRead(api.settings.all, {})
  const readAgain = () => {
    void client.invalidateQueries({ queryKey: keyOf(api.settings.all) })
    void client.invalidateQueries({ queryKey: keyOf(api.settings.history) })
  }
  return (
    <>
      <PageHead
        title={texts.title}
        help={texts.help}
        action={<Link to={paths.percentages}>{texts.toRates}</Link>}
      />
      <Rules onChanged={readAgain} />
      {/* It stands below rules of unknown heights: it comes with them. */}
      {!isPending && (
        <>
          <BankFile />
          <History />
        </>
      )}
    </>
  )
}
