import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import { errorText } from '#shared/api/error-text.ts'
import { keyOf, useAct, useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDateTime } from '#shared/format.ts'
import { CopyableCode } from '#shared/ui/CopyableCode.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { viewerOf, type SeenOrder } from './seen-order.ts'
import { trackingTexts } from './tracking.texts.ts'
import styles from './tracking.module.css'

const { link: texts } = trackingTexts

const useLink = (orderId: string) => {
  const client = useQueryClient()
  const toast = useToast()
  const input = { params: { _id: orderId } }
  const read = useRead(api.trackingLinks.read, input)
  const make = useAct(api.trackingLinks.make)
  const revoke = useAct(api.trackingLinks.revoke)
  const reread = () => void client.invalidateQueries({ queryKey: keyOf(api.trackingLinks.read, input) })
  const onError = (error: unknown) => toast.error(errorText(error))
  return {
    made: make.data,
    link: read.data?.link,
    isBusy: make.isPending || revoke.isPending,
    make: () => make.mutate(input, { onSuccess: reread, onError }),
    revoke: () =>
      revoke.mutate(input, {
        onSuccess: () => {
          make.reset()
          reread()
          toast.success(texts.revoked)
        },
        onError,
      }),
  }
}

const Link = ({ orderId }: { orderId: string }) => {
  const { made, link, isBusy, make, revoke } = useLink(orderId)
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
  const viewer = viewerOf(order)
  const isUnderWay = order.status === 1 || order.status === 2
  return isUnderWay && (viewer === 'client' || viewer === 'carrier') ? <Link orderId={order._id} /> : null
}
