// Whoever types must not lose it without a question: every form goes through the one piece that watches its fields.
import { isTest, lineAt, type Rule } from './reading/source.ts'

const piece = 'apps/web/src/shared/unsaved/Form.tsx'

/** Forms that only search: nothing typed there can be lost. */
const searches: readonly string[] = [
  'apps/web/src/shared/table/columns/ColumnFilter.tsx',
  'apps/web/src/shared/table/columns/ColumnSearch.tsx',
  'apps/web/src/shared/table/filters/PhoneFilters.tsx',
]

const bare = /<form[\s>]/g
/** Ant Design's own form, unless it is drawn as ours. */
const foreign = /import \{[^}]*\bForm\b[^}]*\} from 'antd'/g

export const formsAreWatched: Rule = (files) =>
  files
    .filter(
      ({ path }) => path.startsWith('apps/web/src/') && !path.startsWith('apps/web/src/entries/gallery/'),
    )
    .filter(({ path }) => path !== piece && !isTest(path))
    .filter(({ path }) => !searches.includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(bare), ...text.matchAll(foreign)]
        .filter(([found]) => found.startsWith('<form') || !text.includes('component={'))
        .map(
          ({ index }) =>
            `${path}:${lineAt(text, index)} has a form of its own: what is typed in it is lost without a question`,
        ),
    )

/** Windows in which nothing is typed, and the two that guard what is. */
const ownWindows: readonly string[] = [
  'apps/web/src/shared/ui/windows/ResponsiveModal.tsx',
  'apps/web/src/shared/ui/windows/ConfirmAct.tsx',
  'apps/web/src/shared/ui/windows/BareWindow.tsx',
  'apps/web/src/shared/ui/windows/SideWindow.tsx',
  'apps/web/src/shared/table/bulk/BulkDialog.tsx',
  'apps/web/src/shared/plain/Dialog.tsx',
  'apps/web/src/shared/ui/images/image-viewer/ViewerDialog.tsx',
  'apps/web/src/app/shell/PortalShell.tsx',
  'apps/web/src/features/accounting/PostingsDrawer.tsx',
  'apps/web/src/features/search/Palette.tsx',
]

const window =
  /import \{[^}]*\b(?:Modal|Drawer)\b[^}]*\} from 'antd'|<dialog[\s>]|\/windows\/(?:Bare|Side)Window\.tsx'/g

export const windowsAreGuarded: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('apps/web/src/') && !path.includes('/gallery/'))
    .filter(({ path }) => !ownWindows.includes(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(window)].map(
        ({ index }) => `${path}:${lineAt(text, index)} opens a window that closes over what was typed in it`,
      ),
    )

/** A field with `maxLength` throws away what is pasted beyond it, without a word. */
export const nothingTypedIsCut: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('apps/web/src/') && path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bmaxLength=/g)].map(
        ({ index }) => `${path}:${lineAt(text, index)} cuts what is too long; \`most\` tells it`,
      ),
    )

/** Forms that are not declared: why each. Nothing is added; what has moved goes. */
export const formsByHand: Readonly<Record<string, string>> = {
  'apps/web/src/screens/driver/own/vehicles/NewVehicleScreen.tsx':
    'steps of a wizard, which keeps what is typed and judges it',
  'apps/web/src/screens/driver/trips/FinishStep.tsx':
    'a step of a trip: the phone keeps its proof and sends it when there is a line, no answer is awaited',
  'apps/web/src/screens/driver/trips/DocumentStep.tsx':
    'a step of a trip: one photo, which the phone keeps and sends; nothing is typed',
  'apps/web/src/screens/driver/own/services/use-self-assign.ts':
    'one act with a question for two screens, of which the one with fields declares its form',
  'apps/web/src/features/own-account/DataForm.tsx':
    'declared, but for its photo, which is judged and uploaded as soon as it is chosen',
}

const byHandMost = 5
/** Draws the form of whoever declares one, or of a wizard. */
const mechanism =
  /^apps\/web\/src\/(shared\/(forms|wizard)\/|shared\/plain\/fields\/PlainForm\.tsx|shared\/(unsaved|session)\/|entries\/gallery\/)/
const ownForm = new RegExp(
  // Whether it was tried, or what is wrong with it, kept beside the mechanism.
  [/\bset(?:Tried|Problem|Lacks)\b/, /\/(?:forms\/ActForm|unsaved\/Form)\.tsx'/, bare, foreign]
    .map(({ source }) => source)
    .join('|'),
)

export const formsAreDeclared =
  (byHand: Readonly<Record<string, string>>): Rule =>
  (files) => {
    const found = files.filter(
      ({ path, text }) =>
        path.startsWith('apps/web/src/') &&
        !isTest(path) &&
        !mechanism.test(path) &&
        !searches.includes(path) &&
        ownForm.test(text),
    )
    const gone = Object.keys(byHand).filter((path) => !found.some((file) => file.path === path))
    return [
      ...found
        .filter(({ path }) => !Object.hasOwn(byHand, path))
        .map(
          ({ path, text }) =>
            `${path}:${lineAt(text, text.search(ownForm))} keeps by hand what \`useForm\` of shared/forms keeps`,
        ),
      ...gone.map((path) => `${path}:1 keeps nothing by hand any more: take it off the list`),
      ...(Object.keys(byHand).length > byHandMost
        ? [`tools/house/forms.ts:1 lists more than ${byHandMost} forms by hand: the list may only shrink`]
        : []),
    ]
  }
