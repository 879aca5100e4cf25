import { VehicleDrawing } from '#shared/drawings/VehicleDrawing.tsx'
import styles from './Landing.module.css'

/** Three of the portfolio on a road below the ridges; decorative. */
export const HeroScene = () => (
  <div className={styles.scene} aria-hidden="true">
    <svg
      className={styles.ridges}
      viewBox="0 0 1440 260"
      preserveAspectRatio="xMidYMax slice"
      focusable="false"
    >
      <circle cx="1130" cy="70" r="34" fill="none" stroke="var(--ground-sign)" strokeWidth="4" />
      <path
        d="M0 190 120 110l90 60 150-130 130 120 90-70 120 110 160-150 140 120 110-80 140 110 90-60 100 70v150H0Z"
        fill="var(--ground-far)"
      />
      <path
        d="M0 240 160 150l110 70 170-100 150 110 120-60 170 80 190-120 150 90 110-60 110 70v60H0Z"
        fill="var(--ground-near)"
      />
    </svg>
    <div className={styles.road}>
      <VehicleDrawing name="3S3" heightPx={104} />
      <VehicleDrawing name="single" heightPx={104} />
      <VehicleDrawing name="pickup" heightPx={104} />
    </div>
  </div>
)
