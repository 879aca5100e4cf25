import { Button, Image } from 'antd'
import { Icon } from '#shared/drawings/Icon.tsx'
import { FileThumb } from './FileThumb.tsx'
import type { UploadedImage } from './image-rules.ts'
import { uiTexts } from './ui.texts.ts'
import styles from './UploadImage.module.css'

export const UploadTile = ({ image, onRemove }: { image: UploadedImage; onRemove: () => void }) => (
  <div className={styles.tile}>
    {image.pdfBytes === undefined ? (
      <Image
        src={image.url}
        alt={image.name}
        width={104}
        height={104}
        preview={{ cover: <Icon name="eye" sizePx={22} /> }}
      />
    ) : (
      <FileThumb file={image} alt={image.name} />
    )}
    <Button
      className={styles.remove}
      size="small"
      shape="circle"
      aria-label={uiTexts.remove(image.name)}
      icon={<Icon name="close" sizePx={14} />}
      onClick={onRemove}
    />
  </div>
)
