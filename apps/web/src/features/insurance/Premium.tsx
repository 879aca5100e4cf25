import { api } from '@arriero/contract'
import { isInsurable } from '@arriero/domain/insurance'
import { errorText } from '#shared/api/error-text.ts'
import { useRead } from '#shared/api/queries.ts'
import { formatPercent } from '#shared/format.ts'
import { Statement } from '#shared/plain/Statement.tsx'
import { useDebounced } from '#shared/use-debounced.ts'
import { insuranceTexts as texts } from './insurance.texts.ts'

export interface PremiumShown {
  premiumPesos: number
  vatPesos: number
  vatPercent: number
}

/** The premium of a declared value by the rates in force; undefined while it is not known. */
export const usePremium = (declaredPesos: number) => {
  const settled = useDebounced(declaredPesos)
  const read = useRead<typeof api.rates.calculate, 'client'>(
    api.rates.calculate,
    { body: { priceCommodity: settled } },
    { enabled: isInsurable(settled), staleTimeMs: 60_000 },
  )
  const reply = settled === declaredPesos && isInsurable(settled) ? read.data : undefined
  const shown: PremiumShown | undefined = reply && {
    premiumPesos: reply.priceInsurance ?? 0,
    vatPesos: reply.insuranceVat ?? 0,
    vatPercent: reply.vatPercent,
  }
  return { shown, problem: read.isError ? errorText(read.error) : undefined }
}

interface PremiumProps {
  declaredPesos: number
  shown: PremiumShown | undefined
  problem: string | undefined
}

const rateText = (premiumPesos: number, declaredPesos: number) =>
  formatPercent(Math.round((premiumPesos * 10_000) / declaredPesos))

export const Premium = ({ declaredPesos, shown, problem }: PremiumProps) => {
  if (problem) return <p role="alert">{problem}</p>
  const { premiumPesos = 0, vatPesos = 0, vatPercent } = shown ?? {}
  return (
    <div aria-live="polite">
      <Statement
        caption={texts.statement.caption}
        lines={[
          {
            what: texts.statement.premium,
            amountPesos: premiumPesos,
            ...(shown
              ? { basePesos: declaredPesos, rate: rateText(premiumPesos, declaredPesos) }
              : { rate: '' }),
          },
          {
            what: texts.statement.vat,
            amountPesos: vatPesos,
            ...(vatPercent === undefined
              ? {}
              : { basePesos: premiumPesos, rate: formatPercent(vatPercent * 100) }),
          },
          { what: texts.statement.total, amountPesos: premiumPesos + vatPesos, isTotal: true },
        ]}
      />
    </div>
  )
}
