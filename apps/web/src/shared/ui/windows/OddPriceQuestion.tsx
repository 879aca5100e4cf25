import { oddPriceTexts as texts } from '#shared/numbers/odd-price.texts.ts'
import type { OddPrice } from '#shared/numbers/use-odd-price.ts'
import { ConfirmAct } from './ConfirmAct.tsx'

/** The question about a price far from its reference, with both figures. */
export const OddPriceQuestion = ({ odd }: { odd: OddPrice }) => (
  <ConfirmAct
    isOpen={odd.text !== undefined}
    title={texts.title}
    effect={<p>{odd.text}</p>}
    act={texts.goOn}
    onConfirm={() => odd.answer(true)}
    onClose={() => odd.answer(false)}
  />
)
