import type { CSSProperties } from 'react'
import { BrandSign } from '#shared/brand/BrandSign.tsx'
import { type HouseLook, paletteFor } from '#shared/brand/house-look.ts'
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
        <BrandSign logo={look.logo} sizePx={30} />
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
