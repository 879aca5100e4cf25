/** A round step that cuts a span into about so many parts: 1, 2, 2.5 or 5 times a power of ten. */
const stepFor = (span: number, parts: number): number => {
  const raw = span / parts
  const power = 10 ** Math.floor(Math.log10(raw))
  const times = [1, 2, 2.5, 5, 10].find((one) => one * power >= raw) ?? 10
  return times * power
}

export interface Scale {
  from: number
  to: number
  ticks: readonly number[]
}

/** An axis of round numbers around all of them; not from zero, since it is read for how they differ. None lies on its ends. */
export const scaleOf = (values: readonly number[], parts = 3): Scale => {
  const least = Math.min(...values)
  const most = Math.max(...values)
  // Where all are alike, a tenth on each side keeps the mark in the middle.
  const span = most - least || Math.abs(most) * 0.2 || 1
  const step = stepFor(span, parts)
  const from = Math.max(0, Math.floor((least - step * 0.2) / step) * step)
  const to = Math.ceil((most + step * 0.2) / step) * step
  const count = Math.round((to - from) / step)
  return { from, to, ticks: Array.from({ length: count + 1 }, (_, index) => from + index * step) }
}

/** Where a value lies on it, in hundredths from its lower end. */
export const placeOn = ({ from, to }: Scale, value: number): number => ((value - from) / (to - from)) * 100
