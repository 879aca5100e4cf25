import { errorTexts } from '@arriero/contract/es/errors'
import { roleTexts } from '@arriero/contract/es/words'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { homeTexts } from './home.texts.ts'
import { NextWork } from './NextWork.tsx'
import styles from './home.module.css'

/** The welcome cards of Spec §1 and what to do next; `cliente-ayuda` shows the same. */
export default function HomeScreen() {
  const profile = useProfile()
  const sentence = homeTexts.sentences[profile.rol]
  return (
    <div className={styles.home}>
      <h1 className="visually-hidden">{homeTexts.title}</h1>
      <div className={styles.cards}>
        <Card title={homeTexts.hello(profile.name)}>
          <p className={styles.line}>{homeTexts.greeting}</p>
        </Card>
        <Card title={homeTexts.role}>
          <p className={styles.line}>{roleTexts[profile.rol]}</p>
        </Card>
        {sentence && (
          <Card title={homeTexts.canDo}>
            <p className={styles.line}>{sentence}</p>
          </Card>
        )}
      </div>
      {profile.validation === 'validated' ? (
        <NextWork profile={profile} />
      ) : (
        <p className={styles.notice}>
          <Icon name="clock" sizePx={20} /> {errorTexts['account.in_validation']}
        </p>
      )}
    </div>
  )
}
