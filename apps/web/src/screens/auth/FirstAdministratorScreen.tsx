import { Link } from 'react-router'
import { FirstAdministratorForm } from '#features/sessions/FirstAdministratorForm.tsx'
import { paths } from '#shared/paths.ts'
import styles from './auth.module.css'
import { authTexts } from './auth.texts.ts'

/** For who has just installed Arriero: the console says where this is and gives the code. Decisions §2. */
export default function FirstAdministratorScreen() {
  return (
    <>
      <h1 className={styles.title}>{authTexts.firstTitle}</h1>
      <p className={styles.text}>{authTexts.firstText}</p>
      <FirstAdministratorForm />
      <Link to={paths.login} className={styles.after}>
        {authTexts.backToLogin}
      </Link>
    </>
  )
}
