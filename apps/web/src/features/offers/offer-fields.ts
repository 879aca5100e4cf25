/** Another value than the order's: what the carrier types is what he earns. Spec §5 "Offer", decisions §8. */
import { formatMoney } from '#shared/format.ts'
import type { Fields } from '#shared/forms/form-spec.ts'
import { pesos } from '#shared/numbers/number-kinds.ts'
import type { OpenOrder } from './my-offer.ts'
import { offersTexts as texts } from './offers.texts.ts'
import { valueProblem } from './value-problem.ts'

export interface TypedOffer {
  value: number | undefined
  description: string
}

export const noOffer: TypedOffer = { value: undefined, description: '' }

const comparison = (value: number, earnings: number | null): string => {
  if (earnings === null) return ''
  if (value === earnings) return texts.same
  return value > earnings
    ? texts.more(formatMoney(value - earnings))
    : texts.less(formatMoney(earnings - value))
}

export const offerFields = ({ _id, earnings }: Pick<OpenOrder, '_id' | 'earnings'>) =>
  ({
    value: {
      kind: 'number',
      label: texts.value,
      help: (value?: number) =>
        value ? `${texts.wouldEarn(formatMoney(value))} ${comparison(value, earnings)}` : texts.valueHelp,
      takes: pesos,
      required: 'offer.value_required',
      denial: valueProblem,
    },
    description: {
      kind: 'words',
      label: texts.description,
      help: texts.descriptionHelp,
      required: 'offer.description_required',
      draft: ['offer', _id],
    },
  }) as const satisfies Fields<TypedOffer>
