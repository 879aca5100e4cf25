import { oddPriceText } from '@arriero/contract/es/price-sense'
import { priceOddity } from '@arriero/domain/money/price-sense'
import { useState } from 'react'

interface Asked {
  text: string
  answer: (isSure: boolean) => void
}

/** Asks once before a price goes out that is far from the reference of its trip; answers whether it may. Decisions §13. */
export const useOddPrice = () => {
  const [asked, setAsked] = useState<Asked>()
  const answer = (isSure: boolean) => {
    setAsked(undefined)
    asked?.answer(isSure)
  }
  const isSure = (valuePesos: number | undefined, referencePesos: number | null | undefined) =>
    new Promise<boolean>((resolve) => {
      const oddity = valuePesos === undefined ? undefined : priceOddity(valuePesos, referencePesos)
      if (!oddity || valuePesos === undefined || !referencePesos) resolve(true)
      else setAsked({ text: oddPriceText(oddity, valuePesos, referencePesos), answer: resolve })
    })
  return { text: asked?.text, isSure, answer }
}

export type OddPrice = ReturnType<typeof useOddPrice>
