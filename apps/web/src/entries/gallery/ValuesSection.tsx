import { Button } from '#shared/plain/Button.tsx'
import { CopyableCode } from '#shared/ui/CopyableCode.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { ErrorState } from '#shared/plain/states/ErrorState.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { Plate } from '#shared/plain/values/Plate.tsx'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { Stars } from '#shared/plain/values/Stars.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { StatusTag } from '#shared/plain/values/StatusTag.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { Icon } from '#shared/drawings/Icon.tsx'
import { type IconName, iconPaths } from '#shared/drawings/icon-paths.ts'
import { Mark } from '#shared/drawings/Mark.tsx'
import { VehicleDrawing } from '#shared/drawings/VehicleDrawing.tsx'
import { type VehicleShapeName, vehicleShapes } from '#shared/drawings/vehicle-shapes.ts'
import { formatDistance, formatWeight } from '#shared/format.ts'
import { rows, tones } from './examples.ts'
import { galleryTexts as texts } from './gallery.texts.ts'

const vehicleNames = Object.keys(vehicleShapes) as VehicleShapeName[]
const iconNames = Object.keys(iconPaths) as IconName[]
const flow = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const

export const ValuesSection = () => (
  <Card title={texts.sections.values}>
    <div style={{ ...flow, marginBottom: 16 }}>
      {tones.map((tone) => (
        <StatusTag key={tone} tone={tone}>
          {texts.statuses[tone]}
        </StatusTag>
      ))}
      <Plate plate="abc123" />
      <Plate plate="TRK 908" isPrivate />
      <Stars score={3.7} />
      <Stars score={null} />
      <Mark sizePx={16} />
      <Mark sizePx={32} />
      <Mark sizePx={64} />
    </div>
    <DetailList
      details={[
        { label: texts.columns.id, value: <CopyableCode code={rows[0]?.id ?? ''} shown="1f2e3d" /> },
        { label: texts.columns.price, value: <Money pesos={2_618_000} isStrong /> },
        { label: texts.columns.date, value: <When at="2026-01-12T13:00:00Z" /> },
        { label: texts.columns.origin, value: texts.arrivedText },
        { label: texts.columns.destination, value: `${formatDistance(416)} · ${formatWeight(31_000)}` },
      ]}
    />
  </Card>
)

export const DrawingsSection = () => (
  <>
    <Card title={texts.sections.vehicles}>
      <div style={{ ...flow, gap: 28, alignItems: 'flex-end' }}>
        {vehicleNames.map((name) => (
          <figure key={name} style={{ margin: 0, textAlign: 'center' }}>
            <VehicleDrawing name={name} heightPx={56} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </Card>
    <Card title={texts.sections.icons}>
      <div style={flow}>
        {iconNames.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} sizePx={24} />
          </span>
        ))}
      </div>
    </Card>
  </>
)

const drawings = ['box', 'tags', 'truck', 'papers', 'search', 'people', 'pin', 'signpost'] as const

export const StatesSection = () => (
  <>
    <Card title={texts.sections.states}>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
        {drawings.map((drawing) => (
          <EmptyState
            key={drawing}
            drawing={drawing}
            title={texts.empty}
            text={texts.emptyText}
            action={<Button kind="primary">{texts.create}</Button>}
          />
        ))}
        <ErrorState reference="K7-20F" onRetry={() => undefined} />
      </div>
    </Card>
    <Card title={texts.sections.waiting}>
      <Skeleton shape="detail" />
      <br />
      <Skeleton shape="table" count={3} />
    </Card>
  </>
)
