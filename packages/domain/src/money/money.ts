/** Integer pesos and rates in basis points. The one rounding of the product is here: half up, in BigInt. Decisions §9. */
declare const pesosBrand: unique symbol
declare const basisPointsBrand: unique symbol

export type Pesos = number & { readonly [pesosBrand]: 'Pesos' }
/** 10 % is 1000. */
export type BasisPoints = number & { readonly [basisPointsBrand]: 'BasisPoints' }

/** The widest amount any sum may reach; also a CHECK in the database (security M1). */
export const storedMaxPesos = 10_000_000_000_000
/** The most a person may type in any field of money. */
export const typedAmountMaxPesos = 5_000_000_000
/** The gateway's field holds 12 digits of hundredths. */
export const totalMaxPesos = 9_999_999_999
export const wholeBasisPoints = 10_000

/** Throws on what is not a whole amount from 0 to 10^13: by then the input has been checked, so it is a fault of ours. */
export const pesos = (amount: number): Pesos => {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > storedMaxPesos) {
    throw new RangeError(`not an amount in pesos: ${amount}`)
  }
  return (amount === 0 ? 0 : amount) as Pesos
}

/** Throws on what is not a whole rate from 0 to 100 %. */
export const basisPoints = (rate: number): BasisPoints => {
  if (!Number.isInteger(rate) || rate < 0 || rate > wholeBasisPoints) {
    throw new RangeError(`not a rate in basis points: ${rate}`)
  }
  return (rate === 0 ? 0 : rate) as BasisPoints
}

export const noPesos = pesos(0)

/** amount × numerator ÷ denominator, half up; both factors are whole and not negative. */
export const ratio = (amount: Pesos, numerator: number, denominator: number): Pesos => {
  const doubled = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)
  return pesos(Number(doubled / (2n * BigInt(denominator))))
}

export const shareOf = (amount: Pesos, rate: BasisPoints): Pesos => ratio(amount, rate, wholeBasisPoints)

export const sum = (...amounts: readonly Pesos[]): Pesos =>
  pesos(amounts.reduce<number>((total, amount) => total + amount, 0))

/** Throws where the second is the larger: no amount here is ever negative. */
export const minus = (amount: Pesos, less: Pesos): Pesos => pesos(amount - less)

export const least = (first: Pesos, second: Pesos): Pesos => (first < second ? first : second)

/** Whether a person may type it: 1 … 5,000,000,000. */
export const isTypedAmount = (amount: number): boolean =>
  Number.isInteger(amount) && amount >= 1 && amount <= typedAmountMaxPesos

/** Whether the gateway can ask for it. */
export const isPayableTotal = (total: number): boolean =>
  Number.isInteger(total) && total >= 1 && total <= totalMaxPesos
