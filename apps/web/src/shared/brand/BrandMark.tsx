import { BrandSign } from './BrandSign.tsx'
import { useHouseLook } from './use-house-look.ts'

/** The sign of the house as it is known now. */
export const BrandMark = ({ sizePx }: { sizePx: number }) => (
  <BrandSign logo={useHouseLook().logo} sizePx={sizePx} />
)
