import { isUnderWay } from '@arriero/domain/orders'
import { Button, Space } from 'antd'
import { errorText } from '#shared/api/error-text.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDateTime } from '#shared/format.ts'
import { CopyableCode } from '#shared/ui/CopyableCode.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import type { SeenOrder } from './seen-order.ts'
import { trackingTexts } from './tracking.texts.ts'
import { useTrackingLink } from './use-tracking-link.ts'
import styles from './tracking.module.css'

const { link: texts } = trackingTexts

const Link = ({ orderId }: { orderId: string }) => {
  const toast = useToast()
  const { made, link, isBusy, make, revoke } = useTrackingLink(orderId, {
    onRevoked: () => toast.success(texts.revoked),
    onError: (error) => toast.error(errorText(error)),
  })
  return (
    <section className={styles.link} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p>{texts.help}</p>
      {made ? (
        <p role="status">
          {texts.once}
          <br />
          <CopyableCode code={made.url} shown={`${made.url.slice(0, made.url.lastIndexOf('/') + 9)}…`} />
        </p>
      ) : (
        link && <p>{texts.active(formatDateTime(link.createdAt))}</p>
      )}
      <Space wrap>
        <Button icon={<Icon name="link" sizePx={16} />} loading={isBusy} onClick={make}>
          {link ? texts.again : texts.make}
        </Button>
        {link && (
          <Button danger disabled={isBusy} onClick={revoke}>
            {texts.revoke}
          </Button>
        )}
      </Space>
    </section>
  )
}

/** Client and carrier let somebody without an account follow a service under way. Decisions §14. */
export const TrackingLink = ({ order }: { order: SeenOrder }) => {
  const isParty = order.viewer === 'client' || order.viewer === 'carrier'
  return isParty && isUnderWay(order.status) ? <Link orderId={order._id} /> : null
}
