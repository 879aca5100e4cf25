import '#shared/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { CrashPage } from '#app/shell/CrashPage.tsx'
import { NotFoundPage } from '#app/shell/NotFoundPage.tsx'
import { AuthLayout } from '#app/shell/AuthLayout.tsx'
import { PortalShell } from '#app/shell/PortalShell.tsx'
import { PortalTheme } from '#shared/ui/theme/PortalTheme.tsx'
import { queryClient } from '#shared/api/queries.ts'
import { startColors } from '#shared/color-mode.ts'
import { Button } from '#shared/plain/Button.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { LineInput } from '#shared/plain/fields/LineInput.tsx'
import { PasswordInput } from '#shared/plain/fields/PasswordInput.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { ActsSection, WizardSection } from './ActsSection.tsx'
import { ControlsSection } from './ControlsSection.tsx'
import { PlainSection } from './PlainSection.tsx'
import { TableSection } from './TableSection.tsx'
import { DrawingsSection, StatesSection, ValuesSection } from './ValuesSection.tsx'
import { galleryTexts as texts } from './gallery.texts.ts'
import { MapView } from '#shared/map/MapView.tsx'
import { route, towns } from './examples.ts'

const [bogota, medellin] = towns
const truck = { latitude: 5.9, longitude: -74.75, headingDegrees: 300, seenAt: '2026-01-12T12:58:00Z' }

const farthest = [towns[4], towns[6]] as const

const MapSection = () => (
  <div style={{ display: 'grid', gap: 20 }}>
    <h1>{texts.sections.map}</h1>
    <MapView
      label={texts.sections.map}
      origin={bogota}
      destination={medellin}
      truck={truck}
      route={route}
      distanceKm={416}
      now="2026-01-12T13:00:00Z"
      heightPx={420}
    />
    <MapView label={texts.towns[4]} origin={farthest[0]} destination={farthest[1]} heightPx={520} />
  </div>
)

const entries = [
  { path: '/main/index', title: texts.menu.home, icon: 'home' },
  { path: '/main/transportadores', title: texts.menu.drivers, icon: 'wheel' },
  { path: '/main/vehiculos', title: texts.menu.vehicles, icon: 'truck' },
  { path: '/main/enterprise-services', title: texts.menu.services, icon: 'route' },
  { path: '/main/documentacion', title: texts.menu.papers, icon: 'document' },
] as const

const show = new URLSearchParams(window.location.search).get('show') ?? 'portal'

const Sections = () => (
  <div style={{ display: 'grid', gap: 20 }}>
    <PageHead title={texts.title} help={texts.help} action={<Button kind="primary">{texts.create}</Button>} />
    <TableSection />
    <ValuesSection />
    <ActsSection />
    <WizardSection />
    <StatesSection />
    <DrawingsSection />
  </div>
)

const Login = () => (
  <form>
    <h1>{texts.loginTitle}</h1>
    <FormField label={texts.username}>
      {(control) => <LineInput {...control} autoComplete="username" />}
    </FormField>
    <FormField label={texts.password}>
      {(control) => <PasswordInput {...control} autoComplete="current-password" />}
    </FormField>
    <Button kind="primary" type="submit" isBlock>
      {texts.loginTitle}
    </Button>
  </form>
)

const inShell = { portal: Sections, controls: ControlsSection, map: MapSection, lost: NotFoundPage } as const

const Shown = () => {
  if (show === 'auth') {
    return (
      <AuthLayout>
        <Login />
      </AuthLayout>
    )
  }
  if (show === 'crash') return <CrashPage />
  if (show === 'plain') return <PlainSection />
  const Content = inShell[show as keyof typeof inShell] ?? Sections
  return (
    <PortalShell
      role="administrator"
      entries={entries}
      accountEntries={[]}
      places={[]}
      currentPath="/main/enterprise-services"
      user={texts.user}
      live={show === 'lost' ? 'lost' : 'connected'}
      onLogout={() => undefined}
    >
      <Content />
    </PortalShell>
  )
}

startColors()
const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <PortalTheme>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Shown />
        </BrowserRouter>
      </QueryClientProvider>
    </PortalTheme>,
  )
}
