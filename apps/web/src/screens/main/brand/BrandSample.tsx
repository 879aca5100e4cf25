import type { CSSProperties } from 'react'
import { type HouseLook, paletteFor } from '#shared/brand/house-look.ts'
import { Mark } from '#shared/drawings/Mark.tsx'
import type { ColorMode } from '#shared/tokens.ts'
import { brandScreenTexts as texts } from './brand-screen.texts.ts'
import styles from './brand.module.css'

/** How the draft looks in a mode; a picture, nothing to press. */
export const BrandSample = ({ look, mode }: { look: HouseLook; mode: ColorMode }) => {
  const palette = paletteFor(mode, look)
  const colors = {
    '--sample-surface': palette.surface,
    '--sample-text': palette.text,
    '--sample-primary': palette.primary,
    '--sample-on-primary': palette.onPrimary,
    '--sample-soft': palette.primarySoft,
  } as CSSProperties
  return (
    <div className={styles.sample} style={colors} role="img" aria-label={texts[mode]}>
      <span className={styles.name}>
        {look.logo === null ? (
          <Mark sizePx={30} />
        ) : (
          <img className={styles.picture} src={look.logo} alt="" style={{ height: 30 }} />
        )}
        {look.name}
      </span>
      <span className={styles.row}>
        <span className={styles.button}>{texts.button}</span>
        <span className={styles.link}>{texts.link}</span>
        <span className={styles.chosen}>{texts.chosen}</span>
      </span>
    </div>
  )
}
