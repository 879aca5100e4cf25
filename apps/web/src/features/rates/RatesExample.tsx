import { maxDeclaredPesos } from '@arriero/domain/money/insurance'
import type { Rates, VatBase } from '@arriero/domain/money/rates'
import { useState } from 'react'
import { NumberField } from '#shared/plain/fields/NumberField.tsx'
import { pesosKind } from '#shared/numbers/number-kinds.ts'
import { Card } from '#shared/plain/Card.tsx'
import { Statement, type StatementLine } from '#shared/plain/values/Statement.tsx'
import { clientPriceLines, insuranceLines, offerLines } from './example-lines.ts'
import { ratesTexts } from './rates.texts.ts'
import styles from './rates.module.css'

const texts = ratesTexts.example
const usualValuePesos = 2_000_000
const usualDeclaredPesos = 100_000_000
const valueKind = pesosKind()
const declaredKind = pesosKind({ most: maxDeclaredPesos })

const Part = ({ title, lines }: { title: string; lines: readonly StatementLine[] }) => (
  <section>
    <h3 className={styles.partTitle}>{title}</h3>
    <Statement caption={title} lines={lines} />
  </section>
)

interface RatesExampleProps {
  /** Undefined while what is typed cannot be computed with. */
  rates: Rates | undefined
  vatBase: VatBase
}

/** What the typed percentages would make of an offer, a client's price and an insured cargo. */
export const RatesExample = ({ rates, vatBase }: RatesExampleProps) => {
  const [value, setValue] = useState<number | undefined>(usualValuePesos)
  const [declared, setDeclared] = useState<number | undefined>(usualDeclaredPesos)
  const terms = rates && { rates, vatBase }
  return (
    <Card title={texts.title}>
      <p className={styles.help}>{texts.help}</p>
      <div className={styles.examples}>
        <NumberField label={texts.carrierValue} kind={valueKind} value={value} onChange={setValue} />
        <NumberField label={texts.declared} kind={declaredKind} value={declared} onChange={setDeclared} />
      </div>
      <div className={styles.parts} aria-live="polite">
        {!terms && <p className={styles.help}>{texts.waiting}</p>}
        {terms && value !== undefined && (
          <>
            <Part title={texts.offer} lines={offerLines(value, terms)} />
            <Part title={texts.clientPrice} lines={clientPriceLines(value, terms)} />
          </>
        )}
        {terms && declared !== undefined && (
          <Part title={texts.insurance} lines={insuranceLines(declared, terms)} />
        )}
      </div>
    </Card>
  )
}
