import { Image } from 'antd'
import { Icon } from '#shared/drawings/Icon.tsx'
import { ordersTexts } from './orders.texts.ts'
import { factsOf, viewerOf, type SeenOrder } from './seen-order.ts'
import styles from './PhotosView.module.css'

const texts = ordersTexts.photos

const Group = ({ title, images }: { title: string; images: readonly string[] }) => (
  <section className={styles.group}>
    <h3>{title}</h3>
    <Image.PreviewGroup>
      <div className={styles.images}>
        {images.map((url, index) => (
          <Image
            key={url}
            src={url}
            alt={texts.alt(title, index + 1, images.length)}
            width={148}
            height={112}
            preview={{ cover: <Icon name="eye" sizePx={22} /> }}
          />
        ))}
      </div>
    </Image.PreviewGroup>
  </section>
)

/** Photos of the cargo and the delivery, and the support document (Spec §2). */
export const PhotosView = ({ order }: { order: SeenOrder }) => {
  const { supportDocument, deliveryImages = [] } = factsOf(order)
  const isParty = viewerOf(order) !== 'open'
  return (
    <div className={styles.photos}>
      {order.images.length > 0 ? (
        <Group title={texts.cargo} images={order.images} />
      ) : (
        <p className={styles.none}>{texts.none}</p>
      )}
      {supportDocument && <Group title={texts.support} images={[supportDocument]} />}
      {isParty && !supportDocument && order.status < 3 && <p className={styles.none}>{texts.noSupport}</p>}
      {deliveryImages.length > 0 && <Group title={texts.delivery} images={deliveryImages} />}
    </div>
  )
}
