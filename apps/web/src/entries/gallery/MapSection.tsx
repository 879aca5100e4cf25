import { MapView } from '#shared/map/MapView.tsx'
import { route, towns } from './examples.ts'
import { galleryTexts as texts } from './gallery.texts.ts'

const [bogota, medellin] = towns
const truck = { latitude: 5.9, longitude: -74.75, headingDegrees: 300, seenAt: '2026-01-12T12:58:00Z' }

const farthest = [towns[4], towns[6]] as const

export const MapSection = () => (
  <div style={{ display: 'grid', gap: 20 }}>
    <h1>{texts.sections.map}</h1>
    <MapView
      label={texts.sections.map}
      towns={towns}
      origin={bogota}
      destination={medellin}
      truck={truck}
      route={route}
      distanceKm={416}
      now="2026-01-12T13:00:00Z"
      heightPx={420}
    />
    <MapView
      label={texts.towns[4]}
      towns={towns}
      origin={farthest[0]}
      destination={farthest[1]}
      heightPx={520}
    />
  </div>
)
