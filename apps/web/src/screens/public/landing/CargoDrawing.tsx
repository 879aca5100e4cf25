/** Cargo on a pallet's breadth, one stroke, the colours of the page. */
const drawings = {
  bulk: {
    filled: 'M6 50q9-3 16-16t12-13q6 0 13 13t15 16Z',
    lines: 'M26 36v.1M34 29v.1M41 38v.1M33 43v.1M20 46v.1M48 46v.1M4 50h60',
  },
  special: {
    filled: 'M10 30h34v20H10ZM44 37h9l6 8v5H44Z',
    lines: 'M4 50h60M16 30V17l11-7 11 7v13M27 10v20M16 22h22M18 38h18M18 43h18',
  },
  dangerous: {
    filled: 'M34 7l25 25-25 25L9 32Z',
    lines: 'M34 14l18 18-18 18-18-18ZM34 22q6 5 4 10 3-1 3-4 3 6-1 10t-12 0q-4-4-1-9 1 3 3 3-1-6 4-10Z',
  },
  moves: {
    filled: 'M8 30h22v20H8ZM34 36h26v14H34ZM38 20q0-3 3-3h12q3 0 3 3v16H38Z',
    lines: 'M4 50h60M19 30v8M8 38h22M34 43h26M38 50v3M56 50v3M14 22l5-6 5 6v8H14Z',
  },
} as const

export type CargoDrawingName = keyof typeof drawings

/** Decorative: the name of the cargo stands beside it. */
export const CargoDrawing = ({ name }: { name: CargoDrawingName }) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width="85"
    height="75"
    viewBox="0 0 68 60"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={drawings[name].filled} fill="var(--color-primary-soft)" />
    <path d={drawings[name].lines} />
  </svg>
)
