import { Mark } from '../drawings/Mark.tsx'
import { useHouseLook } from './use-house-look.ts'
import styles from './BrandMark.module.css'

/** The house's logo where it has one, else the product's mark; its name stands beside it. */
export const BrandMark = ({ sizePx }: { sizePx: number }) => {
  const { logo } = useHouseLook()
  if (logo === null) return <Mark sizePx={sizePx} />
  return <img className={styles.logo} src={logo} alt="" height={sizePx} style={{ height: sizePx }} />
}
