import { Mark } from '../drawings/Mark.tsx'
import type { HouseLook } from './house-look.ts'
import styles from './BrandSign.module.css'

interface BrandSignProps extends Pick<HouseLook, 'logo'> {
  sizePx: number
}

/** The house's logo where it has one, on white whatever lies around it; else the product's mark. Its name stands beside it. */
export const BrandSign = ({ logo, sizePx }: BrandSignProps) =>
  logo === null ? <Mark sizePx={sizePx} /> : <img className={styles.logo} src={logo} alt="" height={sizePx} />
