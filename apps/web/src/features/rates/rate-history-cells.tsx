import type { RatesVersion } from '@arriero/contract/es/lists/rate-history'
import type { PercentName } from '@arriero/contract/money/rates'
import { formatPercent } from '#shared/format.ts'
import { changesBetween } from './percent-draft.ts'
import { ratesTexts } from './rates.texts.ts'
import { vatBaseWords } from './vat-base-words.ts'
import styles from './rates.module.css'

const texts = ratesTexts.history

const words = (percent: number) => formatPercent(percent * 100)

const Changes = ({ version }: { version: RatesVersion }) => {
  if (!version.before) return <span className={styles.note}>{texts.initial}</span>
  const { before, vatBase } = version
  const changes = changesBetween(before, version)
  const isOtherBase = before.vatBase !== vatBase
  if (changes.length === 0 && !isOtherBase) return texts.none
  return (
    <>
      {isOtherBase && <div>{texts.vatBase(vatBaseWords(before.vatBase), vatBaseWords(vatBase))}</div>}
      {changes.map(({ name, from, to }) => (
        <div key={name}>{texts.change(ratesTexts.names[name], words(from), words(to))}</div>
      ))}
    </>
  )
}

const Percent = ({ version, name }: { version: RatesVersion; name: PercentName }) => (
  <span
    className={
      version.before && version.before[name] !== version[name] ? `tabular ${styles.changed}` : 'tabular'
    }
  >
    {words(version[name])}
  </span>
)
const percent = (name: PercentName) => (version: RatesVersion) => <Percent version={version} name={name} />

/** The change in words, and in each version what is other than before. */
export const rateHistoryCells = {
  changes: (version: RatesVersion) => <Changes version={version} />,
  profit: percent('profit'),
  insurance: percent('insurance'),
  percent: percent('percent'),
  percentArrieroInsurance: percent('percentArrieroInsurance'),
}
