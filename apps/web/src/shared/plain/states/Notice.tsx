import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#shared/class-names.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import styles from './Notice.module.css'

type NoticeKind = 'info' | 'success' | 'warning' | 'error'

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  kind: NoticeKind
  title: ReactNode
  /** What can be done about it, beside its words or, where there is no room, under them. */
  action?: ReactNode
}

const icons: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  success: 'checkCircle',
  warning: 'alert',
  error: 'alert',
}

/** What has to be known where it stands. It is told at once; what only explains says `role="note"`. */
export const Notice = ({ kind, title, action, className, children, ...rest }: NoticeProps) => (
  <div role="alert" {...rest} className={classNames(styles.notice, className)} data-notice={kind}>
    <div className={styles.said}>
      <Icon name={icons[kind]} sizePx={20} />
      <div className={styles.words}>
        {children ? <strong>{title}</strong> : title}
        {children && <div>{children}</div>}
      </div>
    </div>
    {action}
  </div>
)
