// Whoever types must not lose it without a question: every form goes through the one piece that watches its fields.
import { isTest, lineAt, type Rule } from './source.ts'

const piece = 'apps/web/src/shared/unsaved/Form.tsx'

/** Where nothing is lost: searches of a list, the door itself, and the gallery of pieces. */
const losesNothing: readonly string[] = [
  'apps/web/src/shared/table/ColumnFilter.tsx',
  'apps/web/src/shared/table/ColumnSearch.tsx',
  'apps/web/src/shared/table/PhoneFilters.tsx',
  'apps/web/src/screens/driver/LoginScreen.tsx',
  'apps/web/src/features/session/LoginForm.tsx',
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
    .filter(({ path }) => !losesNothing.includes(path))
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
  'apps/web/src/shared/ui/ResponsiveModal.tsx',
  'apps/web/src/shared/ui/ConfirmAct.tsx',
  'apps/web/src/shared/table/bulk/BulkDialog.tsx',
  'apps/web/src/shared/plain/Dialog.tsx',
  'apps/web/src/shared/ui/image-viewer/ViewerDialog.tsx',
  'apps/web/src/app/shell/PortalShell.tsx',
  'apps/web/src/features/accounting/PostingsDrawer.tsx',
  'apps/web/src/features/search/Palette.tsx',
]

const window = /import \{[^}]*\b(?:Modal|Drawer)\b[^}]*\} from 'antd'|<dialog[\s>]/g

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
