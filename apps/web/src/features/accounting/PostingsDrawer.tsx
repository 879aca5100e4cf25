import { Link } from 'react-router'
import { formatShortId } from '#shared/format.ts'
import { useIsPhone } from '#shared/media.ts'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { useLast } from '#shared/ui/windows/RowModal.tsx'
import { SideWindow } from '#shared/ui/windows/SideWindow.tsx'
import { WindowContext } from '#shared/unsaved/windows.ts'
import { accountingTexts } from './accounting.texts.ts'
import { OrderPostings } from './OrderPostings.tsx'
import styles from './accounting.module.css'

const widthPx = 640
const texts = accountingTexts.drawer

interface PostingsDrawerProps {
  /** Undefined closes it. */
  orderId: string | undefined
  onClose: () => void
}

/** The postings of a service beside the list they were asked from; its address can be sent to a colleague. */
export const PostingsDrawer = ({ orderId, onClose }: PostingsDrawerProps) => {
  const isPhone = useIsPhone()
  const { rol } = useProfile()
  const shown = useLast(orderId)
  return (
    <SideWindow
      isOpen={orderId !== undefined}
      side="right"
      width={isPhone ? '100%' : widthPx}
      title={shown && texts.title(formatShortId(shown))}
      onClose={onClose}
    >
      {shown && (
        <section className={styles.body} tabIndex={0} aria-label={texts.title(formatShortId(shown))}>
          {rol === 'administrator' && (
            <p className={styles.toService}>
              <Link to={`${paths.services}/${shown}`}>{texts.service}</Link>
            </p>
          )}
          <WindowContext value={{ close: onClose }}>
            <OrderPostings orderId={shown} />
          </WindowContext>
        </section>
      )}
    </SideWindow>
  )
}
