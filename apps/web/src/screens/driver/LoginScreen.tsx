import { sessionsTexts } from '#features/sessions/sessions.texts.ts'
import { useLogin, usernameField } from '#features/sessions/use-login.ts'
import { BrandMark } from '#shared/brand/BrandMark.tsx'
import { useHouseLook } from '#shared/brand/use-house-look.ts'
import { LineBanner } from '#shared/line/LineBanner.tsx'
import { paths } from '#shared/paths.ts'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { useFarewell } from '#shared/session/farewell.ts'
import { driverTexts, loginTexts } from './driver.texts.ts'
import styles from './LoginScreen.module.css'

const fields = { username: usernameField }

/** Who has a second factor drives nothing, and comes in here all the same: the gate sends him to his portal. Spec §5. */
export const LoginScreen = ({ notice }: { notice?: string | undefined }) => {
  const form = useLogin({ fields })
  const farewell = useFarewell()
  return (
    <>
      <LineBanner isForm />
      <main className={styles.page}>
        <div className={styles.panel}>
          <span className={styles.brand}>
            <BrandMark sizePx={40} /> {driverTexts.product(useHouseLook().name)}
          </span>
          <div>
            <h1 className={styles.title}>{loginTexts.title}</h1>
            <p className={styles.help}>{loginTexts.help}</p>
          </div>
          {farewell && (
            <div role="status">
              <strong>{farewell.title}</strong>
              {farewell.lines.map((line) => (
                <p key={line} className={styles.help}>
                  {line}
                </p>
              ))}
            </div>
          )}
          {notice && !farewell && <Notice kind="info" title={notice} />}
          <PlainForm form={form} act={sessionsTexts.logIn} button={{ size: 'grand' }} />
          {/* Other pages of the product, not screens of this one. */}
          <a className={styles.register} href={paths.recovery}>
            {sessionsTexts.recover}
          </a>
          <a className={styles.register} href={paths.registration}>
            {loginTexts.register}
          </a>
        </div>
      </main>
    </>
  )
}
