import { Link } from 'react-router'
import { ownAccountTexts } from './own-account.texts.ts'
import { Panel } from './Panel.tsx'
import styles from './own-account.module.css'

const texts = ownAccountTexts.notices

/** The way to how one is told. */
export const NoticesPanel = ({ choicesPath }: { choicesPath: string }) => (
  <Panel title={texts.title} text={texts.text}>
    <p className={styles.account}>
      <Link to={choicesPath}>{texts.link}</Link>
    </p>
  </Panel>
)
