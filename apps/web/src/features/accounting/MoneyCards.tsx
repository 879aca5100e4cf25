import { api } from '@arriero/contract'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { FigureTiles } from '#shared/charts/FigureTiles.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { accountingTexts } from './accounting.texts.ts'
import { moneyFigures } from './money-figures.ts'

const texts = accountingTexts.cards
const everyMinuteMs = 60_000

/** What the journal comes to, each figure with the way to the entries it is the sum of. Decisions §16. */
export const MoneyCards = () => (
  <Answer
    of={useRead(api.accounting.figures, { query: {} }, { refetchEveryMs: everyMinuteMs })}
    wait="figures"
    failed={texts.failed}
  >
    {({ accounts }) => (
      <FigureTiles
        label={texts.label}
        most={6}
        tiles={moneyFigures(accounts).map(({ key, pesos, path }) => ({
          key,
          title: texts[key].title,
          value: <Money pesos={pesos} />,
          hint: texts[key].hint,
          to: path,
        }))}
      />
    )}
  </Answer>
)
