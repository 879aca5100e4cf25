import { Link } from 'react-router'
import { Mark } from '#shared/drawings/Mark.tsx'
import { RoadScene } from '#shared/drawings/RoadScene.tsx'
import { paths } from '#shared/paths.ts'
import { landingTexts } from './landing.texts.ts'
import styles from './LandingScreen.module.css'

/** The front door: who we are and the way in. */
export default function LandingScreen() {
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <Mark sizePx={36} /> {landingTexts.brand}
      </header>
      <main className={styles.words}>
        <h1 className={styles.title}>{landingTexts.title}</h1>
        <p className={styles.text}>{landingTexts.text}</p>
        <div className={styles.ways}>
          <Link to={paths.login} className={styles.main}>
            {landingTexts.logIn}
          </Link>
          <Link to={paths.registration} className={styles.other}>
            {landingTexts.register}
          </Link>
          {/* Another page of the product, not a screen of this one. */}
          <a href={paths.driverArea} className={styles.other}>
            {landingTexts.driver}
          </a>
        </div>
      </main>
      <div className={styles.scene}>
        <RoadScene />
      </div>
    </div>
  )
}
