import { orderStatus } from '@arriero/domain/orders/orders'
import { Thumbnails } from '#shared/ui/images/Thumbnails.tsx'
import { ordersTexts } from '../orders.texts.ts'
import { factsOf, type SeenOrder } from '../data/seen-order.ts'
import styles from './PhotosView.module.css'

const texts = ordersTexts.photos

const Group = ({ title, images }: { title: string; images: readonly string[] }) => (
  <section className={styles.group}>
    <h3>{title}</h3>
    <Thumbnails images={images.map((url) => ({ url, name: title }))} />
  </section>
)

/** Photos of the cargo and the delivery, and the support document (Spec §2). */
export const PhotosView = ({ order }: { order: SeenOrder }) => {
  const { supportDocument, deliveryImages = [] } = factsOf(order)
  const isParty = order.viewer !== 'open'
  return (
    <div className={styles.photos}>
      {order.images.length > 0 ? (
        <Group title={texts.cargo} images={order.images} />
      ) : (
        <p className={styles.none}>{order.viewer === 'client' ? texts.noneOfOwn : texts.none}</p>
      )}
      {supportDocument && <Group title={texts.support} images={[supportDocument]} />}
      {isParty && !supportDocument && order.status < orderStatus.finished && (
        <p className={styles.none}>{texts.noSupport}</p>
      )}
      {deliveryImages.length > 0 && <Group title={texts.delivery} images={deliveryImages} />}
    </div>
  )
}
